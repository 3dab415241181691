export const id = 2266;
export const ids = [2266,2288];
export const modules = {

/***/ 12266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadPolicy: () => (/* binding */ loadPolicy)
/* harmony export */ });
/* harmony import */ var _core_config_check_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63308);
/* harmony import */ var _core_config_check_rates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46832);
/* harmony import */ var _core_config_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27413);
/* harmony import */ var _parse_yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62288);




/** Reads the rules that judge a pull request from its base. */
async function loadPolicy({ names, read }) {
    for (const name of names) {
        const file = await read(name);
        if (file.kind === 'unreadable')
            return { kind: 'unreadable', words: file.words };
        if (file.kind === 'file')
            return readRules(name, file.text, read);
    }
    return { kind: 'none' };
}
async function readRules(name, text, read) {
    const { document, problems } = (0,_parse_yaml_js__WEBPACK_IMPORTED_MODULE_3__.parseYaml)(name, text);
    if (document === null)
        return broken(problems.map(_core_config_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .formatProblem */ .Vw));
    const checked = (0,_core_config_check_config_js__WEBPACK_IMPORTED_MODULE_0__/* .checkConfig */ .l)(document, null);
    if (checked.config === null || !(0,_core_config_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .onlyWarnings */ .k0)(checked.problems)) {
        return broken(checked.problems.map(_core_config_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .formatProblem */ .Vw));
    }
    const { failOn, compare, gates, budgets, pricing } = checked.config;
    const rules = { failOn, compare, gates, budgets };
    if (pricing === undefined)
        return { kind: 'rules', rules: { ...rules, rateCard: null } };
    const card = await read(pricing.rateCards);
    if (card.kind === 'unreadable')
        return { kind: 'unreadable', words: card.words };
    if (card.kind === 'absent')
        return broken([`${pricing.rateCards} is not there`]);
    const parsed = (0,_parse_yaml_js__WEBPACK_IMPORTED_MODULE_3__.parseYaml)(pricing.rateCards, card.text);
    const rates = parsed.document === null ? null : (0,_core_config_check_rates_js__WEBPACK_IMPORTED_MODULE_1__/* .checkRates */ .w)(parsed.document);
    if (rates?.rateCard == null)
        return broken([`${pricing.rateCards} can't be read`]);
    return { kind: 'rules', rules: { ...rules, rateCard: rates.rateCard } };
}
function broken([first = 'it is not valid']) {
    return { kind: 'unreadable', words: `the base's config is not valid: ${first}` };
}


/***/ }),

/***/ 62288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseYaml: () => (/* binding */ parseYaml)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/core/config/problem.js
var problem = __webpack_require__(27413);
;// CONCATENATED MODULE: ./lib/adapters/config/yaml-nodes.js

/** Offset of the key or list entry at a path, or of the nearest part around it; null when empty. */
function positionOf(yaml, path) {
    let node = yaml.contents;
    let offset = offsetOf(node);
    for (const step of path) {
        const next = stepInto(followed(yaml, node), step);
        if (next === null)
            break;
        offset = next.offset ?? offset;
        node = next.node;
    }
    return offset;
}
function followed(yaml, node) {
    return (0,dist/* isAlias */.Vj)(node) ? node.resolve(yaml) : node;
}
function stepInto(node, step) {
    if ((0,dist/* isSeq */.oP)(node) && typeof step === 'number') {
        const item = node.items[step];
        return item === undefined ? null : { node: item, offset: offsetOf(item) };
    }
    if (!(0,dist/* isMap */.jh)(node))
        return null;
    const pair = node.items.findLast(({ key }) => keyText(key) === String(step));
    return pair === undefined ? null : { node: pair.value, offset: offsetOf(pair.key) };
}
function offsetOf(node) {
    const isNode = typeof node === 'object' && node !== null && 'range' in node;
    return isNode && Array.isArray(node.range) ? Number(node.range[0]) : null;
}
/** Paths of the keys that stand in their object a second time. */
function duplicateKeys(yaml) {
    const duplicates = [];
    (0,dist/* visit */.YR)(yaml, {
        Map(_position, map, ancestors) {
            const seen = new Set();
            for (const { key } of map.items) {
                const text = keyText(key);
                if (seen.has(text))
                    duplicates.push([...pathOf(ancestors, map), text]);
                seen.add(text);
            }
        },
    });
    return duplicates;
}
function pathOf(ancestors, node) {
    const chain = [...ancestors, node];
    return chain.flatMap((parent, index) => {
        if ((0,dist/* isPair */.tO)(parent))
            return [keyText(parent.key)];
        return (0,dist/* isSeq */.oP)(parent) ? [parent.items.indexOf(chain[index + 1])] : [];
    });
}
function keyText(key) {
    return (0,dist/* isScalar */.jn)(key) ? String(key.value) : String(key);
}

