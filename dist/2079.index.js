export const id = 2079;
export const ids = [2079];
export const modules = {

/***/ 11859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ createBodyReading)
/* harmony export */ });
/* harmony import */ var _core_wire_wire_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27851);
/* harmony import */ var _decompress_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49525);
/* harmony import */ var _read_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36901);



/** As much of a body is read, compressed or not; past it the reply is cut. */
const maxBodyBytes = 64 * 1024 * 1024;
/** Records and decodes the body of one reply: at once, or through an ordered queue where it is compressed. */
function createBodyReading(options) {
    const { decoder, contentEncoding, onDecoded, onBroken } = options;
    const log = (0,_read_log_js__WEBPACK_IMPORTED_MODULE_2__/* .createReadLog */ .L)();
    const decompressor = (0,_decompress_js__WEBPACK_IMPORTED_MODULE_1__/* .createDecompressor */ .L)(contentEncoding);
    let queue = Promise.resolve();
    let chunk = 0;
    let rawBytes = 0;
    let decodedBytes = 0;
    const isOversize = () => Math.max(rawBytes, decodedBytes) > maxBodyBytes;
    function decode(bytes, at, stamp) {
        decodedBytes += bytes.length;
        if (isOversize())
            return onBroken(stamp.atMs);
        decoder.push(bytes, at);
        onDecoded(stamp.atMs);
    }
    async function decompress(bytes, at, stamp) {
        if (decompressor === null || decoder.state === 'ended')
            return;
        const released = await decompressor.write(bytes);
        decode(released.bytes, at, stamp);
        if (released.broken)
            onBroken(stamp.atMs);
    }
    /** A compressed stream without a proper end counts as reset (wire T1). */
    async function endDecompressed(how) {
        await queue;
        if (decompressor === null || how !== 'close' || decoder.state === 'ended')
            return how;
        const released = await decompressor.end();
        decoder.push(released.bytes, chunk);
        return released.broken ? 'reset' : how;
    }
    return {
        push(bytes, stamp) {
            const at = log.add(bytes.length, stamp);
            chunk = at;
            rawBytes += bytes.length;
            if (decompressor === null)
                decode(bytes, at, stamp);
            else
                queue = queue.then(() => decompress(bytes, at, stamp));
        },
        async end(how) {
            const reply = decoder.end(decompressor === null ? how : await endDecompressed(how));
            return { reply: isOversize() ? cut(reply) : reply, reads: log.list(reply.marks) };
        },
    };
}
function cut(reply) {
    if (reply.error === null)
        return reply;
    return { ...reply, error: tooLarge, ...('status' in reply && { status: 'stream-error' }) };
}
const tooLarge = (0,_core_wire_wire_error_js__WEBPACK_IMPORTED_MODULE_0__/* .protocolError */ .JW)({
    code: 'too-large',
    message: 'the body of the reply is larger than 64 MiB and was cut',
    truncated: false,
    retryable: true,
});


/***/ }),

/***/ 74323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ factsAt),
  b: () => (/* binding */ unanswered)
});

// EXTERNAL MODULE: ./lib/core/wire/wire-error.js
var wire_error = __webpack_require__(27851);
;// CONCATENATED MODULE: ./lib/adapters/provider/network-error.js

