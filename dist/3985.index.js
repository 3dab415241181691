export const id = 3985;
export const ids = [3985,4856];
export const modules = {

/***/ 39608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ readCaseFile)
});

// EXTERNAL MODULE: ./lib/domain/json.js
var json = __webpack_require__(77708);
// EXTERNAL MODULE: ./lib/core/config/document.js
var config_document = __webpack_require__(62017);
// EXTERNAL MODULE: ./lib/core/config/problem.js
var problem = __webpack_require__(27413);
;// CONCATENATED MODULE: ./lib/core/config/case-schemas.js



/** The JSON Schemas inside a case, whatever the shape of the rest. */
function schemasOfCase({ value }) {
    return [
        ...(0,config_document/* partsAt */.AL)(value, ['tools', '*', 'parameters']),
        ...(0,config_document/* partsAt */.AL)(value, ['expect', 'outputJsonSchema']),
    ].flatMap(({ path, value: schema }) => ((0,json/* isJsonObject */.O)(schema) ? [{ path, schema }] : []));
}
/** The problem of a schema that a validator does not take. */
function schemaFault(document, { path }, faults) {
    return (0,problem/* problemIn */.Dk)(document, { path, message: `expected a JSON Schema: ${faults.join('; ')}` });
}

// EXTERNAL MODULE: ./lib/core/config/check-case.js + 1 modules
var check_case = __webpack_require__(96605);
// EXTERNAL MODULE: ./lib/adapters/config/places.js
var places = __webpack_require__(23024);
// EXTERNAL MODULE: ./lib/adapters/config/read-document.js + 1 modules
var read_document = __webpack_require__(65919);
;// CONCATENATED MODULE: ./lib/adapters/config/read-case-file.js





/** Reads and checks one case file, named in problems by its path from the root. */
async function readCaseFile(root, file, checkSchema) {
    const { document, problems } = await (0,read_document/* readDocument */.u)(file, (0,places/* shownPath */.pS)(root, file));
    if (document === null)
        return { definition: null, document, problems };
    const checked = (0,check_case/* checkCase */.L)(document);
    const schemas = await schemaProblems(document, checkSchema);
    return {
        definition: checked.definition,
        document,
        problems: [...problems, ...(0,problem/* onePerPlace */.P3)([...checked.problems, ...schemas])],
    };
}
async function schemaProblems(document, checkSchema) {
    const problems = [];
    for (const written of schemasOfCase(document)) {
        const faults = await checkSchema(written.schema);
        if (faults.length > 0)
            problems.push(schemaFault(document, written, faults));
    }
    return problems;
}


/***/ }),

/***/ 65919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ readDocument)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/adapters/config/read-text.js

/** Larger files are no configs. */
const MAX_FILE_BYTES = 1024 * 1024;
/** The text of a file, or what stands in the way, in words that follow "expected". */
function readText(file) {
    try {
        return readChecked(file);
    }
    catch (error) {
        return { fault: explain(error) };
    }
}
function readChecked(file) {
    const stats = (0,external_node_fs_.statSync)(file);
    if (stats.isDirectory())
        return { fault: 'a file, got a directory' };
    if (!stats.isFile())
        return { fault: 'a regular file, got a device, pipe or socket' };
    if (stats.size > MAX_FILE_BYTES) {
        return { fault: `a file of at most 1 MiB, got ${stats.size} bytes` };
    }
    return { text: new TextDecoder('utf-8', { fatal: true }).decode((0,external_node_fs_.readFileSync)(file)) };
}
function explain(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
    switch (code) {
        case 'ENOENT':
        case 'ENOTDIR':
            return 'a file, but there is none';
        case 'EACCES':
        case 'EPERM':
            return 'a file that can be read, but access to it is denied';
        case 'ERR_ENCODING_INVALID_ENCODED_DATA':
            return 'UTF-8 text, got other bytes';
        default:
            return `a file that can be read, but reading it failed (${typeof code === 'string' ? code : 'unknown cause'})`;
    }
}

;// CONCATENATED MODULE: ./lib/adapters/config/read-document.js