;// CONCATENATED MODULE: ./lib/adapters/config/parse-yaml.js



const maxDepth = 100;
const maxAliasCount = 100;
const maxProblems = 20;
const tooManyLevels = `expected at most ${maxDepth} levels with aliases followed, got more`;
/** Reads YAML 1.2 (JSON is a part of it) with the line of every key. */
function parseYaml(file, text) {
    const lines = new dist/* LineCounter */.HN();
    const yaml = (0,dist/* parseDocument */.Tp)(text, {
        lineCounter: lines,
        schema: 'core',
        prettyErrors: false,
        stringKeys: true,
        resolveKnownTags: false,
        uniqueKeys: false,
        logLevel: 'error',
    });
    const lineAt = (offset) => offset === null ? null : lines.linePos(offset).line;
    const faults = [...yaml.errors, ...yaml.warnings];
    if (faults.length > 0) {
        const problems = faults.map((fault) => syntaxProblem(file, lineAt(fault.pos[0]), fault));
        return { document: null, problems: firstPerLine(problems) };
    }
    return readValue(file, yaml, lineAt);
}
function readValue(file, yaml, lineAt) {
    try {
        const value = yaml.toJS({ maxAliasCount });
        if (isDeeper(value, maxDepth))
            return refused(file, tooManyLevels);
        const document = {
            file,
            value,
            lineOf: (path) => lineAt(positionOf(yaml, path)),
        };
        const problems = duplicateKeys(yaml).map((path) => (0,problem/* problemIn */.Dk)(document, { path, message: 'expected each key once, got this one again' }));
        return { document, problems };
    }
    catch (error) {
        return refused(file, aliasFault(error));
    }
}
/** True when lists and objects are nested deeper than that; aliases that lead in a circle always are. */
function isDeeper(value, levels) {
    if (typeof value !== 'object' || value === null)
        return false;
    return levels === 0 || Object.values(value).some((item) => isDeeper(item, levels - 1));
}
/** The reader throws for aliases only, and where a document is too deep for it. */
function aliasFault(error) {
    if (error instanceof RangeError)
        return tooManyLevels;
    const message = error instanceof Error ? error.message : String(error);
    return message.startsWith('Unresolved alias')
        ? 'expected every alias to have its anchor before it'
        : `expected at most ${maxAliasCount} uses of aliases, got more`;
}
function refused(file, message) {
    const problem = { file, line: null, path: '', severity: 'error' };
    return { document: null, problems: [{ ...problem, message }] };
}
function syntaxProblem(file, line, { code, message }) {
    const tooDeep = code === 'RESOURCE_EXHAUSTION';
    const text = tooDeep ? tooManyLevels : `expected valid YAML or JSON: ${message}`;
    return (0,problem/* problemIn */.Dk)({ file, lineOf: () => line }, { path: [], message: text });
}
/** One mistake upsets a reader many times over; the first message of each line is the useful one. */
function firstPerLine(problems) {
    const lines = new Set();
    return problems.filter(({ line }) => !lines.has(line) && lines.add(line)).slice(0, maxProblems);
}


/***/ }),

/***/ 63308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ checkConfig)
});

