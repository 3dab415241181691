export const id = 7134;
export const ids = [7134,9596];
export const modules = {

/***/ 89596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createChatTransport: () => (/* binding */ createChatTransport)
/* harmony export */ });
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46752);

/** Opens the connections to one target lazily and keeps them alive; no redirect is followed. */
function createChatTransport({ baseUrl, connections, proxy, }) {
    const url = new URL(baseUrl);
    const dispatcher = openDispatcher(url.origin, connections, proxy ?? null);
    const usedSockets = new WeakSet();
    return {
        host: url.host,
        post({ path, headers, body }, handler) {
            const request = { path: pathBehind(url, path), headers: [...headers], body };
            const { origin } = url;
            dispatcher.dispatch({ origin, method: 'POST', idempotent: false, ...request }, handler);
        },
        use(socket) {
            const reused = usedSockets.has(socket);
            usedSockets.add(socket);
            return reused;
        },
        close: () => dispatcher.destroy(),
    };
}
function pathBehind({ pathname, search }, path) {
    const [below = '', ...query] = path.split('?');
    const asked = [search.slice(1), query.join('?')].filter((part) => part !== '').join('&');
    return `${pathname.replace(/\/+$/, '')}${below}${asked === '' ? '' : `?${asked}`}`;
}
/** The timers of the pool are off: a call has its own. Undici sets TCP_NODELAY on every socket. */
function openDispatcher(origin, connections, proxy) {
    const options = { headersTimeout: 0, bodyTimeout: 0, ...(connections && { connections }) };
    if (proxy === null)
        return new undici__WEBPACK_IMPORTED_MODULE_0__.Pool(origin, options);
    return new undici__WEBPACK_IMPORTED_MODULE_0__.EnvHttpProxyAgent({ ...options, ...proxy });
}


/***/ }),

/***/ 57134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startGateway: () => (/* binding */ startGateway)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/adapters/provider/gateway/credentials.js

/** A door's place in the path: 128 random bits. */
function newDoorId() {
    return (0,external_node_crypto_.randomBytes)(16).toString('hex');
}
/** A key for one door: 192 random bits behind a prefix that tells what it is. */
function newToken() {
    return `abt_${(0,external_node_crypto_.randomBytes)(24).toString('hex')}`;
}
/** Whether a request shows the token, in any header that agents put a key in; takes the same time for every one as long. */
function showsToken(headers, token) {
    const bearer = /^bearer +(.*)$/i.exec(headers.authorization ?? '')?.[1];
    return [bearer, headers['x-api-key'], headers['api-key']].some((shown) => typeof shown === 'string' && isEqual(shown.trim(), token));
}
function isEqual(shown, token) {
    const [left, right] = [Buffer.from(shown), Buffer.from(token)];
    return left.length === right.length && (0,external_node_crypto_.timingSafeEqual)(left, right);
}
/** Whether a `host` header names this machine's loopback: a web page that had its own name lead here is refused. */
function isLoopbackHost(host) {
    const name = (host ?? '').replace(/:\d+$/, '').toLowerCase();
    return name === 'localhost' || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(name);
}

;// CONCATENATED MODULE: ./lib/adapters/provider/gateway/door.js

/** Opens a way to an upstream; once anything went wrong at the desk it lets nothing more through. */
function createDoor(upstream, desk) {
    const calls = new Set();
    let failure = null;
    let closing = null;
    function fail(cause) {
        failure ??= { cause };
    }
    function guarded(step) {
        try {
            step();
        }
        catch (error) {
            fail(error);
        }
    }
    async function close() {
        const open = [...calls];
        for (const call of open)
            call.cancel();
        await Promise.all(open.map(({ settled }) => settled));
        if (failure !== null)
            throw failure.cause;
    }
    return {
        id: newDoorId(),
        token: newToken(),
        upstream,
        get isClosed() {
            return closing !== null;
        },
        admit(request) {
            if (failure !== null)
                return { kind: 'broken' };
            try {
                return desk.admit(request);
            }
            catch (error) {
                fail(error);
                return { kind: 'broken' };
            }
        },
        settle: (attemptId, call) => guarded(() => desk.settle(attemptId, call)),
        noteOther: (request) => guarded(() => desk.noteOther(request)),
        watch(call) {
            calls.add(call);
            void call.settled.then(() => calls.delete(call));
        },
        fail,
        close: () => (closing ??= close()),
    };
}

;// CONCATENATED MODULE: ./lib/adapters/provider/gateway/doors.js


function createDoors() {
    /** The id of a closed door stays known; its desk is let go. */
    const doors = new Map();
    return {
        open(upstream, desk) {
            const door = createDoor(upstream, desk);
            const { id, token } = door;
            doors.set(id, door);
            return {
                ...{ id, token },
                close() {
                    doors.set(id, 'closed');
                    return door.close();
                },
            };
        },
        find(host, doorId) {
            if (!isLoopbackHost(host))
                return strangeHost;
            const door = doors.get(doorId ?? '');
            if (door === undefined)
                return noDoor;
            return door === 'closed' ? closedDoor : door;
        },
        async close() {
            const open = [...doors.values()].filter((door) => door !== 'closed');
            const closed = await Promise.allSettled(open.map((door) => door.close()));
            const failed = closed.find(({ status }) => status === 'rejected');
            if (failed?.status === 'rejected')
                throw failed.reason;
        },
    };
}
const strangeHost = {
    status: 403,
    code: 'strange_host',
    message: 'the gateway serves this machine alone: call it by 127.0.0.1 or localhost',
};
const noDoor = {
    status: 404,
    code: 'not_found',
    message: 'nothing is here: use the base URL that the agent was started with, /run/ and its id included',
};
/** Also for a request that was on its way when its door was closed. */
const closedDoor = {
    status: 403,
    code: 'run_over',
    message: 'the run that this base URL belonged to is over',
};

// EXTERNAL MODULE: ./lib/domain/json.js
var domain_json = __webpack_require__(77708);
// EXTERNAL MODULE: ./lib/core/wire/json-text.js
var json_text = __webpack_require__(54375);
;// CONCATENATED MODULE: ./lib/core/wire/include-usage.js


/**
 * The one change that makes a streamed chat completion report its usage; everything else stays as it was
 * written. Null when nothing is to be changed: it is asked for already, or no stream is, or `stream_options`
 * is of a kind the provider will refuse. `json` is the valid JSON text that `body` was parsed from.
 */
function includeUsageSplice(json, body) {
    if (body.stream !== true)
        return null;
    const outer = scanObject(json, json.indexOf('{'), 'stream_options');
    if (outer.value === null)
        return append(outer, `"stream_options":{${includeUsage}}`);
    const { stream_options: options } = body;
    if (options === null)
        return { ...outer.value, text: `{${includeUsage}}` };
    if (!(0,domain_json/* isJsonObject */.O)(options) || options.include_usage === true)
        return null;
    const inner = scanObject(json, outer.value.from, 'include_usage');
    return inner.value === null ? append(inner, includeUsage) : { ...inner.value, text: 'true' };
}
const includeUsage = '"include_usage":true';
function append({ end, isEmpty }, member) {
    return { from: end, to: end, text: isEmpty ? member : `,${member}` };
}
/** Finds a member of the object whose opening bracket stands at `start`. */
function scanObject(json, start, name) {
    let at = skipSpace(json, start + 1);
    let value = null;
    const isEmpty = json[at] === '}';
    while (at < json.length && json[at] !== '}') {
        const keyEnd = stringEnd(json, at);
        const from = skipSpace(json, skipSpace(json, keyEnd) + 1);
        const to = valueEnd(json, from);
        if ((0,json_text/* parseJson */.qF)(json.slice(at, keyEnd)) === name)
            value = { from, to };
        at = skipSpace(json, to);
        if (json[at] === ',')
            at = skipSpace(json, at + 1);
    }
    return { end: at, isEmpty, value };
}
function skipSpace(json, from) {
    const space = /[ \t\r\n]*/y;
    space.lastIndex = from;
    space.test(json);
    return space.lastIndex;
}
function valueEnd(json, from) {
    const first = json[from];
    if (first === '"')
        return stringEnd(json, from);
    if (first === '{' || first === '[')
        return from + (0,json_text/* createJsonExtent */.jO)().feed(json.slice(from));
    const literal = /[^,}\] \t\r\n]*/y;
    literal.lastIndex = from;
    literal.test(json);
    return literal.lastIndex;
}
/** The index behind the string that begins at `from`. */
function stringEnd(json, from) {
    let at = json.indexOf('"', from + 1);
    while (at !== -1 && isEscaped(json, at))
        at = json.indexOf('"', at + 1);
    return at === -1 ? json.length : at + 1;
}
function isEscaped(json, at) {
    let from = at;
    while (json[from - 1] === '\\')
        from -= 1;
    return (at - from) % 2 === 1;
}

// EXTERNAL MODULE: ./lib/core/wire/prompt-size.js
var prompt_size = __webpack_require__(81125);
// EXTERNAL MODULE: ./lib/adapters/provider/call-facts.js + 1 modules
var call_facts = __webpack_require__(74323);
// EXTERNAL MODULE: ./lib/adapters/provider/chat-exchange.js + 1 modules
var chat_exchange = __webpack_require__(75100);
// EXTERNAL MODULE: ./lib/adapters/provider/read-log.js
var read_log = __webpack_require__(36901);
// EXTERNAL MODULE: ./lib/adapters/provider/reply-timers.js
var reply_timers = __webpack_require__(59379);
// EXTERNAL MODULE: ./lib/adapters/provider/stall-watch.js + 1 modules
var stall_watch = __webpack_require__(79908);
// EXTERNAL MODULE: ./lib/core/wire/sse-events.js
var sse_events = __webpack_require__(95972);
;// CONCATENATED MODULE: ./lib/core/wire/usage-chunk.js



/** A longer event is no usage chunk: what there is of it goes on. */
const maxHeldBytes = 64 * 1024;
/**
 * Takes out of a stream of chat completions what `stream_options.include_usage` adds to it: the event whose
 * `choices` are empty and that has a `usage`. All other bytes stay as they are, and so does a body that is no
 * event stream. The result does not depend on how the bytes are split.
 */
function createUsageChunkFilter() {
    const blocks = createBlockEnds();
    let isPlain = null;
    /** The start of an event that is not whole yet. */
    let held = noBytes;
    /** The present event is too long to be looked at. */
    let isPassing = false;
    /** The fate of the last event, when all but the second half of its last line end was there. */
    let unfinished = null;
    /** The event up to `end` of these bytes, unless it is the one to be left out. */
    function closeBlock(bytes) {
        const block = joined([held, bytes]);
        const isDropped = !isPassing && isUsageChunk(block);
        unfinished = block.at(-1) === carriageReturn ? (isDropped ? 'dropped' : 'kept') : null;
        held = noBytes;
        isPassing = false;
        return isDropped ? noBytes : block;
    }
    function hold(rest) {
        const block = joined([held, rest]);
        isPassing ||= block.length > maxHeldBytes;
        held = isPassing ? noBytes : block;
        return isPassing ? block : noBytes;
    }
    function filter(bytes) {
        if (bytes.length === 0)
            return bytes;
        const out = [];
        let from = unfinished !== null && bytes[0] === lineFeed ? 1 : 0;
        if (unfinished === 'kept')
            out.push(bytes.subarray(0, from));
        unfinished = null;
        for (let end = blocks.next(bytes, 0); end !== -1; end = blocks.next(bytes, end)) {
            out.push(closeBlock(bytes.subarray(from, end)));
            from = end;
        }
        out.push(hold(bytes.subarray(from)));
        return joined(out);
    }
    return {
        push(bytes) {
            isPlain ??= isNoEventStream(bytes);
            return isPlain === true ? bytes : filter(bytes);
        },
        end() {
            const rest = isUsageChunk(held) ? noBytes : held;
            held = noBytes;
            return rest;
        },
    };
}
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const noBytes = new Uint8Array(0);
/** Null while there is nothing but white space (wire T4). */
function isNoEventStream(bytes) {
    const first = bytes.find((byte) => byte > 0x20);
    return first === undefined ? null : '{[<'.includes(String.fromCharCode(first));
}
/** Finds the blank lines that end events, whatever ends a line (wire S2), across the ends of reads. */
function createBlockEnds() {
    let isLineStart = true;
    let afterCarriageReturn = false;
    /** True when the byte ends a blank line. */
    function step(byte) {
        const isSecondHalf = afterCarriageReturn && byte === lineFeed;
        afterCarriageReturn = byte === carriageReturn;
        if (isSecondHalf)
            return false;
        const endsLine = byte === lineFeed || byte === carriageReturn;
        const isBlank = endsLine && isLineStart;
        isLineStart = endsLine;
        return isBlank;
    }
    return {
        /** The index behind the next blank line; -1 when these bytes end before it. */
        next(bytes, from) {
            for (let at = from; at < bytes.length; at += 1) {
                const byte = bytes[at] ?? 0;
                if (!step(byte))
                    continue;
                const hasSecondHalf = byte === carriageReturn && bytes[at + 1] === lineFeed;
                if (hasSecondHalf)
                    afterCarriageReturn = false;
                return at + (hasSecondHalf ? 2 : 1);
            }
            return -1;
        },
    };
}
const utf8 = new TextDecoder();
const emptyChoices = /"choices"\s*:\s*\[\s*\]/;
function isUsageChunk(block) {
    const text = utf8.decode(block);
    if (!emptyChoices.test(text))
        return false;
    let isFound = false;
    const reader = (0,sse_events/* createSseReader */.V)(({ data }) => {
        const value = (0,json_text/* parseJson */.qF)(data.trim());
        isFound = isUsageAlone(value);
        return false;
    });
    reader.push(text);
    reader.end();
    return isFound;
}
function isUsageAlone(value) {
    if (!(0,domain_json/* isJsonObject */.O)(value) || !Array.isArray(value.choices))
        return false;
    return value.choices.length === 0 && (0,domain_json/* isJsonObject */.O)(value.usage) && !(0,domain_json/* isJsonObject */.O)(value.error);
}
/** One array of bytes; the very same when only one of them has any. */
function joined(parts) {
    const filled = parts.filter((part) => part.length > 0);
    if (filled.length < 2)
        return filled[0] ?? noBytes;
    const whole = new Uint8Array(filled.reduce((length, part) => length + part.length, 0));
    let at = 0;
    for (const part of filled) {
        whole.set(part, at);
        at += part.length;
    }
    return whole;
}