/**
 * Reads a YAML or JSON file; whatever is wrong with it comes back as problems, nothing is thrown. The
 * parser is loaded with the first file: a run without a config needs none.
 */
async function readDocument(file, shownAs) {
    const read = readText(file);
    if ('text' in read) {
        const { parseYaml } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2288)]).then(__webpack_require__.bind(__webpack_require__, 62288));
        return parseYaml(shownAs, read.text);
    }
    const place = { file: shownAs, line: null, path: '', severity: 'error' };
    return { document: null, problems: [{ ...place, message: `expected ${read.fault}` }] };
}


/***/ }),

/***/ 64856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startMockServer: () => (/* binding */ startMockServer)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./lib/core/plan/random.js
var plan_random = __webpack_require__(26472);
// EXTERNAL MODULE: ./lib/domain/json.js
var json = __webpack_require__(77708);
;// CONCATENATED MODULE: ./lib/core/scripted/conversation-in.js

/** Reads the conversation of a request; null for a body that holds none. */
function conversationIn(protocol, request) {
    switch (protocol) {
        case 'chat-completions':
            return chatConversation(request);
        case 'responses':
            return responsesConversation(request);
        case 'messages':
            return messagesConversation(request);
    }
}
function chatConversation({ messages, tools }) {
    if (!Array.isArray(messages))
        return null;
    const list = messages.filter(json/* isJsonObject */.O);
    const turns = list.filter(({ role }) => role === 'assistant');
    return {
        userTexts: list.filter(({ role }) => role === 'user').map(({ content }) => textOf(content)),
        turnCount: turns.length,
        callCount: turns.reduce((sum, { tool_calls: calls }) => sum + lengthOf(calls), 0),
        tools: objectsOf(tools).flatMap((tool) => offered((0,json/* isJsonObject */.O)(tool.function) ? tool.function : tool, null)),
    };
}
function messagesConversation({ messages, tools }) {
    if (!Array.isArray(messages))
        return null;
    const list = messages.filter(json/* isJsonObject */.O);
    const turns = list.filter(({ role }) => role === 'assistant');
    const calls = turns.flatMap(({ content }) => objectsOf(content).filter(({ type }) => type === 'tool_use'));
    return {
        userTexts: list
            .filter(({ role }) => role === 'user')
            .flatMap(({ content }) => (typeof content === 'string' ? [content] : textsOf(content))),
        turnCount: turns.length,
        callCount: calls.length,
        tools: objectsOf(tools).flatMap((tool) => offered(tool, null)),
    };
}
/** What the model wrote lies in single items here: those between two of the other side are one reply. */
function responsesConversation({ input, tools }) {
    if (typeof input === 'string') {
        return { userTexts: [input], turnCount: 0, callCount: 0, tools: offeredIn(tools) };
    }
    if (!Array.isArray(input))
        return null;
    const items = input.filter(json/* isJsonObject */.O);
    const own = items.map(isOwnItem);
    return {
        userTexts: items
            .filter(({ role }) => role === 'user')
            .flatMap(({ content }) => (typeof content === 'string' ? [content] : textsOf(content))),
        turnCount: own.filter((isOwn, at) => isOwn && own[at - 1] !== true).length,
        callCount: items.filter(({ type }) => isCallType(type)).length,
        tools: offeredIn(tools),
    };
}
function isOwnItem({ type, role }) {
    return role === 'assistant' || type === 'reasoning' || isCallType(type);
}
function isCallType(type) {
    return typeof type === 'string' && type.endsWith('_call');
}
/** Tools may be grouped: those of a group count like any other. */
function offeredIn(tools, namespace = null) {
    return objectsOf(tools).flatMap((tool) => Array.isArray(tool.tools)
        ? offeredIn(tool.tools, typeof tool.name === 'string' ? tool.name : null)
        : offered(tool, namespace));
}
function offered({ name, type }, namespace) {
    return typeof name === 'string' ? [{ name, isCustom: type === 'custom', namespace }] : [];
}
/** The content of a message: a string, or parts with text. */
function textOf(content) {
    return typeof content === 'string' ? content : textsOf(content).join('');
}
function textsOf(content) {
    return objectsOf(content).flatMap(({ text }) => (typeof text === 'string' ? [text] : []));
}
function objectsOf(value) {
    return Array.isArray(value) ? value.filter(json/* isJsonObject */.O) : [];
}
function lengthOf(value) {
    return Array.isArray(value) ? value.length : 0;
}

