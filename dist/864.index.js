export const id = 864;
export const ids = [864];
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
        const { parseYaml } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(288)]).then(__webpack_require__.bind(__webpack_require__, 62288));
        return parseYaml(shownAs, read.text);
    }
    const place = { file: shownAs, line: null, path: '', severity: 'error' };
    return { document: null, problems: [{ ...place, message: `expected ${read.fault}` }] };
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

/***/ 75745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AL: () => (/* binding */ patternProblem),
/* harmony export */   h6: () => (/* binding */ PATTERN_TEXT_LIMIT),
/* harmony export */   jH: () => (/* binding */ searchPattern)
/* harmony export */ });
/**
 * Longest text a user's pattern is run on, in UTF-16 units. JavaScript can't interrupt a pattern that
 * backtracks; with this bound a quadratic one takes seconds at the worst, an exponential one stays its
 * author's to avoid.
 */
const PATTERN_TEXT_LIMIT = 65_536;
const compiled = new Map();
/** What is wrong with a user's pattern, or null when it is a JavaScript regular expression. */
function patternProblem(source) {
    try {
        compile(source);
        return null;
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}
/**
 * Searches a text for a pattern, anywhere in it and without flags; `(?i:...)` makes a part
 * case-insensitive. A text over the limit is not judged by its beginning: it is `too-long`.
 * Throws a SyntaxError for what `patternProblem` objects to.
 */
function searchPattern(source, text) {
    const pattern = compile(source);
    if (text.length > PATTERN_TEXT_LIMIT)
        return 'too-long';
    return pattern.test(text) ? 'match' : 'no-match';
}
function compile(source) {
    const known = compiled.get(source);
    if (known !== undefined)
        return known;
    const pattern = new RegExp(source);
    compiled.set(source, pattern);
    return pattern;
}


/***/ }),

/***/ 26472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shuffled),
/* harmony export */   I: () => (/* binding */ seededRandom)
/* harmony export */ });
/** The same seed gives the same sequence on every platform. */
function seededRandom(seed) {
    let state = seed >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
}
/** A shuffled copy (Fisher-Yates). */
function shuffled(items, random) {
    const keyed = items.map((item) => ({ item, key: random() }));
    return keyed.sort((left, right) => left.key - right.key).map(({ item }) => item);
}


/***/ }),

/***/ 45929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ scriptedBody),
  n: () => (/* binding */ scriptedStream)
});

;// CONCATENATED MODULE: ./lib/core/scripted/scripted-chunks.js
/** How a reply is cut into writes: one per event, per line, per byte, or all in one. */
const STREAM_CHUNKINGS = (/* unused pure expression or super */ null && (['token', 'line', 'byte', 'once']));
/** Cuts events into writes; the bytes and the sum of the delays are the same in every chunking. */
function cutChunks(events, chunking) {
    return cuts[chunking](events);
}
const cuts = {
    token: (events) => events.map(encoded),
    line: (events) => events.flatMap((event) => pieces(encoded(event), lineEnds)),
    byte: (events) => events.flatMap((event) => pieces(encoded(event), everyByte)),
    once: (events) => [encoded(joined(events))],
};
const encoder = new TextEncoder();
function encoded({ delayMs, text }) {
    return { delayMs, bytes: encoder.encode(text) };
}
function joined(events) {
    return {
        delayMs: events.reduce((sum, { delayMs }) => sum + delayMs, 0),
        text: events.map(({ text }) => text).join(''),
    };
}
/** The delay stays before the first piece. */
function pieces({ delayMs, bytes }, endsOf) {
    const ends = endsOf(bytes);
    return ends.map((end, place) => ({
        delayMs: place === 0 ? delayMs : 0,
        bytes: bytes.subarray(ends[place - 1] ?? 0, end),
    }));
}
const lineFeed = 10;
function lineEnds(bytes) {
    return everyByte(bytes).filter((end) => end === bytes.length || bytes[end - 1] === lineFeed);
}
function everyByte(bytes) {
    return Array.from(bytes, (_, place) => place + 1);
}