;// CONCATENATED MODULE: ./lib/adapters/provider/gateway/headers.js
/** Headers that belong to one connection and not to the message (RFC 9110, 7.6.1), and relatives of theirs. */
const hopByHop = [
    'connection',
    'expect',
    'keep-alive',
    'proxy-authenticate',
    'proxy-authentication-info',
    'proxy-authorization',
    'proxy-connection',
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
];
/** The token and what else may not reach the provider, and what holds for the body as the agent had encoded it. */
const keptFromProvider = new Set([
    ...hopByHop,
    'accept-encoding',
    'api-key',
    'authorization',
    'content-encoding',
    'content-length',
    'cookie',
    'host',
    'http2-settings',
    'x-api-key',
]);
/**
 * A place to go to would lead the agent past the gateway, with its token in hand: a redirect is passed on
 * without it.
 */
const keptFromAgent = new Set([
    ...hopByHop,
    'alt-svc',
    'location',
    'set-cookie',
]);
/** The headers of a forwarded request, as a flat list of names and values. */
function upstreamHeaders(request, upstream) {
    const dropped = connectionNames(request.headers.connection);
    const headers = ['accept-encoding', 'identity', ...keyHeader(request, upstream)];
    for (let at = 0; at < request.rawHeaders.length; at += 2) {
        const name = request.rawHeaders[at] ?? '';
        const lower = name.toLowerCase();
        if (keptFromProvider.has(lower) || dropped.has(lower))
            continue;
        headers.push(name, request.rawHeaders[at + 1] ?? '');
    }
    return headers;
}
/**
 * The real key, in the header of the protocol. Of Messages there are two, and endpoints refuse a key in the wrong
 * one: it goes where the agent had its token.
 */
function keyHeader({ headers }, { protocol, apiKey }) {
    if (apiKey === null)
        return [];
    const hasBearer = /^bearer /i.test(headers.authorization ?? '');
    const usesBearer = protocol !== 'messages' || (hasBearer && headers['x-api-key'] === undefined);
    return usesBearer ? ['authorization', `Bearer ${apiKey}`] : ['x-api-key', apiKey];
}
/** The headers of a reply as they are passed on. */
function agentHeaders(headers, { bodyChanges }) {
    const dropped = connectionNames(headers.connection);
    return Object.fromEntries(Object.entries(headers).filter(([name]) => !keptFromAgent.has(name) &&
        !dropped.has(name) &&
        !(bodyChanges && name === 'content-length')));
}
/** Names that a `connection` header adds to those of the connection. */
function connectionNames(connection) {
    if (connection === undefined || plainConnection.test(connection))
        return noNames;
    const names = connection.split(',').map((name) => name.trim().toLowerCase());
    return new Set(names.filter((name) => name !== 'content-length'));
}
const plainConnection = /^(?:keep-alive|close)$/i;
const noNames = new Set();

;// CONCATENATED MODULE: ./lib/adapters/provider/gateway/own-replies.js
const types = {
    400: 'invalid_request_error',
    401: 'authentication_error',
    403: 'permission_error',
    404: 'not_found_error',
    413: 'request_too_large',
    415: 'invalid_request_error',
    426: 'invalid_request_error',
    502: 'api_error',
    503: 'api_error',
    504: 'timeout_error',
};
/** An error in the caller's own words. */
function errorBody(protocol, { status, code, message }) {
    const type = types[status];
    return protocol === 'messages'
        ? { type: 'error', error: { type, message } }
        : { error: { message, type, param: null, code } };
}
/** The provider's bad luck may pass; what the gateway itself refuses it will refuse again. */
const mayPass = [502, 504];
/** Answers with an error. Nothing is sent to an agent that is gone. */
function sendError(response, protocol, error) {
    const noRetry = mayPass.includes(error.status) ? {} : { 'x-should-retry': 'false' };
    sendJson(response, error.status, { ...errorBody(protocol, error) }, noRetry);
}
/** The one model behind a door, as the protocol lists models. */
function sendModels(response, protocol, model) {
    const list = protocol === 'messages' ? anthropicModels(model) : openAiModels(model);
    sendJson(response, 200, list);
}
function openAiModels(model) {
    const entry = { id: model, object: 'model', created: 0, owned_by: 'agent-bench' };
    return { object: 'list', data: [entry] };
}
function anthropicModels(model) {
    const created = '1970-01-01T00:00:00Z';
    const entry = { type: 'model', id: model, display_name: model, created_at: created };
    return { data: [entry], has_more: false, first_id: model, last_id: model };
}
function sendJson(response, status, body, headers = {}) {
    const text = Buffer.from(JSON.stringify(body));
    const kind = { 'content-type': 'application/json', 'content-length': text.length };
    response.writeHead(status, { ...kind, ...headers }).end(text);
}

;// CONCATENATED MODULE: ./lib/adapters/provider/gateway/agent-reply.js



/** Passes a reply on as it comes, but for the usage that the agent did not ask for. */
function createAgentReply(options) {
    const { response, protocol, hidesUsage, onGone, onDrain } = options;
    let filter = null;
    let isHeadSent = false;
    /** True unless the agent is slow. */
    function send(bytes) {
        if (bytes.length > 0)
            return response.write(bytes);
        if (!isHeadSent)
            response.flushHeaders();
        return true;
    }
    response.on('error', () => { });
    response.on('drain', onDrain);
    response.on('close', () => {
        if (!response.writableFinished)
            onGone();
    });
    return {
        head({ status, headers }) {
            if (response.destroyed)
                return;
            filter = hidesUsage && isFilterable(status, headers) ? createUsageChunkFilter() : null;
            response.sendDate = false;
            response.writeHead(status, agentHeaders(headers, { bodyChanges: filter !== null }));
        },
        /** Node would send what is written only after the present run, for the case that there is more. */
        write(bytes) {
            if (response.destroyed)
                return true;
            const { socket } = response;
            socket?.cork();
            const goesOn = send(filter === null ? bytes : filter.push(bytes));
            socket?.uncork();
            isHeadSent = true;
            return goesOn;
        },
        end(last) {
            if (filter === null)
                return void response.end(last);
            send(filter.push(last));
            response.end(filter.end());
        },
        refuse: (error) => sendError(response, protocol, error),
        destroy: () => void response.destroy(),
    };
}
/** A body that was compressed although nobody asked for it is passed on as it is. */
function isFilterable(status, headers) {
    const encoding = (headers['content-encoding'] ?? '').trim().toLowerCase();
    return status >= 200 && status <= 299 && (encoding === '' || encoding === 'identity');
}

;// CONCATENATED MODULE: ./lib/adapters/provider/gateway/gathering.js
/**
 * A parser cuts a read into as many pieces as the sender made. What is added in one run of the loop is handed on
 * as one, when that run is over; a piece that comes alone is not copied.
 */
function createGathering(handOn) {
    let pieces = [];
    function take() {
        const filled = pieces.filter((piece) => piece.length > 0);
        pieces = [];
        return filled.length < 2 ? (filled[0] ?? gathering_noBytes) : Buffer.concat(filled);
    }
    function handOnLater() {
        if (pieces.length > 0)
            handOn(take());
    }
    return {
        add(bytes) {
            if (pieces.length === 0)
                queueMicrotask(handOnLater);
            pieces.push(bytes);
        },
        take,
    };
}
const gathering_noBytes = new Uint8Array(0);

// EXTERNAL MODULE: ./lib/domain/trial.js
var trial = __webpack_require__(59036);
// EXTERNAL MODULE: ./lib/core/trial/call-outcome.js
var call_outcome = __webpack_require__(20659);
// EXTERNAL MODULE: ./lib/core/wire/chat-completions.js + 3 modules
var chat_completions = __webpack_require__(12416);
// EXTERNAL MODULE: ./lib/core/wire/content-encoding.js
var content_encoding = __webpack_require__(60548);
;// CONCATENATED MODULE: ./lib/core/wire/gateway-replies.js
const noFirstChunks = {
    firstItemChunk: null,
    firstTokenChunk: null,
    firstOutputChunk: null,
    firstVisibleChunk: null,
};
/** What a reply brought that nobody could read. */
const noContent = { text: '', streamed: false, marks: [] };
/** The record of a failed call. No tool call of it counts (RT10). */
function failedReply(failure) {
    return {
        model: null,
        usage: null,
        ...noFirstChunks,
        ...failure,
        toolCalls: [],
        errorMessage: messageOf(failure),
    };
}
/** Our own words and the code: a provider's words may hold a secret that no pattern finds (RX7). */
function messageOf({ status, httpStatus, errorCode }) {
    const code = errorCode === null ? '' : `: ${errorCode}`;
    switch (status) {
        case 'http-error':
            return `HTTP status ${httpStatus}${code}`;
        case 'stream-error':
            return `the reply is, or ends with, an error${code}`;
        case 'truncated':
            return 'the reply ended before its terminal event';
        case 'timeout':
            return 'the reply went silent before its terminal event';
    }
}

// EXTERNAL MODULE: ./lib/core/wire/body-kind.js
var body_kind = __webpack_require__(93736);
// EXTERNAL MODULE: ./lib/core/wire/utf8.js
var wire_utf8 = __webpack_require__(55410);
// EXTERNAL MODULE: ./lib/core/redact/redact.js + 3 modules
var redact = __webpack_require__(19831);
// EXTERNAL MODULE: ./lib/core/wire/failure-payload.js
var failure_payload = __webpack_require__(53920);
// EXTERNAL MODULE: ./lib/core/wire/wire-error.js
var wire_error = __webpack_require__(27851);
;// CONCATENATED MODULE: ./lib/core/wire/messages/errors.js




const { providerText } = (0,redact/* createRedactor */.l)([]);
/** The type of an object that came as an event of this name: its own, else the name; empty when there is neither (MK3). */
function typeOf({ type }, name) {
    return typeof type === 'string' && type !== '' ? type : name;
}
/** The error that a JSON value of an event with this name carries, or null (ME1). */
function errorIn(value, name) {
    const source = firstOf(value);
    if (!(0,domain_json/* isJsonObject */.O)(source))
        return null;
    const failure = (0,failure_payload/* failureIn */.Q6)(source);
    if (failure !== null && failure.enclosing !== null)
        return failure;
    const type = typeOf(source, name);
    if (type === '')
        return failure;
    const isBareError = isErrorType(type) && (0,failure_payload/* failureIn */.Q6)({ ...source, type }) !== null;
    return isBareError ? { error: source, enclosing: null } : null;
}
function isErrorType(type) {
    return type === 'error' || type.endsWith('_error');
}
/** Code and retryability of an error inside a successful reply (ME2, ME4): wording never decides. */
function failureFacts(failure) {
    const { error, enclosing } = failure;
    const first = { error: firstOf(error) ?? null, enclosing };
    return {
        errorCode: errorCodeOf(failure),
        retryable: (0,wire_error/* providerError */.we)(first, () => '').retryable,
    };
}
/** The first usable code of an error, then of the object around it; null when neither has one (ME2). */
function errorCodeOf(failure) {
    for (const { type, code, status } of objectsOf(failure)) {
        const usable = [type, code, status, decimal(code), decimal(status)].find(isUsableCode);
        if (usable !== undefined)
            return usable;
    }
    return null;
}
/** Whether an error says that the quota is spent, which no repeat helps (wire E6). */
function isQuotaSpent(failure) {
    return objectsOf(failure).some((source) => [source.code, source.type].includes('insufficient_quota'));
}
function objectsOf({ error, enclosing }) {
    return [firstOf(error), enclosing].filter((value) => (0,domain_json/* isJsonObject */.O)(value));
}
const emptyWords = ['error', 'None', 'null'];
function isUsableCode(value) {
    if (typeof value !== 'string' || !/^[\w.:-]{1,64}$/.test(value))
        return false;
    return !emptyWords.includes(value) && providerText(value) === value;
}
function decimal(value) {
    const isInteger = typeof value === 'number' && Number.isInteger(value);
    return isInteger ? BigInt(value).toString() : null;
}
/** Of an array the first element decides. */
function firstOf(value) {
    return Array.isArray(value) ? value[0] : value;
}

;// CONCATENATED MODULE: ./lib/core/wire/messages/events.js