/** What it means when no response came: the call failed in connect, DNS, TLS, or by a reset before the headers. */
function networkError(error, { host, redactError }) {
    const code = codeOf(error);
    if (/^HPE_|^UND_ERR_HEADERS_OVERFLOW$/.test(code))
        return notHttp(host, code);
    const { reason, isTransient } = explain(code, error);
    return {
        kind: 'network',
        truncated: false,
        retryable: isTransient,
        status: null,
        retryAfterMs: null,
        code,
        message: redactError(`no response from ${host} (${code}): ${reason}`).slice(0, maxLength),
    };
}
const maxLength = 500;
/** Undici's own names for what the system has names for. */
const systemCodes = {
    UND_ERR_SOCKET: 'ECONNRESET',
    UND_ERR_CONNECT_TIMEOUT: 'ETIMEDOUT',
};
function codeOf(error) {
    const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
    return systemCodes[code] ?? code;
}
const transientReasons = {
    ECONNREFUSED: 'nothing listens there; start the server, or correct the base URL',
    ENOTFOUND: 'the name does not resolve; correct the base URL, or check DNS',
    EAI_AGAIN: 'the name server did not answer; check DNS and the network',
    ECONNRESET: 'the connection was closed before a response; the log of the server may tell why',
    ETIMEDOUT: 'connecting took too long; check network, firewall and proxy',
};
function explain(code, error) {
    if (/CERT|SIGNATURE|ISSUER|HOSTNAME_MISMATCH|CRL/.test(code)) {
        const reason = 'its certificate is not trusted; renew it, or name its issuer in NODE_EXTRA_CA_CERTS';
        return { reason, isTransient: false };
    }
    if (/^ERR_SSL_|^ERR_TLS_|^EPROTO$/.test(code)) {
        const reason = 'TLS failed; check whether the base URL should start with http: or https:';
        return { reason, isTransient: false };
    }
    if (/^UND_ERR_(?:INVALID_ARG|DESTROYED|CLOSED)$/.test(code)) {
        return { reason: `the request could not be sent: ${error.message}`, isTransient: false };
    }
    const reason = transientReasons[code] ?? 'check base URL, network and proxy';
    return { reason, isTransient: true };
}
function notHttp(host, code) {
    const message = `what ${host} sent is not HTTP/1.1 (${code}): check the base URL`;
    return (0,wire_error/* protocolError */.JW)({ code, message, truncated: false, retryable: false });
}

;// CONCATENATED MODULE: ./lib/adapters/provider/call-facts.js


/** The facts of a call that was asked for at this moment and went no further yet. */
function factsAt(requestedAtMs) {
    return {
        requestedAtMs,
        sentAtMs: null,
        headersAtMs: null,
        endedAtMs: requestedAtMs,
        httpStatus: null,
        clientStalled: false,
        connectionReused: null,
    };
}
/** Why there is no response at all. */
function unanswered({ how, failure, host, redactError }) {
    if (how === 'abort')
        return (0,wire_error/* abortedError */.ip)();
    if (how === 'stall')
        return { ...(0,wire_error/* timeoutError */.w2)(), message: `no response from ${host} in time` };
    return networkError(failure ?? new Error('closed'), { host, redactError });
}


/***/ }),

/***/ 75100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ startExchange)
});

// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __webpack_require__(53053);
;// CONCATENATED MODULE: ./lib/adapters/provider/clock-zero.js

let awaiting = null;
let subscribed = false;
/**
 * Has `headWritten` called when the head of the current request is written. Only to be used in a handler's
 * `onConnect`: undici 6 publishes `undici:client:sendHeaders` right after it in the same run
 * (`writeH1` in `lib/dispatcher/client-h1.js`), so calls cannot be mistaken for each other.
 */
function awaitHead(headWritten) {
    if (!subscribed)
        (0,external_node_diagnostics_channel_.subscribe)('undici:client:sendHeaders', noteHead);
    subscribed = true;
    awaiting = headWritten;
}
function noteHead(message) {
    const headWritten = awaiting;
    awaiting = null;
    if (headWritten !== null && hasSocket(message))
        headWritten(message.socket);
}
function hasSocket(message) {
    return typeof message === 'object' && message !== null && 'socket' in message;
}

;// CONCATENATED MODULE: ./lib/adapters/provider/chat-exchange.js