;// CONCATENATED MODULE: ./lib/core/scripted/scripted-message.js
/** Plays a round in a mode: in text mode its calls become blocks of text template 1 in the content. */
function scriptedMessage({ round, mode, callsBefore, }) {
    const calls = mode === 'native' ? nativeCalls(round, callsBefore) : [];
    return {
        reasoning: words(round.reasoning ?? ''),
        content: words(mode === 'native' ? (round.text ?? '') : textContent(round)),
        calls,
        finishReason: calls.length > 0 ? 'tool_calls' : 'stop',
        usage: round.usage === undefined ? null : reportedUsage(round.usage),
    };
}
function nativeCalls(round, callsBefore) {
    return (round.toolCalls ?? []).map((call, place) => ({
        id: `call_${callsBefore + place + 1}`,
        name: call.name,
        argumentPieces: argumentText(call.arguments).match(/.{1,12}/gsu) ?? [],
    }));
}
function textContent(round) {
    const blocks = (round.toolCalls ?? []).map((call) => `<tool_call>\n{"name":${JSON.stringify(call.name)},"arguments":${argumentText(call.arguments)}}\n</tool_call>`);
    return [round.text ?? '', ...blocks].filter((part) => part !== '').join('\n');
}
/** A raw text stands for itself, well-formed or not. */
function argumentText(value) {
    return typeof value === 'string' ? value : JSON.stringify(value);
}
/** Words, each with the white space before it. */
function words(text) {
    return text.match(/\s*\S+|\s+$/g) ?? [];
}
function reportedUsage(usage) {
    const { inputTokens, outputTokens } = usage;
    const { cacheReadInputTokens, cacheWriteInputTokens, reasoningOutputTokens } = usage;
    return {
        prompt_tokens: inputTokens,
        completion_tokens: outputTokens,
        total_tokens: inputTokens + outputTokens,
        ...(cacheReadInputTokens !== undefined && {
            prompt_tokens_details: { cached_tokens: cacheReadInputTokens },
        }),
        ...(cacheWriteInputTokens !== undefined && {
            cache_creation_input_tokens: cacheWriteInputTokens,
        }),
        ...(reasoningOutputTokens !== undefined && {
            completion_tokens_details: { reasoning_tokens: reasoningOutputTokens },
        }),
    };
}

;// CONCATENATED MODULE: ./lib/core/scripted/scripted-stream.js


