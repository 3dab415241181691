export const id = 895;
export const ids = [895];
export const modules = {

/***/ 7692:
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

/***/ 5929:
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

/***/ 2895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliMockServer: () => (/* binding */ cliMockServer)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/adapters/config/read-case-file.js + 1 modules
var read_case_file = __webpack_require__(9608);
// EXTERNAL MODULE: ./lib/adapters/json-schema/schema-check.js
var schema_check = __webpack_require__(3383);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: ./lib/core/random.js
var core_random = __webpack_require__(7692);
// EXTERNAL MODULE: ./lib/domain/json.js
var json = __webpack_require__(7708);
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
var scripted_stream = __webpack_require__(5929);
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
var promises_ = __webpack_require__(8500);
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
    const random = (0,core_random/* seededRandom */.I)(seed);
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
var problem = __webpack_require__(7413);
// EXTERNAL MODULE: ./lib/domain/case-catalog.js + 6 modules
var case_catalog = __webpack_require__(7275);
// EXTERNAL MODULE: ./lib/domain/failure.js
var failure = __webpack_require__(7550);
// EXTERNAL MODULE: ./lib/entry/signals.js
var entry_signals = __webpack_require__(8053);
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

/***/ 8053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ listenForSignals)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);

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
