export const id = 6255;
export const ids = [6255];
export const modules = {

/***/ 10555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ contentHash)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _domain_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77708);


/** SHA-256, in hex, of a JSON-like value; the order of keys and keys without a value don't count. */
function contentHash(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify(sorted(value)))
        .digest('hex');
}
function sorted(value) {
    if (Array.isArray(value))
        return value.map(sorted);
    if (!(0,_domain_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(value))
        return value;
    const keys = Object.keys(value).toSorted();
    return Object.fromEntries(keys.map((key) => [key, sorted(value[key])]));
}


/***/ }),

/***/ 6255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ validateConfig),
/* harmony export */   S: () => (/* binding */ loadRun)
/* harmony export */ });
/* harmony import */ var _core_config_overrides_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80015);
/* harmony import */ var _core_config_choose_mock_or_live_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72287);
/* harmony import */ var _core_config_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62017);
/* harmony import */ var _core_config_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27413);
/* harmony import */ var _core_config_resolve_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65908);
/* harmony import */ var _domain_case_catalog_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57275);
/* harmony import */ var _domain_default_config_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76644);
/* harmony import */ var _content_hash_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10555);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23024);









/** Puts a run together from flags, config file, case files and rate card, or lists all that is wrong. */
async function loadRun(request) {
    const { overrides, cwd, checkSchema } = request;
    const places = (0,_places_js__WEBPACK_IMPORTED_MODULE_8__/* .findPlaces */ .Ch)(cwd, overrides.config || undefined);
    const files = await readFiles(places, checkSchema);
    const flags = (0,_core_config_overrides_js__WEBPACK_IMPORTED_MODULE_0__/* .overrideProblems */ .lM)(overrides, files.ownCaseIds);
    const found = [...files.problems, ...flags];
    if (!(0,_core_config_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .onlyWarnings */ .k0)(found)) {
        return { problems: (0,_core_config_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .sortProblems */ .dS)([...found, ...choiceProblems(overrides, places, files)]) };
    }
    const answer = (0,_core_config_resolve_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveSettings */ .Mo)({ ...request, ...settingsParts(files) });
    return 'settings' in answer
        ? { settings: answer.settings, rules: rulesOf(files), warnings: (0,_core_config_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .sortProblems */ .dS)(found) }
        : { problems: (0,_core_config_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .sortProblems */ .dS)([...found, ...answer.problems]) };
}
/** Lists all that is wrong with a config and the files it names; empty when nothing is. */
async function validateConfig({ config, cwd, checkSchema, }) {
    const places = (0,_places_js__WEBPACK_IMPORTED_MODULE_8__/* .findPlaces */ .Ch)(cwd, config || undefined);
    if (places.configFile === null)
        return [noConfigFound];
    return (0,_core_config_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .sortProblems */ .dS)((await readFiles(places, checkSchema)).problems);
}
function rulesOf({ config, rateCard }) {
    const { failOn, compare, gates, budgets } = config ?? _domain_default_config_js__WEBPACK_IMPORTED_MODULE_6__/* .DEFAULT_CONFIG */ .P;
    return { failOn, compare, gates, budgets, rateCard };
}
/** The readers of files, and the schema library with them, are loaded when there is a config to read. */
async function readFiles(places, checkSchema) {
    if (places.configFile === null)
        return noFiles;
    const { loadFiles } = await Promise.all(/* import() */[__webpack_require__.e(4377), __webpack_require__.e(7955), __webpack_require__.e(363), __webpack_require__.e(6869)]).then(__webpack_require__.bind(__webpack_require__, 27386));
    return loadFiles({ ...places, configFile: places.configFile }, checkSchema);
}
/** Without a config the built-in cases run. */
const noFiles = {
    config: null,
    document: null,
    cases: _domain_case_catalog_js__WEBPACK_IMPORTED_MODULE_5__/* .BUILTIN_CASES */ .i.map((definition) => ({ definition, source: null })),
    ownCaseIds: [],
    rateCard: null,
    problems: [],
};
const noConfigFound = {
    file: _places_js__WEBPACK_IMPORTED_MODULE_8__/* .CONFIG_NAMES */ .We[0],
    line: null,
    path: '',
    message: `expected this file, or one of ${_places_js__WEBPACK_IMPORTED_MODULE_8__/* .CONFIG_NAMES */ .We.slice(1).join(', ')}, but there is none; "agent-bench init" writes one`,
    severity: 'error',
};
/** With a broken config, the one question about the run as a whole that can still be asked, if at all. */
function choiceProblems(overrides, { configFile }, { document }) {
    const live = (0,_core_config_document_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(document?.value, ['live']) ?? null;
    const isUnknown = configFile !== null && document === null;
    if (isUnknown || (live !== null && typeof live !== 'boolean'))
        return [];
    const choice = (0,_core_config_choose_mock_or_live_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseMockOrLive */ .f)(overrides, live);
    return typeof choice === 'object' ? [choice] : [];
}
function settingsParts({ config, document, cases, rateCard }) {
    const hash = (0,_content_hash_js__WEBPACK_IMPORTED_MODULE_7__/* .contentHash */ .A)(config ?? _domain_default_config_js__WEBPACK_IMPORTED_MODULE_6__/* .DEFAULT_CONFIG */ .P);
    return { config, source: document, configHash: hash, cases, rateCard };
}


/***/ }),

/***/ 53918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ wholePrompt),
/* harmony export */   d: () => (/* binding */ TOOL_SERVER)
/* harmony export */ });
/** What the agent is asked: the system text of the case, when there is one, before its prompt. */
function wholePrompt({ system, prompt }) {
    return system === null ? prompt : `${system}\n\n${prompt}`;
}
/** The name under which agents know the server of a case's tools. */
const TOOL_SERVER = 'bench';


/***/ }),

/***/ 28796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ recipeOf)
});

// EXTERNAL MODULE: ./lib/domain/json.js
var json = __webpack_require__(77708);
// EXTERNAL MODULE: ./lib/core/wire/json-text.js
var json_text = __webpack_require__(54375);
;// CONCATENATED MODULE: ./lib/core/agents/json-lines.js