/** The exact bytes of a streamed Chat Completions reply that says what the round scripts, or of its error. */
function scriptedStream(options) {
    const { round, chunking } = options;
    if (round.error !== undefined)
        return scriptedError(options, round.error);
    const head = { status: 200, headers: { 'content-type': 'text/event-stream; charset=utf-8' } };
    return { head, chunks: cutChunks(streamEvents(options), chunking) };
}
/** The same reply as one JSON body, after the same time in all. */
function scriptedBody(options) {
    const { round, chunking } = options;
    if (round.error !== undefined)
        return scriptedError(options, round.error);
    const delayMs = streamEvents(options).reduce((sum, event) => sum + event.delayMs, 0);
    const text = JSON.stringify(wholeMessage(options));
    return jsonReply(200, { delayMs, text }, chunking);
}
function scriptedError({ round, chunking, delaysMs }, { status, body }) {
    const delayMs = (round.delaysMs ?? delaysMs)?.prefill ?? 0;
    const text = JSON.stringify(body ?? defaultErrorBody(status));
    return jsonReply(status, { delayMs, text }, chunking);
}
function jsonReply(status, body, chunking) {
    const head = { status, headers: { 'content-type': 'application/json' } };
    return { head, chunks: cutChunks([body], chunking) };
}
function defaultErrorBody(status) {
    return {
        error: { message: `scripted error ${status}`, type: 'scripted_error', param: null, code: null },
    };
}
/** The events in order: the role after the prefill, then the tokens, then what ends the message. */
function streamEvents(options) {
    const message = scriptedMessage(options);
    const { prefill = 0, first = 0, gap = 0 } = options.round.delaysMs ?? options.delaysMs ?? {};
    const chunk = (delta, finishReason = null) => ({
        ...envelope('chat.completion.chunk', options.model),
        choices: [{ index: 0, delta, finish_reason: finishReason }],
    });
    const tokens = tokenDeltas(message).map((delta, place) => dataEvent(chunk(delta), place === 0 ? first : gap));
    const usage = message.usage === null || !options.includeUsage
        ? []
        : [dataEvent({ ...chunk({}), choices: [], usage: message.usage }, 0)];
    return [
        dataEvent(chunk({ role: 'assistant', content: '' }), prefill),
        ...tokens,
        dataEvent(chunk({}, message.finishReason), 0),
        ...usage,
        { delayMs: 0, text: 'data: [DONE]\n\n' },
    ];
}
function tokenDeltas({ reasoning, content, calls }) {
    return [
        ...reasoning.map((word) => ({ reasoning_content: word })),
        ...content.map((word) => ({ content: word })),
        ...calls.flatMap(({ id, name, argumentPieces }, index) => [
            { tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] },
            ...argumentPieces.map((piece) => ({
                tool_calls: [{ index, function: { arguments: piece } }],
            })),
        ]),
    ];
}
function dataEvent(value, delayMs) {
    return { delayMs, text: `data: ${JSON.stringify(value)}\n\n` };
}
function wholeMessage(options) {
    const { reasoning, content, calls, finishReason, usage } = scriptedMessage(options);
    const message = {
        role: 'assistant',
        content: content.join(''),
        ...(reasoning.length > 0 && { reasoning_content: reasoning.join('') }),
        ...(calls.length > 0 && {
            tool_calls: calls.map(({ id, name, argumentPieces }) => ({
                id,
                type: 'function',
                function: { name, arguments: argumentPieces.join('') },
            })),
        }),
    };
    return {
        ...envelope('chat.completion', options.model),
        choices: [{ index: 0, message, finish_reason: finishReason }],
        ...(usage !== null && options.includeUsage && { usage }),
    };
}
/** Constant, so that the same script gives the same bytes. */
function envelope(object, model) {
    return { id: 'chatcmpl-scripted', object, created: 1_750_000_000, model };
}


/***/ }),

/***/ 23230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cb: () => (/* binding */ METRICS),
/* harmony export */   GF: () => (/* binding */ findMetric),
/* harmony export */   Uw: () => (/* binding */ METRIC_NAMES)
/* harmony export */ });
const callTime = {
    unit: 'ms',
    per: 'call',
    better: 'lower',
    scale: 'ratio',
    deterministicInMock: false,
};
const trialTime = { ...callTime, per: 'trial' };
const trialTokens = {
    unit: 'tokens',
    per: 'trial',
    better: 'lower',
    scale: 'ratio',
    deterministicInMock: true,
};
/** A part of the tokens, which may be none at all. */
const partOfTokens = { ...trialTokens, scale: 'difference' };
const trialCount = { ...partOfTokens, unit: 'count' };
/** Every metric a gate or a budget can name, in report order. */
const METRICS = [
    {
        name: 'passRate',
        unit: 'share',
        per: 'trial',
        better: 'higher',
        scale: 'points',
        deterministicInMock: true,
    },
    { name: 'requestLagMs', ...callTime },
    { name: 'timeToFirstByteMs', ...callTime },
    { name: 'timeToFirstItemMs', ...callTime },
    { name: 'timeToFirstTokenMs', ...callTime },
    { name: 'timeToFirstOutputMs', ...callTime },
    { name: 'timeToFirstVisibleMs', ...callTime },
    { name: 'timeToFirstToolCallMs', ...callTime },
    { name: 'toolCallReadyMs', ...callTime },
    { name: 'lastOutputMs', ...callTime },
    { name: 'callDurationMs', ...callTime },
    { name: 'timePerOutputTokenMs', ...callTime },
    { name: 'chunkGapsMs', ...callTime },
    { name: 'agentWallMs', ...trialTime },
    { name: 'agentWorkingMs', ...trialTime },
    { name: 'inputTokens', ...trialTokens },
    // With the same prompt, fewer cache reads mean that the cache stopped working.
    { name: 'cacheReadInputTokens', ...partOfTokens, better: 'higher' },
    { name: 'cacheWriteInputTokens', ...partOfTokens },
    { name: 'outputTokens', ...trialTokens },
    { name: 'reasoningOutputTokens', ...partOfTokens },
    { name: 'totalTokens', ...trialTokens },
    { name: 'costUsd', ...trialTokens, unit: 'usd' },
    { name: 'toolCalls', ...trialCount },
    { name: 'attempts', ...trialCount },
    { name: 'fallbacks', ...trialCount },
];
const METRIC_NAMES = METRICS.map(({ name }) => name);
/** The metric of that name, or null when there is none. */
function findMetric(name) {
    return METRICS.find((metric) => metric.name === name) ?? null;
}