// EXTERNAL MODULE: ./lib/domain/config.js
var config = __webpack_require__(91032);
// EXTERNAL MODULE: ./lib/domain/json-schemas.js
var json_schemas = __webpack_require__(3353);
// EXTERNAL MODULE: ./lib/core/config/duplicate-problems.js
var duplicate_problems = __webpack_require__(87512);
// EXTERNAL MODULE: ./lib/core/agents/environment.js
var environment = __webpack_require__(37667);
// EXTERNAL MODULE: ./lib/core/agents/registry.js + 6 modules
var registry = __webpack_require__(28796);
// EXTERNAL MODULE: ./lib/core/agents/template.js
var template = __webpack_require__(76970);
// EXTERNAL MODULE: ./lib/core/config/document.js
var config_document = __webpack_require__(62017);
// EXTERNAL MODULE: ./lib/core/config/nearest-name.js + 1 modules
var nearest_name = __webpack_require__(10080);
// EXTERNAL MODULE: ./lib/core/config/problem.js
var problem = __webpack_require__(27413);
// EXTERNAL MODULE: ./lib/core/config/reference-problems.js
var reference_problems = __webpack_require__(30748);
;// CONCATENATED MODULE: ./lib/core/config/agent-rules.js







const recipeNames = ['generic', 'codex', 'claude', 'opencode', 'pi'];
/** What can't work in the targets that are agent processes, read from the raw document. */
function agentProblems(document) {
    const targets = (0,config_document/* partsAt */.AL)(document.value, ['targets', '*']);
    const agents = targets.filter(({ value }) => (0,config_document/* valueAt */.fK)(value, ['command']) !== undefined);
    return [...agents.flatMap(agentFindings), ...upstreamAlone(document, targets)].map((finding) => (0,problem/* problemIn */.Dk)(document, finding));
}
function agentFindings(target) {
    const name = (0,reference_problems/* stringsAt */.kp)(target.value, ['recipe'])[0] ?? 'generic';
    const known = recipeNames.find((recipe) => recipe === name);
    return [
        ...(known === undefined ? [] : recipeFindings(target, (0,registry/* recipeOf */.S)(known))),
        ...[...textsOf(target, ['command', '*']), ...textsOf(target, ['env', '*'])].flatMap(unknown),
        ...textsOf(target, ['passEnv', '*']).flatMap(unfitPass),
        ...partsOf(target, ['env', '*']).flatMap(ownVariable),
    ];
}
function recipeFindings(target, recipe) {
    const given = (0,reference_problems/* stringsAt */.kp)(target.value, ['protocol'])[0];
    const protocol = given ?? 'chat-completions';
    const speaks = recipe.protocols.some((spoken) => spoken === protocol);
    const spoken = recipe.protocols.join(' or ');
    const prompts = recipe.passesPrompt
        ? textsOf(target, ['command', '*']).filter(({ text }) => text.includes('{{prompt}}'))
        : [];
    return [
        ...(speaks
            ? []
            : [
                {
                    path: [...target.path, given === undefined ? 'recipe' : 'protocol'],
                    message: `expected "protocol: ${spoken}", which is what ${recipe.name} speaks, got ${protocol}`,
                },
            ]),
        ...prompts.map(({ path }) => ({
            path,
            message: `expected no {{prompt}} in the command: the recipe ${recipe.name} passes it itself`,
        })),
    ];
}
function unknown({ path, text }) {
    return (0,template/* unknownVariables */.Au)(text).map((name) => {
        const near = (0,nearest_name/* nearestName */.q)(name, template/* TEMPLATE_VARIABLES */.Rg);
        const hint = near === null ? '' : `; did you mean {{${near}}}?`;
        const all = template/* TEMPLATE_VARIABLES */.Rg.map((variable) => `{{${variable}}}`).join(' ');
        return { path, message: `expected one of ${all}, got {{${name}}}${hint}` };
    });
}
function unfitPass({ path, text }) {
    const fault = (0,environment/* unfitVariable */.tq)(text);
    return fault === null
        ? []
        : [{ path, message: `expected a variable that an agent may see, but ${text} ${fault}` }];
}
function ownVariable({ path }) {
    const name = String(path.at(-1));
    if (!(0,environment/* isOwnVariable */.XK)(name))
        return [];
    return [{ path, message: `expected another name: ${name} is set by the benchmark itself` }];
}
/** A chat target that speaks another protocol than the built-in agent can't be run by it. */
function upstreamAlone(document, targets) {
    const others = targets
        .filter(({ value }) => (0,config_document/* valueAt */.fK)(value, ['command']) === undefined)
        .filter(({ value }) => {
        const protocol = (0,reference_problems/* stringsAt */.kp)(value, ['protocol'])[0];
        return protocol !== undefined && protocol !== 'chat-completions';
    })
        .flatMap(({ value }) => (0,reference_problems/* stringsAt */.kp)(value, ['id']));
    return (0,config_document/* partsAt */.AL)(document.value, ['matrix', 'targets', '*'])
        .filter(({ value }) => typeof value === 'string' && others.includes(value))
        .map(({ path, value }) => ({
        path,
        message: `expected a chat target that speaks chat-completions, or an agent process; ${String(value)} serves as upstream alone`,
    }));
}
function partsOf(target, pattern) {
    return (0,config_document/* partsAt */.AL)(target.value, pattern).map(({ path, value }) => ({
        ...{ path: [...target.path, ...path], value },
    }));
}
function textsOf(target, pattern) {
    return partsOf(target, pattern).flatMap(({ path, value }) => typeof value === 'string' ? [{ path, text: value }] : []);
}