;// CONCATENATED MODULE: ./lib/core/scripted/scripted-round.js
/**
 * Finds the scripted turn that answers a request, from the request alone: the case by its prompt among the user texts
 * (the longest that fits), the round by the replies so far.
 */
function findRound(cases, asked) {
    const match = caseFor(cases, asked.userTexts);
    if (match === null)
        return { kind: 'unknown-prompt' };
    const mode = modeOf(match, asked.tools);
    const rounds = match.mock?.[mode];
    if (rounds === undefined)
        return { kind: 'no-script', case: match, mode };
    const round = rounds[asked.turnCount];
    if (round === undefined) {
        return { kind: 'script-exhausted', case: match, roundCount: rounds.length };
    }
    return {
        ...{ kind: 'found', case: match, mode, callsBefore: asked.callCount },
        round: withOfferedNames(round, asked.tools),
        offered: asked.tools,
    };
}
function caseFor(cases, texts) {
    const equal = cases.find(({ prompt }) => texts.includes(prompt));
    if (equal !== undefined)
        return equal;
    const contained = cases.filter(({ prompt }) => texts.some((text) => text.includes(prompt)));
    return contained.sort((left, right) => right.prompt.length - left.prompt.length)[0] ?? null;
}
/** By the tools offered; a case without tools says the same in either mode. */
function modeOf({ tools, mock }, offered) {
    if (offered.length > 0)
        return 'native';
    if (tools.length > 0)
        return 'text';
    return mock?.native === undefined ? 'text' : 'native';
}
/** An agent that got its tools from a server knows them by longer names, such as `mcp__bench__get_weather`. */
function withOfferedNames(round, offered) {
    if (round.toolCalls === undefined)
        return round;
    const toolCalls = round.toolCalls.map((call) => ({
        ...call,
        name: offeredName(call.name, offered),
    }));
    return { ...round, toolCalls };
}
function offeredName(name, offered) {
    if (offered.some((tool) => tool.name === name))
        return name;
    const longer = offered.filter((tool) => isLongerName(tool.name, name));
    return (longer.length === 1 ? longer[0]?.name : null) ?? name;
}
function isLongerName(longer, name) {
    return longer.endsWith(name) && /[^A-Za-z0-9]$/.test(longer.slice(0, -name.length));
}

// EXTERNAL MODULE: ./lib/core/scripted/scripted-stream.js + 6 modules
var scripted_stream = __webpack_require__(61926);
;// CONCATENATED MODULE: ./lib/adapters/provider/mock-answers.js