/** The end of a body stands in the same packet as the end marker, or right behind it. */
const lingerMs = 5;
/** Sends one request; it is never sent again, whatever happens to it. */
function startExchange(transport, post, events) {
    let abort = null;
    let readOn = () => { };
    let isPaused = false;
    let isReported = true;
    let isCancelled = false;
    let lingering;
    function cancel() {
        isReported = false;
        isCancelled = true;
        abort?.();
    }
    function over(error) {
        clearTimeout(lingering);
        abort = null;
        report(() => events.onOver(error));
        isReported = false;
    }
    /** Undici takes what a handler throws for a broken connection: a bug of ours would pass as bad news. */
    function report(step) {
        if (!isReported)
            return;
        try {
            step();
        }
        catch (error) {
            cancel();
            events.onCrash(error);
        }
    }
    transport.post(post, {
        onConnect(abortRequest) {
            abort = abortRequest;
            if (isCancelled)
                abortRequest();
            else
                awaitHead((socket) => report(() => events.onSent(socket)));
        },
        onHeaders(status, rawHeaders, resume) {
            readOn = resume;
            if (status >= 200)
                report(() => events.onHead(readHead(status, rawHeaders)));
            return true;
        },
        onData(bytes) {
            report(() => events.onBytes(bytes));
            return !isPaused;
        },
        onComplete: () => over(null),
        onError: over,
    });
    return {
        cancel,
        pause() {
            isPaused = true;
        },
        resume() {
            if (!isPaused)
                return;
            isPaused = false;
            readOn();
        },
        release() {
            isReported = false;
            if (abort !== null)
                lingering = linger(cancel);
        },
    };
}
/** Waits for the end of a body, and then for what a late loop has not read yet. */
function linger(callback) {
    return setTimeout(() => setImmediate(callback), lingerMs);
}
/** Repeated headers are joined with a comma, as HTTP has it. */
function readHead(status, rawHeaders) {
    const headers = new Map();
    let name = '';
    for (const [place, raw] of rawHeaders.entries()) {
        const text = raw.toString('latin1');
        if (place % 2 === 0)
            name = text.toLowerCase();
        else
            headers.set(name, headers.has(name) ? `${headers.get(name)}, ${text}` : text);
    }
    return { status, headers: Object.fromEntries(headers) };
}


/***/ }),

/***/ 49525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ createDecompressor),
/* harmony export */   b: () => (/* binding */ isZlibWrapped)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);

/**
 * Decompresses a body read by read for a `content-encoding` of gzip, x-gzip, deflate or br. Null for an
 * absent or `identity` encoding, whose bytes are used as they are, and for one that cannot be read.
 */