/** The JSON objects among the lines of a text, in order; anything else is passed over. */
function jsonLines(text) {
    return text.split('\n').flatMap((line) => {
        const value = line.startsWith('{') ? (0,json_text/* parseJson */.qF)(line) : undefined;
        return (0,json/* isJsonObject */.O)(value) ? [value] : [];
    });
}
/** The member that is an object; an empty one for anything else. */
function objectAt(value, name) {
    const member = value[name];
    return (0,json/* isJsonObject */.O)(member) ? member : {};
}
/** The objects of a list. */
function objectsIn(value) {
    return Array.isArray(value) ? value.filter(json/* isJsonObject */.O) : [];
}
/** The member that is a text; null for anything else. */
function textAt(value, name) {
    const member = value[name];
    return typeof member === 'string' ? member : null;
}
/** A count of tokens; null when there is none. */
function countAt(value, name) {
    const member = value[name];
    return typeof member === 'number' && Number.isInteger(member) && member >= 0 ? member : null;
}
/** Usage of a whole run as an agent reports it; null unless it gives input and output. */
function reportedUsage(tokens) {
    const { input, output } = tokens;
    if (input === null || output === null)
        return null;
    return {
        inputTokens: input,
        cacheReadInputTokens: tokens.cacheRead,
        cacheWriteInputTokens: tokens.cacheWrite,
        outputTokens: output,
        reasoningOutputTokens: tokens.reasoning,
        totalTokens: input + output,
        adjusted: false,
    };
}
/** Adds counts up; null when one of them is not known. */
function sumOf(counts) {
    const known = counts.filter((count) => count !== null);
    return known.length < counts.length ? null : known.reduce((sum, count) => sum + count, 0);
}

// EXTERNAL MODULE: ./lib/core/agents/recipe.js
var recipe = __webpack_require__(53918);
// EXTERNAL MODULE: ./lib/core/agents/template.js
var template = __webpack_require__(76970);
;// CONCATENATED MODULE: ./lib/core/agents/codex.js



/** Codex: an own provider, since the built-in one ignores base URLs; no retries, so that a refusal ends it. */
const codex = {
    name: 'codex',
    protocols: ['responses'],
    passesPrompt: true,
    versionArgs: ['--version'],
    canTakeTools: () => true,
    prepare(words, facts) {
        const { args, env } = (0,template/* filled */.Bq)(words, facts);
        return {
            args: [
                ...args,
                ...['exec', '--json', '--skip-git-repo-check', '-s', 'workspace-write'],
                ...['-C', facts.workspace, (0,recipe/* wholePrompt */.C)(facts)],
            ],
            env: {
                AGENT_BENCH_TOKEN: facts.token,
                ...(facts.mcp !== null && { AGENT_BENCH_TOOL_TOKEN: facts.mcp.token }),
                ...env,
            },
            files: [{ path: '.codex/config.toml', content: configToml(facts) }],
        };
    },
    readReport: ({ stdout }) => readReport(jsonLines(stdout)),
    toolName: (name) => withoutServer(name),
};
function configToml({ model, baseUrl, mcp }) {
    // A JSON string is a TOML basic string.
    const lines = [
        `model = ${JSON.stringify(model)}`,
        'model_provider = "bench"',
        'check_for_update_on_startup = false',
        '[features]',
        'plugins = false',
        '[analytics]',
        'enabled = false',
        '[model_providers.bench]',
        'name = "bench"',
        `base_url = ${JSON.stringify(`${baseUrl}/v1`)}`,
        'env_key = "AGENT_BENCH_TOKEN"',
        'wire_api = "responses"',
        'request_max_retries = 0',
        'stream_max_retries = 0',
        ...(mcp === null ? [] : serverToml(mcp.url)),
    ];
    return `${lines.join('\n')}\n`;
}
function serverToml(url) {
    return [
        `[mcp_servers.${recipe/* TOOL_SERVER */.d}]`,
        `url = ${JSON.stringify(url)}`,
        'bearer_token_env_var = "AGENT_BENCH_TOOL_TOKEN"',
        'required = true',
        'default_tools_approval_mode = "approve"',
    ];
}
/** A failure is final only as `turn.failed`: an `error` comes with each retry, an item of type `error` is a remark. */
function readReport(events) {
    const ended = events.findLast(({ type }) => type === 'turn.completed' || type === 'turn.failed');
    const items = events
        .filter(({ type }) => type === 'item.completed')
        .map((event) => objectAt(event, 'item'));
    const usage = objectAt(ended ?? {}, 'usage');
    const answer = items.findLast(({ type }) => type === 'agent_message');
    return {
        outcome: ended === undefined ? 'missing' : ended.type === 'turn.failed' ? 'failed' : 'ok',
        answer: answer === undefined ? null : textAt(answer, 'text'),
        toolNames: items.flatMap(toolOf),
        usage: reportedUsage({
            input: countAt(usage, 'input_tokens'),
            cacheRead: countAt(usage, 'cached_input_tokens'),
            cacheWrite: null,
            output: countAt(usage, 'output_tokens'),
            reasoning: countAt(usage, 'reasoning_output_tokens'),
        }),
    };
}
function toolOf(item) {
    if (item.type === 'command_execution' || item.type === 'file_change')
        return [item.type];
    const name = textAt(item, 'tool');
    return item.type === 'mcp_tool_call' && name !== null ? [name] : [];
}
/** `mcp__bench__name` or `bench__name`, by version. */
function withoutServer(name) {
    return name.replace(new RegExp(`^(?:mcp__)?${recipe/* TOOL_SERVER */.d}_{1,2}`), '');
}

;// CONCATENATED MODULE: ./lib/core/agents/claude.js