/** Sorts one event, in the order of MK6. */
function readEvent({ name, data: untrimmed }) {
    const data = untrimmed.trim();
    if (data === '[DONE]' || data === 'DONE')
        return { kind: 'end-marker', value: null };
    if (data.startsWith(':'))
        return { kind: 'nothing' };
    const value = (0,json_text/* parseJson */.qF)(data);
    if (name === 'error') {
        const failure = errorIn(value, name) ?? { error: value ?? data, enclosing: null };
        return { kind: 'failure', failure };
    }
    if ((0,failure_payload/* isKeepaliveName */.EC)(name) && !(0,domain_json/* isJsonObject */.O)(value))
        return { kind: 'nothing' };
    const failure = errorIn(value, name);
    if (failure !== null)
        return { kind: 'failure', failure };
    return (0,domain_json/* isJsonObject */.O)(value) ? readObject(typeOf(value, name), value) : { kind: 'not-json' };
}
function readObject(type, value) {
    if ((0,failure_payload/* isKeepaliveName */.EC)(type))
        return { kind: 'nothing' };
    return type === 'message_stop' ? { kind: 'end-marker', value } : { kind: 'item', type, value };
}

// EXTERNAL MODULE: ./lib/core/wire/stream-marks.js
var stream_marks = __webpack_require__(32046);
// EXTERNAL MODULE: ./lib/core/wire/text/scanner.js + 13 modules
var scanner = __webpack_require__(27208);
;// CONCATENATED MODULE: ./lib/core/wire/first-chunks.js


/**
 * Notes which read brought the first item, token, output and visible character of a reply, and what each read
 * brought. Only what is outside think blocks is visible (RC3).
 */
function createFirstChunks() {
    const marks = (0,stream_marks/* createStreamMarks */.Z)();
    let current = 0;
    let itemCount = 0;
    let item = null;
    let token = null;
    let output = null;
    let visible = null;
    let text = '';
    const stream = createThinkScanner((piece) => {
        text += piece;
        noteVisible(piece);
    });
    function noteVisible(piece) {
        output ??= current;
        marks.add(current, 'content');
        if (visible !== null || !/\S/.test(piece))
            return;
        visible = current;
        marks.add(current, 'visible');
    }
    function noteToken(streamClass) {
        token ??= current;
        marks.add(current, streamClass);
    }
    return {
        moveTo(chunk) {
            current = chunk;
        },
        item() {
            item ??= current;
            itemCount += 1;
            marks.add(current, 'item');
        },
        mark(streamClass) {
            marks.add(current, streamClass);
        },
        textDelta(piece) {
            const shown = text.length;
            token ??= current;
            stream.push(piece, current);
            // Inside a think block, or held back until more is known: a token, and no output yet.
            if (text.length === shown)
                marks.add(current, 'reasoning');
        },
        textCopy(copied) {
            token ??= current;
            if (visible !== null)
                return;
            const copy = createThinkScanner(noteVisible);
            copy.push(copied, current);
            copy.end();
        },
        refusal(piece) {
            noteToken('refusal');
            noteVisible(piece);
        },
        reasoning() {
            noteToken('reasoning');
        },
        tool() {
            noteToken('tool');
            output ??= current;
        },
        close: stream.end,
        get hasVisible() {
            return visible !== null;
        },
        get itemCount() {
            return itemCount;
        },
        indexes: () => ({
            firstItemChunk: item,
            firstTokenChunk: token,
            firstOutputChunk: output,
            firstVisibleChunk: visible,
        }),
        content: () => ({ text, marks: marks.list() }),
    };
}
/** What of a whole text is outside think blocks. */
function visiblePart(text) {
    let shown = '';
    const scanner = createThinkScanner((piece) => {
        shown += piece;
    });
    scanner.push(text, 0);
    scanner.end();
    return shown;
}
/** Without tools the scanner looks for think blocks only. */
function createThinkScanner(visible) {
    const sink = { visible, reasoning() { }, calls() { }, malformed() { }, mark() { } };
    return (0,scanner/* createTextScanner */.M)({ mode: 'native', tools: [], sink });
}

// EXTERNAL MODULE: ./lib/core/wire/native-arguments.js
var native_arguments = __webpack_require__(85431);
;// CONCATENATED MODULE: ./lib/core/wire/messages/tool-block.js



/** Whether a content block starts or is a tool call, be it the agent's or the provider's (MI2). */
function isToolBlock({ type }) {
    return typeof type === 'string' && (type === 'tool_use' || type.endsWith('_tool_use'));
}
/** Gathers one tool block from its start and its fragments; an empty start gives a nameless call. */
function createToolBlock({ type, name, input }) {
    const fragments = (0,native_arguments/* createCallArguments */.X)();
    const isCall = type === 'tool_use';
    return {
        name: isCall && typeof name === 'string' && name !== '' ? name : null,
        addFragment(fragment) {
            const text = (0,domain_json/* isJsonObject */.O)(fragment) ? (0,json_text/* jsonText */.s$)(fragment) : fragment;
            if (typeof text === 'string' && text !== '')
                fragments.add(text);
        },
        arguments(isCutOff) {
            if (/\S/.test(fragments.text()))
                return fragments.read();
            const values = readInput(input);
            const isEmpty = values !== null && Object.keys(values).length === 0;
            return isCutOff && isEmpty ? null : values;
        },
    };
}
function readInput(input) {
    if (input === undefined || input === null)
        return {};
    if ((0,domain_json/* isJsonObject */.O)(input))
        return isFlat(input) ? input : null;
    return typeof input === 'string' ? readText(input) : null;
}
/** Whether a value can be walked safely, as all other arguments can. */
function isFlat(value) {
    return (0,json_text/* parseFlatJson */.Tb)((0,json_text/* jsonText */.s$)(value)) !== undefined;
}
function readText(text) {
    const whole = (0,native_arguments/* createCallArguments */.X)();
    whole.add(text);
    return whole.read();
}

;// CONCATENATED MODULE: ./lib/core/wire/messages/content.js


/** Hands on what a content block brings by its start, or as a whole in a JSON body. */
function readBlock(block, sink) {
    const { type, text, thinking } = block;
    if (type === 'text' && isText(text))
        sink.text(text);
    else if (type === 'thinking' && isText(thinking))
        sink.reasoning();
    else if (type === 'redacted_thinking')
        sink.reasoning();
    else if (isToolBlock(block))
        sink.tool();
}
/** Hands on what a delta brings; its own type tells, never that of its block (MI5). */
function readDelta(delta, sink) {
    const { type, text, thinking, partial_json: json } = delta;
    if (type === 'text_delta' && isText(text))
        sink.text(text);
    else if (type === 'thinking_delta' && isText(thinking))
        sink.reasoning();
    else if (type === 'input_json_delta' && (isText(json) || (0,domain_json/* isJsonObject */.O)(json)))
        sink.tool();
}
function isText(value) {
    return typeof value === 'string' && value !== '';
}

// EXTERNAL MODULE: ./lib/core/wire/finish-reason.js
var finish_reason = __webpack_require__(91711);
;// CONCATENATED MODULE: ./lib/core/wire/messages/stop-reason.js


/** The stop reason in a `message_delta`: inside its delta, else beside it; null when it has none (MS1). */
function stopReasonIn({ delta, stop_reason: beside }) {
    return readStopReason((0,domain_json/* isJsonObject */.O)(delta) ? delta.stop_reason : null) ?? readStopReason(beside);
}
/** A stop reason in lower case; null when there is none. */
function readStopReason(value) {
    return typeof value === 'string' && value !== '' ? value.toLowerCase() : null;
}
const ownWords = new Map([
    ['model_context_window_exceeded', 'length'],
    ['content_filtered', 'content-filter'],
    ['guardrail_intervened', 'content-filter'],
]);
/** Maps a stop reason to what decides the status (MS3.1 to MS3.3). Unknown reasons decide nothing. */
function meaningOf(stopReason) {
    return ownWords.get(stopReason ?? '') ?? meaningOfFinish(stopReason);
}
function meaningOfFinish(stopReason) {
    switch ((0,finish_reason/* readFinishReason */.s)(stopReason)) {
        case 'failed':
            return 'broken-off';
        case 'length':
            return 'length';
        case 'content_filter':
            return 'content-filter';
        case 'stop':
        case 'tool_calls':
        case null:
            return null;
    }
}

;// CONCATENATED MODULE: ./lib/core/wire/messages/tool-blocks.js

/** Puts the calls of one message together, where servers leave out or reuse indexes and mix the order (MB). */
function createToolBlocks() {
    const blocks = [];
    const newestByIndex = new Map();
    let highestIndex = -1;
    function add(start) {
        const block = createToolBlock(start);
        blocks.push(block);
        return block;
    }
    return {
        start(given, start) {
            const index = integerIn(given) ?? highestIndex + 1;
            highestIndex = Math.max(highestIndex, index);
            if (isToolBlock(start))
                newestByIndex.set(index, add(start));
        },
        addFragment(given, fragment) {
            const index = integerIn(given);
            const indexed = index === null ? undefined : newestByIndex.get(index);
            (indexed ?? blocks.at(-1) ?? add({})).addFragment(fragment);
        },
        isCall(given) {
            const index = integerIn(given);
            return index !== null && newestByIndex.get(index)?.name !== null && newestByIndex.has(index);
        },
        any: () => blocks.length > 0,
        list: (isCutOff) => blocks.flatMap((block) => block.name === null ? [] : [{ name: block.name, arguments: block.arguments(isCutOff) }]),
    };
}
function integerIn(value) {
    return typeof value === 'number' && Number.isInteger(value) ? value : null;
}

;// CONCATENATED MODULE: ./lib/core/wire/messages/usage.js

const fields = ['input', 'cacheRead', 'cacheWrite', 'output', 'thinking'];
const metricsName = 'amazon-bedrock-invocationMetrics';
const nothing = {
    input: null,
    cacheRead: null,
    cacheWrite: null,
    output: null,
    thinking: null,
};
/** Follows the usage of one message. Every report is a running total: per field the last counts, nothing is summed (MU3). */
function createRunningUsage() {
    const known = { ...nothing };
    let countedWithCache = false;
    function take(report, names) {
        for (const name of names) {
            const count = report[name];
            if (count !== null && !(count === 0 && known[name] !== null))
                known[name] = count;
        }
    }
    /** Whether an input count is the known prompt once more, this time with its cache (MU5). */
    function repeatsWithCache(input) {
        const cache = (known.cacheRead ?? 0) + (known.cacheWrite ?? 0);
        return known.input !== null && known.input > 0 && cache > 0 && input === known.input + cache;
    }
    function add(report) {
        take(report, ['cacheRead', 'cacheWrite', 'output', 'thinking']);
        if (repeatsWithCache(report.input))
            countedWithCache = true;
        else
            take(report, ['input']);
    }
    function fill(metrics) {
        take(metrics, fields.filter((name) => (known[name] ?? 0) === 0));
    }
    return {
        readEvent(type, event) {
            const isStart = type === 'message_start';
            const reports = [
                isStart && (0,domain_json/* isJsonObject */.O)(event.message) ? event.message.usage : null,
                event.usage,
                type === 'message_delta' && (0,domain_json/* isJsonObject */.O)(event.delta) ? event.delta.usage : null,
            ].map(readFields);
            for (const report of reports) {
                add(isStart ? { ...report, output: null, thinking: null } : report); // Placeholders (MU4)
            }
            fill(readMetrics(event[metricsName]));
        },
        readReport(report) {
            add(readFields(report));
        },
        total: () => totalOf(known, countedWithCache),
    };
}
function totalOf(known, countedWithCache) {
    const { input, cacheRead, cacheWrite, output, thinking } = known;
    const inputTokens = (input ?? 0) + (cacheRead ?? 0) + (cacheWrite ?? 0);
    if (input === null || output === null || inputTokens === 0)
        return null;
    const separate = thinking !== null && thinking > output ? thinking : 0;
    return {
        inputTokens,
        cacheReadInputTokens: cacheRead,
        cacheWriteInputTokens: cacheWrite,
        outputTokens: output + separate,
        reasoningOutputTokens: thinking,
        totalTokens: inputTokens + output + separate,
        adjusted: separate > 0 || countedWithCache,
    };
}
function readFields(report) {
    if (!(0,domain_json/* isJsonObject */.O)(report))
        return nothing;
    const { output_tokens_details: given, cache_creation: parts } = report;
    const details = (0,domain_json/* isJsonObject */.O)(given) ? given : {};
    return {
        input: countOf(report.input_tokens),
        cacheRead: countOf(report.cache_read_input_tokens),
        cacheWrite: countOf(report.cache_creation_input_tokens) ?? sumOf(parts),
        output: countOf(report.output_tokens),
        thinking: countOf(details.thinking_tokens) ?? countOf(details.reasoning_tokens),
    };
}
function readMetrics(metrics) {
    if (!(0,domain_json/* isJsonObject */.O)(metrics))
        return nothing;
    return {
        input: countOf(metrics.inputTokenCount),
        cacheRead: countOf(metrics.cacheReadInputTokenCount),
        cacheWrite: countOf(metrics.cacheWriteInputTokenCount),
        output: countOf(metrics.outputTokenCount),
        thinking: null,
    };
}
function sumOf(parts) {
    if (!(0,domain_json/* isJsonObject */.O)(parts))
        return null;
    const counts = Object.values(parts)
        .map(countOf)
        .filter((count) => count !== null);
    return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
}
function countOf(value) {
    return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}

;// CONCATENATED MODULE: ./lib/core/wire/messages/message.js







