export const id = 2187;
export const ids = [2187];
export const modules = {

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

/***/ 61926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A2: () => (/* binding */ PROTOCOL_SCRIPTS),
  dj: () => (/* binding */ scriptedBody),
  nY: () => (/* binding */ scriptedStream)
});

;// CONCATENATED MODULE: ./lib/core/scripted/scripted-message.js
/** Plays a round in a mode: in text mode its calls become blocks of text template 1 in the content. */
function scriptedMessage({ round, mode, callsBefore, }) {
    const calls = mode === 'native' ? nativeCalls(round, callsBefore) : [];
    return {
        reasoning: words(round.reasoning ?? ''),
        content: words(mode === 'native' ? (round.text ?? '') : textContent(round)),
        calls,
        finishReason: calls.length > 0 ? 'tool_calls' : 'stop',
        usage: round.usage ?? null,
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

;// CONCATENATED MODULE: ./lib/core/scripted/scripted-reply.js
/** One event of a stream: its data, after its name where the protocol names events. */
function streamEvent(value, delayMs, name) {
    const line = `data: ${JSON.stringify(value)}\n\n`;
    return { delayMs, text: name === undefined ? line : `event: ${name}\n${line}` };
}
/** Waits before the pieces of a reply: what opens it, the first token, each one after. */
function delaysOf({ round, delaysMs }) {
    const { prefill = 0, first = 0, gap = 0 } = round.delaysMs ?? delaysMs ?? {};
    return { prefill, first, gap };
}

;// CONCATENATED MODULE: ./lib/core/scripted/chat-completions-script.js


/** How a scripted model speaks Chat Completions. */
const chatCompletionsScript = {
    events: streamEvents,
    whole: wholeMessage,
    errorBody: (message, { type, code }) => ({ error: { message, type, param: null, code } }),
};
/** The events in order: the role after the prefill, then the tokens, then what ends the message. */
function streamEvents(options) {
    const message = scriptedMessage(options);
    const { prefill, first, gap } = delaysOf(options);
    const chunk = (delta, finishReason = null) => ({
        ...envelope('chat.completion.chunk', options.model),
        choices: [{ index: 0, delta, finish_reason: finishReason }],
    });
    const tokens = tokenDeltas(message).map((delta, place) => streamEvent(chunk(delta), place === 0 ? first : gap));
    const usage = message.usage === null || !options.includeUsage
        ? []
        : [streamEvent({ ...chunk({}), choices: [], usage: chatUsage(message.usage) }, 0)];
    return [
        streamEvent(chunk({ role: 'assistant', content: '' }), prefill),
        ...tokens,
        streamEvent(chunk({}, message.finishReason), 0),
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
        ...(usage !== null && options.includeUsage && { usage: chatUsage(usage) }),
    };
}
/** Constant, so that the same script gives the same bytes. */
function envelope(object, model) {
    return { id: 'chatcmpl-scripted', object, created: 1_750_000_000, model };
}
function chatUsage(usage) {
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

// EXTERNAL MODULE: ./lib/domain/json.js
var json = __webpack_require__(77708);
// EXTERNAL MODULE: ./lib/core/wire/json-text.js
var json_text = __webpack_require__(54375);
;// CONCATENATED MODULE: ./lib/core/scripted/messages-script.js




/** How a scripted model speaks Messages. */
const messagesScript = {
    events: messages_script_streamEvents,
    whole(options) {
        const { usage } = scriptedMessage(options);
        return {
            ...messageWith(options, stopReasonOf(options)),
            content: blocksOf(options).map(({ whole }) => whole),
            usage: usage === null ? {} : { ...inputUsage(usage), output_tokens: usage.outputTokens },
        };
    },
    errorBody: (message, { type }) => ({ type: 'error', error: { type, message } }),
};
function messages_script_streamEvents(options) {
    const { prefill, first, gap } = delaysOf(options);
    const { usage } = scriptedMessage(options);
    const events = [];
    let tokens = 0;
    const send = (value, delayMs = 0) => {
        events.push(streamEvent(value, delayMs, value.type));
    };
    // The real API's first count of output is a stub too.
    const started = usage === null ? {} : { ...inputUsage(usage), output_tokens: 1 };
    const message = { ...messageWith(options, null), content: [], usage: started };
    send({ type: 'message_start', message }, prefill);
    for (const [index, { start, deltas }] of blocksOf(options).entries()) {
        send({ type: 'content_block_start', index, content_block: start });
        for (const delta of deltas) {
            send({ type: 'content_block_delta', index, delta }, tokens === 0 ? first : gap);
            tokens += 1;
        }
        send({ type: 'content_block_stop', index });
    }
    send({
        type: 'message_delta',
        delta: { stop_reason: stopReasonOf(options), stop_sequence: null },
        usage: usage === null ? {} : { output_tokens: usage.outputTokens },
    });
    send({ type: 'message_stop' });
    return events;
}
function blocksOf(options) {
    const { reasoning, content, calls } = scriptedMessage(options);
    return [
        ...(reasoning.length > 0 ? [thinkingBlock(reasoning)] : []),
        ...(content.length > 0 ? [textBlock(content)] : []),
        ...calls.map(toolBlock),
    ];
}
function thinkingBlock(pieces) {
    const block = (thinking) => ({ type: 'thinking', thinking, signature: '' });
    return {
        start: block(''),
        deltas: pieces.map((thinking) => ({ type: 'thinking_delta', thinking })),
        whole: block(pieces.join('')),
    };
}
function textBlock(pieces) {
    return {
        start: { type: 'text', text: '' },
        deltas: pieces.map((text) => ({ type: 'text_delta', text })),
        whole: { type: 'text', text: pieces.join('') },
    };
}
function toolBlock({ id, name, argumentPieces }) {
    const start = { type: 'tool_use', id: `toolu_${id}`, name, input: {} };
    const input = (0,json_text/* parseJson */.qF)(argumentPieces.join(''));
    return {
        start,
        deltas: argumentPieces.map((json) => ({ type: 'input_json_delta', partial_json: json })),
        whole: { ...start, input: (0,json/* isJsonObject */.O)(input) ? input : {} },
    };
}
function stopReasonOf(options) {
    return scriptedMessage(options).calls.length > 0 ? 'tool_use' : 'end_turn';
}
/** Constant, so that the same script gives the same bytes. */
function messageWith({ model }, stopReason) {
    const head = { id: 'msg_scripted', type: 'message', role: 'assistant', model };
    return { ...head, stop_reason: stopReason, stop_sequence: null };
}
/** Here the input leaves out what was read from or written to the cache. */
function inputUsage({ inputTokens, ...parts }) {
    const { cacheReadInputTokens: read, cacheWriteInputTokens: written } = parts;
    return {
        input_tokens: Math.max(0, inputTokens - (read ?? 0) - (written ?? 0)),
        ...(read !== undefined && { cache_read_input_tokens: read }),
        ...(written !== undefined && { cache_creation_input_tokens: written }),
    };
}

;// CONCATENATED MODULE: ./lib/core/scripted/responses-script.js




/** How a scripted model speaks Responses. */
const responsesScript = {
    events: responses_script_streamEvents,
    whole: (options) => responseWith(options, outputOf(options).map(({ done }) => done)),
    errorBody: (message, { type, code }) => ({ error: { message, type, param: null, code } }),
};
function responses_script_streamEvents(options) {
    const { prefill, first, gap } = delaysOf(options);
    const items = outputOf(options);
    const events = [];
    let tokens = 0;
    const send = (value, delayMs = 0) => {
        const numbered = { ...value, sequence_number: events.length };
        events.push(streamEvent(numbered, delayMs, value.type));
    };
    const started = responseWith(options, null);
    send({ type: 'response.created', response: started }, prefill);
    send({ type: 'response.in_progress', response: started });
    for (const [index, item] of items.entries()) {
        const place = { output_index: index };
        send({ type: 'response.output_item.added', ...place, item: item.added });
        for (const event of item.before)
            send({ ...event, ...place });
        for (const delta of item.deltas) {
            send({ ...delta, ...place }, tokens === 0 ? first : gap);
            tokens += 1;
        }
        for (const event of item.after)
            send({ ...event, ...place });
        send({ type: 'response.output_item.done', ...place, item: item.done });
    }
    const done = items.map((item) => item.done);
    send({ type: 'response.completed', response: responseWith(options, done) });
    return events;
}
function outputOf(options) {
    const { reasoning, content, calls } = scriptedMessage(options);
    return [
        ...(reasoning.length > 0 ? [reasoningItem(reasoning)] : []),
        ...(content.length > 0 ? [messageItem(content)] : []),
        ...calls.map((call) => {
            const tool = options.offered?.find(({ name }) => name === call.name);
            return tool?.isCustom === true ? customItem(call) : callItem(call, tool?.namespace ?? null);
        }),
    ];
}
function reasoningItem(pieces) {
    const item = { id: 'rs_scripted', type: 'reasoning' };
    const place = { item_id: item.id, summary_index: 0 };
    const part = (text) => ({ type: 'summary_text', text });
    const text = pieces.join('');
    return {
        added: { ...item, summary: [] },
        before: [{ type: 'response.reasoning_summary_part.added', ...place, part: part('') }],
        deltas: pieces.map((delta) => ({
            ...{ type: 'response.reasoning_summary_text.delta', ...place, delta },
        })),
        after: [
            { type: 'response.reasoning_summary_text.done', ...place, text },
            { type: 'response.reasoning_summary_part.done', ...place, part: part(text) },
        ],
        done: { ...item, summary: [part(text)] },
    };
}
function messageItem(pieces) {
    const item = { id: 'msg_scripted', type: 'message', role: 'assistant' };
    const place = { item_id: item.id, content_index: 0 };
    const part = (text) => ({ type: 'output_text', text, annotations: [] });
    const text = pieces.join('');
    return {
        added: { ...item, status: 'in_progress', content: [] },
        before: [{ type: 'response.content_part.added', ...place, part: part('') }],
        deltas: pieces.map((delta) => ({ type: 'response.output_text.delta', ...place, delta })),
        after: [
            { type: 'response.output_text.done', ...place, text },
            { type: 'response.content_part.done', ...place, part: part(text) },
        ],
        done: { ...item, status: 'completed', content: [part(text)] },
    };
}
function callItem({ id, name, argumentPieces }, namespace) {
    const item = {
        ...{ id: `fc_${id}`, type: 'function_call', call_id: id, name },
        ...(namespace !== null && { namespace }),
    };
    const place = { item_id: item.id };
    const text = argumentPieces.join('');
    return {
        added: { ...item, status: 'in_progress', arguments: '' },
        before: [],
        deltas: argumentPieces.map((delta) => ({
            ...{ type: 'response.function_call_arguments.delta', ...place, delta },
        })),
        after: [{ type: 'response.function_call_arguments.done', ...place, name, arguments: text }],
        done: { ...item, status: 'completed', arguments: text },
    };
}
/** A tool of this kind takes a text: a script may give it bare, or as the one member of an object. */
function customItem({ id, name, argumentPieces }) {
    const text = bareText(argumentPieces.join(''));
    const item = { id: `ctc_${id}`, type: 'custom_tool_call', call_id: id, name };
    const place = { item_id: item.id };
    return {
        added: { ...item, status: 'in_progress', input: '' },
        before: [],
        deltas: [{ type: 'response.custom_tool_call_input.delta', ...place, delta: text }],
        after: [{ type: 'response.custom_tool_call_input.done', ...place, input: text }],
        done: { ...item, status: 'completed', input: text },
    };
}
function bareText(text) {
    const value = (0,json_text/* parseJson */.qF)(text);
    const [member] = (0,json/* isJsonObject */.O)(value) ? Object.values(value) : [];
    return typeof member === 'string' ? member : text;
}
/** Constant ids and times, so that the same script gives the same bytes. `output` is null while the response is made. */
function responseWith(options, output) {
    const { usage } = scriptedMessage(options);
    const counts = output === null || usage === null ? null : responsesUsage(usage);
    return {
        ...{ id: 'resp_scripted', object: 'response', created_at: 1_750_000_000 },
        status: output === null ? 'in_progress' : 'completed',
        ...{ error: null, incomplete_details: null, model: options.model },
        output: [...(output ?? [])],
        ...{ parallel_tool_calls: true, tool_choice: 'auto', tools: [], usage: counts },
    };
}
function responsesUsage({ inputTokens, outputTokens, ...parts }) {
    const { cacheReadInputTokens: cached = 0, reasoningOutputTokens: reasoning = 0 } = parts;
    const { cacheWriteInputTokens: written } = parts;
    return {
        input_tokens: inputTokens,
        input_tokens_details: {
            cached_tokens: cached,
            ...(written !== undefined && { cache_write_tokens: written }),
        },
        output_tokens: outputTokens,
        output_tokens_details: { reasoning_tokens: reasoning },
        total_tokens: inputTokens + outputTokens,
    };
}

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

;// CONCATENATED MODULE: ./lib/core/scripted/scripted-stream.js




/** How a scripted model speaks each protocol. */
const PROTOCOL_SCRIPTS = {
    'chat-completions': chatCompletionsScript,
    responses: responsesScript,
    messages: messagesScript,
};
/** The exact bytes of a streamed reply that says what the round scripts, or of its error. */
function scriptedStream(options) {
    const { round, chunking } = options;
    if (round.error !== undefined)
        return scriptedError(options, round.error);
    const head = { status: 200, headers: { 'content-type': 'text/event-stream; charset=utf-8' } };
    return { head, chunks: cutChunks(scriptOf(options).events(options), chunking) };
}
/** The same reply as one JSON body, after the same time in all. */
function scriptedBody(options) {
    const { round, chunking } = options;
    if (round.error !== undefined)
        return scriptedError(options, round.error);
    const script = scriptOf(options);
    const delayMs = script.events(options).reduce((sum, event) => sum + event.delayMs, 0);
    const text = JSON.stringify(script.whole(options));
    return jsonReply(200, { delayMs, text }, chunking);
}
function scriptOf({ protocol = 'chat-completions' }) {
    return PROTOCOL_SCRIPTS[protocol];
}
function scriptedError(options, { status, body }) {
    const delayMs = (options.round.delaysMs ?? options.delaysMs)?.prefill ?? 0;
    const kind = { type: 'scripted_error', code: null };
    const text = JSON.stringify(body ?? scriptOf(options).errorBody(`scripted error ${status}`, kind));
    return jsonReply(status, { delayMs, text }, options.chunking);
}
function jsonReply(status, body, chunking) {
    const head = { status, headers: { 'content-type': 'application/json' } };
    return { head, chunks: cutChunks([body], chunking) };
}


/***/ }),

/***/ 72795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ID: () => (/* binding */ JOURNAL_KINDS),
/* harmony export */   Vp: () => (/* binding */ MAX_JOURNAL_ROWS),
/* harmony export */   dh: () => (/* binding */ JOURNAL_STATES),
/* harmony export */   dt: () => (/* binding */ JOURNAL_VERSION),
/* harmony export */   yu: () => (/* binding */ EVIDENCE_FAULTS)
/* harmony export */ });
/* harmony import */ var _trial_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59036);