function createDecompressor(contentEncoding) {
    switch ((contentEncoding ?? '').trim().toLowerCase()) {
        case 'gzip':
        case 'x-gzip':
            return createStage(() => gzip);
        case 'deflate':
            return createStage((first) => (isZlibWrapped(first) ? deflate : rawDeflate));
        case 'br':
            return createStage(() => brotli);
        default:
            return null;
    }
}
const flush = node_zlib__WEBPACK_IMPORTED_MODULE_0__.constants.Z_SYNC_FLUSH;
const gzip = {
    open: () => (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.createGunzip)({ flush }),
    decodeStart: (bytes) => (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gunzipSync)(bytes, { finishFlush: flush }),
};
const deflate = {
    open: () => (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.createInflate)({ flush }),
    decodeStart: (bytes) => (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateSync)(bytes, { finishFlush: flush }),
};
const rawDeflate = {
    open: () => (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.createInflateRaw)({ flush }),
    decodeStart: (bytes) => (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync)(bytes, { finishFlush: flush }),
};
const brotliFlush = node_zlib__WEBPACK_IMPORTED_MODULE_0__.constants.BROTLI_OPERATION_FLUSH;
const brotli = {
    open: () => (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.createBrotliDecompress)({ flush: brotliFlush }),
    decodeStart: (bytes) => (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.brotliDecompressSync)(bytes, { finishFlush: brotliFlush }),
};
const deflateMethod = 8;
/** Some servers send raw deflate where zlib's wrapper is meant; the wrapper's first byte tells (RFC 1950). */
function isZlibWrapped(first) {
    return ((first[0] ?? 0) & 0x0f) === deflateMethod;
}
const noBytes = new Uint8Array(0);
/** The stream is opened at the first byte, which may decide its format. */
function createStage(formatFor) {
    const received = [];
    let stage = null;
    let releasedLength = 0;
    let broken = false;
    /** Zlib drops what it decoded of a read before its broken place; the result must not depend on the reads. */
    function salvaged(format) {
        return longestStart(format, Buffer.concat(received)).subarray(releasedLength);
    }
    async function run(step) {
        if (broken || stage === null)
            return { bytes: noBytes, broken: true };
        const ok = await step(stage);
        const bytes = ok ? stage.takeReleased() : salvaged(stage.format);
        releasedLength += bytes.length;
        broken = !ok;
        return { bytes, broken };
    }
    return {
        async write(compressed) {
            if (compressed.length === 0)
                return { bytes: noBytes, broken };
            received.push(compressed);
            stage ??= openStage(formatFor(compressed));
            return run((open) => open.write(compressed));
        },
        end: () => run((open) => open.end()),
    };
}
function openStage(format) {
    const transform = format.open();
    let waiting = [];
    let settle = () => { };
    transform.on('data', (bytes) => waiting.push(bytes));
    transform.on('error', () => settle(false));
    transform.on('close', () => settle(true));
    /** After an error zlib calls no callback, so each step also settles by the stream's events. */
    function settled(begin) {
        return new Promise((resolve) => {
            settle = resolve;
            begin();
        });
    }
    return {
        format,
        write: (compressed) => settled(() => transform.write(compressed, (error) => settle(!error))),
        end: async () => transform.closed || settled(() => transform.end()),
        takeReleased() {
            const bytes = Buffer.concat(waiting);
            waiting = [];
            return bytes;
        },
    };
}
/** What the longest unbroken start of a broken stream gives. */
function longestStart(format, compressed) {
    let unbroken = 0;
    let decoded = noBytes;
    for (let end = compressed.length; unbroken < end;) {
        const middle = Math.ceil((unbroken + end) / 2);
        const start = decodedStart(format, compressed.subarray(0, middle));
        if (start === null)
            end = middle - 1;
        else {
            unbroken = middle;
            decoded = start;
        }
    }
    return decoded;
}
function decodedStart(format, start) {
    try {
        return format.decodeStart(start);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 59379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ createReplyTimers)
/* harmony export */ });
const defaultFinishGraceMs = 2_000;
/** Node's timers hold no more; a longer wait is taken up again when this one is over. */
const longestTimerMs = 2 ** 31 - 1;
/** Watches over one call with a single timer, which is set anew only when the next deadline comes earlier. */
function createReplyTimers(options) {
    const { settings, callTimeoutMs, startedAtMs, clock, onExpired } = options;
    const callDeadlineMs = startedAtMs + callTimeoutMs;
    let firstByteSeen = false;
    let byteAtMs = startedAtMs;
    let itemAtMs = startedAtMs;
    let finishedAtMs = null;
    let items = 0;
    let timer;
    let dueMs = Infinity;
    function deadlineMs() {
        if (finishedAtMs !== null) {
            return Math.min(callDeadlineMs, finishedAtMs + (settings.finishGraceMs ?? defaultFinishGraceMs));
        }
        const silenceMs = firstByteSeen ? settings.idleMs : settings.firstByteMs;
        return Math.min(callDeadlineMs, byteAtMs + (silenceMs ?? Infinity), itemAtMs + (settings.progressMs ?? Infinity));
    }
    function set(nowMs) {
        dueMs = deadlineMs();
        clearTimeout(timer);
        timer = setTimeout(check, Math.min(Math.max(1, Math.ceil(dueMs - nowMs)), longestTimerMs));
    }
    function check() {
        const nowMs = clock();
        if (nowMs >= deadlineMs())
            onExpired();
        else
            set(nowMs);
    }
    set(startedAtMs);
    return {
        note(atMs, itemCount, finishing) {
            firstByteSeen = true;
            byteAtMs = atMs;
            if (itemCount > items)
                itemAtMs = atMs;
            items = itemCount;
            if (finishing)
                finishedAtMs ??= atMs;
            if (deadlineMs() < dueMs)
                set(atMs);
        },
        stop: () => clearTimeout(timer),
    };
}


/***/ }),

/***/ 79908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ stallWatch)
});

// UNUSED EXPORTS: createStallWatch

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __webpack_require__(643);
;// CONCATENATED MODULE: ./lib/adapters/provider/loop-sensors.js