const contentTypes = new Set([
    'message_start',
    'content_block_start',
    'content_block_delta',
    'content_block_stop',
    'message_delta',
]);
const brokenOff = { errorCode: null, retryable: true };
/** Builds the record of a message from its events, or from its JSON body. */
function createMessageRecord() {
    const first = createFirstChunks();
    const tools = createToolBlocks();
    const usage = createRunningUsage();
    let model = null;
    let stopReason = null;
    let hasContentEvent = false;
    const sink = {
        text: first.textDelta,
        reasoning: () => first.reasoning('thinking'),
        tool: () => first.tool('tool'),
    };
    function startBlock(index, block) {
        tools.start(index, block);
        readBlock(block, sink);
    }
    function readBlockDelta({ index, delta }) {
        if (!(0,domain_json/* isJsonObject */.O)(delta))
            return;
        if (delta.type === 'input_json_delta')
            tools.addFragment(index, delta.partial_json);
        readDelta(delta, sink);
    }
    function noteModel(name) {
        if (typeof name === 'string' && name !== '')
            model ??= name;
    }
    function readContent(type, value) {
        switch (type) {
            case 'message_start':
                return noteModel(objectIn(value.message).model);
            case 'content_block_start':
                return startBlock(value.index, objectIn(value.content_block));
            case 'content_block_delta':
                return readBlockDelta(value);
            case 'content_block_stop':
                return tools.isCall(value.index) ? first.mark('call-ready') : undefined;
            case 'message_delta':
                stopReason = stopReasonIn(value) ?? stopReason;
                if (stopReason !== null)
                    first.mark('finish');
        }
    }
    /** What the status of a whole message is (MS3); null when the provider broke it off. */
    function wholeStatus() {
        const meaning = meaningOf(stopReason);
        if (meaning === 'broken-off')
            return null;
        return meaning ?? (first.hasVisible || tools.any() ? 'ok' : 'empty-output');
    }
    function gatewayReply(end, { httpStatus, streamed }) {
        const facts = {
            httpStatus,
            model,
            usage: usage.total(),
            ...(streamed ? first.indexes() : noFirstChunks),
        };
        if (end.kind === 'stream-error') {
            return failedReply({ ...facts, status: end.kind, ...end.failure });
        }
        if (end.kind !== 'complete') {
            return failedReply({ ...facts, status: end.kind, errorCode: null, retryable: true });
        }
        const status = wholeStatus();
        if (status === null)
            return failedReply({ ...facts, status: 'stream-error', ...brokenOff });
        return {
            ...facts,
            status,
            errorCode: null,
            retryable: null,
            toolCalls: tools.list(status === 'length' || status === 'content-filter'),
            errorMessage: null,
        };
    }
    return {
        get itemCount() {
            return first.itemCount;
        },
        readItem(type, value, chunk) {
            first.moveTo(chunk);
            first.item();
            if (!contentTypes.has(type))
                return;
            hasContentEvent = true;
            usage.readEvent(type, value);
            readContent(type, value);
        },
        readEndMarker(value) {
            if (value !== null)
                usage.readEvent('message_stop', value);
            first.mark('end');
            return { kind: hasContentEvent ? 'complete' : 'truncated' };
        },
        readWhole(message) {
            noteModel(message.model);
            stopReason = readStopReason(message.stop_reason);
            usage.readReport(message.usage);
            const blocks = Array.isArray(message.content) ? message.content.filter(domain_json/* isJsonObject */.O) : [];
            for (const block of blocks)
                startBlock(null, block);
        },
        close(chunk) {
            first.moveTo(chunk);
            first.close();
        },
        get hasStopReason() {
            return stopReason !== null;
        },
        reply: (end, facts) => ({
            ...gatewayReply(end, facts),
            ...first.content(),
            streamed: facts.streamed,
        }),
    };
}
function objectIn(value) {
    return (0,domain_json/* isJsonObject */.O)(value) ? value : {};
}

;// CONCATENATED MODULE: ./lib/core/wire/messages/body.js








/** Reads the body of a successful reply: an event stream or one JSON body, whatever was asked for (MK1). */
function createBodyReader(httpStatus) {
    const utf8 = (0,wire_utf8/* createUtf8Decoder */.u)();
    const kinds = (0,body_kind/* createBodyKindReader */.M)();
    const events = (0,sse_events/* createSseReader */.V)(receive);
    const message = createMessageRecord();
    let kind = null;
    /** The pieces of the body while its kind is unknown, and all of a JSON body. */
    let held = [];
    let chunk = -1;
    let end = null;
    function finish(how) {
        end = how;
        message.close(chunk);
        return false;
    }
    function receive(event) {
        const read = readEvent(event);
        switch (read.kind) {
            case 'nothing':
                return true;
            case 'not-json':
                return message.hasStopReason || finish(streamError(notJson));
            case 'failure':
                return finish(streamError(failureFacts(read.failure)));
            case 'end-marker':
                return finish(message.readEndMarker(read.value));
            case 'item':
                message.readItem(read.type, read.value, chunk);
                return true;
        }
    }
    function read(text) {
        if (text === '')
            return;
        if (kind === 'event-stream')
            events.push(text);
        else
            readStart(text);
    }
    function readStart(text) {
        held.push(text);
        kind ??= kinds.feed(text);
        if (kind === 'web-page')
            finish(streamError(unreadable));
        if (kind !== 'event-stream')
            return;
        const start = held.join('');
        held = [];
        events.push(start);
    }
    /** How a JSON body ends, by its first value; null when there is no complete one (MS4). */
    function readJsonBody() {
        const body = (0,json_text/* parseFirstJson */.EP)(held.join('').trimStart());
        if (body === undefined)
            return null;
        const failure = errorIn(body, '');
        if (failure !== null)
            return streamError(failureFacts(failure));
        if (!isMessage(body))
            return streamError(unreadable);
        message.readWhole(body);
        return { kind: 'complete' };
    }
    /** How the message stands when its bytes end without an end marker (MS2). */
    function unmarkedEnd(how) {
        const whole = kind === 'json' ? readJsonBody() : null;
        if (whole !== null)
            return whole;
        if (message.hasStopReason)
            return { kind: 'complete' };
        return { kind: how === 'stall' ? 'timeout' : 'truncated' };
    }
    return {
        push(bytes) {
            if (end !== null)
                return;
            chunk += 1;
            read(utf8.push(bytes));
        },
        get state() {
            if (end !== null)
                return 'ended';
            return message.hasStopReason ? 'finishing' : 'reading';
        },
        get itemCount() {
            return message.itemCount;
        },
        end(how) {
            if (how === 'close' && end === null)
                read(utf8.end());
            if (how === 'close' && end === null && kind === 'event-stream')
                events.end();
            if (end === null)
                finish(unmarkedEnd(how));
            const facts = { httpStatus, streamed: kind === 'event-stream' };
            return message.reply(end ?? { kind: 'truncated' }, facts);
        },
    };
}
const notJson = { errorCode: null, retryable: true };
/** Bytes that are no reply of this protocol: a repeat would bring the same. */
const unreadable = { errorCode: null, retryable: false };
function streamError(failure) {
    return { kind: 'stream-error', failure };
}
function isMessage(body) {
    return (0,domain_json/* isJsonObject */.O)(body) && (body.type === 'message' || Array.isArray(body.content));
}

;// CONCATENATED MODULE: ./lib/core/wire/messages/http-failure.js










/** Error bodies are read no further (ME3). */
const maxBytes = 64 * 1024;
/** Reads a reply whose HTTP status is no success: the status decides, the body only gives the code (ME3, ME4). */
function createHttpFailureReader({ httpStatus, headers, }) {
    const utf8 = (0,wire_utf8/* createUtf8Decoder */.u)();
    let room = (0,content_encoding/* isKnownEncoding */.F)(headers['content-encoding']) ? maxBytes : 0;
    let body = '';
    return {
        push(bytes) {
            if (room === 0)
                return;
            body += utf8.push(bytes.subarray(0, room));
            room -= Math.min(room, bytes.length);
        },
        get state() {
            return room === 0 ? 'ended' : 'reading';
        },
        itemCount: 0,
        end(how) {
            const failure = failureInBody(body + utf8.end(), how === 'close');
            const isSpent = failure !== null && isQuotaSpent(failure);
            const reply = failedReply({
                status: 'http-error',
                httpStatus,
                errorCode: failure === null ? null : errorCodeOf(failure),
                retryable: !isSpent && isWorthRepeating(httpStatus, headers['x-should-retry']),
            });
            return { ...reply, ...noContent };
        },
    };
}
function isWorthRepeating(httpStatus, shouldRetry) {
    const word = shouldRetry?.trim();
    if (word === 'true' || word === 'false')
        return word === 'true';
    return (0,wire_error/* isRetryableStatus */.PS)(httpStatus);
}
/** The error that a body names, or null. */
function failureInBody(body, endedCleanly) {
    switch ((0,body_kind/* createBodyKindReader */.M)().feed(body)) {
        case 'json':
            return (0,failure_payload/* failureIn */.Q6)((0,json_text/* parseFirstJson */.EP)(body.trimStart()));
        case 'event-stream':
            return firstFailureEvent(body, endedCleanly);
        case 'web-page':
        case null:
            return null;
    }
}
function firstFailureEvent(body, endedCleanly) {
    let failure = null;
    const events = (0,sse_events/* createSseReader */.V)((event) => {
        const read = readEvent(event);
        if (read.kind === 'failure')
            failure = read.failure;
        return read.kind !== 'failure' && read.kind !== 'end-marker';
    });
    events.push(body);
    if (endedCleanly)
        events.end();
    return failure;
}

;// CONCATENATED MODULE: ./lib/core/wire/messages/reader.js




/**
 * Reads one reply to `POST /v1/messages`, streamed or not, for the gateway's record (rules MK to ME of the
 * gateway corpus). Feed it decompressed bytes, also empty reads; it never throws.
 */
function createMessagesReader(options) {
    const reader = readerFor(options);
    let reply = null;
    return {
        push(bytes) {
            if (reply === null)
                reader.push(bytes);
        },
        get state() {
            return reply === null ? reader.state : 'ended';
        },
        get itemCount() {
            return reader.itemCount;
        },
        end(how) {
            reply ??= reader.end(how);
            return reply;
        },
    };
}
function readerFor(options) {
    const { httpStatus, headers } = options;
    if (httpStatus < 200 || httpStatus > 299)
        return createHttpFailureReader(options);
    return (0,content_encoding/* isKnownEncoding */.F)(headers['content-encoding'])
        ? createBodyReader(httpStatus)
        : createUnreadable(httpStatus);
}
function createUnreadable(httpStatus) {
    const failure = { errorCode: null, retryable: false };
    return {
        push() { },
        ...{ state: 'ended', itemCount: 0 },
        end: () => ({
            ...failedReply({ status: 'stream-error', httpStatus, ...failure }),
            ...noContent,
        }),
    };
}

;// CONCATENATED MODULE: ./lib/core/wire/responses/failure.js




const spentWords = new Set([
    'insufficient_quota',
    'usage_limit_reached',
    'usage_not_included',
    'billing_hard_limit_reached',
]);
const transientWords = new Set([
    ...wire_error/* retryableWords */.Qq,
    'server_is_overloaded',
    'slow_down',
    'service_unavailable_error',
    'too_many_requests',
]);
const failure_emptyWords = new Set(['error', 'none', 'null']);
const { providerText: failure_providerText } = (0,redact/* createRedactor */.l)([]);
/** The error that a JSON value carries, where `name` stands for a missing type; null when it carries none (RX1). */
function failure_errorIn(value, name) {
    const source = failure_firstOf(value);
    if (!(0,domain_json/* isJsonObject */.O)(source))
        return null;
    if ((0,failure_payload/* isError */.bJ)(source.error))
        return { error: source.error, enclosing: source };
    const type = failure_typeOf(source) ?? name;
    if (failure_isErrorType(type))
        return { error: source, enclosing: null };
    return isBareError(source, type) ? bareError(source) : null;
}
/** The type that an object gives itself; null when it gives none. */
function failure_typeOf(source) {
    return typeof source.type === 'string' && source.type !== '' ? source.type : null;
}
function failure_isErrorType(type) {
    return type === 'error' || (type.endsWith('_error') && !type.startsWith('response.'));
}
function isBareError(source, type) {
    if (type !== '' && source.object !== 'error')
        return false;
    if ('choices' in source || 'usage' in source || 'output' in source)
        return false;
    return 'detail' in source || (typeof source.message === 'string' && source.message !== '');
}
function bareError(source) {
    return (0,domain_json/* isJsonObject */.O)(source.detail)
        ? { error: source.detail, enclosing: source }
        : { error: source, enclosing: null };
}
/** Code and retryability of an error inside a successful reply (RX3 to RX5): wording never decides. */
function failure_failureFacts({ error, enclosing }) {
    const objects = [failure_firstOf(error), enclosing].filter((value) => (0,domain_json/* isJsonObject */.O)(value));
    const status = objects.map(wire_error/* statusIn */.em).find((inner) => inner !== null) ?? null;
    const transient = status === null
        ? wordsOf(error).some((word) => transientWords.has(word))
        : (0,wire_error/* isRetryableStatus */.PS)(status);
    return { errorCode: failure_errorCodeOf(error), retryable: transient && !isSpent(error) };
}
/** Whether an error says that something is used up, which no repeat helps (RX5.1). */
function isSpent(error) {
    return wordsOf(error).some((word) => spentWords.has(word));
}
/** An error's own code or type, where it is one that may be recorded, else null (RX3). */
function failure_errorCodeOf(error) {
    const source = failure_firstOf(error);
    if (!(0,domain_json/* isJsonObject */.O)(source))
        return null;
    return [source.code, source.type].find(failure_isUsableCode) ?? decimalCode(source.code);
}
function failure_isUsableCode(value) {
    if (typeof value !== 'string' || !/^[A-Za-z][\w.:-]{0,63}$/.test(value))
        return false;
    return !failure_emptyWords.has(value.toLowerCase()) && failure_providerText(value) === value;
}
function decimalCode(code) {
    if (typeof code === 'string')
        return /^\d{1,6}$/.test(code) ? code : null;
    const isCode = typeof code === 'number' && Number.isInteger(code) && code >= 0;
    return isCode ? BigInt(code).toString() : null;
}
function wordsOf(error) {
    const source = failure_firstOf(error);
    if (!(0,domain_json/* isJsonObject */.O)(source))
        return [];
    return [source.code, source.type]
        .filter((word) => typeof word === 'string')
        .map((word) => word.toLowerCase());
}
/** Of an array the first element decides. */
function failure_firstOf(value) {
    return Array.isArray(value) ? value[0] : value;
}