const ownTools = ['Bash', 'Write', 'Edit', 'Read'];
const serversFile = '.agent-bench/mcp.json';
/** Claude Code in print mode, with its side traffic and its retries off. */
const claude = {
    name: 'claude',
    protocols: ['messages'],
    passesPrompt: true,
    versionArgs: ['--version'],
    canTakeTools: () => true,
    prepare(words, facts) {
        const { args, env } = (0,template/* filled */.Bq)(words, facts);
        const tools = facts.mcp === null ? ownTools : [...ownTools, `mcp__${recipe/* TOOL_SERVER */.d}`];
        return {
            args: [
                ...args,
                ...['-p', (0,recipe/* wholePrompt */.C)(facts), '--output-format', 'stream-json', '--verbose'],
                ...['--model', facts.model, '--allowedTools', tools.join(',')],
                ...(facts.mcp === null
                    ? []
                    : ['--mcp-config', `${facts.home}/${serversFile}`, '--strict-mcp-config']),
            ],
            env: {
                ...{ ANTHROPIC_BASE_URL: facts.baseUrl, ANTHROPIC_API_KEY: facts.token },
                CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
                ...{ DISABLE_AUTOUPDATER: '1', DISABLE_TELEMETRY: '1', DISABLE_ERROR_REPORTING: '1' },
                CLAUDE_CODE_MAX_RETRIES: '0',
                ...env,
            },
            files: facts.mcp === null ? [] : [{ path: serversFile, content: servers(facts.mcp) }],
        };
    },
    readReport: ({ stdout }) => claude_readReport(jsonLines(stdout)),
    toolName: withoutServer,
};
function servers({ url, token }) {
    const headers = { Authorization: `Bearer ${token}` };
    return JSON.stringify({ mcpServers: { [recipe/* TOOL_SERVER */.d]: { type: 'http', url, headers } } });
}
/** Failures are `is_error`, whatever the subtype says. The counts of single messages are stubs: the result has them. */
function claude_readReport(events) {
    const result = events.findLast(({ type }) => type === 'result');
    const blocks = events
        .filter(({ type }) => type === 'assistant')
        .flatMap((event) => objectsIn(objectAt(event, 'message').content));
    const usage = objectAt(result ?? {}, 'usage');
    const cacheRead = countAt(usage, 'cache_read_input_tokens');
    const cacheWrite = countAt(usage, 'cache_creation_input_tokens');
    return {
        outcome: result === undefined ? 'missing' : result.is_error === false ? 'ok' : 'failed',
        answer: result === undefined ? null : textAt(result, 'result'),
        toolNames: blocks
            .filter(({ type }) => type === 'tool_use')
            .flatMap((block) => textAt(block, 'name') ?? []),
        usage: reportedUsage({
            input: sumOf([countAt(usage, 'input_tokens'), cacheRead ?? 0, cacheWrite ?? 0]),
            ...{ cacheRead, cacheWrite },
            output: countAt(usage, 'output_tokens'),
            reasoning: null,
        }),
    };
}

;// CONCATENATED MODULE: ./lib/core/agents/generic.js


/** Any program: it is told where to call by the variables that most clients read. */
const generic = {
    name: 'generic',
    protocols: ['chat-completions', 'responses', 'messages'],
    passesPrompt: false,
    versionArgs: null,
    canTakeTools: ({ command, env }) => [...command, ...Object.values(env)].some((text) => /\{\{\s*mcpUrl\s*\}\}/.test(text)),
    prepare(words, facts) {
        const { baseUrl, token, model } = facts;
        const { args, env } = (0,template/* filled */.Bq)(words, facts);
        return {
            args,
            env: {
                ...{ OPENAI_BASE_URL: `${baseUrl}/v1`, OPENAI_API_KEY: token },
                ...{ ANTHROPIC_BASE_URL: baseUrl, ANTHROPIC_API_KEY: token },
                AGENT_BENCH_MODEL: model,
                ...env,
            },
            files: [],
        };
    },
    readReport: ({ stdout, reportFile }) => reportFile === null ? fromOutput(stdout) : fromReportFile(reportFile, stdout),
    toolName: (name) => name,
};
/** An agent that leaves no report has said what it had to say on its standard output. */
function fromOutput(stdout) {
    return { outcome: 'not-given', answer: answerIn(stdout), toolNames: null, usage: null };
}
function answerIn(stdout) {
    const text = stdout.trim();
    return text === '' ? null : text;
}
/** The format of the report is our own: docs/recipes.md. */
function fromReportFile(text, stdout) {
    const events = jsonLines(text);
    const last = (type) => events.findLast((event) => event.type === type);
    const final = last('final');
    const usage = last('usage') ?? {};
    return {
        outcome: final === undefined ? 'missing' : final.status === 'failed' ? 'failed' : 'ok',
        answer: (final && textAt(final, 'text')) ?? answerIn(stdout),
        toolNames: events
            .filter(({ type }) => type === 'tool_call')
            .flatMap((event) => textAt(event, 'name') ?? []),
        usage: reportedUsage({
            input: countAt(usage, 'inputTokens'),
            cacheRead: countAt(usage, 'cacheReadInputTokens'),
            cacheWrite: countAt(usage, 'cacheWriteInputTokens'),
            output: countAt(usage, 'outputTokens'),
            reasoning: countAt(usage, 'reasoningOutputTokens'),
        }),
    };
}

;// CONCATENATED MODULE: ./lib/core/agents/opencode.js




/** opencode: a title of ours saves the call that it would make for one. */
const opencode = {
    name: 'opencode',
    protocols: ['chat-completions'],
    passesPrompt: true,
    versionArgs: ['--version'],
    canTakeTools: () => true,
    prepare(words, facts) {
        const { args, env } = (0,template/* filled */.Bq)(words, facts);
        return {
            args: [
                ...args,
                ...['run', '--format', 'json', '-m', `bench/${facts.model}`],
                ...['--auto', '--title', 'benchmark', (0,recipe/* wholePrompt */.C)(facts)],
            ],
            env: {
                ...{ OPENCODE_DISABLE_AUTOUPDATE: '1', OPENCODE_DISABLE_MODELS_FETCH: '1' },
                ...{ OPENCODE_DISABLE_LSP_DOWNLOAD: '1', OPENCODE_DISABLE_DEFAULT_PLUGINS: '1' },
                ...env,
            },
            files: [{ path: '.config/opencode/opencode.json', content: configJson(facts) }],
        };
    },
    readReport: ({ stdout }) => opencode_readReport(jsonLines(stdout)),
    toolName: withoutServer,
};
function configJson({ model, baseUrl, token, mcp }) {
    return JSON.stringify({
        provider: {
            bench: {
                npm: '@ai-sdk/openai-compatible',
                name: 'bench',
                options: { baseURL: `${baseUrl}/v1`, apiKey: token },
                models: { [model]: { name: model, limit: { context: 200_000, output: 8000 } } },
            },
        },
        model: `bench/${model}`,
        autoupdate: false,
        share: 'disabled',
        ...(mcp !== null && {
            mcp: {
                [recipe/* TOOL_SERVER */.d]: {
                    ...{ type: 'remote', url: mcp.url, enabled: true, oauth: false },
                    headers: { Authorization: `Bearer ${mcp.token}` },
                },
            },
        }),
    });
}
/** Each step tells its own tokens, which leave out cache and reasoning; a run ends with the step that stops. */
function opencode_readReport(events) {
    const parts = (type) => events.filter((event) => event.type === type).map((event) => objectAt(event, 'part'));
    const steps = parts('step_finish');
    const answer = parts('text').at(-1);
    const tokens = steps.map((step) => objectAt(step, 'tokens'));
    const cache = tokens.map((one) => objectAt(one, 'cache'));
    const sum = (list, name) => list.length === 0 ? null : sumOf(list.map((one) => countAt(one, name)));
    const [cacheRead, cacheWrite] = [sum(cache, 'read'), sum(cache, 'write')];
    const reasoning = sum(tokens, 'reasoning');
    return {
        outcome: outcomeOf(events, steps.at(-1)),
        answer: answer === undefined ? null : textAt(answer, 'text'),
        toolNames: parts('tool_use').flatMap((part) => textAt(part, 'tool') ?? []),
        usage: reportedUsage({
            input: sumOf([sum(tokens, 'input'), cacheRead, cacheWrite]),
            ...{ cacheRead, cacheWrite, reasoning },
            output: sumOf([sum(tokens, 'output'), reasoning]),
        }),
    };
}
function outcomeOf(events, lastStep) {
    if (events.some(({ type }) => type === 'error'))
        return 'failed';
    return lastStep !== undefined && lastStep.reason !== 'tool-calls' ? 'ok' : 'missing';
}