/** The sensors of the calling thread. */
function readLoopSensors() {
    return {
        nowMs: () => external_node_perf_hooks_.performance.now(),
        idleMs: () => external_node_perf_hooks_.performance.eventLoopUtilization().idle,
        queuedMs: createQueueSensor(),
        /** An immediate without a reference runs once per turn and does not keep the loop from sleeping. */
        onNextTurn(callback) {
            setImmediate(callback).unref();
        },
        onEvery(periodMs, callback) {
            const timer = setInterval(callback, periodMs).unref();
            return () => clearInterval(timer);
        },
    };
}
/** Reads the second field of schedstat (nanoseconds in the run queue), which Linux alone has; opened at the first use. */
function createQueueSensor() {
    const buffer = Buffer.alloc(96);
    let file;
    return () => {
        if (file === undefined)
            file = openSchedstat();
        if (file === null)
            return 0;
        const length = (0,external_node_fs_.readSync)(file, buffer, 0, buffer.length, 0);
        return Number(buffer.toString('latin1', 0, length).split(' ')[1]) / 1e6;
    };
}
function openSchedstat() {
    try {
        return (0,external_node_fs_.openSync)('/proc/thread-self/schedstat', 'r');
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./lib/adapters/provider/stall-watch.js

const beatMs = 10;
const longestLateMs = 1;
const longestBusyMs = 1;
const longestQueuedMs = 0.5;
/**
 * A stream is stalled when, while it was open, a 10 ms heartbeat was more than 1 ms late, the loop was busy
 * for more than 1 ms without a break, or the thread waited more than 0.5 ms in the run queue between two
 * heartbeats. Between streams the watch sleeps.
 */
function createStallWatch(sensors) {
    const streams = new Set();
    let run = 0;
    let runSinceMs = 0;
    let runIdleMs = 0;
    let beatDueMs = 0;
    let beatQueuedMs = 0;
    let turnAwaited = false;
    let stopBeats = () => { };
    function startRun() {
        run += 1;
        runSinceMs = sensors.nowMs();
        runIdleMs = sensors.idleMs();
    }
    /** Busy since the loop last came round with a pause behind it; the pauses since then are taken off. */
    function busyMs() {
        return sensors.nowMs() - runSinceMs - (sensors.idleMs() - runIdleMs);
    }
    function checkBusy() {
        const busy = busyMs();
        if (busy <= longestBusyMs)
            return;
        for (const stream of streams) {
            const before = stream.run === run ? stream.busyMs : 0;
            if (busy - before > longestBusyMs)
                stream.stalled = true;
        }
    }
    function checkBeat(nowMs, queuedMs) {
        for (const stream of streams) {
            const lateMs = nowMs - Math.max(beatDueMs, stream.openedAtMs);
            const waitedMs = queuedMs - Math.max(beatQueuedMs, stream.queuedMs);
            if (lateMs > longestLateMs || waitedMs > longestQueuedMs)
                stream.stalled = true;
        }
    }
    function awaitTurn() {
        if (turnAwaited)
            return;
        turnAwaited = true;
        sensors.onNextTurn(turn);
    }
    function turn() {
        turnAwaited = false;
        if (streams.size === 0)
            return;
        checkBusy();
        if (sensors.idleMs() !== runIdleMs)
            startRun();
        awaitTurn();
    }
    function beat() {
        const nowMs = sensors.nowMs();
        const queuedMs = sensors.queuedMs();
        checkBeat(nowMs, queuedMs);
        beatDueMs = nowMs + beatMs;
        beatQueuedMs = queuedMs;
    }
    function wake() {
        startRun();
        beatDueMs = runSinceMs + beatMs;
        beatQueuedMs = sensors.queuedMs();
        stopBeats = sensors.onEvery(beatMs, beat);
        awaitTurn();
    }
    return {
        open() {
            if (streams.size === 0)
                wake();
            const openedAtMs = sensors.nowMs();
            const stream = {
                openedAtMs,
                run,
                busyMs: busyMs(),
                queuedMs: sensors.queuedMs(),
                stalled: false,
            };
            streams.add(stream);
            return {
                close() {
                    checkBusy();
                    checkBeat(sensors.nowMs(), sensors.queuedMs());
                    streams.delete(stream);
                    if (streams.size === 0)
                        stopBeats();
                    return stream.stalled;
                },
            };
        },
    };
}
/** The one watch of this process. */
const stallWatch = createStallWatch(readLoopSensors());


/***/ })

};