;// CONCATENATED MODULE: ./lib/core/wire/responses/events.js




/** Sorts one event (RE1 to RE5). The type in its data wins over its name, but for an event named `error`. */
function events_readEvent(event) {
    const data = event.data.trim();
    if (data === '[DONE]' || data === 'DONE')
        return { kind: 'end-marker' };
    if (data.startsWith(':'))
        return { kind: 'nothing' };
    const json = (0,json_text/* parseJson */.qF)(data);
    const value = (0,domain_json/* isJsonObject */.O)(json) ? json : null;
    const type = (value && failure_typeOf(value)) ?? event.name;
    if ((0,failure_payload/* isKeepaliveName */.EC)(type))
        return { kind: 'nothing' };
    const failure = failure_errorIn(json, event.name);
    if (failure !== null)
        return { kind: 'failure', failure, value };
    if (event.name === 'error') {
        return { kind: 'failure', failure: { error: json ?? data, enclosing: null }, value };
    }
    return value === null ? { kind: 'not-json' } : { kind: 'item', type, value };
}

;// CONCATENATED MODULE: ./lib/core/wire/responses/http-failure.js









/** Error bodies are read no further (RX6). */
const http_failure_maxBytes = 64 * 1024;
/** Reads a reply whose HTTP status is no success: the status decides, the body only gives the code (RX6). */
function http_failure_createHttpFailureReader({ httpStatus, headers, }) {
    const utf8 = (0,wire_utf8/* createUtf8Decoder */.u)();
    let room = (0,content_encoding/* isKnownEncoding */.F)(headers['content-encoding']) ? http_failure_maxBytes : 0;
    let body = '';
    return {
        push(bytes) {
            if (room === 0)
                return;
            body += utf8.push(bytes.subarray(0, room));
            room -= Math.min(room, bytes.length);
        },
        get state() {
            return room === 0 ? 'ended' : 'reading';
        },
        itemCount: 0,
        end() {
            const error = errorOfBody(body + utf8.end());
            const reply = failedReply({
                status: 'http-error',
                httpStatus,
                errorCode: failure_errorCodeOf(error),
                retryable: !isSpent(error) && http_failure_isWorthRepeating(httpStatus, headers['x-should-retry']),
            });
            return { ...reply, ...noContent };
        },
    };
}
function http_failure_isWorthRepeating(httpStatus, shouldRetry) {
    const word = shouldRetry?.trim();
    if (word === 'true' || word === 'false')
        return word === 'true';
    return (0,wire_error/* isRetryableStatus */.PS)(httpStatus);
}
/** The error in a body, null when the body is nothing that names one. */
function errorOfBody(body) {
    switch ((0,body_kind/* createBodyKindReader */.M)().feed(body)) {
        case 'json':
            return errorOfValue((0,json_text/* parseFirstJson */.EP)(body.trimStart()), '');
        case 'event-stream':
            return errorOfFirstEvent(body);
        case 'web-page':
        case null:
            return null;
    }
}
function errorOfValue(value, name) {
    return failure_errorIn(value, name)?.error ?? value ?? null;
}
function errorOfFirstEvent(body) {
    let error = null;
    const events = (0,sse_events/* createSseReader */.V)((event) => {
        if (events_readEvent(event).kind === 'nothing')
            return true;
        error = errorOfValue((0,json_text/* parseJson */.qF)(event.data), event.name);
        return false;
    });
    events.push(body);
    events.end();
    return error;
}

;// CONCATENATED MODULE: ./lib/core/wire/responses/outcome.js




const outcome_brokenOff = {
    kind: 'stream-error',
    failure: { errorCode: null, retryable: true },
};
const terminalTypes = new Map([
    ['response.completed', 'completed'],
    ['response.incomplete', 'incomplete'],
    ['response.failed', 'failed'],
    ['response.cancelled', 'cancelled'],
    ['response.canceled', 'cancelled'],
    ['response.done', null],
]);
const failedWords = ['failed', 'cancelled', 'canceled'];
/** Whether an event of this type ends its call (RS1). */
function isTerminal(type) {
    return terminalTypes.has(type);
}
/** The worst of what event type, status, error and reason of a response say (RS2 to RS4); `type` is empty for a JSON body. */
function outcomeOf(type, response) {
    const said = [terminalTypes.get(type), statusOf(response)].filter((word) => word !== undefined);
    const { error } = response;
    if ((0,failure_payload/* isError */.bJ)(error))
        return failed(error, response);
    if (said.some((word) => word !== null && failedWords.includes(word))) {
        return failed(null, response);
    }
    const reason = reasonOf(response);
    if (reason === null && !said.includes('incomplete'))
        return { kind: 'completed' };
    return cutOff(reason);
}
/** A response's status, lower-cased; null when it has none. */
function statusOf({ status }) {
    return typeof status === 'string' ? status.toLowerCase() : null;
}
function failed(error, response) {
    const failure = error === null
        ? { errorCode: null, retryable: false }
        : failure_failureFacts({ error, enclosing: response });
    return { kind: 'stream-error', failure };
}
function reasonOf({ incomplete_details: details }) {
    const reason = (0,domain_json/* isJsonObject */.O)(details) ? details.reason : null;
    return typeof reason === 'string' && reason !== '' ? reason : null;
}
function cutOff(reason) {
    const meaning = (0,finish_reason/* readFinishReason */.s)(reason);
    if (meaning === 'failed')
        return outcome_brokenOff;
    return { kind: meaning === 'content_filter' ? 'content-filter' : 'length' };
}

;// CONCATENATED MODULE: ./lib/core/wire/responses/client-call.js



const fixedNames = new Map([
    ['local_shell_call', 'local_shell'],
    ['shell_call', 'shell'],
    ['apply_patch_call', 'apply_patch'],
    ['computer_call', 'computer'],
]);
const sources = ['item-done', 'output', 'arguments-done', 'item-added'];
/** Whether an item of this type is a call that the agent must run; all others run on the server (RT1). */
function isClientCall({ type }) {
    if (typeof type !== 'string')
        return false;
    return type === 'function_call' || type === 'custom_tool_call' || fixedNames.has(type);
}
/** The tool that a client call names, or null (RT2). */
function toolNameOf(item) {
    const { type, name } = item;
    if (typeof type !== 'string' || !isClientCall(item))
        return null;
    return fixedNames.get(type) ?? (isGiven(name) ? name : null);
}
/** Gathers one call whose items have this type. */
function createClientCall(type) {
    const names = new Map();
    const texts = new Map();
    const deltas = (0,native_arguments/* createCallArguments */.X)();
    const payload = type === 'apply_patch_call' ? 'operation' : 'action';
    function functionArguments(isCutOff) {
        for (const source of sources) {
            if (source === 'item-added' && isGiven(deltas.text()))
                return deltas.read();
            const text = texts.get(source);
            if (text !== undefined)
                return objectOf(text);
        }
        return isCutOff ? null : {};
    }
    return {
        take(source, copy) {
            if (isGiven(copy.name))
                names.set(source, copy.name);
            const text = fixedNames.has(type) ? objectText(copy[payload]) : givenText(copy.arguments);
            if (text !== null)
                texts.set(source, text);
        },
        addDelta(fragment) {
            if (typeof fragment === 'string' && fragment !== '')
                deltas.add(fragment);
        },
        name: () => fixedNames.get(type) ?? client_call_firstOf(names),
        arguments(isCutOff) {
            if (type === 'custom_tool_call')
                return null;
            if (!fixedNames.has(type))
                return functionArguments(isCutOff);
            const text = client_call_firstOf(texts);
            return text === null ? null : objectOf(text);
        },
    };
}
function client_call_firstOf(given) {
    const source = sources.find((candidate) => given.has(candidate));
    return source === undefined ? null : (given.get(source) ?? null);
}
/** A whole copy of the arguments is one fragment (RT6). */
function objectOf(text) {
    const whole = (0,native_arguments/* createCallArguments */.X)();
    whole.add(text);
    return whole.read();
}
/** Argument text as it was given: blank text and null give nothing (RT5). */
function givenText(value) {
    if (value === undefined || value === null)
        return null;
    if (typeof value !== 'string')
        return (0,json_text/* jsonText */.s$)(value);
    return isGiven(value) ? value : null;
}
function objectText(value) {
    return (0,domain_json/* isJsonObject */.O)(value) ? (0,json_text/* jsonText */.s$)(value) : null;
}
function isGiven(value) {
    return typeof value === 'string' && /\S/.test(value);
}

;// CONCATENATED MODULE: ./lib/core/wire/responses/client-calls.js


/** Puts client calls together, where servers rotate ids and number every item 0 (RT). */
function createClientCalls() {
    const calls = [];
    /** The `call_id`s whose result came in the same response: the server ran those calls (RT9). */
    const resultIds = new Set();
    /** The known call that an item is, or undefined for a new one; an added item is not known by its index (RT3). */
    function knownCall(source, { callId, id, index }) {
        const byCallId = callId === null ? undefined : calls.find((call) => call.callId === callId);
        if (byCallId !== undefined)
            return byCallId;
        const candidates = callId === null ? calls : calls.filter((candidate) => candidate.callId === null);
        const byId = withId(candidates, id);
        return byId ?? (source === 'item-added' ? undefined : withIndex(candidates, index));
    }
    function newCall(type) {
        const call = {
            call: createClientCall(type),
            ids: new Set(),
            callId: null,
            index: null,
        };
        calls.push(call);
        return call;
    }
    function takeItem(source, item, index) {
        const { type } = item;
        const callId = nonEmpty(item.call_id);
        if (typeof type !== 'string')
            return;
        if (type.endsWith('_output') && callId !== null)
            resultIds.add(callId);
        if (!isClientCall(item))
            return;
        const id = nonEmpty(item.id);
        const known = knownCall(source, { callId, id, index }) ?? newCall(type);
        known.callId ??= callId;
        known.index ??= index;
        if (id !== null)
            known.ids.add(id);
        known.call.take(source, item);
    }
    /** The call that an argument event belongs to (RT4). */
    function addressed(event) {
        const byId = withId(calls, nonEmpty(event.item_id));
        return (byId ?? withIndex(calls, indexOf(event)) ?? calls.at(-1))?.call;
    }
    function callsToRun() {
        return calls.filter(({ callId }) => callId === null || !resultIds.has(callId));
    }
    return {
        readEvent(type, event) {
            const { item } = event;
            if (type === 'response.output_item.added' && (0,domain_json/* isJsonObject */.O)(item)) {
                takeItem('item-added', item, indexOf(event));
            }
            else if (type === 'response.output_item.done' && (0,domain_json/* isJsonObject */.O)(item)) {
                takeItem('item-done', item, indexOf(event));
            }
            else if (type === 'response.function_call_arguments.delta') {
                addressed(event)?.addDelta(event.delta);
            }
            else if (type === 'response.function_call_arguments.done') {
                addressed(event)?.take('arguments-done', event);
            }
        },
        readOutput(output) {
            for (const [index, item] of output.entries()) {
                if ((0,domain_json/* isJsonObject */.O)(item))
                    takeItem('output', item, index);
            }
        },
        any: () => callsToRun().length > 0,
        list: (isCutOff) => callsToRun().flatMap(({ call }) => {
            const name = call.name();
            return name === null ? [] : [{ name, arguments: call.arguments(isCutOff) }];
        }),
    };
}
function withId(calls, id) {
    return id === null ? undefined : calls.findLast(({ ids }) => ids.has(id));
}
function withIndex(calls, index) {
    return index === null ? undefined : calls.findLast((call) => call.index === index);
}
function indexOf({ output_index: index }) {
    return typeof index === 'number' ? index : null;
}
function nonEmpty(value) {
    return typeof value === 'string' && value !== '' ? value : null;
}

;// CONCATENATED MODULE: ./lib/core/wire/responses/content.js