/***/ }),

/***/ 59036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W0: () => (/* binding */ CALL_STATUSES),
/* harmony export */   Yu: () => (/* binding */ TRIAL_STATES),
/* harmony export */   io: () => (/* binding */ VALID_STATES),
/* harmony export */   vj: () => (/* binding */ ANSWERED_STATUSES)
/* harmony export */ });
/* unused harmony export ATTEMPT_STATES */
/** How a trial ended; exclusive. */
const TRIAL_STATES = [
    'passed',
    'semantic-fail',
    'format-error',
    'limit-exceeded',
    'infra-error',
    'harness-error',
    'not-run',
];
/** States that say something about the agent; the others are missing evidence. */
const VALID_STATES = [
    'passed',
    'semantic-fail',
    'format-error',
    'limit-exceeded',
];
/** How a provider call ended; exclusive. */
const CALL_STATUSES = [
    'ok',
    'empty-output',
    'length',
    'content-filter',
    'http-error',
    'stream-error',
    'truncated',
    'timeout',
    'network',
    'cancelled',
    'refused-over-budget',
];
/** Statuses of a call whose reply is a whole message: the trial goes on and is evaluated. */
const ANSWERED_STATUSES = [
    'ok',
    'empty-output',
    'length',
    'content-filter',
];
/** States of launches and attempts in the journal; all but the first two are terminal. */
const ATTEMPT_STATES = (/* unused pure expression or super */ null && ([
    'reserved',
    'running',
    'completed',
    'failed',
    'timeout',
    'launch-failed',
    'terminated',
    'refused-over-budget',
]));


/***/ }),

/***/ 16852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ VERDICTS),
/* harmony export */   u: () => (/* binding */ GATE_REASONS)
/* harmony export */ });
/** From best to worst; a job has the worst of its gates. */
const VERDICTS = ['pass', 'inconclusive', 'regressed', 'invalid'];
/** Why a gate has its verdict; docs/verdicts.md explains each. */
const GATE_REASONS = [
    'inside-margin',
    'beyond-margin',
    'case-regressed',
    'underpowered',
    'insufficient-pairs',
    'insufficient-trials',
    'suspect-case',
    'missing-data',
    'runner-differs',
    'nothing-to-compare',
    'base-missing',
    'baseline-missing',
    'baseline-stale',
    'baseline-incompatible',
    'evidence-not-reconciled',
    'model-differs',
    'treatment-not-observed',
    'coverage-below-minimum',
    'infra-errors-differ',
    'tokens-not-covered',
    'unpriced',
];


/***/ }),

/***/ 32895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliMockServer: () => (/* binding */ cliMockServer)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/adapters/config/read-case-file.js + 1 modules
var read_case_file = __webpack_require__(39608);
// EXTERNAL MODULE: ./lib/adapters/json-schema/schema-check.js
var schema_check = __webpack_require__(83383);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./lib/core/plan/random.js
var plan_random = __webpack_require__(26472);
// EXTERNAL MODULE: ./lib/domain/json.js
var json = __webpack_require__(77708);
;// CONCATENATED MODULE: ./lib/core/scripted/scripted-round.js

/**
 * Finds the scripted turn that answers a Chat Completions request, from the request alone: the case by its
 * prompt among the user messages (the longest that fits), the round by the assistant messages so far.
 */