;// CONCATENATED MODULE: ./lib/core/agents/pi.js



const apis = {
    'chat-completions': 'openai-completions',
    responses: 'openai-responses',
    messages: 'anthropic-messages',
};
/** pi speaks all three protocols and takes no MCP server. */
const pi = {
    name: 'pi',
    protocols: ['chat-completions', 'responses', 'messages'],
    passesPrompt: true,
    versionArgs: ['--version'],
    canTakeTools: () => false,
    prepare(words, facts) {
        const { args, env } = (0,template/* filled */.Bq)(words, facts);
        return {
            args: [
                ...args,
                ...['--offline', '--mode', 'json', '-p', '--provider', 'bench'],
                ...['--model', facts.model, (0,recipe/* wholePrompt */.C)(facts)],
            ],
            env: { PI_OFFLINE: '1', PI_TELEMETRY: '0', PI_SKIP_VERSION_CHECK: '1', ...env },
            files: [
                { path: '.pi/agent/models.json', content: modelsJson(facts) },
                { path: '.pi/agent/settings.json', content: JSON.stringify({ retry: { enabled: false } }) },
            ],
        };
    },
    readReport: ({ stdout }) => pi_readReport(jsonLines(stdout)),
    toolName: (name) => name,
};
function modelsJson({ model, protocol, baseUrl, token }) {
    const provider = {
        baseUrl: protocol === 'messages' ? baseUrl : `${baseUrl}/v1`,
        api: apis[protocol],
        apiKey: token,
        models: [{ id: model, contextWindow: 200_000, maxTokens: 8000 }],
    };
    return JSON.stringify({ providers: { bench: provider } });
}
/** Its exit status is 0 on failures too: the stop reason of the last message tells. */
function pi_readReport(events) {
    const messages = events
        .filter(({ type }) => type === 'message_end')
        .map((event) => objectAt(event, 'message'))
        .filter(({ role }) => role === 'assistant');
    const usages = messages.map((message) => objectAt(message, 'usage'));
    const sum = (name) => usages.length === 0 ? null : sumOf(usages.map((usage) => countAt(usage, name)));
    const [cacheRead, cacheWrite] = [sum('cacheRead'), sum('cacheWrite')];
    const texts = objectsIn(messages.at(-1)?.content).filter(({ type }) => type === 'text');
    return {
        outcome: pi_outcomeOf(events, messages.at(-1)),
        answer: texts.map((part) => textAt(part, 'text') ?? '').join('') || null,
        toolNames: events
            .filter(({ type }) => type === 'tool_execution_end')
            .flatMap((event) => textAt(event, 'toolName') ?? []),
        usage: reportedUsage({
            input: sumOf([sum('input'), cacheRead, cacheWrite]),
            ...{ cacheRead, cacheWrite },
            output: sum('output'),
            reasoning: sum('reasoning'),
        }),
    };
}
function pi_outcomeOf(events, last) {
    if (last?.stopReason === 'error' || last?.stopReason === 'aborted')
        return 'failed';
    return last !== undefined && events.some(({ type }) => type === 'agent_end') ? 'ok' : 'missing';
}

;// CONCATENATED MODULE: ./lib/core/agents/registry.js





const recipes = { generic: generic, codex: codex, claude: claude, opencode: opencode, pi: pi };
function recipeOf(name) {
    return recipes[name];
}


/***/ }),

/***/ 76970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Au: () => (/* binding */ unknownVariables),
/* harmony export */   Bq: () => (/* binding */ filled),
/* harmony export */   Rg: () => (/* binding */ TEMPLATE_VARIABLES)
/* harmony export */ });
/* unused harmony exports fillTemplate, templateValues */
/* harmony import */ var _recipe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53918);

/** What `{{name}}` stands for in the words and variables of a command. */
const TEMPLATE_VARIABLES = [
    'prompt',
    'baseUrl',
    'token',
    'workspace',
    'home',
    'model',
    'mcpUrl',
    'mcpToken',
    'reportFile',
];
const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;
/** Fills template variables in, in one pass: what a value holds is never filled in again. */
function fillTemplate(text, values) {
    return text.replaceAll(placeholder, (whole, name) => isVariable(name) ? values[name] : whole);
}
/** The names in `{{...}}` that are none of the template variables. */
function unknownVariables(text) {
    return [...text.matchAll(placeholder)]
        .map(([, name = '']) => name)
        .filter((name) => !isVariable(name));
}
/** The values of one launch; a case without tools has no server, and those two are empty. */
function templateValues(facts) {
    const { baseUrl, token, workspace, home, model, mcp, reportFile } = facts;
    return {
        prompt: (0,_recipe_js__WEBPACK_IMPORTED_MODULE_0__/* .wholePrompt */ .C)(facts),
        ...{ baseUrl, token, workspace, home, model, reportFile },
        mcpUrl: mcp?.url ?? '',
        mcpToken: mcp?.token ?? '',
    };
}
/** The target's own variables and words, filled in. */
function filled(words, facts) {
    const values = templateValues(facts);
    return {
        args: words.map((word) => fillTemplate(word, values)),
        env: Object.fromEntries(Object.entries(facts.env).map(([name, value]) => [name, fillTemplate(value, values)])),
    };
}
function isVariable(name) {
    return TEMPLATE_VARIABLES.some((known) => known === name);
}