/** Hands on what one event brings; unknown types and server tools outside the table bring nothing. */
function readContent(type, event, sink) {
    switch (type) {
        case 'response.output_text.delta':
            return give(event.delta, sink.textDelta);
        case 'response.output_text.done':
            return give(event.text, sink.textCopy);
        case 'response.refusal.delta':
            return give(event.delta, sink.refusal);
        case 'response.refusal.done':
            return give(event.refusal, sink.refusal);
        case 'response.content_part.added':
        case 'response.content_part.done':
            return readPart(event.part, sink);
        case 'response.output_item.added':
        case 'response.output_item.done':
            return readItemContent(event.item, sink);
        default:
            return readByPrefix(type, event, sink);
    }
}
/** Hands on what one output item brings, in an event or in the `output` of a response. */
function readItemContent(item, sink) {
    if (!(0,domain_json/* isJsonObject */.O)(item))
        return;
    if (item.type === 'message') {
        for (const part of entriesOf(item.content))
            readPart(part, sink);
    }
    else if (item.type === 'reasoning') {
        for (const { text } of [...entriesOf(item.summary), ...entriesOf(item.content)]) {
            give(text, sink.reasoning);
        }
    }
    else
        give(toolNameOf(item), sink.tool);
}
const toolEvent = /^response\.[^]*_(arguments|input|code)\.(delta|done)$/;
function readByPrefix(type, event, sink) {
    if (type.startsWith('response.reasoning')) {
        const part = (0,domain_json/* isJsonObject */.O)(event.part) ? event.part.text : null;
        return give([event.delta, event.text, part].find(content_isText), sink.reasoning);
    }
    const [, member = '', stage] = toolEvent.exec(type) ?? [];
    if (stage !== undefined)
        give(event[stage === 'delta' ? 'delta' : member], sink.tool);
}
function readPart(part, sink) {
    if (!(0,domain_json/* isJsonObject */.O)(part))
        return;
    if (part.type === 'output_text' || part.type === 'text')
        give(part.text, sink.textCopy);
    if (part.type === 'refusal')
        give(part.refusal, sink.refusal);
    if (part.type === 'reasoning_text')
        give(part.text, sink.reasoning);
}
function entriesOf(value) {
    return Array.isArray(value) ? value.filter(domain_json/* isJsonObject */.O) : [];
}
function give(value, take) {
    if (content_isText(value))
        take(value);
}
function content_isText(value) {
    return typeof value === 'string' && value !== '';
}

;// CONCATENATED MODULE: ./lib/core/wire/responses/usage.js

const inputNames = ['input_tokens', 'prompt_tokens'];
const outputNames = ['output_tokens', 'completion_tokens'];
const separateReadName = 'cache_read_input_tokens';
const separateWriteName = 'cache_creation_input_tokens';
const readNames = [
    'input_tokens_details.cached_tokens',
    'prompt_tokens_details.cached_tokens',
    separateReadName,
    'cached_tokens',
];
const writeNames = [
    'input_tokens_details.cache_write_tokens',
    'prompt_tokens_details.cache_write_tokens',
    separateWriteName,
];
const reasoningNames = [
    'output_tokens_details.reasoning_tokens',
    'completion_tokens_details.reasoning_tokens',
    'reasoning_tokens',
];
/** The token counts of one `usage` object, or null when they give no usable pair (RU2 to RU5). */
function readUsage(usage) {
    if (!(0,domain_json/* isJsonObject */.O)(usage))
        return null;
    const pair = pairOf(usage);
    if (pair === null || (pair.input === 0 && pair.output === 0 && !pair.total))
        return null;
    const read = firstCount(usage, readNames);
    const write = firstCount(usage, writeNames);
    const reasoning = firstCount(usage, reasoningNames);
    const cache = (read?.count ?? 0) + (write?.count ?? 0);
    const isNamedSeparate = pair.inputName === 'input_tokens' &&
        (read?.name === separateReadName || write?.name === separateWriteName);
    const input = pair.input + (isNamedSeparate || cacheIsSeparate(pair, cache) ? cache : 0);
    const output = pair.output + extraReasoning(pair, reasoning?.count ?? 0);
    const total = Math.max(pair.total ?? 0, input + output);
    return {
        inputTokens: input,
        cacheReadInputTokens: read?.count ?? null,
        cacheWriteInputTokens: write?.count ?? null,
        outputTokens: output,
        reasoningOutputTokens: reasoning?.count ?? null,
        totalTokens: total,
        adjusted: pair.isOneSided ||
            input !== pair.input ||
            output !== pair.output ||
            total !== (pair.total ?? total),
    };
}
/** Both sides as reported; a missing side is the total minus the other (RU2). */
function pairOf(usage) {
    const input = firstCount(usage, inputNames);
    const output = firstCount(usage, outputNames);
    const total = firstCount(usage, ['total_tokens'])?.count ?? null;
    const inputName = input?.name ?? null;
    if (input !== null && output !== null) {
        return { input: input.count, inputName, output: output.count, total, isOneSided: false };
    }
    const known = input ?? output;
    if (known === null || total === null || total < known.count)
        return null;
    const rest = total - known.count;
    return {
        input: input?.count ?? rest,
        inputName,
        output: output?.count ?? rest,
        total,
        isOneSided: true,
    };
}
/** Whether cache counts are evidently no part of the input count (RU3). */
function cacheIsSeparate({ input, output, total }, cache) {
    return cache > input || (cache > 0 && input + cache + output === total);
}
/** The reasoning that is evidently no part of the output count (RU4). */
function extraReasoning({ input, output, total }, reasoning) {
    return reasoning > output || input + output + reasoning === total ? reasoning : 0;
}
/** The first of these counts that is given; a name with a dot stands inside a details object. */
function firstCount(usage, names) {
    for (const name of names) {
        const count = memberAt(usage, name);
        if (typeof count === 'number' && Number.isFinite(count) && count >= 0)
            return { name, count };
    }
    return null;
}
function memberAt(usage, name) {
    const [outer = '', inner] = name.split('.');
    const value = usage[outer];
    if (inner === undefined)
        return value;
    return (0,domain_json/* isJsonObject */.O)(value) ? value[inner] : undefined;
}

;// CONCATENATED MODULE: ./lib/core/wire/responses/response.js









/** Builds the record of a response from its events, or from its JSON body. */
function createResponseRecord() {
    const first = createFirstChunks();
    const calls = createClientCalls();
    const copies = { done: '', output: '' };
    let model = null;
    let usage = null;
    let outcome = null;
    function noteModel(name) {
        if (typeof name === 'string' && name !== '')
            model = name;
    }
    function readOutput({ output }) {
        if (!Array.isArray(output))
            return;
        calls.readOutput(output);
        for (const item of output)
            readItemContent(item, first);
        copies.output = output.map(messageText).join('');
    }
    function close(end) {
        outcome = end;
        first.close();
    }
    /** A terminal event is an item and has content, unless it fails the call (RC2, RE5). */
    function readTerminal(end, value, response) {
        usage = readUsage((0,domain_json/* isJsonObject */.O)(response.usage) ? response.usage : value.usage);
        if (usage !== null)
            first.mark('usage');
        first.mark(end.kind === 'stream-error' ? 'error' : 'finish');
        if (end.kind !== 'stream-error') {
            first.item();
            readOutput(response);
        }
        close(end);
    }
    /** Something visible or a call is an answer; item statuses and counts are not consulted (RS5). */
    function completedStatus() {
        return first.hasVisible || calls.any() ? 'ok' : 'empty-output';
    }
    /** Deltas, unless the server sent whole texts alone: then the finished output, which has them all, or each as it was done. */
    function content(streamed) {
        const { text, marks } = first.content();
        return { streamed, marks, text: text || copies.output || copies.done };
    }
    function gatewayReply(httpStatus, streamed) {
        const facts = {
            httpStatus,
            model,
            usage,
            ...(streamed ? first.indexes() : noFirstChunks),
        };
        const end = outcome ?? { kind: 'truncated' };
        switch (end.kind) {
            case 'stream-error':
                return failedReply({ ...facts, status: end.kind, ...end.failure });
            case 'truncated':
            case 'timeout':
                return failedReply({ ...facts, status: end.kind, errorCode: null, retryable: true });
            case 'completed':
            case 'length':
            case 'content-filter':
                return {
                    ...facts,
                    status: end.kind === 'completed' ? completedStatus() : end.kind,
                    errorCode: null,
                    retryable: null,
                    toolCalls: calls.list(end.kind !== 'completed'),
                    errorMessage: null,
                };
        }
    }
    return {
        get itemCount() {
            return first.itemCount;
        },
        readEvent(event, chunk) {
            first.moveTo(chunk);
            const response = (0,domain_json/* isJsonObject */.O)(event.value?.response) ? event.value.response : {};
            noteModel(response.model);
            if (event.kind === 'failure') {
                const end = { kind: 'stream-error', failure: failure_failureFacts(event.failure) };
                readTerminal(end, event.value ?? {}, response);
                return true;
            }
            const { type, value } = event;
            if (isTerminal(type)) {
                readTerminal(outcomeOf(type, response), value, response);
                return true;
            }
            first.item();
            readContent(type, value, first);
            calls.readEvent(type, value);
            if (isCallReady(type, value))
                first.mark('call-ready');
            if (type === 'response.output_text.done' && typeof value.text === 'string') {
                copies.done += visiblePart(value.text);
            }
            return false;
        },
        readWhole(response) {
            noteModel(response.model);
            readTerminal(outcomeOf('', response), response, response);
        },
        finish(end, chunk) {
            if (outcome !== null)
                return;
            first.moveTo(chunk);
            close(end);
        },
        reply: (httpStatus, streamed) => ({
            ...gatewayReply(httpStatus, streamed),
            ...content(streamed),
        }),
    };
}
/** Whether an event completes a call of the agent. */
function isCallReady(type, { item }) {
    if (type === 'response.function_call_arguments.done')
        return true;
    return type === 'response.output_item.done' && (0,domain_json/* isJsonObject */.O)(item) && isClientCall(item);
}
/** What a message of the finished output says; empty for any other item. */
function messageText(item) {
    if (!(0,domain_json/* isJsonObject */.O)(item) || item.type !== 'message' || !Array.isArray(item.content))
        return '';
    return item.content
        .filter(domain_json/* isJsonObject */.O)
        .map(({ text, refusal }) => (typeof text === 'string' ? visiblePart(text) : refusal))
        .filter((text) => typeof text === 'string')
        .join('');
}

;// CONCATENATED MODULE: ./lib/core/wire/responses/body.js









/** Reads the body of a successful reply: an event stream or one JSON body, whatever was asked for (RB2). */
function body_createBodyReader(httpStatus) {
    const utf8 = (0,wire_utf8/* createUtf8Decoder */.u)();
    const kinds = (0,body_kind/* createBodyKindReader */.M)();
    const events = (0,sse_events/* createSseReader */.V)(receive);
    const record = createResponseRecord();
    let kind = null;
    /** The pieces of the body while its kind is unknown, and all of a JSON body. */
    let held = [];
    let chunk = -1;
    let ended = false;
    function finish(end) {
        record.finish(end, chunk);
        ended = true;
        return false;
    }
    function receive(event) {
        const read = events_readEvent(event);
        switch (read.kind) {
            case 'nothing':
                return true;
            case 'end-marker':
                return finish({ kind: 'truncated' });
            case 'not-json':
                return finish(body_streamError({ errorCode: null, retryable: true }));
            case 'failure':
            case 'item':
                ended = record.readEvent(read, chunk);
                return !ended;
        }
    }
    function read(text) {
        if (text === '')
            return;
        if (kind === 'event-stream')
            events.push(text);
        else
            readStart(text);
    }
    function readStart(text) {
        held.push(text);
        kind ??= kinds.feed(text);
        if (kind === 'web-page')
            finish(body_streamError(body_unreadable));
        if (kind !== 'event-stream')
            return;
        const start = held.join('');
        held = [];
        events.push(start);
    }
    /** Reads the body's first JSON value (RB3); false when there is no complete one. */
    function readJsonBody() {
        const body = (0,json_text/* parseFirstJson */.EP)(held.join('').trimStart());
        if (body === undefined)
            return false;
        const failure = isWithOutput(body) ? null : failure_errorIn(body, '');
        if (failure !== null)
            finish(body_streamError(failure_failureFacts(failure)));
        else if (isFinishedResponse(body))
            record.readWhole(body);
        else
            finish(body_streamError(body_unreadable));
        return true;
    }
    return {
        push(bytes) {
            if (ended)
                return;
            chunk += 1;
            read(utf8.push(bytes));
        },
        get state() {
            return ended ? 'ended' : 'reading';
        },
        get itemCount() {
            return record.itemCount;
        },
        end(how) {
            if (how === 'close' && !ended)
                read(utf8.end());
            if (how === 'close' && !ended && kind === 'event-stream')
                events.end();
            if (!ended && !(kind === 'json' && readJsonBody())) {
                finish({ kind: how === 'stall' ? 'timeout' : 'truncated' });
            }
            return record.reply(httpStatus, kind !== 'json');
        },
    };
}
/** Bytes that are no reply of this protocol: a repeat would bring the same. */
const body_unreadable = { errorCode: null, retryable: false };
function body_streamError(failure) {
    return { kind: 'stream-error', failure };
}
function isWithOutput(body) {
    return (0,domain_json/* isJsonObject */.O)(body) && Array.isArray(body.output);
}
/** A response that is still being made in the background is none (RB3.2). */
function isFinishedResponse(body) {
    if (!(0,domain_json/* isJsonObject */.O)(body) || (!isWithOutput(body) && body.object !== 'response'))
        return false;
    const status = statusOf(body);
    return status !== 'queued' && status !== 'in_progress';
}

;// CONCATENATED MODULE: ./lib/core/wire/responses/reader.js




/**
 * Reads one reply to `POST /v1/responses`, streamed or not, for the gateway's record (rules RB to RX of the
 * gateway corpus). Feed it decompressed bytes, also empty reads; it never throws.
 */