;// CONCATENATED MODULE: ./lib/core/config/not-available.js


const isEmptyList = (value) => Array.isArray(value) && value.length === 0;
const unbuilt = [
    { pattern: ['experiments'], what: 'experiments are', isIdle: isEmptyList },
    { pattern: ['report', 'formats'], what: 'further report formats are', isIdle: isEmptyList },
];
/** Refuses what this version parses but can't do yet, so that nobody relies on it in vain. */
function notAvailableProblems(document) {
    return unbuilt.flatMap(({ pattern, what, isIdle = () => false }) => (0,config_document/* partsAt */.AL)(document.value, pattern)
        .filter(({ value }) => value !== undefined && !isIdle(value))
        .map((part) => refusal(document, part, what)));
}
function refusal(document, { path }, what) {
    return (0,problem/* problemIn */.Dk)(document, { path, message: `${what} not available yet: take this out` });
}

// EXTERNAL MODULE: ./lib/domain/json.js
var json = __webpack_require__(77708);
// EXTERNAL MODULE: ./lib/domain/metric.js
var domain_metric = __webpack_require__(23230);
// EXTERNAL MODULE: ./lib/core/config/case-names.js
var case_names = __webpack_require__(45061);
;// CONCATENATED MODULE: ./lib/core/config/budget-rules.js


const limitKeys = ['max', 'min', 'totalMax'];
/** What is wrong between the keys of one budget: one limit, of a kind that its metric has. */
function budgetFindings({ path, value }) {
    if (!(0,json/* isJsonObject */.O)(value))
        return [];
    const given = limitKeys.filter((key) => key in value);
    const [limit] = given;
    if (given.length !== 1 || limit === undefined) {
        const got = given.length === 0 ? 'none' : given.join(', ');
        return [{ path, message: `expected one of ${limitKeys.join(', ')}, got ${got}` }];
    }
    return [...metricFindings({ path, value }, limit), ...companionFindings({ path, value }, limit)];
}
/** What each kind of limit can be set on. */
const fits = {
    min: { is: ({ unit }) => unit === 'share', what: 'passRate' },
    max: {
        is: ({ unit }) => unit !== 'share',
        what: 'a metric other than passRate (a rate has min)',
    },
    totalMax: {
        is: ({ unit, name }) => unit === 'tokens' || unit === 'usd' || name === 'attempts',
        what: 'a metric that adds up over calls: tokens, costUsd or attempts',
    },
};
function metricFindings({ path, value }, limit) {
    const name = value['metric'];
    const metric = typeof name === 'string' ? (0,domain_metric/* findMetric */.GF)(name) : null;
    if (metric === null || fits[limit].is(metric))
        return [];
    return [
        {
            path: [...path, limit],
            message: `expected ${fits[limit].what} for ${limit}, got ${metric.name}`,
        },
    ];
}
/** Keys that mean nothing beside this limit. */
function companionFindings({ path, value }, limit) {
    if ('quantile' in value && limit !== 'max') {
        return [
            {
                path: [...path, 'quantile'],
                message: `expected quantile beside max only, got it beside ${limit}`,
            },
        ];
    }
    if (value['policy'] !== 'confident')
        return [];
    if (limit === 'totalMax') {
        return [{ path: [...path, 'policy'], message: 'expected no policy for a total: it is a fact' }];
    }
    if (limit === 'max' && !('quantile' in value)) {
        const message = 'expected a quantile beside max: no sample can prove a limit for all that may come';
        return [{ path: [...path, 'policy'], message }];
    }
    return [];
}