/** The scripted answer to the body of a request, or the error that an API would give. */
function answerCall(protocol, body, settings) {
    const request = parseRequest(body);
    const asked = request === null ? null : conversationIn(protocol, request);
    if (request === null || asked === null) {
        const words = `the body must be a JSON object with ${listNames[protocol]}`;
        return refuse(protocol, 400, { code: 'invalid-request', message: words });
    }
    if (typeof request.previous_response_id === 'string') {
        const words = 'nothing is kept between calls: send the whole conversation as input';
        return refuse(protocol, 400, { code: 'no-previous-response', message: words });
    }
    const found = findRound(settings.cases, asked);
    if (found.kind !== 'found')
        return refuseSearch(protocol, found, settings.cases);
    const { chunking, delayMs } = settings;
    const reply = (request.stream === true ? scripted_stream/* scriptedStream */.nY : scripted_stream/* scriptedBody */.dj)({
        ...found,
        ...{ protocol, chunking },
        model: typeof request.model === 'string' ? request.model : 'scripted',
        includeUsage: protocol !== 'chat-completions' || wantsUsage(request),
        delaysMs: { first: delayMs, gap: delayMs },
    });
    return { ...reply, caseId: found.case.id };
}
const listNames = {
    'chat-completions': 'a list of messages',
    responses: 'an input, a text or a list',
    messages: 'a list of messages',
};
function refuseSearch(protocol, search, cases) {
    if (search.kind === 'unknown-prompt') {
        return refuse(protocol, 404, { code: search.kind, message: unknownPrompt(cases) });
    }
    const { id } = search.case;
    const message = search.kind === 'no-script'
        ? `case ${id} has no script for mode ${search.mode}: add mock.${search.mode}`
        : `case ${id} has ${search.roundCount} scripted rounds and one more was asked for`;
    return { ...refuse(protocol, 400, { code: search.kind, message }), caseId: id };
}
/** An error in the shape of the protocol's API. */
function refuse(protocol, status, { code, message }) {
    const kinds = errorTypes[protocol];
    const type = status >= 500 ? kinds.server : status === 404 ? kinds.missing : kinds.client;
    return mock_answers_json(status, scripted_stream/* PROTOCOL_SCRIPTS */.A2[protocol].errorBody(message, { type, code }));
}
const openAiTypes = {
    server: 'server_error',
    missing: 'invalid_request_error',
    client: 'invalid_request_error',
};
const errorTypes = {
    'chat-completions': openAiTypes,
    responses: openAiTypes,
    messages: { server: 'api_error', missing: 'not_found_error', client: 'invalid_request_error' },
};
/** The answer to `GET /v1/models`: the one scripted model. */
function listModels() {
    const model = { id: 'scripted', object: 'model', created: 0, owned_by: 'agent-bench' };
    return mock_answers_json(200, { object: 'list', data: [model] });
}
function mock_answers_json(status, value) {
    const head = { status, headers: { 'content-type': 'application/json' } };
    const bytes = new TextEncoder().encode(JSON.stringify(value));
    return { head, chunks: [{ delayMs: 0, bytes }], caseId: null };
}
function parseRequest(body) {
    try {
        const value = JSON.parse(body);
        return (0,json/* isJsonObject */.O)(value) ? value : null;
    }
    catch {
        return null;
    }
}
/** A stream carries token counts only when they are asked for, one body always does. */
function wantsUsage({ stream, stream_options: options }) {
    return stream !== true || ((0,json/* isJsonObject */.O)(options) && options.include_usage === true);
}
const listedPrompts = 20;
function unknownPrompt(cases) {
    const known = cases
        .slice(0, listedPrompts)
        .map(({ id, prompt }) => `${id}: ${JSON.stringify(prompt.slice(0, 80))}`);
    const more = cases.length > listedPrompts ? [`and ${cases.length - listedPrompts} more`] : [];
    return `no user message holds the prompt of a served case; served are ${[...known, ...more].join('; ')}`;
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/adapters/provider/mock-playback.js

/** Writes a scripted reply, each chunk flushed before the next; stops when the client goes away. */
async function playReply({ head, chunks }, response, clock) {
    const writes = [];
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    for (const { delayMs, bytes } of chunks) {
        if (delayMs > 0)
            await (0,promises_.setTimeout)(delayMs, undefined, { signal: gone.signal }).catch(() => { });
        if (gone.signal.aborted)
            return writes;
        if (!response.headersSent)
            response.writeHead(head.status, head.headers);
        const beforeMs = clock();
        await flushed(response, bytes);
        writes.push({ beforeMs, flushedMs: clock(), byteCount: bytes.length });
    }
    response.end();
    return writes;
}
function flushed(response, bytes) {
    return new Promise((resolve) => {
        response.write(bytes, () => resolve());
    });
}

;// CONCATENATED MODULE: ./lib/adapters/provider/mock-server.js




/**
 * Serves scripted cases on the loopback as an endpoint of all three protocols. Between calls it keeps nothing but
 * the sequence that decides which of them fail.
 */
async function startMockServer(options) {
    const { log, clock = () => performance.now() } = options;
    const answer = createAnswers(options);
    async function handle(request, response) {
        const arrivedAtMs = clock();
        const body = await readBody(request);
        const receivedAtMs = clock();
        const path = (request.url ?? '').split('?', 1)[0] ?? '';
        const { caseId, ...reply } = answer(request.method ?? '', path, body);
        const writes = await playReply(reply, response, clock);
        const { status } = reply.head;
        log?.({ path, arrivedAtMs, receivedAtMs, caseId, status, writes, endedAtMs: clock() });
    }
    const server = (0,external_node_http_.createServer)({ noDelay: true }, (request, response) => {
        handle(request, response).catch(() => response.destroy());
    });
    const port = await listen(server, options.port);
    return { port, baseUrl: `http://127.0.0.1:${port}/v1`, close: () => mock_server_close(server) };
}
function createAnswers(settings) {
    const failures = createFailures(settings.fail, settings.seed);
    return (method, path, body) => {
        const route = routes.get(path.replace(/^\/v1(?=\/)/, ''));
        const protocol = route?.protocol ?? protocolNear(path);
        const refused = (status, code, message) => refuse(protocol, status, { code, message });
        if (route === undefined)
            return refused(404, 'not-found', `there is no ${path} here`);
        if (method !== route.method) {
            const words = `${method} is not served here; send ${route.method}`;
            return withHeader(refused(405, 'wrong-method', words), 'allow', route.method);
        }
        if (body === null)
            return refused(413, 'too-large', 'the body is larger than 8 MiB');
        if (route.protocol === null)
            return listModels();
        return failures(protocol) ?? answerCall(route.protocol, body, settings);
    };
}
/** Each also under `/v1`. */
const routes = new Map([
    ['/chat/completions', { method: 'POST', protocol: 'chat-completions' }],
    ['/responses', { method: 'POST', protocol: 'responses' }],
    ['/messages', { method: 'POST', protocol: 'messages' }],
    ['/models', { method: 'GET', protocol: null }],
]);
/** Whose errors a client at this path understands. */
function protocolNear(path) {
    return path.includes('/messages/') ? 'messages' : 'chat-completions';
}
/** Decides for each call in order of arrival whether it fails; the same seed decides the same. */
function createFailures(fail, seed) {
    const random = (0,plan_random/* seededRandom */.I)(seed);
    return (protocol) => {
        if (fail === null || random() >= fail.rate)
            return null;
        const message = `this call fails by --fail ${fail.rate}:${fail.status}`;
        const answer = refuse(protocol, fail.status, { code: 'injected-failure', message });
        return withHeader(answer, 'retry-after', '0');
    };
}
function withHeader(answer, name, value) {
    const { head } = answer;
    return { ...answer, head: { ...head, headers: { ...head.headers, [name]: value } } };
}
const maxBodyBytes = 8 * 1024 * 1024;
/** The whole body, or null when it is too large: then it is read to its end, but not kept. */
async function readBody(request) {
    const parts = [];
    let byteCount = 0;
    for await (const part of request) {
        byteCount += part.length;
        if (byteCount <= maxBodyBytes)
            parts.push(part);
    }
    return byteCount > maxBodyBytes ? null : Buffer.concat(parts).toString();
}
function listen(server, port) {
    return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', () => {
            const address = server.address();
            resolve(typeof address === 'object' && address !== null ? address.port : port);
        });
    });
}
function mock_server_close(server) {
    return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
    });
}


