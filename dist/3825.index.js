export const id = 3825;
export const ids = [3825];
export const modules = {

/***/ 63825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createCacheStore: () => (/* binding */ createCacheStore)
});

// EXTERNAL MODULE: ./lib/adapters/baseline/answers.js
var answers = __webpack_require__(11485);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/adapters/baseline/read-record.js
var read_record = __webpack_require__(87632);
;// CONCATENATED MODULE: ./lib/adapters/baseline/baseline-folder.js



const FOLDER = '.agent-bench-baseline';
/**
 * The path that is cached, below the workspace. `@actions/cache` hashes it into the version of an
 * entry, so a run on another machine finds the entry only under the very same words.
 */
const CACHED_PATH = `${FOLDER}/baseline.json`;
/** Makes the folder; null, and nothing touched, when anything of its name is already there. */
function claimFolder(workspace) {
    const folder = (0,external_node_path_.join)(workspace, FOLDER);
    const file = (0,external_node_path_.join)(workspace, CACHED_PATH);
    if ((0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false }) !== undefined)
        return null;
    (0,external_node_fs_.mkdirSync)(folder, { mode: 0o700 });
    return {
        write: (text) => (0,external_node_fs_.writeFileSync)(file, text, { flag: 'wx', mode: 0o600 }),
        read: () => {
            const fault = faultOf(folder, file);
            return fault === null ? { text: (0,external_node_fs_.readFileSync)(file, 'utf8') } : { fault };
        },
        remove: () => (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true }),
    };
}
/** An archive can bring symbolic links, so neither name is followed before it was looked at. */
function faultOf(folder, file) {
    if (!(0,external_node_fs_.lstatSync)(folder).isDirectory())
        return `${FOLDER} is no folder`;
    const stats = (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false });
    if (stats === undefined)
        return `it has no ${CACHED_PATH}`;
    if (!stats.isFile())
        return `${CACHED_PATH} is no regular file`;
    if (stats.size > read_record/* MAX_RECORD_BYTES */.x)
        return `it has ${stats.size} bytes, more than 32 MiB`;
    return null;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/adapters/baseline/cache-key.js