;// CONCATENATED MODULE: ./lib/core/config/rule-problems.js







/** Rules between keys, which a schema of single keys can't state. */
function ruleProblems(document) {
    const { value } = document;
    const findings = [
        ...aloneFindings(value),
        ...(0,config_document/* partsAt */.AL)(value, ['targets', '*', 'params', 'extraBody', '*']).flatMap(extraFindings),
        ...(0,config_document/* partsAt */.AL)(value, ['experiments', '*', 'arms', '*', 'promptContext']).flatMap(contextFindings),
        ...(0,config_document/* partsAt */.AL)(value, ['gates', '*']).flatMap(gateFindings),
        ...(0,config_document/* partsAt */.AL)(value, ['budgets', '*']).flatMap(budgetFindings),
        ...idleGateFindings(value),
    ];
    return [
        ...findings.map((finding) => (0,problem/* problemIn */.Dk)(document, finding)),
        ...unknownBuiltIns(document),
        ...upstreamProblems(document),
    ];
}
function aloneFindings(value) {
    const failOn = (0,reference_problems/* stringsAt */.kp)(value, ['failOn', '*']);
    if (failOn.length < 2 || !failOn.includes('never'))
        return [];
    return [{ path: ['failOn'], message: 'expected "never" alone, got it with others' }];
}
/** What the modes themselves decide: a target that replaced it would be measured with another request. */
const ownMembers = ['model', 'messages', 'tools', 'tool_choice', 'stream', 'stream_options'];
function extraFindings({ path }) {
    const name = String(path.at(-1));
    if (!ownMembers.includes(name))
        return [];
    const message = `expected a field that the request does not have yet, got "${name}"; use the keys of targets and params`;
    return [{ path, message }];
}
function contextFindings({ path, value }) {
    const recent = (0,config_document/* valueAt */.fK)(value, ['recentEvents']);
    const max = (0,config_document/* valueAt */.fK)(value, ['maxEvents']);
    if (typeof recent !== 'number' || typeof max !== 'number' || max >= recent)
        return [];
    const message = `expected at least recentEvents (${recent}), got ${max}`;
    return [{ path: [...path, 'maxEvents'], message }];
}
function gateFindings({ path, value }) {
    if (!(0,json/* isJsonObject */.O)(value) || !isMetric(value['metric']))
        return [];
    const wanted = value['metric'] === 'passRate' ? 'maxDropPoints' : 'maxRegressionPercent';
    if (wanted in value)
        return [];
    return [{ path, message: `expected ${wanted} for this metric, but the key is missing` }];
}
function isMetric(name) {
    return typeof name === 'string' && (0,domain_metric/* findMetric */.GF)(name) !== null;
}
/** Gates about the matrix when it is compared with nothing, and about experiments when there are none. */
function idleGateFindings(value) {
    const isCompared = ((0,config_document/* valueAt */.fK)(value, ['compare', 'against']) ?? 'none') !== 'none';
    const hasExperiments = (0,config_document/* partsAt */.AL)(value, ['experiments', '*']).length > 0;
    return (0,config_document/* partsAt */.AL)(value, ['gates', '*']).flatMap(({ path, value: gate }) => {
        const isAboutMatrix = (0,config_document/* valueAt */.fK)(gate, ['where', 'matrix']) === true;
        if (isCompared || (hasExperiments && !isAboutMatrix))
            return [];
        const message = 'expected something to compare with, but compare.against is none; set it to baseline or base-ref, or take the gate out';
        return [{ path, message }];
    });
}
function unknownBuiltIns(document) {
    return (0,config_document/* partsAt */.AL)(document.value, ['matrix', 'cases', '*'])
        .filter(({ value }) => typeof value === 'string' && (0,case_names/* isBuiltInName */.p$)(value))
        .filter(({ value }) => !case_names/* builtInCaseEntries */.uK.includes(String(value)))
        .map((part) => (0,reference_problems/* unknownName */.U0)(document, part, { what: 'a built-in case', valid: case_names/* builtInCaseEntries */.uK }));
}
function upstreamProblems(document) {
    const targets = (0,config_document/* partsAt */.AL)(document.value, ['targets', '*']);
    return targets
        .filter(({ value }) => typeof (0,config_document/* valueAt */.fK)(value, ['upstream']) === 'string')
        .flatMap((target) => upstreamProblem(document, target, targets));
}
function upstreamProblem(document, target, targets) {
    const protocol = protocolOf(target);
    const upstream = {
        path: [...target.path, 'upstream'],
        value: (0,config_document/* valueAt */.fK)(target.value, ['upstream']),
    };
    const valid = targets
        .filter((other) => (0,config_document/* valueAt */.fK)(other.value, ['command']) === undefined)
        .filter((other) => protocolOf(other) === protocol)
        .flatMap(({ value }) => (0,reference_problems/* stringsAt */.kp)(value, ['id']));
    const names = [...valid, 'builtin:scripted'];
    if (names.includes(String(upstream.value)))
        return [];
    return [
        (0,reference_problems/* unknownName */.U0)(document, upstream, {
            what: `a chat target that speaks ${protocol}`,
            valid: names,
        }),
    ];
}
function protocolOf({ value }) {
    return (0,reference_problems/* stringsAt */.kp)(value, ['protocol'])[0] ?? 'chat-completions';
}