/***/ }),

/***/ 96605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ caseIdProblems),
  L: () => (/* binding */ checkCase)
});

// EXTERNAL MODULE: ./lib/domain/case.js
var domain_case = __webpack_require__(48782);
// EXTERNAL MODULE: ./lib/domain/json-schemas.js
var json_schemas = __webpack_require__(3353);
// EXTERNAL MODULE: ./lib/core/config/case-names.js
var case_names = __webpack_require__(45061);
// EXTERNAL MODULE: ./lib/domain/json.js
var json = __webpack_require__(77708);
// EXTERNAL MODULE: ./lib/core/evaluate/pattern.js
var pattern = __webpack_require__(75745);
// EXTERNAL MODULE: ./lib/core/config/document.js
var config_document = __webpack_require__(62017);
// EXTERNAL MODULE: ./lib/core/config/duplicate-problems.js
var duplicate_problems = __webpack_require__(87512);
// EXTERNAL MODULE: ./lib/core/config/problem.js
var problem = __webpack_require__(27413);
// EXTERNAL MODULE: ./lib/core/config/reference-problems.js
var reference_problems = __webpack_require__(30748);
;// CONCATENATED MODULE: ./lib/core/config/case-rules.js






/** Rules of a case between its keys, and the patterns written inside it. */
function caseRuleProblems(document) {
    const { value } = document;
    const findings = [
        ...(0,config_document/* partsAt */.AL)(value, ['tools', '*']).flatMap(toolFindings),
        ...expectationFindings(value),
        ...patternParts(value).flatMap(patternFindings),
    ];
    return [
        ...findings.map((finding) => (0,problem/* problemIn */.Dk)(document, finding)),
        ...(0,duplicate_problems/* duplicateProblems */.A)(document, ['tools', '*', 'name'], 'a tool name'),
        ...unknownTools(document),
    ];
}
function toolFindings({ path, value }) {
    if (!(0,json/* isJsonObject */.O)(value) || !('results' in value && 'error' in value))
        return [];
    return [{ path, message: 'expected either results or error, got both' }];
}
function expectationFindings(value) {
    const expect = (0,config_document/* valueAt */.fK)(value, ['expect']);
    if (!(0,json/* isJsonObject */.O)(expect))
        return [];
    const contradicts = expect['noToolCalls'] === true && 'toolCalls' in expect;
    const message = 'expected either noToolCalls or toolCalls, got both';
    if (contradicts)
        return [{ path: ['expect', 'noToolCalls'], message }];
    if (Object.keys(expect).length > 0)
        return [];
    return [
        { path: ['expect'], message: 'nothing is expected: every reply passes', severity: 'warning' },
    ];
}
const matcherPatterns = [
    ['expect', 'outputMatches'],
    ['expect', 'toolCalls', 'calls', '*', 'arguments', '*', 'regex'],
    ['tools', '*', 'results', '*', 'when', '*', 'regex'],
];
function patternParts(value) {
    return matcherPatterns.flatMap((pattern) => (0,config_document/* partsAt */.AL)(value, pattern));
}
function patternFindings({ path, value }) {
    const fault = typeof value === 'string' ? (0,pattern/* patternProblem */.AL)(value) : null;
    if (fault === null)
        return [];
    return [{ path, message: `expected a JavaScript regular expression: ${fault}` }];
}
function unknownTools(document) {
    const valid = (0,reference_problems/* stringsAt */.kp)(document.value, ['tools', '*', 'name']);
    return (0,config_document/* partsAt */.AL)(document.value, ['expect', 'toolCalls', 'calls', '*', 'name'])
        .filter(({ value }) => typeof value === 'string' && !valid.includes(value))
        .map((part) => (0,reference_problems/* unknownName */.U0)(document, part, { what: 'the name of a tool of this case', valid }));
}