/** The format of a journal; another one is not read. */
const JOURNAL_VERSION = 1;
/** More than any run of this product writes; a journal beyond it is not trusted. */
const MAX_JOURNAL_ROWS = 5_000_000;
const JOURNAL_KINDS = ['header', 'launch', 'attempt', 'closing'];
const JOURNAL_STATES = [..._trial_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTEMPT_STATES */ .X9, 'opened', 'closed'];
/** What can be wrong with the evidence of a run: docs/evidence.md. */
const EVIDENCE_FAULTS = [
    'journal-missing',
    'journal-malformed',
    'journal-version',
    'journal-chain',
    'journal-too-large',
    'journal-counts',
    'journal-state',
    'journal-duplicate-id',
    'journal-missing-id',
    'open-attempt',
    'open-launch',
    'telemetry-missing',
    'telemetry-id-missing',
    'telemetry-id-duplicated',
    'telemetry-without-reservation',
    'context-differs',
    'completion-differs',
    'tokens-differ',
    'digest-differs',
];


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
/* harmony export */   X9: () => (/* binding */ ATTEMPT_STATES),
/* harmony export */   Yu: () => (/* binding */ TRIAL_STATES),
/* harmony export */   io: () => (/* binding */ VALID_STATES),
/* harmony export */   vj: () => (/* binding */ ANSWERED_STATUSES)
/* harmony export */ });
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
const ATTEMPT_STATES = [
    'reserved',
    'running',
    'completed',
    'failed',
    'timeout',
    'launch-failed',
    'terminated',
    'refused-over-budget',
];


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