/***/ }),

/***/ 72287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ chooseMockOrLive)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62017);
/* harmony import */ var _overrides_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80015);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27413);



const neitherGiven = 'expected --mock (scripts answer: no key, no network) or --live (endpoints answer), got neither; pass one, or set live: in the config';
/**
 * Whether scripts or endpoints answer: a flag decides, then the config's `live`; else the problem that
 * names both flags. A flag set to false alone takes that side of the config's key away.
 */
function chooseMockOrLive({ mock, live }, configLive) {
    if (mock === true && live === true) {
        return (0,_overrides_js__WEBPACK_IMPORTED_MODULE_1__/* .flagProblem */ .W3)('--mock', 'expected either --mock or --live, got both');
    }
    if (mock === true)
        return 'mock';
    if (live === true)
        return 'live';
    const vetoed = mock !== live && (configLive === true ? live === false : mock === false);
    if (configLive !== null && !vetoed)
        return configLive ? 'live' : 'mock';
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemIn */ .Dk)(_document_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMAND_LINE */ .rD, { path: [], message: neitherGiven });
}


/***/ }),

/***/ 80015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cu: () => (/* binding */ givenCaseIds),
/* harmony export */   SV: () => (/* binding */ givenList),
/* harmony export */   W3: () => (/* binding */ flagProblem),
/* harmony export */   Xy: () => (/* binding */ readShard),
/* harmony export */   gI: () => (/* binding */ given),
/* harmony export */   lM: () => (/* binding */ overrideProblems)
/* harmony export */ });
/* harmony import */ var _domain_base_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15547);
/* harmony import */ var _domain_config_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96145);
/* harmony import */ var _case_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45061);
/* harmony import */ var _describe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54569);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62017);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27413);






/** What is wrong with the flags by themselves; cases are not looked up while the user's ids are not known. */
function overrideProblems(overrides, ownCaseIds) {
    const { modes = [], failOn = [] } = overrides;
    return [
        ...numberProblems('--runs', overrides.runs, Number.MAX_SAFE_INTEGER),
        ...numberProblems('--concurrency', overrides.concurrency, _domain_config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_CONCURRENCY */ .fx),
        ...baseUrlProblems(overrides.baseUrl),
        ...shardProblems(overrides.shard),
        ...commentProblems(overrides),
        ...(ownCaseIds === null ? [] : caseProblems(overrides, ownCaseIds)),
        ...listProblems('--mode', modes, { what: `one of ${_domain_config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .MODES */ .FN.join(', ')}`, valid: _domain_config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .MODES */ .FN }),
        ...listProblems('--fail-on', failOn, { what: `one of ${_domain_config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .FAIL_ON */ .d$.join(', ')}`, valid: _domain_config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .FAIL_ON */ .d$ }),
        ...(failOn.includes('never') && failOn.length > 1
            ? [flagProblem('--fail-on', 'expected "never" alone, got it with others')]
            : []),
    ];
}
function caseProblems({ cases = [] }, ownCaseIds) {
    const what = `the id of a case (${[..._case_names_js__WEBPACK_IMPORTED_MODULE_0__/* .builtInCaseIds */ .a7, ...ownCaseIds].join(', ')})`;
    return listProblems('--case', cases, { what, valid: (0,_case_names_js__WEBPACK_IMPORTED_MODULE_0__/* .caseNames */ .RP)(ownCaseIds) });
}
/** A problem with a flag, or with the input of the same name. */
function flagProblem(flag, message) {
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemIn */ .Dk)(_document_js__WEBPACK_IMPORTED_MODULE_2__/* .COMMAND_LINE */ .rD, { path: [flag], message });
}
/** Text that was given: undefined when it is empty. */
function given(value) {
    return value === '' ? undefined : value;
}
/** A list that was given: undefined when it is empty. */
function givenList(list) {
    return list === undefined || list.length === 0 ? undefined : list;
}
/** The cases asked for by bare id; undefined when no flag narrows them. */
function givenCaseIds({ cases }) {
    return givenList(cases)?.map(_case_names_js__WEBPACK_IMPORTED_MODULE_0__/* .bareCaseId */ .kx);
}
function numberProblems(flag, value, max) {
    const number = given(value);
    if (number === undefined || isWholeNumber(number, max))
        return [];
    const range = max === Number.MAX_SAFE_INTEGER ? 'above 0' : `from 1 to ${max}`;
    return [flagProblem(flag, `expected a whole number ${range}, got ${(0,_describe_js__WEBPACK_IMPORTED_MODULE_1__/* .describeValue */ .bp)(value)}`)];
}
function isWholeNumber(value, max) {
    const number = typeof value === 'string' && !/^\d+$/.test(value) ? Number.NaN : Number(value);
    return Number.isSafeInteger(number) && number > 0 && number <= max;
}
function baseUrlProblems(text) {
    const url = given(text);
    const expected = url === undefined ? null : (0,_domain_base_url_js__WEBPACK_IMPORTED_MODULE_5__/* .baseUrlProblem */ .a)(url);
    return expected === null ? [] : [flagProblem('--base-url', `expected ${expected}`)];
}
const shardPattern = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/;
/** `2/4` as numbers; null for anything else. */
function readShard(text) {
    const [, index, total] = shardPattern.exec(text) ?? [];
    const shard = { index: Number(index), total: Number(total) };
    return shard.index <= shard.total ? shard : null;
}
function shardProblems(text) {
    const asked = given(text);
    if (asked === undefined || readShard(asked) !== null)
        return [];
    const message = `expected a part and the number of parts, such as 2/4, got ${(0,_describe_js__WEBPACK_IMPORTED_MODULE_1__/* .describeValue */ .bp)(asked)}`;
    return [flagProblem('--shard', message)];
}
function commentProblems({ comment, commentMode }) {
    const oneOf = (names) => ({
        what: `one of ${names.join(', ')}`,
        valid: names,
    });
    const asList = (text) => (text ? [text] : []);
    return [
        ...listProblems('comment', asList(comment), oneOf(_domain_config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .COMMENT_POLICIES */ .zd)),
        ...listProblems('comment-mode', asList(commentMode), oneOf(_domain_config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .COMMENT_MODES */ .p8)),
    ];
}
function listProblems(flag, names, { what, valid }) {
    return names
        .filter((name) => !valid.includes(name))
        .map((name) => (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemIn */ .Dk)(_document_js__WEBPACK_IMPORTED_MODULE_2__/* .COMMAND_LINE */ .rD, {
        path: [flag],
        message: `expected ${what}, got ${(0,_describe_js__WEBPACK_IMPORTED_MODULE_1__/* .describeValue */ .bp)(name)}`,
        name: { given: name, valid },
    }));
}