function createResponsesReader(options) {
    const reader = reader_readerFor(options);
    let reply = null;
    return {
        push(bytes) {
            if (reply === null)
                reader.push(bytes);
        },
        get state() {
            return reply === null ? reader.state : 'ended';
        },
        get itemCount() {
            return reader.itemCount;
        },
        end(how) {
            reply ??= reader.end(how);
            return reply;
        },
    };
}
function reader_readerFor(options) {
    const { httpStatus, headers } = options;
    if (httpStatus < 200 || httpStatus > 299)
        return http_failure_createHttpFailureReader(options);
    return (0,content_encoding/* isKnownEncoding */.F)(headers['content-encoding'])
        ? body_createBodyReader(httpStatus)
        : reader_createUnreadable(httpStatus);
}
function reader_createUnreadable(httpStatus) {
    const failure = { errorCode: null, retryable: false };
    return {
        push() { },
        ...{ state: 'ended', itemCount: 0 },
        end: () => ({
            ...failedReply({ status: 'stream-error', httpStatus, ...failure }),
            ...noContent,
        }),
    };
}

// EXTERNAL MODULE: ./lib/core/wire/retry-after.js
var retry_after = __webpack_require__(30920);
;// CONCATENATED MODULE: ./lib/core/wire/reply-reader.js







/** Reads one reply of any protocol beside the agent that gets it. */
function createReplyReader(options) {
    const { head, stream } = options;
    const gateway = { httpStatus: head.status, headers: head.headers, stream };
    switch (options.protocol) {
        case 'chat-completions':
            return createChatReader(options);
        case 'responses':
            return fromGatewayReader(createResponsesReader(gateway), options);
        case 'messages':
            return fromGatewayReader(createMessagesReader(gateway), options);
    }
}
/** The matrix's own decoder. Without tools of ours every call in the API's own field counts, and none in the text. */
function createChatReader(options) {
    const decoder = (0,chat_completions/* createChatDecoder */.L)({ ...options, mode: 'native', tools: [] });
    return {
        push: decoder.push,
        get state() {
            return decoder.state;
        },
        get itemCount() {
            return decoder.itemCount;
        },
        end: (how) => fromDecoded(decoder.end(how)),
    };
}
function fromDecoded(reply) {
    const { error, text, reasoningText, finishReason, usage, model, streamed, marks } = reply;
    return {
        status: (0,call_outcome/* classifyCall */.ni)(reply, null).status,
        ...{ error, text, reasoningText, finishReason, usage, model, streamed, marks },
        toolCalls: reply.toolCalls.map(({ name, arguments: values }) => ({ name, arguments: values })),
        malformedToolCallCount: reply.malformedToolCalls.length,
    };
}
function fromGatewayReader(reader, options) {
    return {
        push: reader.push,
        get state() {
            return reader.state;
        },
        get itemCount() {
            return reader.itemCount;
        },
        end(how) {
            const reply = reader.end(how === 'abort' ? 'reset' : how);
            return fromGateway(reply, how, options);
        },
    };
}
function fromGateway(reply, how, options) {
    const { usage, model, toolCalls, text, streamed, marks } = reply;
    // A message that was cut off by ourselves was not cut off by the provider.
    const status = how === 'abort' && reply.status === 'truncated' ? 'cancelled' : reply.status;
    return {
        status,
        error: errorOf(status, reply, options),
        ...{ text, reasoningText: null, usage, model, streamed, toolCalls, marks },
        finishReason: finishReasonOf(status, toolCalls.length > 0),
        malformedToolCallCount: toolCalls.filter(({ arguments: values }) => values === null).length,
    };
}
function finishReasonOf(status, hasCalls) {
    if (status === 'length')
        return 'length';
    if (status === 'content-filter')
        return 'content_filter';
    if (!trial/* ANSWERED_STATUSES */.vj.includes(status))
        return null;
    return hasCalls ? 'tool_calls' : 'stop';
}
function errorOf(status, { errorCode, errorMessage, retryable }, { head, redactError, nowMs }) {
    if (trial/* ANSWERED_STATUSES */.vj.includes(status))
        return null;
    if (status === 'cancelled')
        return (0,wire_error/* abortedError */.ip)();
    if (status === 'timeout')
        return (0,wire_error/* timeoutError */.w2)();
    const isHttp = status === 'http-error';
    return {
        ...(0,wire_error/* protocolError */.JW)({
            code: errorCode === null ? status : redactError(errorCode),
            message: redactError(errorMessage ?? status),
            truncated: status === 'truncated',
            retryable: retryable ?? false,
        }),
        kind: isHttp ? 'http' : errorCode === null ? 'protocol' : 'provider',
        status: isHttp ? head.status : null,
        retryAfterMs: isHttp ? (0,retry_after/* retryAfterMs */.V)(head.headers, nowMs) : null,
    };
}

// EXTERNAL MODULE: ./lib/adapters/provider/body-reading.js
var body_reading = __webpack_require__(11859);
;// CONCATENATED MODULE: ./lib/adapters/provider/gateway/reply-record.js


/**
 * Reads a reply whatever becomes of it: one that can't be read is passed on all the same. Nothing is set up before
 * the first read has left for the agent.
 */
function createReplyRecord(options) {
    let opened = null;
    let isBroken = false;
    let completeAtMs = null;
    function open() {
        const reader = createReplyReader(options);
        return (0,body_reading/* createBodyReading */.t)({
            decoder: reader,
            contentEncoding: options.head.headers['content-encoding'],
            onDecoded(atMs) {
                if (reader.state === 'ended')
                    completeAtMs ??= atMs;
            },
            onBroken() {
                isBroken = true;
            },
        });
    }
    return {
        push(bytes, stamp) {
            opened ??= open();
            if (!isBroken)
                opened.push(bytes, stamp);
        },
        async end(how) {
            opened ??= open();
            const read = await opened.end(isBroken ? 'reset' : how);
            return { ...read, completeAtMs };
        },
    };
}

;// CONCATENATED MODULE: ./lib/adapters/provider/gateway/unread-reply.js
/** A reply of which nothing was read, because of this error. */
function unreadReply(error) {
    return {
        status: unread_reply_statusOf(error),
        error,
        text: '',
        reasoningText: null,
        finishReason: null,
        usage: null,
        model: null,
        streamed: true,
        toolCalls: [],
        malformedToolCallCount: 0,
        marks: [],
    };
}
function unread_reply_statusOf({ kind }) {
    switch (kind) {
        case 'aborted':
            return 'cancelled';
        case 'timeout':
            return 'timeout';
        case 'http':
            return 'http-error';
        case 'provider':
        case 'protocol':
            return 'stream-error';
        case 'network':
            return 'network';
    }
}

;// CONCATENATED MODULE: ./lib/adapters/provider/gateway/forward-call.js









/** Forwards one call that was let through and passes its reply on, read by read; reading it comes after that. */
function forwardCall(options) {
    const settled = Promise.withResolvers();
    return { cancel: startForwarding(options, settled.resolve), settled: settled.promise };
}
function startForwarding(options, done) {
    const { upstream, clock } = options;
    const { transport, protocol } = upstream;
    const stampRead = (0,read_log/* createReadStamps */.v)(clock);
    const facts = (0,call_facts/* factsAt */.v)(options.requestedAtMs);
    let exchange = null;
    let stream = null;
    let record = null;
    let readAt = { atMs: facts.requestedAtMs };
    let isOver = false;
    const cancel = () => end('abort', clock());
    const agent = createAgentReply({
        ...options,
        protocol,
        onGone: cancel,
        onDrain: () => exchange?.resume(),
    });
    const timers = (0,reply_timers/* createReplyTimers */.z)({
        settings: {},
        callTimeoutMs: options.callTimeoutMs,
        startedAtMs: facts.requestedAtMs,
        clock,
        onExpired: () => end('stall', clock()),
    });
    /** What a read brought goes to the agent first, and is looked at when it has left. */
    const read = createGathering((bytes) => {
        try {
            if (!agent.write(bytes))
                exchange?.pause();
            if (bytes.length > 0)
                record?.push(bytes, readAt);
        }
        catch (error) {
            crash(error);
        }
    });
    function shutDown(how) {
        isOver = true;
        timers.stop();
        facts.clientStalled = stream?.close() ?? false;
        if (how !== 'close')
            exchange?.cancel();
    }
    function end(how, atMs, failure = null) {
        if (isOver)
            return;
        shutDown(how);
        facts.endedAtMs = atMs;
        const recorded = record === null ? endUnanswered(how, failure) : endReply(record, how);
        recorded.then(settle).catch(options.onCrash).finally(done);
    }
    function endUnanswered(how, failure) {
        const error = (0,call_facts/* unanswered */.b)({ ...options, how, failure, host: transport.host });
        if (how === 'abort')
            agent.destroy();
        else
            agent.refuse(ownError(how, error));
        return Promise.resolve({ reply: unreadReply(error), reads: [], completeAtMs: null });
    }
    /** A reply that was cut is cut for the agent at once: it would wait for the rest. */
    function endReply(record, how) {
        const last = read.take();
        if (how === 'close')
            agent.end(last);
        else {
            agent.write(last);
            agent.destroy();
        }
        if (last.length > 0)
            record.push(last, readAt);
        return record.end(how);
    }
    function settle({ reply, reads, completeAtMs }) {
        const { marks: _, ...known } = reply;
        const endedAtMs = completeAtMs ?? facts.endedAtMs;
        options.onSettled({ ...facts, ...known, reads, endedAtMs });
    }
    function crash(error) {
        if (!isOver)
            shutDown('abort');
        agent.destroy();
        options.onCrash(error);
        done();
    }
    exchange = (0,chat_exchange/* startExchange */.m)(transport, options.post, {
        onSent(socket) {
            facts.sentAtMs = clock();
            facts.connectionReused = transport.use(socket);
            stream = stall_watch/* stallWatch */.K.open();
        },
        onHead(head) {
            facts.headersAtMs = stampRead().atMs;
            facts.httpStatus = head.status;
            record = createReplyRecord({ ...options, protocol, head, nowMs: options.epochMs() });
            agent.head(head);
            read.add(forward_call_noBytes);
        },
        onBytes(bytes) {
            readAt = stampRead();
            read.add(bytes);
        },
        onOver(error) {
            end(error === null ? 'close' : 'reset', stampRead().atMs, error);
        },
        onCrash: crash,
    });
    return cancel;
}
const forward_call_noBytes = new Uint8Array(0);
function ownError(how, { code, message }) {
    return how === 'stall'
        ? { status: 504, code: 'timeout', message }
        : { status: 502, code: code ?? 'network', message };
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./lib/adapters/provider/decompress.js
var decompress = __webpack_require__(49525);
;// CONCATENATED MODULE: ./lib/adapters/provider/gateway/request-body.js




/** As much of a body is taken, compressed or not. */
const maxBodyBytes = 64 * 1024 * 1024;
/** Reads a JSON body that may be compressed; null when the agent went away before its end. */
async function readRequestBody(request) {
    const raw = await readBytes(request);
    if (raw === null || raw === 'too-large')
        return raw === null ? null : tooLarge;
    const bytes = await decode(raw, request.headers['content-encoding']);
    if (!Buffer.isBuffer(bytes))
        return bytes;
    const value = (0,json_text/* parseJson */.qF)(bytes.toString());
    if ((0,domain_json/* isJsonObject */.O)(value))
        return { kind: 'body', bytes, value };
    return refused(400, 'invalid_json', 'the body of the request is no JSON object');
}
/** A body that is too large is read to its end, or its sender would never read why it was refused. */
function readBytes(request) {
    const parts = [];
    let length = 0;
    return new Promise((resolve) => {
        request.on('data', (part) => {
            length += part.length;
            if (length <= maxBodyBytes)
                parts.push(part);
            else
                parts.length = 0;
        });
        request.on('end', () => resolve(length > maxBodyBytes ? 'too-large' : Buffer.concat(parts)));
        request.on('close', () => resolve(null));
    });
}
const decoders = {
    gzip: external_node_zlib_.gunzip,
    'x-gzip': external_node_zlib_.gunzip,
    deflate: (bytes, ...rest) => ((0,decompress/* isZlibWrapped */.b)(bytes) ? external_node_zlib_.inflate : external_node_zlib_.inflateRaw)(bytes, ...rest),
    br: external_node_zlib_.brotliDecompress,
    zstd: external_node_zlib_.zstdDecompress,
};
async function decode(raw, encoding) {
    const name = (encoding ?? '').trim().toLowerCase();
    if (name === '' || name === 'identity')
        return raw;
    const decoder = Object.hasOwn(decoders, name) ? decoders[name] : undefined;
    if (decoder === undefined)
        return unknownEncoding(name);
    return new Promise((resolve) => {
        decoder(raw, { maxOutputLength: maxBodyBytes }, (error, bytes) => {
            if (error === null)
                resolve(bytes);
            else
                resolve(isTooLong(error) ? tooLarge : notDecodable(name));
        });
    });
}
function isTooLong(error) {
    return 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}
const tooLarge = refused(413, 'too_large', 'the body of the request is larger than 64 MiB');
function unknownEncoding(name) {
    const known = `${Object.keys(decoders).join(', ')} or no compression`;
    const message = `a body with the content-encoding ${name} can't be read: use ${known}`;
    return refused(415, 'unsupported_encoding', message);
}
function notDecodable(name) {
    return refused(400, 'invalid_encoding', `the body of the request is no valid ${name}`);
}
function refused(status, code, message) {
    return { kind: 'refused', error: { status, code, message } };
}

;// CONCATENATED MODULE: ./lib/adapters/provider/gateway/answer-call.js








/** Reads a call, has it reserved, and only then forwards it. */
async function answerCall(visit, tools) {
    const { request, response, door } = visit;
    const { protocol } = door.upstream;
    const requestedAtMs = tools.clock();
    const body = await readRequestBody(request);
    if (body === null)
        return;
    if (body.kind === 'refused')
        return sendError(response, protocol, body.error);
    if (door.isClosed)
        return sendError(response, protocol, closedDoor);
    const admission = door.admit(describe(protocol, body, requestedAtMs));
    if (admission.kind === 'broken')
        return sendError(response, protocol, notRecorded);
    if (admission.kind === 'refused')
        return sendError(response, protocol, overBudget(admission.message));
    forward({ ...visit, ...admission, body, requestedAtMs }, tools);
}
function describe(protocol, { bytes, value }, requestedAtMs) {
    return {
        model: typeof value.model === 'string' ? value.model : '',
        promptCharacters: (0,prompt_size/* promptSize */.U)(protocol, value),
        bodyHash: (0,external_node_crypto_.hash)('sha256', bytes, 'hex'),
        requestedAtMs,
    };
}
function forward(call, tools) {
    const { request, response, door, path, body, attemptId } = call;
    const { upstream } = door;
    const bytes = upstream.protocol === 'chat-completions' ? withUsage(body) : body.bytes;
    const post = { path, headers: upstreamHeaders(request, upstream), body: bytes };
    const forwarded = forwardCall({
        ...tools,
        upstream,
        post,
        response,
        stream: body.value.stream === true,
        hidesUsage: bytes !== body.bytes,
        requestedAtMs: call.requestedAtMs,
        callTimeoutMs: call.callTimeoutMs,
        onSettled: (settled) => door.settle(attemptId, settled),
        onCrash: door.fail,
    });
    door.watch(forwarded);
}
/** The body, changed where it has to ask for usage. Latin-1 has a character for each byte, so places are the same. */
function withUsage({ bytes, value }) {
    const splice = includeUsageSplice(bytes.toString('latin1'), value);
    if (splice === null)
        return bytes;
    const { from, to, text } = splice;
    return Buffer.concat([bytes.subarray(0, from), Buffer.from(text), bytes.subarray(to)]);
}
const notRecorded = {
    status: 503,
    code: 'not_recorded',
    message: 'the call was not sent: the journal of the benchmark failed, and its log says how',
};
/** The words are those of the desk (RG1, MR1). */
function overBudget(message) {
    return { status: 403, code: 'budget_exhausted', message };
}

;// CONCATENATED MODULE: ./lib/adapters/provider/gateway/routes.js
/** Reads the address of a request. Base URLs are often given with a slash too many. */
function readPath(url) {
    const mark = url.indexOf('?');
    const whole = (mark === -1 ? url : url.slice(0, mark)).replace(/\/{2,}/g, '/');
    const [, doorId = null, path = ''] = /^\/run\/([^/]+)(\/.*)?$/.exec(whole) ?? [];
    return {
        doorId,
        path: doorId === null ? whole : path,
        query: mark === -1 ? '' : url.slice(mark),
    };
}
const callPaths = new Map([
    ['/chat/completions', 'chat-completions'],
    ['/responses', 'responses'],
    ['/messages', 'messages'],
]);
/** What a request is. Some clients put the version into the path, and some take it for a part of the base URL. */
function readRoute(method, { path, query }) {
    const unversioned = path.replace(/^\/v1(?=\/|$)/, '');
    const protocol = callPaths.get(unversioned);
    if (method === 'POST' && protocol !== undefined) {
        return { kind: 'call', protocol, path: unversioned + query };
    }
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && unversioned === '/models')
        return { kind: 'models' };
    return { kind: isRead && (path === '' || path === '/') ? 'probe' : 'other' };
}
/** The protocol whose shape a caller of this path understands; null when the path does not tell. */
function spokenProtocol(path) {
    const word = /\/(chat\/completions|responses|messages)(?=\/|$)/.exec(path)?.[0];
    return callPaths.get(word ?? '') ?? null;
}