// EXTERNAL MODULE: ./lib/core/config/schema-problems.js + 1 modules
var schema_problems = __webpack_require__(43751);
// EXTERNAL MODULE: ./lib/core/config/secrets.js
var secrets = __webpack_require__(67591);
;// CONCATENATED MODULE: ./lib/core/config/check-case.js








/** Keys of a case below which names belong to its author: a tool may well take a `token`. */
const ownKeys = ['parameters', 'results', 'arguments', 'outputJsonSchema', 'mock'];
/** The case, or null when its shape is wrong; and everything that is wrong with it. */
function checkCase(document) {
    const parsed = domain_case/* caseSchema */.oe.safeParse(document.value);
    const issues = parsed.error?.issues ?? [];
    const schema = issues.length > 0 ? (0,json_schemas/* jsonSchema */.O)('case') : {};
    const problems = (0,problem/* onePerPlace */.P3)([
        ...(0,secrets/* secretProblems */.J)(document, ownKeys),
        ...(0,schema_problems/* schemaProblems */.I)(document, schema, issues),
        ...caseRuleProblems(document),
    ]);
    return { definition: parsed.data ?? null, problems };
}
/** Ids that user cases can't have: built-in ones, and those of an earlier file. */
function caseIdProblems(documents) {
    const files = new Map();
    return documents.flatMap((document) => {
        const id = (0,config_document/* valueAt */.fK)(document.value, ['id']);
        if (typeof id !== 'string')
            return [];
        const fault = idFault(id, files.get(id));
        if (!files.has(id))
            files.set(id, document.file);
        return fault === null ? [] : [(0,problem/* problemIn */.Dk)(document, { path: ['id'], message: fault })];
    });
}
function idFault(id, earlier) {
    if ((0,case_names/* isBuiltInName */.p$)(id) || case_names/* builtInCaseIds */.a7.includes(id)) {
        return 'expected an id of your own: the ids of built-in cases are reserved';
    }
    return earlier === undefined
        ? null
        : `expected an id that is used once, got that of ${earlier} again`;
}