/***/ }),

/***/ 65908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VQ: () => (/* binding */ DEFAULT_FAIL_ON),
  r6: () => (/* binding */ chooseCompare),
  i0: () => (/* binding */ chooseExit),
  Mo: () => (/* binding */ resolveSettings)
});

// UNUSED EXPORTS: DEFAULT_OUTPUT_DIR

// EXTERNAL MODULE: ./lib/domain/config-names.js
var config_names = __webpack_require__(96145);
// EXTERNAL MODULE: ./lib/domain/default-config.js
var default_config = __webpack_require__(76644);
// EXTERNAL MODULE: ./lib/core/config/choose-mock-or-live.js
var choose_mock_or_live = __webpack_require__(72287);
// EXTERNAL MODULE: ./lib/core/config/document.js
var config_document = __webpack_require__(62017);
// EXTERNAL MODULE: ./lib/core/config/overrides.js
var config_overrides = __webpack_require__(80015);
// EXTERNAL MODULE: ./lib/core/config/problem.js
var problem = __webpack_require__(27413);
;// CONCATENATED MODULE: ./lib/core/config/plan-size.js


/** More would not fit into memory with their evidence; it is also years of calls at one a minute. */
const MAX_TRIALS = 100_000;
/** The problem of a run that plans more trials than can be held; nothing for any other. */
function planSizeProblems(settings, source) {
    const { targets, cases, modes, runs, warmup } = settings;
    const trials = targets.reduce((sum, { agent }) => sum + cases.length * (agent === null ? modes.length : 1) * runs + warmup, 0);
    if (trials <= MAX_TRIALS)
        return [];
    const message = `expected at most ${MAX_TRIALS} trials (targets x cases x modes x runs, and warm-ups), got ${trials}; lower runs, or narrow the matrix`;
    return [(0,problem/* problemIn */.Dk)(source ?? config_document/* COMMAND_LINE */.rD, { path: ['matrix', 'runs'], message })];
}

// EXTERNAL MODULE: ./lib/domain/case-catalog.js + 6 modules
var case_catalog = __webpack_require__(57275);
;// CONCATENATED MODULE: ./lib/core/config/resolve-cases.js



/** The matrix's cases, or those asked for by id: built-in ones can be asked for in any run. */
function chooseCases(loaded, ids) {
    if (ids === undefined)
        return loaded;
    const known = new Set(loaded.map(({ definition }) => definition.id));
    const others = case_catalog/* BUILTIN_CASES */.i.filter(({ id }) => !known.has(id));
    const all = [...loaded, ...others.map((definition) => ({ definition, source: null }))];
    return all.filter(({ definition }) => ids.includes(definition.id));
}
/** Cases that scripts can't play, since none plays the model in a mode of this run. */
function missingScripts(cases, modes) {
    return cases.flatMap(({ definition, source }) => modes
        .filter((mode) => definition.mock?.[mode] === undefined)
        .map((mode) => (0,problem/* problemIn */.Dk)(source ?? config_document/* COMMAND_LINE */.rD, {
        path: ['mock', mode],
        message: `expected rounds that play the model for case "${definition.id}" in mode "${mode}", but there are none; write them, leave the case or the mode out, or pass --live`,
    })));
}
/** The case as the run takes it. */
function runCase({ definition, source }) {
    const line = source?.lineOf(['expect']) ?? null;
    return { definition, file: source?.file ?? null, line };
}

// EXTERNAL MODULE: ./lib/core/agents/registry.js + 6 modules
var registry = __webpack_require__(28796);
;// CONCATENATED MODULE: ./lib/core/config/unfit-cases.js




/** Cases that a target of the run can't be given: no script plays its model, or its agent can't be offered tools. */
function unfitCases(targets, chosen) {
    const { live, modes, cases } = chosen;
    const chat = targets.some(({ agent }) => agent === null);
    const agents = targets.filter(({ agent }) => agent !== null);
    return [
        ...(live || !chat ? [] : missingScripts(cases, modes)),
        ...(agents.some(({ baseUrl }) => baseUrl === null) ? missingAgentScripts(cases) : []),
        ...(live ? agents.flatMap((target) => toolsRefused(target, cases)) : []),
    ];
}
function missingAgentScripts(cases) {
    return cases
        .filter(({ definition }) => definition.mock?.native === undefined)
        .map(({ definition, source }) => (0,problem/* problemIn */.Dk)(source ?? config_document/* COMMAND_LINE */.rD, {
        path: ['mock', 'native'],
        message: `expected rounds that play the model behind an agent for case "${definition.id}", but there are none; write mock.native, leave the case out, or name a real upstream`,
    }));
}
/** Tools of a case are offered over MCP, where the agent can take a server. */
function toolsRefused({ id, agent }, cases) {
    if (agent === null || (0,registry/* recipeOf */.S)(agent.recipe).canTakeTools(agent))
        return [];
    return cases
        .filter(({ definition }) => definition.tools.length > 0)
        .map(({ definition, source }) => (0,problem/* problemIn */.Dk)(source ?? config_document/* COMMAND_LINE */.rD, {
        path: ['tools'],
        message: `expected a case without tools for target "${id}", whose agent can't be offered any (recipe "${agent.recipe}"); leave case "${definition.id}" out, or use a recipe that takes an MCP server (docs/recipes.md)`,
    }));
}