function findRound(cases, request) {
    const messages = messagesOf(request);
    const match = caseFor(cases, messages);
    if (match === null)
        return { kind: 'unknown-prompt' };
    const mode = modeOf(match, request);
    const rounds = match.mock?.[mode];
    if (rounds === undefined)
        return { kind: 'no-script', case: match, mode };
    const turns = messages.filter(({ role }) => role === 'assistant');
    const round = rounds[turns.length];
    if (round === undefined) {
        return { kind: 'script-exhausted', case: match, roundCount: rounds.length };
    }
    const callsBefore = turns.reduce((sum, { callCount }) => sum + callCount, 0);
    return { kind: 'found', case: match, round, mode, callsBefore };
}
function messagesOf({ messages }) {
    if (!Array.isArray(messages))
        return [];
    return messages.filter(json/* isJsonObject */.O).map(({ role, content, tool_calls: calls }) => ({
        role: typeof role === 'string' ? role : '',
        text: textOf(content),
        callCount: Array.isArray(calls) ? calls.length : 0,
    }));
}
/** The content of a message: a string, or parts with text. */
function textOf(content) {
    if (typeof content === 'string')
        return content;
    if (!Array.isArray(content))
        return '';
    return content
        .filter(json/* isJsonObject */.O)
        .map(({ text }) => (typeof text === 'string' ? text : ''))
        .join('');
}
function caseFor(cases, messages) {
    const texts = messages.filter(({ role }) => role === 'user').map(({ text }) => text);
    const equal = cases.find(({ prompt }) => texts.includes(prompt));
    if (equal !== undefined)
        return equal;
    const contained = cases.filter(({ prompt }) => texts.some((text) => text.includes(prompt)));
    return contained.sort((left, right) => right.prompt.length - left.prompt.length)[0] ?? null;
}
/** By the tools offered; a case without tools says the same in either mode. */
function modeOf({ tools, mock }, request) {
    if (Array.isArray(request.tools) && request.tools.length > 0)
        return 'native';
    if (tools.length > 0)
        return 'text';
    return mock?.native === undefined ? 'text' : 'native';
}

// EXTERNAL MODULE: ./lib/core/scripted/scripted-stream.js + 2 modules
var scripted_stream = __webpack_require__(45929);
;// CONCATENATED MODULE: ./lib/adapters/provider/mock-answers.js