/** What the keys of all records of one name and branch start with; no other name and branch have it. */
function keyPrefix(name, branch) {
    return `agent-bench-1-${keyPart(name)}-${keyPart(branch)}-`;
}
/** The key of one attempt of one run. A key is never written twice: the cache does not replace. */
function recordKey(prefix, runId, attempt) {
    return `${prefix}${keyPart(runId)}-${keyPart(attempt)}`;
}
/** A key has at most 512 characters: four parts of this length fit with what joins them. */
const MAX_PART = 120;
/** Without the comma that keys must not have, and without the hyphen that separates parts. */
function keyPart(text) {
    const encoded = encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D');
    if (encoded.length <= MAX_PART)
        return encoded;
    const hash = (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
    return `${encoded.slice(0, MAX_PART - hash.length - 1)}.${hash}`;
}

// EXTERNAL MODULE: external "node:async_hooks"
var external_node_async_hooks_ = __webpack_require__(16698);
// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __webpack_require__(53053);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
;// CONCATENATED MODULE: ./lib/adapters/baseline/watched-requests.js



/**
 * Runs work of a client that hides what its HTTP requests came to and knows no deadline, as
 * `@actions/cache` is one. `fault` is how the last request failed, null when it did not. When the
 * deadline passes, running requests and all later ones of this work are destroyed: a request that
 * hangs would keep the process alive for minutes.
 */
async function watchRequests(work, deadlineMs) {
    const watch = startWatch();
    const settled = settle(watch, work);
    const { promise: deadline, resolve } = Promise.withResolvers();
    const timer = setTimeout(() => {
        watch.cutOff();
        resolve({ kind: 'late', ended: settled });
    }, deadlineMs);
    const end = await Promise.race([settled, deadline]);
    clearTimeout(timer);
    return end;
}
async function settle(watch, work) {
    try {
        const value = await watch.run(work);
        return { kind: 'done', value, fault: watch.fault() };
    }
    catch (error) {
        return { kind: 'failed', error };
    }
    finally {
        watch.stop();
    }
}
/** Node tells of every request of `node:http`; those that the work began carry its async context. */
function startWatch() {
    const context = new external_node_async_hooks_.AsyncLocalStorage();
    const requests = new Set();
    let fault = null;
    let isCutOff = false;
    const listeners = {
        'http.client.request.created': (message) => {
            const request = requestOf(message);
            if (request === null || context.getStore() === undefined)
                return;
            requests.add(request);
            request.once('close', () => requests.delete(request));
            if (isCutOff)
                request.destroy();
        },
        'http.client.request.error': (message) => {
            const request = requestOf(message);
            if (request !== null && requests.has(request))
                fault = 'no answer';
        },
        'http.client.response.finish': (message) => {
            const request = requestOf(message);
            if (request !== null && requests.has(request))
                fault = watched_requests_faultOf(message);
        },
    };
    for (const [channel, listener] of Object.entries(listeners))
        (0,external_node_diagnostics_channel_.subscribe)(channel, listener);
    return {
        run: (work) => context.run(true, work),
        fault: () => fault,
        cutOff: () => {
            isCutOff = true;
            for (const request of requests)
                request.destroy();
        },
        stop: () => {
            for (const [channel, listener] of Object.entries(listeners))
                (0,external_node_diagnostics_channel_.unsubscribe)(channel, listener);
        },
    };
}
function requestOf(message) {
    if (typeof message !== 'object' || message === null || !('request' in message))
        return null;
    return message.request instanceof external_node_http_.ClientRequest ? message.request : null;
}
function watched_requests_faultOf(message) {
    if (typeof message !== 'object' || message === null || !('response' in message))
        return null;
    const status = message.response instanceof external_node_http_.IncomingMessage ? message.response.statusCode : null;
    return (status ?? 0) >= 400 ? `HTTP ${status}` : null;
}

;// CONCATENATED MODULE: ./lib/adapters/baseline/cache-store.js





/** Baselines in the cache of Actions: the newest of a branch is found by the prefix of its key. */
function createCacheStore(options) {
    const session = createSession(options);
    return {
        find: () => find(options, session),
        save: (record) => save(options, session, record),
    };
}
async function find({ name, branch }, session) {
    const end = await session((cache, folder) => restore(cache, folder, keyPrefix(name, branch)));
    if (end.kind === 'refused')
        return (0,answers/* broken */.mw)(end.reason);
    const { value, fault } = end;
    if (value.kind === 'text')
        return (0,read_record/* readRecord */.a)(value.text, { name, branch });
    if (value.kind === 'bad')
        return (0,answers/* broken */.mw)(`the cache entry can not be read: ${value.why}`);
    return fault === null
        ? (0,answers/* missing */.LO)(`the cache has no baseline "${name}" of the branch "${branch}"`)
        : (0,answers/* broken */.mw)(`the cache can not be asked (${fault})`);
}
/** The client tells neither a miss nor a failure from the other, so it is first asked for the key alone. */
async function restore(cache, folder, prefix) {
    const noKey = `${prefix}none`; // Records go on with a number, so this one is never exactly there
    const hit = await cache.restoreCache([CACHED_PATH], noKey, [prefix], { lookupOnly: true });
    if (hit === undefined)
        return { kind: 'miss' };
    const key = await cache.restoreCache([CACHED_PATH], hit);
    if (key === undefined)
        return { kind: 'bad', why: 'it was not restored, the log tells more' };
    const file = folder.read();
    return 'text' in file ? { kind: 'text', text: file.text } : { kind: 'bad', why: file.fault };
}
async function save({ name, write }, session, record) {
    if (write === null)
        return 'this run may not write a baseline';
    const text = JSON.stringify(record);
    if (Buffer.byteLength(text) > read_record/* MAX_RECORD_BYTES */.x)
        return 'the record has more than 32 MiB';
    const key = recordKey(keyPrefix(name, write.branch), write.runId, write.attempt);
    const end = await session((cache, folder) => {
        folder.write(text);
        return cache.saveCache([CACHED_PATH], key);
    });
    if (end.kind === 'refused')
        return end.reason;
    if (end.value !== -1)
        return null;
    return `the cache did not take the record (${end.fault ?? 'the log tells more'})`;
}
/** Work with the cache and a folder of its own, one at a time: late work could still unpack into the folder. */
function createSession({ workspace, deadlineMs = 60_000 }) {
    let isBusy = false;
    return async (work) => {
        if (isBusy)
            return refused('an earlier request to the cache has not ended');
        isBusy = true;
        const end = await runOnce(work, workspace, deadlineMs);
        if (end.kind === 'late') {
            void end.ended.then(() => (isBusy = false));
            return refused(`the cache did not answer within ${deadlineMs / 1000} s`);
        }
        isBusy = false;
        return end.kind === 'failed' ? refused(`the cache failed: ${(0,answers/* wordsOf */.Z9)(end.error)}`) : end;
    };
}
async function runOnce(work, workspace, deadlineMs) {
    try {
        const cache = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(3838), __webpack_require__.e(1691)]).then(__webpack_require__.bind(__webpack_require__, 61691));
        if (!cache.isFeatureAvailable())
            return refused('there is no cache service in this job');
        const folder = claimFolder(workspace);
        if (folder === null)
            return refused(`something is in the way of ${CACHED_PATH}; remove it`);
        return await watchRequests(async () => {
            try {
                return await work(cache, folder);
            }
            finally {
                folder.remove();
            }
        }, deadlineMs);
    }
    catch (error) {
        return { kind: 'failed', error };
    }
}
function refused(reason) {
    return { kind: 'refused', reason };
}


/***/ })

};