;// CONCATENATED MODULE: ./lib/adapters/provider/gateway/handle-request.js




/** Answers what agents send: calls are forwarded, all else is answered by the gateway itself and never counted. */
function createRequestHandler(doors, tools) {
    return (request, response) => {
        const at = readPath(request.url ?? '');
        const door = doors.find(request.headers.host, at.doorId);
        const spoken = spokenProtocol(at.path);
        if ('status' in door)
            return sendError(response, spoken ?? 'chat-completions', door);
        const route = readRoute(request.method ?? '', at);
        const protocol = spoken ?? door.upstream.protocol;
        const wrong = whatIsWrong(request, route, door);
        if (route.kind === 'call' && wrong === null) {
            const visit = { request, response, door, path: route.path };
            return void answerCall(visit, tools).catch((error) => {
                door.fail(error);
                response.destroy();
            });
        }
        door.noteOther({ method: request.method ?? '', path: at.path });
        if (wrong === null)
            answerOther(route, response, door);
        else
            sendError(response, protocol, wrong);
    };
}
/** Why a request gets no answer; null when it gets one. A look whether anybody is there needs no token. */
function whatIsWrong(request, route, door) {
    if (route.kind === 'probe')
        return null;
    if (!showsToken(request.headers, door.token))
        return wrongToken;
    if (route.kind === 'other')
        return notServed;
    const { protocol } = door.upstream;
    if (route.kind === 'models' || route.protocol === protocol)
        return null;
    return wrongProtocol(route.protocol, protocol);
}
function answerOther(route, response, { upstream }) {
    if (route.kind === 'models')
        sendModels(response, upstream.protocol, upstream.model);
    else
        response.writeHead(200, { 'content-length': 0 }).end();
}
const wrongToken = {
    status: 401,
    code: 'invalid_api_key',
    message: 'the API key is not the one of this run: use the key that the agent was started with',
};
const notServed = {
    status: 404,
    code: 'not_found',
    message: 'the gateway forwards POST /v1/chat/completions, /v1/responses and /v1/messages alone',
};
function wrongProtocol(spoken, expected) {
    const message = `the target speaks ${expected} and the agent ${spoken}: set "protocol: ${spoken}" of the target, or the agent's API to ${expected}`;
    return { status: 404, code: 'wrong_protocol', message };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./lib/domain/failure.js
var failure = __webpack_require__(27550);
;// CONCATENATED MODULE: ./lib/adapters/provider/gateway/listen.js



/** Listens on a free port of the loopback and, where a path is given, on a Unix socket for the owner alone. */
async function listen(listeners, socketPath) {
    const local = openServer(listeners);
    const port = await listenOnLoopback(local);
    if (socketPath === null)
        return { port, close: () => closeServer(local) };
    const socket = openServer(listeners);
    try {
        await listenOnSocket(socket, socketPath);
    }
    catch (error) {
        await closeServer(local);
        throw error;
    }
    return {
        port,
        async close() {
            await Promise.all([closeServer(local), closeServer(socket)]);
        },
    };
}
/**
 * An agent may think for long between two calls: its connection is kept until it closes it. An offer of HTTP/2
 * (`Upgrade: h2c`) is not taken up, as HTTP allows; only a WebSocket has to be told.
 */
const serverOptions = {
    noDelay: true,
    keepAliveTimeout: 0,
    shouldUpgradeCallback: ({ headers }) => /\bwebsocket\b/i.test(headers.upgrade ?? ''),
};
function openServer({ request, upgrade }) {
    return (0,external_node_http_.createServer)(serverOptions, request).on('upgrade', upgrade);
}
async function listenOnLoopback(server) {
    await listening(server, { port: 0, host: '127.0.0.1' }, '127.0.0.1');
    const address = server.address();
    if (typeof address === 'object' && address !== null)
        return address.port;
    throw new TypeError('a listening server has no port');
}
async function listenOnSocket(server, path) {
    await listening(server, { path }, path);
    (0,external_node_fs_.chmodSync)(path, 0o600);
}
function listening(server, at, name) {
    return new Promise((resolve, reject) => {
        server.once('error', (cause) => reject(cannotListen(name, cause)));
        server.listen(at, () => resolve());
    });
}
function cannotListen(name, cause) {
    const message = `the gateway can't listen on ${name} (${cause.message}): free it, or choose another place for temporary files`;
    return new failure/* Failure */.H('platform', message, { cause });
}
function closeServer(server) {
    return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
    });
}

;// CONCATENATED MODULE: ./lib/adapters/provider/gateway/refuse-upgrade.js


/** Tells a client that wants a WebSocket to come again without one, and closes the connection. */
function createUpgradeHandler(doors) {
    return (request, socket) => {
        const { doorId, path } = readPath(request.url ?? '');
        const door = doors.find(request.headers.host, doorId);
        if (!('status' in door))
            door.noteOther({ method: request.method ?? '', path });
        socket.on('error', () => { });
        socket.end(refusal(path));
    };
}
function refusal(path) {
    const body = JSON.stringify(errorBody(spokenProtocol(path) ?? 'chat-completions', {
        status: 426,
        code: 'upgrade_required',
        message: 'there are no WebSockets here: send the request over HTTP/1.1',
    }));
    const head = [
        'HTTP/1.1 426 Upgrade Required',
        'Upgrade: HTTP/1.1',
        'Connection: Upgrade, close',
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'x-should-retry: false',
    ];
    return `${head.join('\r\n')}\r\n\r\n${body}`;
}

;// CONCATENATED MODULE: ./lib/adapters/provider/gateway/tool-server.js

/** Paths that belong to the tools; all others are the provider's. */
const TOOLS_PREFIX = '/tools/';
/** No call of a tool is larger. */
const tool_server_maxBodyBytes = 4 * 1024 * 1024;
/** Offers scripted tools at doors of their own; `baseUrl` is asked for when the first one opens. */
function createToolServer(baseUrl) {
    const sessions = new Map();
    async function answer(request, response) {
        const id = (request.url ?? '').slice(TOOLS_PREFIX.length).replace(/[/?].*$/, '');
        const open = sessions.get(id);
        const refusal = refusalOf(request, open);
        if (open === undefined || refusal !== null)
            return end(response, refusal ?? 404);
        const body = await readBody(request);
        if (body === null)
            return end(response, 413);
        const { answerOverMcp } = await Promise.all(/* import() */[__webpack_require__.e(4377), __webpack_require__.e(3457), __webpack_require__.e(2815), __webpack_require__.e(4757), __webpack_require__.e(7964)]).then(__webpack_require__.bind(__webpack_require__, 87964));
        const { status, headers, text } = await answerOverMcp(open.session, request, body);
        response.writeHead(status, headers).end(text);
    }
    return {
        open(session) {
            const [id, token] = [newDoorId(), newToken()];
            sessions.set(id, { session, token });
            return {
                ...{ url: `${baseUrl()}${TOOLS_PREFIX}${id}`, token },
                close() {
                    sessions.delete(id);
                    return Promise.resolve();
                },
            };
        },
        handle(request, response) {
            answer(request, response).catch(() => response.destroy());
        },
    };
}
/** The status that a request is refused with; null when it is not. A page of a browser has an origin. */
function refusalOf(request, open) {
    const { host, origin } = request.headers;
    if (!isLoopbackHost(host) || (origin !== undefined && !isLoopbackOrigin(origin)))
        return 403;
    if (open === undefined)
        return 404;
    return showsToken(request.headers, open.token) ? null : 401;
}
function isLoopbackOrigin(origin) {
    return isLoopbackHost(origin.replace(/^https?:\/\//, ''));
}
async function readBody(request) {
    const parts = [];
    let byteCount = 0;
    for await (const part of request) {
        byteCount += part.length;
        if (byteCount > tool_server_maxBodyBytes)
            return null;
        parts.push(part);
    }
    return Buffer.concat(parts).toString();
}
function end(response, status) {
    response.writeHead(status, { 'content-length': 0, connection: 'close' }).end();
}

// EXTERNAL MODULE: ./lib/adapters/provider/chat-transport.js
var chat_transport = __webpack_require__(89596);
;// CONCATENATED MODULE: ./lib/adapters/provider/gateway/upstream.js

function openUpstream(upstream) {
    const { baseUrl, proxy } = upstream;
    return { ...upstream, transport: (0,chat_transport.createChatTransport)({ baseUrl, proxy: proxy ?? null }) };
}

;// CONCATENATED MODULE: ./lib/adapters/provider/gateway/start-gateway.js






/** Starts the gateway on the loopback; it holds the real keys. A place it can't listen on is a `platform` failure. */
async function startGateway(options) {
    const { targets, clock, redactError, socketPath = null, epochMs = Date.now } = options;
    const doors = createDoors();
    const answer = createRequestHandler(doors, { clock, redactError, epochMs });
    const tools = createToolServer(() => `http://127.0.0.1:${listening.port}`);
    const listeners = {
        request: (request, response) => request.url?.startsWith(TOOLS_PREFIX) === true
            ? tools.handle(request, response)
            : answer(request, response),
        upgrade: createUpgradeHandler(doors),
    };
    const listening = await listen(listeners, socketPath);
    const upstreams = new Map([...targets].map(([id, target]) => [id, openUpstream(target)]));
    async function end() {
        await listening.close();
        await Promise.all([...upstreams.values()].map(({ transport }) => transport.close()));
    }
    return {
        ...{ socketPath, port: listening.port, openTools: tools.open },
        open({ target, desk }) {
            const upstream = upstreams.get(target);
            if (upstream === undefined)
                throw new TypeError(`the gateway has no target ${target}`);
            const { id, token, close } = doors.open(upstream, desk);
            return { baseUrl: `http://127.0.0.1:${listening.port}/run/${id}`, token, close };
        },
        close: () => doors.close().finally(end),
    };
}


/***/ })

};