/***/ }),

/***/ 73985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cliMockServer: () => (/* binding */ cliMockServer)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _adapters_config_read_case_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39608);
/* harmony import */ var _adapters_json_schema_schema_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83383);
/* harmony import */ var _adapters_provider_mock_server_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64856);
/* harmony import */ var _core_config_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27413);
/* harmony import */ var _domain_case_catalog_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57275);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27550);
/* harmony import */ var _signals_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(28053);









const CHUNKINGS = ['token', 'line', 'byte', 'once'];
/** `agent-bench mock-server`: serves until SIGINT or SIGTERM, which is how it ends well. */
async function cliMockServer({ values }, host) {
    const value = (name) => values.get(name)?.at(-1);
    const signals = (0,_signals_js__WEBPACK_IMPORTED_MODULE_8__/* .listenForSignals */ .s)();
    const server = await (0,_adapters_provider_mock_server_js__WEBPACK_IMPORTED_MODULE_4__.startMockServer)({
        cases: await scripts(values.get('script') ?? [], host),
        port: wholeNumber('--port', value('port') ?? '0', 65_535),
        delayMs: wholeNumber('--delay-ms', value('delay-ms') ?? '0', 3_600_000),
        chunking: chunking(value('chunking') ?? 'token'),
        fail: failures(value('fail')),
        seed: 1,
    });
    try {
        host.stdout(`${server.baseUrl}\n`);
        if (!signals.signal.aborted)
            await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(signals.signal, 'abort');
        return 0;
    }
    finally {
        signals.close();
        await server.close();
    }
}
async function scripts(files, host) {
    if (files.length === 0)
        return _domain_case_catalog_js__WEBPACK_IMPORTED_MODULE_6__/* .BUILTIN_CASES */ .i;
    const read = await Promise.all(files.map((file) => (0,_adapters_config_read_case_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readCaseFile */ .r)(host.cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(host.cwd, file), _adapters_json_schema_schema_check_js__WEBPACK_IMPORTED_MODULE_3__/* .checkSchemaItself */ .f)));
    const problems = read.flatMap((file) => file.problems).map(_core_config_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .formatProblem */ .Vw);
    if (problems.length > 0)
        throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .Failure */ .H('config', problems.join('\n'));
    return read.flatMap(({ definition }) => (definition === null ? [] : [definition]));
}
function wholeNumber(flag, text, max) {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value <= max)
        return value;
    throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .Failure */ .H('usage', `${flag}: expected a whole number from 0 to ${max}, got "${text}"`);
}
function chunking(text) {
    const kind = CHUNKINGS.find((name) => name === text);
    if (kind !== undefined)
        return kind;
    throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .Failure */ .H('usage', `--chunking: expected ${CHUNKINGS.join(', ')}, got "${text}"`);
}
function failures(text) {
    if (text === undefined)
        return null;
    const [, rate = '', status = ''] = /^([\d.]+):([45]\d\d)$/.exec(text) ?? [];
    if (rate !== '' && Number(rate) <= 1)
        return { rate: Number(rate), status: Number(status) };
    throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .Failure */ .H('usage', `--fail: expected RATE:STATUS such as 0.1:429, a rate from 0 to 1 and a status from 400 to 599, got "${text}"`);
}


/***/ })

};