;// CONCATENATED MODULE: ./lib/core/config/resolve-agent.js
/** What a command target names as its upstream when scripts are to answer its agent. */
const SCRIPTED_UPSTREAM = 'builtin:scripted';
/** The endpoint behind a command target; null when scripts answer. */
function upstreamOf(target, config) {
    const upstream = config?.targets?.find(({ id }) => id === target.upstream);
    return upstream !== undefined && 'baseUrl' in upstream ? upstream : null;
}
/** A command target as a run takes it, with what is upstream of it; in mock mode scripts stand in for both. */
function agentTarget(target, upstream) {
    const { callTimeoutSeconds, trialTimeoutSeconds, ...budget } = target.limits;
    const { id, command, recipe, env, passEnv, protocol, network } = target;
    return {
        ...{ id, ...upstream, params: {} },
        limits: { callTimeoutSeconds, trialTimeoutSeconds, maxTurns: budget.maxAttempts, retries: 0 },
        agent: { command, recipe, env, passEnv, protocol, network, ...budget },
    };
}

;// CONCATENATED MODULE: ./lib/core/config/resolve-targets.js




/** Used for an endpoint given by flags alone, when it is set and the connection is encrypted. */
const customaryKeyEnv = 'OPENAI_API_KEY';
/** The targets of the matrix with flags applied; in mock mode scripts stand in for all of them. */
function resolveTargets(question) {
    const chosen = chosenTargets(question.config);
    if (chosen.length === 0)
        return targetFromFlags(question);
    const { overrides, live } = question;
    if (chosen.length > 1 && ((0,config_overrides/* given */.gI)(overrides.baseUrl) ?? (0,config_overrides/* given */.gI)(overrides.model)) !== undefined) {
        return { problems: severalTargets(overrides, chosen) };
    }
    const faults = live ? keyProblems(question, chosen) : [];
    if (faults.length > 0)
        return { problems: faults };
    return { targets: chosen.map((target) => runTarget(target, question)) };
}
function chosenTargets(config) {
    const targets = config?.targets ?? [];
    const ids = config?.matrix.targets;
    if (ids === undefined)
        return targets.filter(isCallable);
    return targets.filter(({ id }) => ids.includes(id));
}
/** Chat targets of the other protocols serve as upstream alone. */
function isCallable(target) {
    return 'baseUrl' in target && target.protocol === 'chat-completions';
}
function targetFromFlags({ overrides, source, live, keyState }) {
    const baseUrl = (0,config_overrides/* given */.gI)(overrides.baseUrl);
    const model = (0,config_overrides/* given */.gI)(overrides.model);
    const common = { params: {}, limits: default_config/* DEFAULT_CHAT_LIMITS */.I, agent: null };
    if (!live) {
        const mock = { id: 'mock', provider: 'builtin', baseUrl: null, apiKeyEnv: null };
        return { targets: [{ ...mock, model: model ?? 'scripted', ...common }] };
    }
    if (baseUrl === undefined || model === undefined) {
        const place = source === null ? 'a config' : 'targets in the config';
        const message = `expected ${place}, or --base-url and --model, for a live run`;
        return { problems: [(0,config_overrides/* flagProblem */.W3)('--live', message)] };
    }
    const hasKey = baseUrl.startsWith('https:') && keyState(customaryKeyEnv) !== 'missing';
    const apiKeyEnv = hasKey ? customaryKeyEnv : null;
    const provider = hostOf(baseUrl);
    return { targets: [{ id: 'live', provider, model, baseUrl, apiKeyEnv, ...common }] };
}
function severalTargets(overrides, chosen) {
    const ids = chosen.map(({ id }) => id).join(', ');
    return [['--base-url', overrides.baseUrl], ['--model', overrides.model]]
        .filter(([, value]) => (0,config_overrides/* given */.gI)(value) !== undefined)
        .map(([flag]) => (0,config_overrides/* flagProblem */.W3)(flag, `expected a config with one target, got ${ids}`));
}
function keyProblems({ config, source, keyState }, chosen) {
    const endpoints = chosen.flatMap((target) => endpointOf(target, config) ?? []);
    return [...new Set(endpoints)].flatMap((target) => {
        const { apiKeyEnv: name } = target;
        const state = name === undefined ? 'usable' : keyState(name);
        if (name === undefined || state === 'usable' || source === null)
            return [];
        const index = config?.targets?.findIndex(({ id }) => id === target.id) ?? 0;
        const message = keyFaults[state](name);
        return [(0,problem/* problemIn */.Dk)(source, { path: ['targets', index, 'apiKeyEnv'], message })];
    });
}
const keyFaults = {
    missing: (name) => `expected the environment variable ${name} to be set for a live run; set it, or pass --mock`,
    unusable: (name) => `expected the environment variable ${name} to hold a key, got one with a line break or another character that no HTTP header carries; store it again without`,
};
function runTarget(target, question) {
    const endpoint = reachedEndpoint(endpointOf(target, question.config), question);
    if ('command' in target)
        return agentTarget(target, endpoint);
    const { id, params, limits } = target;
    return { id, ...endpoint, params, limits, agent: null };
}
/** The endpoint that answers a target; null when scripts do. */
function endpointOf(target, config) {
    return 'command' in target ? upstreamOf(target, config) : target;
}
function reachedEndpoint(endpoint, { overrides, live }) {
    const model = (0,config_overrides/* given */.gI)(overrides.model) ?? endpoint?.model ?? 'scripted';
    if (endpoint === null)
        return { provider: 'builtin', model, baseUrl: null, apiKeyEnv: null };
    const baseUrl = (live ? (0,config_overrides/* given */.gI)(overrides.baseUrl) : undefined) ?? endpoint.baseUrl;
    return {
        provider: endpoint.provider ?? hostOf(baseUrl),
        model,
        baseUrl: live ? baseUrl : null,
        apiKeyEnv: live ? (endpoint.apiKeyEnv ?? null) : null,
    };
}
function hostOf(baseUrl) {
    return new URL(baseUrl).host;
}

;// CONCATENATED MODULE: ./lib/core/config/resolve-settings.js










