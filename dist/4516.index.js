export const id = 4516;
export const ids = [4516];
export const modules = {

/***/ 4516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createHttpChat: () => (/* binding */ createHttpChat)
});

// EXTERNAL MODULE: ./lib/core/wire/chat-completions.js + 3 modules
var chat_completions = __webpack_require__(12416);
// EXTERNAL MODULE: ./lib/adapters/provider/body-reading.js
var body_reading = __webpack_require__(11859);
// EXTERNAL MODULE: ./lib/adapters/provider/call-facts.js + 1 modules
var call_facts = __webpack_require__(74323);
// EXTERNAL MODULE: ./lib/adapters/provider/chat-exchange.js + 1 modules
var chat_exchange = __webpack_require__(75100);
// EXTERNAL MODULE: ./lib/adapters/provider/failed-reply.js
var failed_reply = __webpack_require__(59358);
// EXTERNAL MODULE: ./lib/adapters/provider/read-log.js
var read_log = __webpack_require__(36901);
// EXTERNAL MODULE: ./lib/adapters/provider/reply-timers.js
var reply_timers = __webpack_require__(59379);
// EXTERNAL MODULE: ./lib/adapters/provider/stall-watch.js + 1 modules
var stall_watch = __webpack_require__(79908);
;// CONCATENATED MODULE: ./lib/adapters/provider/chat-call.js








/** Performs one call, from the request to the end of its reply. Bad news is in the reply; only a bug of ours rejects. */
function performCall(options) {
    const answer = Promise.withResolvers();
    startCall(options, answer);
    return answer.promise;
}
function startCall(options, answer) {
    const { transport, post, request, clock, signal } = options;
    const stampRead = (0,read_log/* createReadStamps */.v)(clock);
    const facts = (0,call_facts/* factsAt */.v)(clock());
    let exchange = null;
    let stream = null;
    let body = null;
    let isOver = false;
    const abort = () => end('abort', clock());
    const timers = (0,reply_timers/* createReplyTimers */.z)({
        settings: options.timers,
        callTimeoutMs: request.callTimeoutMs,
        startedAtMs: facts.requestedAtMs,
        clock,
        onExpired: () => end('stall', clock()),
    });
    function shutDown(how) {
        isOver = true;
        timers.stop();
        signal.removeEventListener('abort', abort);
        facts.clientStalled = stream?.close() ?? false;
        if (how === 'close')
            exchange?.release();
        else
            exchange?.cancel();
    }
    function end(how, atMs, failure = null) {
        if (isOver)
            return;
        shutDown(how);
        facts.endedAtMs = atMs;
        const { redactError } = options;
        const why = { how, failure, host: transport.host, redactError };
        const read = body === null ? nothingRead((0,call_facts/* unanswered */.b)(why)) : body.end(how);
        answer.resolve(read.then((reply) => ({ ...facts, ...reply })));
    }
    /** After each read, and after the head, which may say all there is to say. */
    function noteDecoded(decoder, atMs) {
        if (isOver)
            return;
        timers.note(atMs, decoder.itemCount, decoder.state === 'finishing');
        if (decoder.state === 'ended')
            end('close', atMs);
    }
    function openBody(head) {
        const { mode, tools } = request;
        const { epochMs, redactError } = options;
        const decoder = (0,chat_completions/* createChatDecoder */.L)({ head, mode, tools, redactError, nowMs: epochMs() });
        body = (0,body_reading/* createBodyReading */.t)({
            decoder,
            contentEncoding: head.headers['content-encoding'],
            onDecoded: (atMs) => noteDecoded(decoder, atMs),
            onBroken: (atMs) => end('reset', atMs),
        });
        noteDecoded(decoder, facts.headersAtMs ?? facts.requestedAtMs);
    }
    if (signal.aborted)
        return abort();
    signal.addEventListener('abort', abort);
    exchange = (0,chat_exchange/* startExchange */.m)(transport, post, {
        onSent(socket) {
            facts.sentAtMs = clock();
            facts.connectionReused = transport.use(socket);
            stream = stall_watch/* stallWatch */.K.open();
        },
        onHead(head) {
            facts.headersAtMs = stampRead().atMs;
            facts.httpStatus = head.status;
            openBody(head);
        },
        onBytes(bytes) {
            body?.push(bytes, stampRead());
        },
        onOver(error) {
            end(error === null ? 'close' : 'reset', stampRead().atMs, error);
        },
        onCrash(error) {
            shutDown('abort');
            answer.reject(error);
        },
    });
}
function nothingRead(error) {
    return Promise.resolve({ reply: (0,failed_reply/* failedReply */.I)(error), reads: [] });
}

;// CONCATENATED MODULE: ./lib/adapters/provider/http-chat.js

/** The chat client of one trial over HTTP; the connections belong to the transport, so closing it costs nothing. */
function createHttpChat({ apiKey, timers, epochMs, ...options }) {
    const headers = [
        ...plainHeaders,
        ...(apiKey === null ? [] : ['authorization', `Bearer ${apiKey}`]),
    ];
    return {
        send(request, signal) {
            const body = Buffer.from(JSON.stringify(request.body));
            const post = { path: '/chat/completions', headers, body };
            return performCall({
                ...options,
                post,
                request,
                signal,
                timers: timers ?? {},
                epochMs: epochMs ?? Date.now,
            });
        },
        close: () => Promise.resolve(),
    };
}
/** Compressed streams are read, but not asked for: decompressing blurs when which byte came. */
const plainHeaders = [
    'content-type',
    'application/json',
    'accept',
    'text/event-stream, application/json',
    'accept-encoding',
    'identity',
    'user-agent',
    'agent-bench',
];


/***/ })

};