/** The scripted answer to the body of a Chat Completions request, or the error that an API would give. */
function answerChat(body, settings) {
    const request = parseRequest(body);
    if (request === null) {
        return refuse(400, 'invalid-request', 'the body must be a JSON object with a list of messages');
    }
    const found = findRound(settings.cases, request);
    if (found.kind !== 'found')
        return refuseSearch(found, settings.cases);
    const { chunking, delayMs } = settings;
    const reply = (request.stream === true ? scripted_stream/* scriptedStream */.n : scripted_stream/* scriptedBody */.d)({
        ...found,
        chunking,
        model: typeof request.model === 'string' ? request.model : 'scripted',
        includeUsage: wantsUsage(request),
        delaysMs: { first: delayMs, gap: delayMs },
    });
    return { ...reply, caseId: found.case.id };
}
function refuseSearch(search, cases) {
    if (search.kind === 'unknown-prompt')
        return refuse(404, search.kind, unknownPrompt(cases));
    const { id } = search.case;
    const message = search.kind === 'no-script'
        ? `case ${id} has no script for mode ${search.mode}: add mock.${search.mode}`
        : `case ${id} has ${search.roundCount} scripted rounds and one more was asked for`;
    return { ...refuse(400, search.kind, message), caseId: id };
}
/** An error in the shape of OpenAI's API. */
function refuse(status, code, message) {
    const type = status >= 500 ? 'server_error' : 'invalid_request_error';
    return mock_answers_json(status, { error: { message, type, param: null, code } });
}
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
        return (0,json/* isJsonObject */.O)(value) && Array.isArray(value.messages) ? value : null;
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
 * Serves scripted cases on the loopback as an OpenAI-compatible endpoint. Between calls it keeps nothing but
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
    function answer(path, body) {
        return path.endsWith('/models') ? listModels() : (failures() ?? answerChat(body, settings));
    }
    return (method, path, body) => {
        const allowed = methods.get(path);
        if (allowed === undefined)
            return refuse(404, 'not-found', `there is no ${path} here`);
        if (method !== allowed)
            return withHeader(wrongMethod(method, allowed), 'allow', allowed);
        if (body === null)
            return refuse(413, 'too-large', 'the body is larger than 8 MiB');
        return answer(path, body);
    };
}
const methods = new Map([
    ['/v1/chat/completions', 'POST'],
    ['/chat/completions', 'POST'],
    ['/v1/models', 'GET'],
    ['/models', 'GET'],
]);
function wrongMethod(method, allowed) {
    return refuse(405, 'wrong-method', `${method} is not served here; send ${allowed}`);
}
/** Decides for each call in order of arrival whether it fails; the same seed decides the same. */
function createFailures(fail, seed) {
    const random = (0,plan_random/* seededRandom */.I)(seed);
    return () => {
        if (fail === null || random() >= fail.rate)
            return null;
        const message = `this call fails by --fail ${fail.rate}:${fail.status}`;
        return withHeader(refuse(fail.status, 'injected-failure', message), 'retry-after', '0');
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

// EXTERNAL MODULE: ./lib/core/config/problem.js
var problem = __webpack_require__(27413);
// EXTERNAL MODULE: ./lib/domain/case-catalog.js + 6 modules
var case_catalog = __webpack_require__(57275);
// EXTERNAL MODULE: ./lib/domain/failure.js
var failure = __webpack_require__(27550);
// EXTERNAL MODULE: ./lib/entry/signals.js
var entry_signals = __webpack_require__(28053);
;// CONCATENATED MODULE: ./lib/entry/cli-mock-server.js









const CHUNKINGS = ['token', 'line', 'byte', 'once'];
/** `agent-bench mock-server`: serves until SIGINT or SIGTERM, which is how it ends well. */
async function cliMockServer({ values }, host) {
    const value = (name) => values.get(name)?.at(-1);
    const signals = (0,entry_signals/* listenForSignals */.s)();
    const server = await startMockServer({
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
            await (0,external_node_events_.once)(signals.signal, 'abort');
        return 0;
    }
    finally {
        signals.close();
        await server.close();
    }
}
async function scripts(files, host) {
    if (files.length === 0)
        return case_catalog/* BUILTIN_CASES */.i;
    const read = await Promise.all(files.map((file) => (0,read_case_file/* readCaseFile */.r)(host.cwd, (0,external_node_path_.resolve)(host.cwd, file), schema_check/* checkSchemaItself */.f)));
    const problems = read.flatMap((file) => file.problems).map(problem/* formatProblem */.Vw);
    if (problems.length > 0)
        throw new failure/* Failure */.H('config', problems.join('\n'));
    return read.flatMap(({ definition }) => (definition === null ? [] : [definition]));
}
function wholeNumber(flag, text, max) {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value <= max)
        return value;
    throw new failure/* Failure */.H('usage', `${flag}: expected a whole number from 0 to ${max}, got "${text}"`);
}
function chunking(text) {
    const kind = CHUNKINGS.find((name) => name === text);
    if (kind !== undefined)
        return kind;
    throw new failure/* Failure */.H('usage', `--chunking: expected ${CHUNKINGS.join(', ')}, got "${text}"`);
}
function failures(text) {
    if (text === undefined)
        return null;
    const [, rate = '', status = ''] = /^([\d.]+):([45]\d\d)$/.exec(text) ?? [];
    if (rate !== '' && Number(rate) <= 1)
        return { rate: Number(rate), status: Number(status) };
    throw new failure/* Failure */.H('usage', `--fail: expected RATE:STATUS such as 0.1:429, a rate from 0 to 1 and a status from 400 to 599, got "${text}"`);
}


/***/ }),

/***/ 28053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ listenForSignals)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);

const SIGNALS = ['SIGINT', 'SIGTERM'];
/** Lets a run end in order at the first SIGINT or SIGTERM; a second one ends the process at once. */
function listenForSignals() {
    const controller = new AbortController();
    let status = null;
    const take = (name) => {
        if (status !== null)
            process.exit(status);
        status = 128 + node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[name];
        controller.abort('cancel');
    };
    for (const name of SIGNALS)
        process.on(name, take);
    return {
        signal: controller.signal,
        exitStatus: () => status,
        close() {
            for (const name of SIGNALS)
                process.off(name, take);
        },
    };
}


/***/ })

};