// EXTERNAL MODULE: ./lib/core/config/schema-problems.js + 1 modules
var schema_problems = __webpack_require__(43751);
// EXTERNAL MODULE: ./lib/core/config/secrets.js
var secrets = __webpack_require__(67591);
;// CONCATENATED MODULE: ./lib/core/config/check-config.js










/** The config, or null when its shape is wrong; and everything that is wrong with it. */
function checkConfig(document, ownCaseIds) {
    const parsed = config/* configSchema */.Qn.safeParse(document.value);
    const issues = parsed.error?.issues ?? [];
    const problems = (0,problem/* onePerPlace */.P3)([
        ...(0,secrets/* secretProblems */.J)(document),
        ...(0,schema_problems/* schemaProblems */.I)(document, issues.length > 0 ? (0,json_schemas/* jsonSchema */.O)('config') : {}, issues),
        ...(0,duplicate_problems/* duplicateProblems */.A)(document, ['targets', '*', 'id'], 'a target id'),
        ...(0,duplicate_problems/* duplicateProblems */.A)(document, ['experiments', '*', 'id'], 'an experiment id'),
        ...(0,reference_problems/* referenceProblems */.Wx)(document, ownCaseIds),
        ...ruleProblems(document),
        ...agentProblems(document),
    ]);
    return {
        config: parsed.data ?? null,
        problems: [...problems, ...notAvailableProblems(document)],
    };
}


/***/ }),

/***/ 46832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ checkRates)
/* harmony export */ });
/* harmony import */ var _domain_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3353);
/* harmony import */ var _domain_rates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70711);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27413);
/* harmony import */ var _schema_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43751);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67591);





/** The rate card, or null when its shape is wrong; and everything that is wrong with it. */
function checkRates(document) {
    const parsed = _domain_rates_js__WEBPACK_IMPORTED_MODULE_1__/* .rateCardSchema */ .E.safeParse(document.value);
    const issues = parsed.error?.issues ?? [];
    const schema = issues.length > 0 ? (0,_domain_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonSchema */ .O)('rates') : {};
    const problems = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .onePerPlace */ .P3)([
        ...(0,_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .secretProblems */ .J)(document),
        ...(0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .schemaProblems */ .I)(document, schema, issues),
    ]);
    return { rateCard: parsed.data ?? null, problems };
}


/***/ })

};