const DEFAULT_OUTPUT_DIR = 'agent-bench-report';
const DEFAULT_FAIL_ON = ['failure', 'regressed', 'invalid', 'budget'];
/** Puts flags before the config file before defaults; the problems when no run comes of it. */
function resolveSettings(question) {
    const { overrides, source, keyState } = question;
    const choice = (0,choose_mock_or_live/* chooseMockOrLive */.f)(overrides, question.config?.live ?? null);
    if (typeof choice === 'object')
        return { problems: [choice] };
    const live = choice === 'live';
    const { matrix } = question.config ?? default_config/* DEFAULT_CONFIG */.P;
    const cases = chooseCases(question.cases, (0,config_overrides/* givenCaseIds */.Cu)(overrides));
    const modes = chooseModes(overrides, matrix.modes);
    const answer = resolveTargets({ overrides, config: question.config, source, live, keyState });
    const problems = 'problems' in answer
        ? [...answer.problems, ...(live ? [] : missingScripts(cases, modes))]
        : unfitCases(answer.targets, { live, modes, cases });
    if ('problems' in answer || problems.length > 0)
        return { problems };
    const chosen = { live, modes, targets: answer.targets, cases: cases.map(runCase) };
    const settings = { ...plainSettings(question, live), ...chosen };
    const faults = [
        ...planSizeProblems(settings, source),
        ...baselineFileProblems(settings.compare, source),
    ];
    return faults.length > 0 ? { problems: faults } : { settings };
}
function plainSettings(question, live) {
    const { overrides, source, configHash, rateCard } = question;
    const config = question.config ?? default_config/* DEFAULT_CONFIG */.P;
    const { matrix, failOn, report } = config;
    return {
        runs: Number((0,config_overrides/* given */.gI)(overrides.runs) ?? matrix.runs),
        concurrency: Number((0,config_overrides/* given */.gI)(overrides.concurrency) ?? matrix.concurrency),
        warmup: matrix.warmup ?? (live ? 1 : 0),
        seed: matrix.seed,
        ...chooseExit(overrides, failOn),
        compare: chooseCompare(overrides, config.compare),
        gates: config.gates,
        budgets: config.budgets,
        comment: chooseComment(overrides, config.comment),
        shard: (0,config_overrides/* readShard */.Xy)((0,config_overrides/* given */.gI)(overrides.shard) ?? ''),
        outputs: report.outputs,
        keepLedgers: report.keepLedgers,
        rateCard,
        outputDir: (0,config_overrides/* given */.gI)(overrides.outputDir) ?? DEFAULT_OUTPUT_DIR,
        configPath: source?.file ?? null,
        configHash,
    };
}
function chooseComment({ comment, commentMode, commentKey }, fromConfig) {
    return {
        policy: config_names/* COMMENT_POLICIES */.zd.find((name) => name === comment) ?? fromConfig.policy,
        mode: config_names/* COMMENT_MODES */.p8.find((name) => name === commentMode) ?? fromConfig.mode,
        key: (0,config_overrides/* given */.gI)(commentKey) ?? fromConfig.key,
    };
}
/** A record file on the command line is what to compare with. */
function chooseCompare({ baseline }, fromConfig) {
    const path = (0,config_overrides/* given */.gI)(baseline);
    if (path === undefined)
        return fromConfig;
    const store = { ...fromConfig.baseline, store: 'file', path };
    return { ...fromConfig, against: 'baseline', baseline: store };
}
function baselineFileProblems({ against, baseline }, source) {
    if (against !== 'baseline' || baseline.store !== 'file' || baseline.path !== null)
        return [];
    const message = 'expected the path of a record file for the store "file", or --baseline FILE';
    return [(0,problem/* problemIn */.Dk)(source ?? config_document/* COMMAND_LINE */.rD, { path: ['compare', 'baseline', 'path'], message })];
}
function chooseModes({ modes }, fromConfig) {
    const asked = (0,config_overrides/* givenList */.SV)(modes) ?? fromConfig;
    return config_names/* MODES */.FN.filter((mode) => asked.includes(mode));
}
/** A shard judges nothing: it ends in 0 or 2, and the merge in what its rules say. */
function chooseExit(overrides, fromConfig) {
    if ((0,config_overrides/* given */.gI)(overrides.shard) !== undefined)
        return { failOn: ['never'], failOnGiven: true };
    return {
        failOn: chooseFailOn(overrides, fromConfig),
        failOnGiven: ((0,config_overrides/* givenList */.SV)(overrides.failOn) ?? fromConfig) !== null,
    };
}
/** What makes exit status 1: the flag, else the config, else the default. */
function chooseFailOn({ failOn }, fromConfig) {
    const asked = (0,config_overrides/* givenList */.SV)(failOn) ?? fromConfig ?? DEFAULT_FAIL_ON;
    return config_names/* FAIL_ON */.d$.filter((condition) => asked.includes(condition));
}


/***/ }),

/***/ 76644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ DEFAULT_CHAT_LIMITS),
/* harmony export */   P: () => (/* binding */ DEFAULT_CONFIG)
/* harmony export */ });
/* harmony import */ var _config_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96145);

const DEFAULT_CHAT_LIMITS = {
    callTimeoutSeconds: 60,
    trialTimeoutSeconds: 300,
    maxTurns: 8,
    retries: 2,
};
/**
 * What the schema makes of `version: 1` alone, which a test holds it to. A run without a config file
 * starts from it and need not load the schema library.
 */
const DEFAULT_CONFIG = {
    version: 1,
    live: null,
    failOn: null,
    matrix: {
        cases: [..._config_names_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_CASES */ .WQ],
        modes: [..._config_names_js__WEBPACK_IMPORTED_MODULE_0__/* .MODES */ .FN],
        runs: 1,
        concurrency: 1,
        warmup: null,
        seed: 1,
    },
    experiments: [],
    compare: {
        against: 'none',
        baseline: {
            store: 'cache',
            path: null,
            name: 'agent-bench',
            maxAgeDays: 14,
            onMissing: 'warn',
            onStale: 'warn',
            onIncompatible: 'fail',
        },
        baseRef: { ref: null, setup: [] },
        alpha: 0.05,
        adjust: 'benjamini-hochberg',
        minCoverage: 0.9,
        confirm: true,
        confirmMax: 3,
        extendOnce: false,
        generalize: 'suite',
    },
    gates: [],
    budgets: [],
    report: { outputs: 'none', formats: ['html'], keepLedgers: 'none' },
    comment: { policy: 'always', mode: 'update', key: null },
};


/***/ })

};
