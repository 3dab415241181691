export const id = 2222;
export const ids = [2222];
export const modules = {

/***/ 84358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ createProgress)
});

;// CONCATENATED MODULE: ./lib/adapters/console/progress-text.js
/** What is about to be run; `known` trials of it were planned before. */
function planLine(total, known) {
    const count = total - known;
    return `${count}${known > 0 ? ' more' : ''} trial${count === 1 ? '' : 's'} planned`;
}
/** One trial that did not pass, in words. */
function failureText(state, reason) {
    return reason === null ? state : `${state} (${reason})`;
}
/** The live line; the time left supposes that the rest goes as the trials so far did. */
function statusLine({ done, total, failed }, elapsedMs) {
    const left = done === 0 ? null : (elapsedMs / done) * (total - done);
    const parts = [
        `${done}/${total} trials`,
        `${failed} not passed`,
        left === null ? 'time left unknown' : `${duration(left)} left`,
    ];
    return parts.join(', ');
}
function duration(durationMs) {
    const seconds = Math.round(durationMs / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

;// CONCATENATED MODULE: ./lib/adapters/console/progress.js

const REDRAW_MS = 100;
/**
 * Shows how far a run is: in a terminal one live line with done/total, failures and time left;
 * in a log one plain line per finished step. What went wrong is always a line of its own.
 */
function createProgress({ write, clock, columns }) {
    let tally = { done: 0, total: 0, failed: 0 };
    let startedAtMs = clock();
    let drawnAtMs = -REDRAW_MS;
    const erase = columns === null ? '' : '\r\u001b[K';
    const line = (text) => write(`${erase}${text}\n`);
    const draw = () => {
        if (columns === null)
            return;
        const now = clock();
        if (now - drawnAtMs < REDRAW_MS && tally.done < tally.total)
            return;
        drawnAtMs = now;
        write(`${erase}${statusLine(tally, now - startedAtMs).slice(0, columns - 1)}`);
        if (tally.done === tally.total)
            write('\n');
    };
    return {
        planned(total) {
            const known = tally.total;
            if (known === 0)
                startedAtMs = clock();
            tally = { ...tally, total };
            if (columns === null || known > 0)
                line(planLine(total, known));
            draw();
        },
        trialEnded(trial, state, reason) {
            const passed = state === 'passed';
            tally = { ...tally, done: tally.done + 1, failed: tally.failed + Number(!passed) };
            const step = `${tally.done}/${tally.total} ${trial.id}`;
            if (!passed)
                line(`${step}: ${failureText(state, reason)}`);
            else if (columns === null)
                line(`${step}: passed`);
            draw();
        },
        note(text) {
            line(text);
            draw();
        },
    };
}


/***/ }),

/***/ 88462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ findBaseCommit),
/* harmony export */   q: () => (/* binding */ resolveRef)
/* harmony export */ });
/* harmony import */ var _git_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50707);

/**
 * The commit that a pull request is to be judged against: the first parent of the checked-out merge, else the
 * merge base of both branches, else the base that the event names. Null when none is known.
 */
async function findBaseCommit(git, pull) {
    const parents = await parentsOf(git, 'HEAD');
    const [first] = parents;
    if (pull.isMergeRef && parents.length === 2 && first !== undefined)
        return first;
    const candidates = [pull.baseSha, pull.baseRef === null ? null : `origin/${pull.baseRef}`];
    for (const candidate of candidates) {
        const base = candidate === null ? null : await mergeBase(git, candidate);
        if (base !== null)
            return base;
    }
    return pull.baseSha;
}
/** The commit that a ref names here or at `origin`; null when there is none. */
async function resolveRef(git, ref) {
    for (const name of [ref, `origin/${ref}`]) {
        const answer = await (0,_git_command_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .E)(git, [
            ...['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`],
        ]);
        const commit = answer.ok ? asCommit(answer.output) : null;
        if (commit !== null)
            return commit;
    }
    return null;
}
/** Read from the commit itself: in a shallow clone its parents are named there and can't be resolved. */
async function parentsOf(git, commit) {
    const answer = await (0,_git_command_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .E)(git, ['cat-file', '-p', '--end-of-options', commit]);
    if (!answer.ok)
        return [];
    const [header = ''] = answer.output.toString('utf8').split('\n\n', 1);
    return [...header.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, parent = '']) => parent);
}
async function mergeBase(git, other) {
    const answer = await (0,_git_command_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .E)(git, ['merge-base', '--end-of-options', 'HEAD', other]);
    return answer.ok ? asCommit(answer.output) : null;
}
function asCommit(output) {
    const text = output.toString('utf8').trim();
    return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(text) ? text : null;
}


/***/ }),

/***/ 78140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QE: () => (/* binding */ hasCommit),
/* harmony export */   fw: () => (/* binding */ fileAtCommit),
/* harmony export */   q$: () => (/* binding */ ensureCommit)
/* harmony export */ });
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27550);
/* harmony import */ var _git_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50707);


const MAX_BYTES = 16 * 1024 * 1024;
/** True when the commit and its files are in this clone. */
async function hasCommit(git, commit) {
    return (await (0,_git_command_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .E)(git, ['cat-file', '-e', '--end-of-options', `${commit}^{tree}`])).ok;
}
/** Gets a commit at depth 1 where the clone lacks it; a `preflight` failure names the way out. */
async function ensureCommit(git, commit, signal) {
    if (await hasCommit(git, commit))
        return;
    const how = ['--depth=1', '--no-tags', '--no-recurse-submodules'];
    const args = ['fetch', ...how, '--end-of-options', 'origin', commit];
    const answer = await (0,_git_command_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .E)(git, args, { timeoutMs: _git_command_js__WEBPACK_IMPORTED_MODULE_1__/* .TRANSFER_MS */ .l, signal });
    if (answer.ok && (await hasCommit(git, commit)))
        return;
    const why = answer.ok ? 'it is not there' : answer.words;
    throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .H('preflight', `the base commit ${commit.slice(0, 12)} is not in this clone and can't be fetched (${why}): set fetch-depth: 0 in actions/checkout`);
}
/** A file as a commit has it; a path runs from the root, with forward slashes. Links are not followed. */
async function fileAtCommit(git, commit, path) {
    const entry = await entryAt(git, commit, path);
    if (typeof entry === 'string')
        return { kind: 'unreadable', words: entry };
    if (entry === null)
        return absentUnlessBehind(git, commit, path);
    if (!entry.isFile)
        return { kind: 'unreadable', words: `${path} is no regular file there` };
    if (entry.bytes > MAX_BYTES) {
        return { kind: 'unreadable', words: `${path} has more than ${MAX_BYTES} bytes there` };
    }
    const blob = await (0,_git_command_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .E)(git, ['cat-file', 'blob', entry.object]);
    if (!blob.ok)
        return { kind: 'unreadable', words: blob.words };
    return { kind: 'file', text: blob.output.toString('utf8') };
}
/** What stands at a path, null when nothing does; or in words why that can't be known. */
async function entryAt(git, commit, path) {
    const how = ['-z', '--full-tree', '-l', '--end-of-options'];
    const listed = await (0,_git_command_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .E)(git, ['ls-tree', ...how, commit, '--', path]);
    if (!listed.ok)
        return listed.words;
    const line = /^(\d+) (\w+) ([0-9a-f]+) +(\d+|-)\t/.exec(listed.output.toString('utf8'));
    if (line === null)
        return null;
    const [, mode, type, object = '', size] = line;
    const leadsAway = mode === '120000' || type === 'commit';
    return { object, bytes: Number(size), isFile: type === 'blob' && !leadsAway, leadsAway };
}
/** Were a file behind a link called absent, a pull request would be judged by its own rules. */
async function absentUnlessBehind(git, commit, path) {
    const names = path.split('/');
    for (let depth = 1; depth < names.length; depth += 1) {
        const folder = names.slice(0, depth).join('/');
        const entry = folder === '' ? null : await entryAt(git, commit, folder);
        if (typeof entry === 'string')
            return { kind: 'unreadable', words: entry };
        if (entry?.leadsAway === true) {
            return { kind: 'unreadable', words: `${path} is behind ${folder}, which is no folder there` };
        }
    }
    return { kind: 'absent' };
}


/***/ }),

/***/ 50707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ runGit),
/* harmony export */   l: () => (/* binding */ TRANSFER_MS)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);

/** For a fetch or a checkout of a large repository. */
const TRANSFER_MS = 10 * 60_000;
const TIMEOUT_MS = 60_000;
const MAX_BYTES = 64 * 1024 * 1024;
/**
 * Nothing that a repository brings along is run: no hooks, no monitor, no external protocol, no LFS download.
 * A bare repository among the files of a pull request is not taken for ours: its config could name programs.
 * No upkeep runs on in the background, beside a measurement.
 */
const SAFE = [
    ...['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false'],
    ...['-c', 'protocol.ext.allow=never', '-c', 'submodule.recurse=false'],
    ...['-c', 'safe.bareRepository=explicit', '-c', 'credential.interactive=false'],
    ...['-c', 'gc.auto=0', '-c', 'maintenance.auto=false'],
];
const SAFE_ENV = {
    GIT_LITERAL_PATHSPECS: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LFS_SKIP_SMUDGE: '1',
    LC_ALL: 'C',
};
/** Runs git without a shell; what goes wrong is an answer in words, nothing is thrown. */
function runGit({ root, env }, args, { timeoutMs = TIMEOUT_MS, signal } = {}) {
    return new Promise((resolve) => {
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', [...SAFE, ...args], {
            ...{ cwd: root, env: { ...env, ...SAFE_ENV }, encoding: 'buffer', windowsHide: true },
            ...{ timeout: timeoutMs, maxBuffer: MAX_BYTES, signal },
        }, (error, output, complaint) => {
            if (error === null)
                resolve({ ok: true, output });
            else
                resolve({ ok: false, words: wordsOf(error, complaint.toString('utf8'), timeoutMs) });
        });
    });
}
/** What kept git from running, else the line of its complaint that says why; it may tell of progress before. */
function wordsOf(error, complaint, timeoutMs) {
    if (error.code === 'ENOENT')
        return 'git is not installed';
    if (error.code === 'ABORT_ERR')
        return 'git was cancelled';
    if (error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER')
        return `git said more than ${MAX_BYTES} bytes`;
    if (error.killed === true)
        return `git took longer than ${timeoutMs / 1000} s`;
    const lines = complaint.split('\n').filter((text) => text.trim() !== '');
    const reason = lines.find((text) => /^(?:fatal|error): /.test(text)) ?? lines[0];
    return (reason ?? error.message).slice(0, 300);
}


/***/ }),

/***/ 47186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ readPullRequest),
/* harmony export */   dV: () => (/* binding */ defaultBranchOf),
/* harmony export */   hO: () => (/* binding */ readWorkflowRun)
/* harmony export */ });
/* harmony import */ var _domain_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77708);

const PULL_EVENTS = ['pull_request', 'pull_request_target'];
/** The pull request of an event payload; null for other events, and where the payload has none. */
function readPullRequest(eventName, payload) {
    const pull = memberOf(payload, ['pull_request']);
    const number = memberOf(pull, ['number']);
    if (!PULL_EVENTS.includes(eventName) || typeof number !== 'number')
        return null;
    const [base, head] = [
        memberOf(pull, ['base', 'repo', 'full_name']),
        memberOf(pull, ['head', 'repo', 'full_name']),
    ];
    return {
        number,
        baseSha: textOf(memberOf(pull, ['base', 'sha'])),
        baseRef: textOf(memberOf(pull, ['base', 'ref'])),
        headSha: textOf(memberOf(pull, ['head', 'sha'])),
        isFork: textOf(head) === null || head !== base,
    };
}
/** The run of a workflow_run payload; null for other events, and where the payload lacks anything of it. */
function readWorkflowRun(eventName, payload) {
    if (eventName !== 'workflow_run')
        return null;
    const run = memberOf(payload, ['workflow_run']);
    const id = memberOf(run, ['id']);
    const found = {
        repository: textOf(memberOf(payload, ['repository', 'full_name'])),
        event: textOf(memberOf(run, ['event'])),
        workflow: textOf(memberOf(run, ['name'])),
        runId: typeof id === 'number' ? String(id) : null,
        headSha: textOf(memberOf(run, ['head_sha'])),
        headBranch: textOf(memberOf(run, ['head_branch'])),
        headOwner: textOf(memberOf(run, ['head_repository', 'owner', 'login'])),
    };
    return isComplete(found) ? found : null;
}
function isComplete(facts) {
    return Object.values(facts).every((fact) => fact !== null);
}
/** The repository's default branch; null where the payload does not say. */
function defaultBranchOf(payload) {
    return textOf(memberOf(payload, ['repository', 'default_branch']));
}
function memberOf(value, path) {
    let found = value;
    for (const name of path)
        found = (0,_domain_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(found) ? found[name] : undefined;
    return found;
}
function textOf(value) {
    return typeof value === 'string' && value !== '' ? value : null;
}


/***/ }),

/***/ 55673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ow: () => (/* binding */ wallTime),
/* harmony export */   dR: () => (/* binding */ monotonicMs),
/* harmony export */   uk: () => (/* binding */ wait)
/* harmony export */ });
/** Milliseconds with a fraction on the machine's monotonic clock. */
function monotonicMs() {
    return performance.now();
}
/** Wall-clock time as an ISO string in UTC. */
function wallTime() {
    return new Date().toISOString();
}
/** Waits so long, or until the signal aborts; it never throws. */
function wait(durationMs, signal) {
    if (signal.aborted)
        return Promise.resolve();
    return new Promise((resolve) => {
        const finish = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', finish);
            resolve();
        };
        const timer = setTimeout(finish, durationMs);
        signal.addEventListener('abort', finish);
    });
}


/***/ }),

/***/ 59358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ failedReply)
/* harmony export */ });
/* harmony import */ var _core_wire_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24709);

/** A reply of which nothing was read, because of this error. */
function failedReply(error) {
    return (0,_core_wire_message_js__WEBPACK_IMPORTED_MODULE_0__/* .createMessage */ .o)({ mode: 'native', tools: [] }).result(error, true);
}


/***/ }),

/***/ 36901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ createReadLog),
/* harmony export */   v: () => (/* binding */ createReadStamps)
/* harmony export */ });
/** Records when which bytes of a reply were read. */
function createReadLog() {
    const reads = [];
    let latest = null;
    return {
        add(byteCount, stamp) {
            const read = stamp === latest ? reads.at(-1) : undefined;
            latest = stamp;
            if (read === undefined)
                return reads.push({ chunk: reads.length, atMs: stamp.atMs, byteCount }) - 1;
            read.byteCount += byteCount;
            return read.chunk;
        },
        list(marks) {
            const classes = new Map(marks.map((mark) => [mark.chunk, mark.classes]));
            return reads.map(({ chunk, atMs, byteCount }) => {
                return { chunk, atMs, byteCount, classes: classes.get(chunk) ?? [] };
            });
        },
    };
}
/** Stamps reads: all that is asked for in one run of the loop, before any promise goes on, is the same read. */
function createReadStamps(clock) {
    let current = null;
    const forget = () => {
        current = null;
    };
    return () => {
        if (current === null) {
            current = { atMs: clock() };
            queueMicrotask(forget);
        }
        return current;
    };
}


/***/ }),

/***/ 27811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ JOURNAL_TABLE),
/* harmony export */   a: () => (/* binding */ readRows)
/* harmony export */ });
/** The one table of a journal, as SQLite keeps its text. */
const JOURNAL_TABLE = `CREATE TABLE IF NOT EXISTS entries (
  sequence INTEGER PRIMARY KEY,
  at TEXT NOT NULL,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  state TEXT NOT NULL,
  facts TEXT NOT NULL,
  hash TEXT NOT NULL
) STRICT`;
/** Every row in order, one JSON object each. */
function* readRows(database) {
    const rows = database.prepare('SELECT * FROM entries ORDER BY sequence').iterate();
    for (const { facts, ...row } of rows)
        yield { ...row, facts: JSON.parse(facts) };
}


/***/ }),

/***/ 68553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kn: () => (/* binding */ openWriter),
/* harmony export */   Us: () => (/* binding */ createChain),
/* harmony export */   _0: () => (/* binding */ openJournal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_evidence_check_journal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13243);
/* harmony import */ var _core_evidence_identity_digest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24248);
/* harmony import */ var _core_evidence_journal_chain_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78022);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27550);
/* harmony import */ var _domain_journal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72795);
/* harmony import */ var _journal_rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27811);
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8511);








/**
 * The benchmark's journal: one append-only SQLite file, readable by its owner alone, whose rows are chained by hash. A
 * reservation, and the start of a process, is on disk before the call returns (WAL with `synchronous=FULL`), so
 * whatever was sent to a provider or started was reserved first. A settlement survives the death of the process at
 * once and a power cut from the next reservation on: one disk sync an attempt is what durability costs. The rows hold
 * ids, states and counts, never prompts or replies.
 */
function openJournal(Sqlite, options) {
    const { file, runId } = options;
    const [durable, quick] = opened(file, () => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, 'wx', 0o600));
        return [openWriter(Sqlite, file, 'FULL'), openWriter(Sqlite, file, 'NORMAL')];
    });
    const chain = createChain(options);
    chain.append(durable, { kind: 'header', id: runId, state: 'opened', facts: headerFacts });
    const items = createItems(chain, { durable, quick });
    let reserved = 0;
    let isSealed = false;
    function seal() {
        if (isSealed)
            return;
        isSealed = true;
        const facts = { rows: chain.length() + 1, items: reserved };
        chain.append(durable, { kind: 'closing', id: runId, state: 'closed', facts });
    }
    function nextId() {
        if (isSealed)
            throw new TypeError('the journal is closed: nothing more is sent');
        reserved += 1;
        return `${runId}.${reserved}`;
    }
    return {
        reserveLaunch(context) {
            const launchId = nextId();
            const facts = { ...context, digest: (0,_core_evidence_identity_digest_js__WEBPACK_IMPORTED_MODULE_5__/* .launchDigest */ .I)({ launchId, ...context }, _sha256_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s) };
            items.reserve('launch', launchId, facts);
            return launchId;
        },
        startLaunch: (launchId, process) => items.start(launchId, { ...process }),
        settleLaunch(launchId, { state, ...facts }) {
            items.settle(launchId, state, { ...facts });
        },
        reserve(context) {
            const attemptId = nextId();
            const facts = { ...context, digest: (0,_core_evidence_identity_digest_js__WEBPACK_IMPORTED_MODULE_5__/* .attemptDigest */ .y)({ attemptId, ...context }, _sha256_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s) };
            items.reserve('attempt', attemptId, facts);
            return attemptId;
        },
        settle(attemptId, { state, ...facts }) {
            items.settle(attemptId, state, facts);
        },
        seal,
        export: () => (0,_journal_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .readRows */ .a)(quick.database),
        close() {
            try {
                seal();
            }
            finally {
                quick.database.close();
                durable.database.close();
            }
        },
    };
}
const headerFacts = { version: _domain_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .JOURNAL_VERSION */ .dt };
function opened(file, open) {
    try {
        return open();
    }
    catch (cause) {
        if (cause instanceof _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .H)
            throw cause;
        const words = cause instanceof Error ? cause.message : String(cause);
        throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .H('storage', `the journal ${file} can't be opened (${words}): free the disk, or set RUNNER_TEMP or XDG_STATE_HOME to another`, { cause });
    }
}
/** Opens one connection to a journal's file; what it appends is durable as `synchronous` says. */
function openWriter(Sqlite, file, synchronous) {
    const database = new Sqlite(file);
    requireWal(database, file);
    database.pragma(`synchronous = ${synchronous}`);
    database.exec(_journal_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .JOURNAL_TABLE */ .D);
    const insert = database.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)');
    return {
        database,
        append({ sequence, at, kind, id, state, facts, hash }) {
            try {
                insert.run(sequence, at, kind, id, state, JSON.stringify(facts), hash);
            }
            catch (cause) {
                throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .H('storage', `the journal ${file} can't be written: nothing more is sent`, {
                    cause,
                });
            }
        },
    };
}
/** SQLite keeps quiet when it can't have the journal mode that was asked for. */
function requireWal(database, file) {
    const mode = database.pragma('journal_mode = WAL', { simple: true });
    if (mode === 'wal')
        return;
    throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .H('storage', `the journal ${file} can't be made durable (journal mode ${String(mode)}): set RUNNER_TEMP or XDG_STATE_HOME to a local disk`);
}
/** The end of a chain of rows: this process is its only writer. */
function createChain({ file, now }, from = { length: 0, hash: _core_evidence_journal_chain_js__WEBPACK_IMPORTED_MODULE_7__/* .CHAIN_START */ .B }) {
    let { length, hash } = from;
    return {
        append(writer, { kind, id, state, facts }) {
            // The last place is kept for the row that closes the journal.
            if (length >= _domain_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_JOURNAL_ROWS */ .Vp - 1 && kind !== 'closing') {
                throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .H('storage', `the journal ${file} is full: split the run into shards`);
            }
            const row = { sequence: length + 1, at: now(), kind, id, state, facts };
            const next = (0,_core_evidence_journal_chain_js__WEBPACK_IMPORTED_MODULE_7__/* .rowHash */ .r)(hash, row, _sha256_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s);
            writer.append({ ...row, hash: next });
            length += 1;
            hash = next;
        },
        length: () => length,
    };
}
/** Keeps every launch and attempt to its states; a step that there is not is a bug of ours. */
function createItems(chain, { durable, quick }) {
    const open = new Map();
    function step(id, state) {
        const item = open.get(id);
        if (item === undefined || !(0,_core_evidence_check_journal_js__WEBPACK_IMPORTED_MODULE_1__/* .mayFollow */ .LE)(item.state, state)) {
            throw new TypeError(`${id} can't become ${state}: it is ${item?.state ?? 'not open'}`);
        }
        return item.kind;
    }
    return {
        reserve(kind, id, facts) {
            chain.append(durable, { kind, id, state: 'reserved', facts });
            open.set(id, { kind, state: 'reserved' });
        },
        start(id, facts) {
            const kind = step(id, 'running');
            chain.append(durable, { kind, id, state: 'running', facts });
            open.set(id, { kind, state: 'running' });
        },
        settle(id, state, facts) {
            const kind = step(id, state);
            chain.append(quick, { kind, id, state, facts });
            open.delete(id);
        },
    };
}


/***/ }),

/***/ 44709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readOwner),
/* harmony export */   G: () => (/* binding */ thisOwner)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/** This process, as the text of an owner file. */
function thisOwner() {
    const owner = { pid: process.pid, startTime: startTimeOf(process.pid) ?? '' };
    return JSON.stringify(owner);
}
/** What an owner file says: the pid of a process that is alive, or that there is none, or nothing readable. */
function readOwner(file) {
    try {
        const owner = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8'));
        return isSameProcess(owner) ? owner.pid : 'dead';
    }
    catch {
        return 'unknown';
    }
}
function isSameProcess({ pid, startTime }) {
    if (!isAlive(pid))
        return false;
    const now = startTimeOf(pid);
    return now === null || now === startTime;
}
function isAlive(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return error instanceof Error && 'code' in error && error.code === 'EPERM';
    }
}
/** Field 22 of /proc/PID/stat, in clock ticks since boot; null where there is no /proc. */
function startTimeOf(pid) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, 'latin1');
        return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 54732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readRegularFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/** The UTF-8 text of a regular file up to a size. Links are not followed, and nothing waits for a pipe. */
function readRegularFile(file, maxBytes) {
    let handle = null;
    try {
        handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(handle);
        if (!stats.isFile())
            return { kind: 'unfit', words: 'it is no regular file' };
        if (stats.size > maxBytes)
            return { kind: 'unfit', words: `it has more than ${maxBytes} bytes` };
        const text = new TextDecoder('utf-8', { fatal: true }).decode((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(handle));
        return { kind: 'text', text };
    }
    catch (error) {
        return faultOf(error);
    }
    finally {
        if (handle !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(handle);
    }
}
function faultOf(error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown cause';
    if (code === 'ENOENT' || code === 'ENOTDIR')
        return { kind: 'absent' };
    if (code === 'ELOOP')
        return { kind: 'unfit', words: 'it is a symbolic link' };
    return { kind: 'unfit', words: `it can't be read (${code})` };
}


/***/ }),

/***/ 8511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** SHA-256 of a text's UTF-8, in hex. */
function sha256(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', text);
}


/***/ }),

/***/ 29800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadSqlite: () => (/* binding */ loadSqlite)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27550);


// Literal specifiers, so that the bundler carries all eight native files and a run loads one.
const builds = {
    'linux-x64': () => Promise.all(/* import() */[__webpack_require__.e(3909), __webpack_require__.e(1815)]).then(__webpack_require__.t.bind(__webpack_require__, 91815, 19)),
    'linux-arm64': () => Promise.all(/* import() */[__webpack_require__.e(3909), __webpack_require__.e(8557)]).then(__webpack_require__.t.bind(__webpack_require__, 8557, 19)),
    'linuxmusl-x64': () => Promise.all(/* import() */[__webpack_require__.e(3909), __webpack_require__.e(4162)]).then(__webpack_require__.t.bind(__webpack_require__, 74162, 19)),
    'linuxmusl-arm64': () => Promise.all(/* import() */[__webpack_require__.e(3909), __webpack_require__.e(7792)]).then(__webpack_require__.t.bind(__webpack_require__, 87792, 19)),
    'darwin-x64': () => Promise.all(/* import() */[__webpack_require__.e(3909), __webpack_require__.e(252)]).then(__webpack_require__.t.bind(__webpack_require__, 90252, 19)),
    'darwin-arm64': () => Promise.all(/* import() */[__webpack_require__.e(3909), __webpack_require__.e(4862)]).then(__webpack_require__.t.bind(__webpack_require__, 64862, 19)),
    'win32-x64': () => Promise.all(/* import() */[__webpack_require__.e(3909), __webpack_require__.e(7846)]).then(__webpack_require__.t.bind(__webpack_require__, 87846, 19)),
    'win32-arm64': () => Promise.all(/* import() */[__webpack_require__.e(3909), __webpack_require__.e(2140)]).then(__webpack_require__.t.bind(__webpack_require__, 42140, 19)),
};
/** Loads the SQLite build for this machine; a machine without one is a `platform` failure. */
async function loadSqlite() {
    const platform = platformKey();
    const load = builds[platform];
    if (load === undefined) {
        const known = Object.keys(builds).join(', ');
        throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .H('platform', `no SQLite build for ${platform}; there are builds for ${known}`);
    }
    try {
        return (await load()).default;
    }
    catch (cause) {
        throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .H('platform', `the SQLite build for ${platform} did not load (${messageOf(cause)}): use the whole dist folder of a release`, { cause });
    }
}
/** musl is told by its loader in the process's own memory map: a fifth of a millisecond. */
function platformKey() {
    const musl = process.platform === 'linux' &&
        /\/ld-musl-[^/\s]*\.so/.test((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/self/maps', 'latin1'));
    return `${musl ? 'linuxmusl' : process.platform}-${process.arch}`;
}
function messageOf(cause) {
    return cause instanceof Error ? cause.message.split('\n', 1).join('') : String(cause);
}


/***/ }),

/***/ 55617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ createRunDirectory),
/* harmony export */   m: () => (/* binding */ findDeadRuns)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27550);
/* harmony import */ var _owner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44709);
/* harmony import */ var _read_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54732);





/** Makes the folder of one run, readable by its owner alone; a `storage` failure where that can't be done. */
function createRunDirectory(stateDir, runId, reportDir) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(stateDir, 'runs', runId);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, { recursive: true, mode: 0o700 });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, 'report-dir'), reportDir, { mode: 0o600 });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, 'owner.json'), (0,_owner_js__WEBPACK_IMPORTED_MODULE_3__/* .thisOwner */ .G)(), { mode: 0o600 });
    }
    catch (cause) {
        const words = cause instanceof Error ? cause.message : String(cause);
        throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .H('storage', `the state directory ${stateDir} can't be written (${words}): set RUNNER_TEMP or XDG_STATE_HOME to a folder that can`, { cause });
    }
    return { path, remove: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true }) };
}
/** The folders of runs whose process has died. */
function findDeadRuns(stateDir) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(stateDir, 'runs');
    return listFolders(parent)
        .map((runId) => ({ runId, path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, runId) }))
        .filter(({ path }) => !isOwnerAlive(path))
        .map((run) => {
        const read = (0,_read_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readRegularFile */ .X)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(run.path, 'report-dir'), 4096);
        return { ...run, reportDir: read.kind === 'text' ? read.text : null };
    });
}
function listFolders(parent) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(parent, { withFileTypes: true })
            .filter((entry) => entry.isDirectory())
            .map((entry) => entry.name);
    }
    catch {
        return [];
    }
}
function isOwnerAlive(runDirectory) {
    const owner = (0,_owner_js__WEBPACK_IMPORTED_MODULE_3__/* .readOwner */ .A)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(runDirectory, 'owner.json'));
    return owner === 'unknown' ? isBeingMade(runDirectory) : owner !== 'dead';
}
/** Between the folder and its owner file lies a moment in which another process may look. */
function isBeingMade(runDirectory) {
    return Date.now() - (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(runDirectory).mtimeMs < 60_000;
}


/***/ }),

/***/ 12543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ NO_CHALLENGE),
  f: () => (/* binding */ runBenchmark)
});

// EXTERNAL MODULE: ./lib/domain/metric.js
var domain_metric = __webpack_require__(23230);
;// CONCATENATED MODULE: ./lib/core/statistics/quantile.js
/**
 * The `probability` quantile (0 to 1) by linear interpolation, type 7 of Hyndman and Fan (1996): the
 * default of R and NumPy. Null for an empty list.
 */
function quantile(values, probability) {
    const sorted = Float64Array.from(values).sort();
    const position = (sorted.length - 1) * probability;
    const low = sorted[Math.floor(position)];
    const high = sorted[Math.ceil(position)];
    if (low === undefined || high === undefined)
        return null;
    return low + (position - Math.floor(position)) * (high - low);
}

;// CONCATENATED MODULE: ./lib/core/compare/sampled-calls.js
const sampledStatuses = ['ok', 'length'];
/** The calls whose times count, whatever their trial came to; a harness error is trusted with none. */
function sampledCalls({ state, calls }) {
    if (state === 'harness-error')
        return [];
    return calls.filter(({ status }) => sampledStatuses.includes(status));
}

;// CONCATENATED MODULE: ./lib/core/compare/trial-sample.js



/**
 * What a comparison needs of a trial. Each metric becomes one number: totals as they are, 1 or 0 for a
 * pass, and for a call metric the median over the trial's answered calls (of all their gaps for
 * `chunkGapsMs`), so that a trial counts once however many calls it took.
 */
function trialSample(trial) {
    const sent = trial.calls.filter((call) => call.sent);
    const models = trial.calls.flatMap(({ model }) => (model === null ? [] : [model]));
    return {
        iteration: trial.iteration,
        state: trial.state,
        callsSent: sent.length,
        callsWithUsage: sent.filter(({ usage }) => usage !== null).length,
        callsPriced: sent.filter(({ costUsd }) => costUsd !== null).length,
        models: [...new Set(models)].toSorted(),
        values: valuesOf(trial),
    };
}
function valuesOf(trial) {
    if (trial.state === 'harness-error')
        return {};
    const calls = sampledCalls(trial);
    const values = domain_metric/* METRICS */.Cb.map((metric) => {
        if (metric.name === 'passRate')
            return [metric.name, trial.state === 'passed' ? 1 : 0];
        if (metric.per === 'trial')
            return [metric.name, trial.totals?.[metric.name] ?? null];
        const { name } = metric;
        return [
            name,
            quantile(calls.flatMap(({ timing }) => timing[name] ?? []), 0.5),
        ];
    });
    return Object.fromEntries(values.filter(([, value]) => value !== null));
}

;// CONCATENATED MODULE: ./lib/core/compare/baseline-record.js

/** What later runs can be compared with: the counted trials of the head's side, as samples. */
function baselineRecord(facts, trials) {
    const own = trials.filter(({ arm, phase }) => arm !== 'base' && phase === 'measure');
    const cells = Map.groupBy(own, ({ target, case: id, mode }) => `${target}/${id}/${mode}`);
    return {
        schemaVersion: 1,
        ...facts,
        cells: [...cells.values()].flatMap((ofCell) => {
            const [first] = ofCell;
            if (first === undefined)
                return [];
            const { target, case: id, mode } = first;
            return [{ target, case: id, mode, samples: ofCell.map(trialSample) }];
        }),
    };
}

// EXTERNAL MODULE: ./lib/core/compare/contest.js
var compare_contest = __webpack_require__(519);
;// CONCATENATED MODULE: ./lib/core/statistics/discrete.js
/**
 * The binomial probabilities of 0 to `trials` successes at success probability `chance` (0 to 1).
 */
function discrete_binomialMasses(trials, chance) {
    if (chance >= 1)
        return new Float64Array(trials + 1).fill(1, trials);
    const odds = chance / (1 - chance);
    return massesFromRatios({
        length: trials + 1,
        mode: Math.min(trials, Math.floor((trials + 1) * chance)),
        ratio: (k) => ((trials - k) / (k + 1)) * odds,
    });
}
/** The least possible number drawn from the first group: where `hypergeometricMasses` begins. */
function hypergeometricMinimum({ second, drawn }) {
    return Math.max(0, drawn - second);
}
/**
 * The hypergeometric probabilities of how many of `drawn` come from the first group, beginning at
 * `hypergeometricMinimum`.
 */
function hypergeometricMasses(draw) {
    const { first, second, drawn } = draw;
    const minimum = hypergeometricMinimum(draw);
    const mode = Math.floor(((drawn + 1) * (first + 1)) / (first + second + 2));
    return massesFromRatios({
        length: Math.min(first, drawn) - minimum + 1,
        mode: mode - minimum,
        ratio: (step) => {
            const k = minimum + step;
            return ((first - k) * (drawn - k)) / ((k + 1) * (second - drawn + k + 1));
        },
    });
}
/**
 * The distribution of the sum of independent variables; of none, certainly 0. Halves the list, so that
 * short distributions meet short ones.
 */
function convolve(distributions) {
    const [first] = distributions;
    if (first === undefined)
        return new Float64Array([1]);
    if (distributions.length === 1)
        return first;
    const middle = Math.ceil(distributions.length / 2);
    return convolveTwo(convolve(distributions.slice(0, middle)), convolve(distributions.slice(middle)));
}
/**
 * Both tails at `step`, each including it; exactly 0 or 1 at and beyond the ends.
 */
function discrete_tailsAt(masses, step) {
    const above = Math.max(0, step + 1);
    const from = Math.max(0, step);
    return {
        atMost: above >= masses.length ? 1 : Math.min(1, total(masses.subarray(0, above))),
        atLeast: from === 0 ? 1 : Math.min(1, total(masses.subarray(from))),
    };
}
/**
 * The two-sided p of an exact test: twice the smaller tail, at most 1.
 */
function discrete_twoSidedP({ atMost, atLeast }) {
    return Math.min(1, 2 * Math.min(atMost, atLeast));
}
function convolveTwo(one, other) {
    const sum = new Float64Array(one.length + other.length - 1);
    one.forEach((mass, i) => {
        for (let j = 0; j < other.length; j += 1) {
            sum[i + j] = (sum[i + j] ?? 0) + mass * (other[j] ?? 0);
        }
    });
    return sum;
}
function massesFromRatios({ length, mode, ratio }) {
    const masses = new Float64Array(length);
    masses[mode] = 1;
    for (let k = mode; k + 1 < length; k += 1)
        masses[k + 1] = (masses[k] ?? 0) * ratio(k);
    for (let k = mode; k > 0; k -= 1)
        masses[k - 1] = (masses[k] ?? 0) / ratio(k - 1);
    const sum = total(masses);
    return masses.map((mass) => mass / sum);
}
function total(masses) {
    return masses.reduce((sum, mass) => sum + mass, 0);
}

;// CONCATENATED MODULE: ./lib/core/statistics/bisect.js
/**
 * The smallest floating-point number from `low` to `high` that is reached. Halves the interval until
 * no number is left between its ends, so the answer is exact when `reached` is.
 */
function bisect({ low, high, reached }) {
    if (reached(low))
        return low;
    let below = low;
    let above = high;
    for (;;) {
        const middle = (below + above) / 2;
        if (!(middle > below && middle < above))
            return above;
        if (reached(middle))
            above = middle;
        else
            below = middle;
    }
}

;// CONCATENATED MODULE: ./lib/core/statistics/normal.js

/**
 * P(Z <= z) for a standard normal Z, from 0 to 1. Series near the middle (Marsaglia 2004), Laplace's
 * continued fraction in the tails, so that small tails keep their relative accuracy.
 */
function normalCdf(z) {
    if (z < -seriesLimit)
        return tail(-z);
    if (z > seriesLimit)
        return 1 - tail(z);
    return 0.5 + central(z);
}
/**
 * The z with P(Z <= z) = `probability` for a standard normal Z; infinite at 0 and 1.
 */
function normalQuantile(probability) {
    if (probability > 0.5)
        return -normalQuantile(1 - probability);
    if (probability <= 0)
        return -Infinity;
    return bisect({ low: -40, high: 0, reached: (z) => normalCdf(z) >= probability });
}
/**
 * Both tails of a statistic that moves in steps, taken as normal with a continuity correction of half
 * a step. Both are 1 when it can't move.
 */
function normalTails(observed, shape) {
    const { mean, deviation, step } = shape;
    if (deviation === 0)
        return { atMost: 1, atLeast: 1 };
    return {
        atMost: normalCdf((observed - mean + step / 2) / deviation),
        atLeast: normalCdf((mean - observed + step / 2) / deviation),
    };
}
const seriesLimit = 2.5;
const fractionDepth = 120;
function density(z) {
    return Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI);
}
function central(z) {
    let term = z;
    let sum = z;
    for (let odd = 3; Math.abs(term) > Math.abs(sum) * 1e-17; odd += 2) {
        term *= (z * z) / odd;
        sum += term;
    }
    return sum * density(z);
}
function tail(z) {
    if (z === Infinity)
        return 0;
    let denominator = z;
    for (let depth = fractionDepth; depth > 0; depth -= 1)
        denominator = z + depth / denominator;
    return density(z) / denominator;
}

;// CONCATENATED MODULE: ./lib/core/statistics/rank-sum-distribution.js
/**
 * The exact distribution of the sum of `chosen` of the `ranks` (ascending integers, ties allowed) when
 * all choices are equally likely, counted from its smallest value. Ranks are taken in one by one
 * (Streitberg and Roehmel 1986); time grows with the square of chosen x not chosen.
 */
function rankSumMasses(ranks, chosen) {
    const others = ranks.length - chosen;
    // The sum of the ranks left over mirrors the sum of the chosen: walk through the smaller group.
    if (others < chosen)
        return smallerGroupMasses(ranks, others).toReversed();
    return smallerGroupMasses(ranks, chosen);
}
function smallerGroupMasses(ranks, chosen) {
    const count = ranks.length;
    const spread = spreadOf(ranks);
    const bySize = Array.from({ length: chosen + 1 }, (_, size) => {
        return new Float64Array(spread(size, count) + 1);
    });
    bySize[0]?.fill(1, 0, 1);
    ranks.forEach((rank, seen) => {
        const least = Math.max(0, seen - (count - chosen));
        for (let size = Math.min(seen, chosen - 1); size >= least; size -= 1) {
            move(bySize[size], bySize[size + 1], {
                length: spread(size, seen) + 1,
                shift: rank - (ranks[size] ?? 0),
                share: (chosen - size) / (count - seen),
            });
        }
    });
    return bySize[chosen] ?? new Float64Array([1]);
}
/** The largest less the smallest sum of `size` among the first `seen` ranks. */
function spreadOf(ranks) {
    const sums = [0];
    ranks.forEach((rank, index) => sums.push((sums[index] ?? 0) + rank));
    const sumOfFirst = (count) => sums[count] ?? 0;
    return (size, seen) => sumOfFirst(seen) - sumOfFirst(seen - size) - sumOfFirst(size);
}
function move(from, to, { length, shift, share }) {
    if (from === undefined || to === undefined)
        return;
    for (let sum = 0; sum < length; sum += 1) {
        const mass = from[sum] ?? 0;
        to[sum + shift] = (to[sum + shift] ?? 0) + mass * share;
        from[sum] = mass * (1 - share);
    }
}

;// CONCATENATED MODULE: ./lib/core/statistics/ranks.js
/**
 * Twice the mid-rank of each value among all of them: 2 to 2n; tied values share their mean rank.
 * Values tie when they differ by at most `relativeTolerance` of the larger.
 */
function doubledMidRanks(values, relativeTolerance = 0) {
    const order = values.map((value, position) => ({ value, position }));
    order.sort((one, other) => one.value - other.value);
    const sorted = [];
    const byPosition = Array.from(values, () => 0);
    let ties = false;
    for (let start = 0; start < order.length;) {
        const end = tieEnd(order, start, relativeTolerance);
        for (const { position } of order.slice(start, end)) {
            sorted.push(start + end + 1);
            byPosition[position] = start + end + 1;
        }
        ties ||= end > start + 1;
        start = end;
    }
    return { sorted, byPosition, ties };
}
/**
 * The greatest common divisor of non-negative integers: the step of any statistic summed from them.
 * 1 when there is none but zeros.
 */
function commonStep(integers) {
    return integers.reduce(greatestCommonDivisor, 0) || 1;
}
function tieEnd(order, start, relativeTolerance) {
    let end = start + 1;
    for (; end < order.length; end += 1) {
        const previous = order[end - 1]?.value ?? 0;
        const value = order[end]?.value ?? 0;
        if (value - previous > Math.abs(value) * relativeTolerance)
            break;
    }
    return end;
}
function greatestCommonDivisor(one, other) {
    return other === 0 ? one : greatestCommonDivisor(other, one % other);
}

;// CONCATENATED MODULE: ./lib/core/statistics/rank-sum.js




/** Up to this many within-cell comparisons the distribution is exact, above it is taken as normal. */
const exactComparisonLimit = 10_000;
/**
 * The rank-sum test stratified by cell (van Elteren 1960, but ranks of all cells weigh alike): T
 * against its permutation distribution within cells, mid-ranks for ties. One cell is the test of Mann
 * and Whitney (1947). p is 1 when nothing can be compared.
 */
function rankSumTest(cells) {
    const ranked = cells.map(rankCell);
    const comparisons = countComparisons(cells);
    const approximate = comparisons > exactComparisonLimit;
    const tails = approximate ? approximateTails(ranked) : exactTails(ranked);
    const headWins = sumOf(ranked, (cell) => cell.doubledSum / 2 - triangle(cell.head));
    return {
        headRankSum: sumOf(ranked, (cell) => cell.doubledSum / 2),
        headWins,
        baseWins: comparisons - headWins,
        superiority: comparisons === 0 ? null : headWins / comparisons,
        pTwoSided: discrete_twoSidedP(tails),
        pGreater: tails.atLeast,
        pLess: tails.atMost,
        ties: ranked.some((cell) => cell.ties),
        approximate,
    };
}
/**
 * How many head-base comparisons the cells hold: the sum of the products of their arms' sizes.
 */
function countComparisons(cells) {
    return sumOf(cells, ({ base, head }) => base.length * head.length);
}
function rankCell({ base, head }) {
    const { sorted, byPosition, ties } = doubledMidRanks([...head, ...base]);
    const doubledSum = sumOf(byPosition.slice(0, head.length), (rank) => rank);
    return { ranks: sorted, head: head.length, doubledSum, ties };
}
function exactTails(cells) {
    const step = statisticStep(cells);
    const masses = convolve(cells.map(({ ranks, head }) => {
        return rankSumMasses(ranks.map((rank) => (rank - (ranks[0] ?? 0)) / step), head);
    }));
    const smallest = sumOf(cells, ({ ranks, head }) => sumOf(ranks.slice(0, head), (rank) => rank));
    return discrete_tailsAt(masses, (sumOf(cells, (cell) => cell.doubledSum) - smallest) / step);
}
function approximateTails(cells) {
    return normalTails(sumOf(cells, (cell) => cell.doubledSum), {
        mean: sumOf(cells, ({ ranks, head }) => head * (ranks.length + 1)),
        deviation: Math.sqrt(sumOf(cells, variance)),
        step: statisticStep(cells),
    });
}
/** Of a sum drawn without replacement, in doubled ranks. */
function variance({ ranks, head }) {
    const count = ranks.length;
    if (count < 2)
        return 0;
    const squares = sumOf(ranks, (rank) => (rank - count - 1) ** 2);
    return (head * (count - head) * squares) / (count * (count - 1));
}
function statisticStep(cells) {
    return commonStep(cells.flatMap(({ ranks }) => ranks.map((rank) => rank - (ranks[0] ?? 0))));
}
function triangle(count) {
    return (count * (count + 1)) / 2;
}
function sumOf(items, value) {
    return items.reduce((sum, item) => sum + value(item), 0);
}

;// CONCATENATED MODULE: ./lib/core/statistics/counted-values.js

/**
 * The median of the values: the mean of the middle two when their number is even. Null when there is none.
 */
function medianOf(values) {
    if (values.size === 0)
        return null;
    const lower = kthSmallest(values, Math.ceil(values.size / 2));
    if (values.size % 2 === 1)
        return lower;
    return (lower + kthSmallest(values, values.size / 2 + 1)) / 2;
}
/**
 * The values `rank` places from each end, counted from 1.
 */
function betweenRanks(values, rank) {
    return { low: kthSmallest(values, rank), high: kthSmallest(values, values.size + 1 - rank) };
}
function kthSmallest(values, rank) {
    const value = bisect({
        low: values.smallest,
        high: values.largest,
        reached: (candidate) => values.countAtMost(candidate) >= rank,
    });
    return value === 0 ? 0 : value; // no -0 in reports
}

;// CONCATENATED MODULE: ./lib/core/statistics/tolerance.js
const slack = 1e-12;
/**
 * True when `value >= bound`, taking values within 1e-12 of each other as equal: 0.9 - 1 is a drop
 * of exactly 0.1, and a sum of exact probabilities can miss 0.05 by one rounding.
 */
function isAtLeast(value, bound) {
    return value >= bound - slack;
}

;// CONCATENATED MODULE: ./lib/core/statistics/order-bound.js



/**
 * The bound from the exact null of a rank statistic: the smallest w with P(W <= w) >= (1 - level) / 2,
 * at least 1, and the level 1 - 2 P(W <= w - 1) it achieves (Hollander, Wolfe and Chicken 2014, 3.3).
 */
function exactOrderBound(masses, level) {
    let step = 0;
    let upToStep = masses[0] ?? 0;
    while (step < masses.length && !isAtLeast(upToStep, (1 - level) / 2)) {
        step += 1;
        upToStep += masses[step] ?? 0;
    }
    const rank = Math.max(1, step);
    return { rank, achievedLevel: 1 - 2 * discrete_tailsAt(masses, rank - 1).atMost };
}
/**
 * The same bound where the null of the statistic is taken as normal, with continuity correction.
 */
function normalOrderBound({ mean, deviation }, level) {
    const rank = Math.max(1, Math.ceil(mean + deviation * normalQuantile((1 - level) / 2) - 0.5));
    return { rank, achievedLevel: 1 - 2 * normalCdf((rank - 0.5 - mean) / deviation) };
}

;// CONCATENATED MODULE: ./lib/core/statistics/shift.js





/**
 * The shift from base to head (Hodges and Lehmann 1963), in the unit of the values: the median of all
 * head - base differences within cells. Null without comparisons.
 */
function shift(cells) {
    return medianOf(withinCellDifferences(cells));
}
/**
 * The interval of the shift by inversion of the stratified rank-sum test, from the tie-free null.
 * Null without comparisons.
 */
function shiftInterval(cells, level) {
    const differences = withinCellDifferences(cells);
    if (differences.size === 0)
        return null;
    const approximate = differences.size > exactComparisonLimit;
    const bound = approximate ? approximateBound(cells, level) : exactBound(cells, level);
    return {
        ...betweenRanks(differences, bound.rank),
        achievedLevel: bound.achievedLevel,
        approximate,
    };
}
function exactBound(cells, level) {
    const masses = cells.map(({ base, head }) => {
        const ranks = Array.from({ length: base.length + head.length }, (_, index) => index);
        return rankSumMasses(ranks, head.length);
    });
    return exactOrderBound(convolve(masses), level);
}
function approximateBound(cells, level) {
    const variance = cells.reduce((sum, { base, head }) => {
        return sum + (base.length * head.length * (base.length + head.length + 1)) / 12;
    }, 0);
    return normalOrderBound({ mean: countComparisons(cells) / 2, deviation: Math.sqrt(variance) }, level);
}
function withinCellDifferences(cells) {
    const sorted = cells
        .filter(({ base, head }) => base.length > 0 && head.length > 0)
        .map(({ base, head }) => ({
        base: Float64Array.from(base).sort(),
        head: Float64Array.from(head).sort(),
    }));
    const lowest = sorted.map(({ base, head }) => (head[0] ?? 0) - (base.at(-1) ?? 0));
    const highest = sorted.map(({ base, head }) => (head.at(-1) ?? 0) - (base[0] ?? 0));
    return {
        size: countComparisons(cells),
        smallest: lowest.reduce((one, other) => Math.min(one, other), Infinity),
        largest: highest.reduce((one, other) => Math.max(one, other), -Infinity),
        countAtMost: (value) => sorted.reduce((sum, cell) => sum + countDifferences(cell, value), 0),
    };
}
/** How many differences are at most `value`, with one pointer in each arm. */
function countDifferences({ base, head }, value) {
    let count = 0;
    let first = 0;
    for (const own of head) {
        while (first < base.length && own - (base[first] ?? 0) > value)
            first += 1;
        count += base.length - first;
    }
    return count;
}

;// CONCATENATED MODULE: ./lib/core/statistics/signed-rank.js



/** Up to this many pairs the distribution is exact, above it is taken as normal. */
const exactPairLimit = 300;
/**
 * The signed-rank test of Wilcoxon (1945) that the differences lie about 0. Zeros are dropped, ties
 * share mid-ranks, and p conditions on the tied ranks; p is 1 when no difference is left.
 */
function signedRankTest(differences) {
    const used = differences.filter((difference) => difference !== 0);
    const ranks = doubledMidRanks(used.map(Math.abs), magnitudeTolerance);
    const doubledSum = ranks.byPosition.reduce((sum, rank, position) => ((used[position] ?? 0) > 0 ? sum + rank : sum), 0);
    const approximate = used.length > exactPairLimit;
    const tails = approximate
        ? signed_rank_approximateTails(ranks.sorted, doubledSum)
        : signed_rank_exactTails(ranks.sorted, doubledSum);
    return {
        positiveRankSum: doubledSum / 2,
        usedCount: used.length,
        pTwoSided: discrete_twoSidedP(tails),
        pGreater: tails.atLeast,
        pLess: tails.atMost,
        ties: ranks.ties || used.length < differences.length,
        approximate,
    };
}
/**
 * The exact distribution of the sum of a random subset of `ranks` (positive integers): each is in or
 * out with probability 1/2 (Streitberg and Roehmel 1986). The null of W+ when the ranks are 1 to n.
 */
function signedRankMasses(ranks) {
    const masses = new Float64Array(ranks.reduce((sum, rank) => sum + rank, 1));
    masses[0] = 1;
    let reach = 0;
    for (const rank of ranks) {
        reach += rank;
        for (let sum = reach; sum >= 0; sum -= 1) {
            const without = masses[sum] ?? 0;
            masses[sum] = (without + (sum < rank ? 0 : (masses[sum - rank] ?? 0))) / 2;
        }
    }
    return masses;
}
/** ln(1.1) and -ln(1 / 1.1) are one magnitude; measured ones never agree this far by chance. */
const magnitudeTolerance = 1e-10;
function signed_rank_exactTails(doubledRanks, doubledSum) {
    const step = commonStep(doubledRanks);
    const masses = signedRankMasses(doubledRanks.map((rank) => rank / step));
    return discrete_tailsAt(masses, doubledSum / step);
}
function signed_rank_approximateTails(doubledRanks, doubledSum) {
    const total = doubledRanks.reduce((sum, rank) => sum + rank, 0);
    const squares = doubledRanks.reduce((sum, rank) => sum + rank * rank, 0);
    return normalTails(doubledSum, {
        mean: total / 2,
        deviation: Math.sqrt(squares) / 2,
        step: commonStep(doubledRanks),
    });
}

;// CONCATENATED MODULE: ./lib/core/statistics/walsh.js



/**
 * The pseudo-median of Hodges and Lehmann (1963), in the unit of the differences: the median of the
 * means of all pairs of them, each with itself too. Null for an empty list.
 */
function pseudoMedian(differences) {
    return medianOf(walshAverages(differences));
}
/**
 * The interval of the pseudo-median by inversion of the signed-rank test, zeros included, from the
 * tie-free null (Hollander, Wolfe and Chicken 2014, 3.3). Null for an empty list.
 */
function pseudoMedianInterval(differences, level) {
    const count = differences.length;
    if (count === 0)
        return null;
    const { rank, achievedLevel } = signedRankBound(count, level);
    return {
        ...betweenRanks(walshAverages(differences), rank),
        achievedLevel,
        approximate: count > exactPairLimit,
    };
}
function signedRankBound(count, level) {
    if (count <= exactPairLimit) {
        return exactOrderBound(signedRankMasses(Array.from({ length: count }, (_, i) => i + 1)), level);
    }
    const mean = (count * (count + 1)) / 4;
    const deviation = Math.sqrt((mean * (2 * count + 1)) / 6);
    return normalOrderBound({ mean, deviation }, level);
}
/** The n (n + 1) / 2 averages, counted with two pointers and never held. */
function walshAverages(differences) {
    const sorted = Float64Array.from(differences).sort();
    return {
        size: (sorted.length * (sorted.length + 1)) / 2,
        smallest: sorted[0] ?? 0,
        largest: sorted.at(-1) ?? 0,
        countAtMost: (value) => {
            let count = 0;
            let partner = sorted.length - 1;
            for (let first = 0; first <= partner; first += 1) {
                const own = sorted[first] ?? 0;
                while (partner >= first && (own + (sorted[partner] ?? 0)) / 2 > value)
                    partner -= 1;
                count += partner - first + 1;
            }
            return count;
        },
    };
}

;// CONCATENATED MODULE: ./lib/core/compare/continuous-effect.js






/** Asymptotic relative efficiency of rank tests under normal noise is 3 / pi (Hodges and Lehmann 1956). */
const RANK_TEST_FACTOR = Math.PI / 3;
/** Hodges-Lehmann effect over pairs, with the exact signed-rank interval and p. */
function pairedEffect(metric, cells, { generalize, level }) {
    const pairs = cells.flatMap((cell) => (0,compare_contest/* pairSamples */.IH)(cell).flatMap((pair) => {
        const base = (0,compare_contest/* comparedValue */.Ph)(pair.base, metric);
        const head = (0,compare_contest/* comparedValue */.Ph)(pair.head, metric);
        return base === null || head === null ? [] : [{ case: cell.case, base, head }];
    }));
    const isRatio = metric.scale === 'ratio' && pairs.every(({ base, head }) => base > 0 && head > 0);
    const reduce = (differenceOf) => generalize === 'suite'
        ? pairs.map(differenceOf)
        : [...Map.groupBy(pairs, (pair) => pair.case).values()].flatMap((ofCase) => pseudoMedian(ofCase.map(differenceOf)) ?? []);
    const raw = reduce(({ base, head }) => head - base);
    const logs = isRatio ? reduce(({ base, head }) => Math.log(head / base)) : [];
    return {
        ...effectOfDifferences(isRatio ? logs : raw, level, isRatio),
        difference: isRatio ? estimateOf(raw, level) : null,
        ...typicalValues(pairs.map(({ base }) => base), pairs.map(({ head }) => head)),
    };
}
/** Median shift within cells, with the exact stratified rank-sum interval and p. */
function unpairedEffect(metric, cells, { generalize, level }) {
    const sampled = cells
        .map((cell) => ({
        case: cell.case,
        base: cell.base.flatMap((sample) => (0,compare_contest/* comparedValue */.Ph)(sample, metric) ?? []),
        head: cell.head.flatMap((sample) => (0,compare_contest/* comparedValue */.Ph)(sample, metric) ?? []),
    }))
        .filter(({ base, head }) => base.length > 0 && head.length > 0);
    const typical = typicalValues(sampled.flatMap(({ base }) => base), sampled.flatMap(({ head }) => head));
    const isRatio = metric.scale === 'ratio' &&
        sampled.every(({ base, head }) => [...base, ...head].every((value) => value > 0));
    const logs = isRatio ? sampled.map(onLogs) : [];
    if (generalize === 'cases') {
        const perCase = (values) => [...Map.groupBy(values, (cell) => cell.case).values()].flatMap((ofCase) => shift(ofCase) ?? []);
        return {
            ...effectOfDifferences(perCase(isRatio ? logs : sampled), level, isRatio),
            difference: isRatio ? estimateOf(perCase(sampled), level) : null,
            ...typical,
        };
    }
    const compared = isRatio ? logs : sampled;
    const test = rankSumTest(compared);
    const main = shiftOf(compared, level);
    const [baseCount, headCount] = [
        sum(sampled, ({ base }) => base.length),
        sum(sampled, ({ head }) => head.length),
    ];
    return {
        method: 'rank-sum',
        scale: isRatio ? 'ratio' : 'difference',
        n: headCount,
        main: main !== null && isRatio ? backTransformed(main) : main,
        difference: isRatio ? shiftOf(sampled, level) : null,
        ...typical,
        pTwoSided: test.pTwoSided,
        pHigher: test.pGreater,
        pLower: test.pLess,
        spread: spreadWithin(compared, RANK_TEST_FACTOR * (1 / baseCount + 1 / headCount)),
        ties: test.ties,
        approximate: test.approximate,
    };
}
function effectOfDifferences(differences, level, isRatio) {
    const test = signedRankTest(differences);
    const main = estimateOf(differences, level);
    return {
        method: 'signed-rank',
        scale: isRatio ? 'ratio' : 'difference',
        n: differences.length,
        main: main !== null && isRatio ? backTransformed(main) : main,
        pTwoSided: test.pTwoSided,
        pHigher: test.pGreater,
        pLower: test.pLess,
        spread: continuous_effect_spreadOf(differences, RANK_TEST_FACTOR / differences.length),
        ties: test.ties,
        approximate: test.approximate,
    };
}
function estimateOf(differences, level) {
    const estimate = pseudoMedian(differences);
    return estimate === null
        ? null
        : { estimate, interval: achieved(pseudoMedianInterval(differences, level)) };
}
function shiftOf(cells, level) {
    const estimate = shift(cells);
    return estimate === null ? null : { estimate, interval: achieved(shiftInterval(cells, level)) };
}
/** Of so few values that it covers nothing, an interval is none. */
function achieved(interval) {
    return interval !== null && interval.achievedLevel > 0 ? interval : null;
}
function backTransformed({ estimate, interval }) {
    return {
        estimate: Math.exp(estimate),
        interval: interval === null
            ? null
            : { ...interval, low: Math.exp(interval.low), high: Math.exp(interval.high) },
    };
}
function onLogs(cell) {
    return { ...cell, base: cell.base.map(Math.log), head: cell.head.map(Math.log) };
}
function typicalValues(base, head) {
    return {
        base: quantile(base, 0.5),
        head: quantile(head, 0.5),
        baseMean: base.length === 0 ? null : sum(base, (value) => value) / base.length,
    };
}
function continuous_effect_spreadOf(values, factor) {
    if (values.length < 2)
        return null;
    const mean = sum(values, (value) => value) / values.length;
    const variance = sum(values, (value) => (value - mean) ** 2) / (values.length - 1);
    return { deviation: Math.sqrt(variance), factor };
}
/** Pooled over both arms of all cells, each about its own mean. */
function spreadWithin(cells, factor) {
    const arms = cells.flatMap(({ base, head }) => [base, head]);
    const freedom = sum(arms, (arm) => arm.length - 1);
    if (freedom < 1)
        return null;
    const squares = sum(arms, (arm) => {
        const mean = sum(arm, (value) => value) / arm.length;
        return sum(arm, (value) => (value - mean) ** 2);
    });
    return { deviation: Math.sqrt(squares / freedom), factor };
}
/** Smallest first, so that a sum does not depend on the order in which trials came in. */
function sum(items, value) {
    return Float64Array.from(items, value)
        .sort()
        .reduce((total, part) => total + part, 0);
}

;// CONCATENATED MODULE: ./lib/core/statistics/beta.js

/**
 * The regularized incomplete beta function I_x(a, b): P(X <= x) for X ~ Beta(a, b), from 0 to 1.
 * Continued fraction of DLMF 8.17.22 (https://dlmf.nist.gov/8.17#v), by Lentz's method.
 */
function regularizedBeta(x, { a, b }) {
    if (x <= 0)
        return 0;
    if (x >= 1)
        return 1;
    if (x > (a + 1) / (a + b + 2))
        return 1 - leadingTail(1 - x, { a: b, b: a });
    return leadingTail(x, { a, b });
}
/**
 * The x from 0 to 1 with I_x(a, b) = `probability`: the quantile of Beta(a, b).
 */
function betaQuantile(probability, shape) {
    return bisect({ low: 0, high: 1, reached: (x) => regularizedBeta(x, shape) >= probability });
}
/** I_x(a, b) where its continued fraction converges fast: x not beyond the mean by much. */
function leadingTail(x, shape) {
    return powersOverBeta(x, shape) / (shape.a * continuedFraction(x, shape));
}
/**
 * x^a (1 - x)^b / B(a, b). Powers and gamma functions are merged before they are taken, as in Loader
 * (2000), "Fast and accurate computation of binomial probabilities": no large logarithms cancel.
 */
function powersOverBeta(x, { a, b }) {
    const sum = a + b;
    const gap = x * sum - a;
    const exponent = a * (Math.abs(gap) < a / 2 ? Math.log1p(gap / a) : Math.log((x * sum) / a)) +
        b * (Math.abs(gap) < b / 2 ? Math.log1p(-gap / b) : Math.log(((1 - x) * sum) / b)) +
        stirlingRemainder(sum) -
        stirlingRemainder(a) -
        stirlingRemainder(b);
    return Math.sqrt((a * b) / (2 * Math.PI * sum)) * Math.exp(exponent);
}
/** ln Gamma(z) less Stirling's formula; the series is DLMF 5.11.1, small z climb to it by recurrence. */
function stirlingRemainder(z) {
    let climbed = 0;
    let argument = z;
    for (; argument < 16; argument += 1)
        climbed += (argument + 0.5) * Math.log1p(1 / argument) - 1;
    const square = argument * argument;
    const series = 1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - 1 / (1188 * square)) / square) / square) / square;
    return climbed + series / argument;
}
const tiny = 1e-300;
function continuedFraction(x, shape) {
    let numerator = 1;
    let denominator = 0;
    let value = 1;
    for (let step = 1;; step += 1) {
        const coefficient = fractionCoefficient(step, x, shape);
        denominator = 1 / awayFromZero(1 + coefficient * denominator);
        numerator = awayFromZero(1 + coefficient / numerator);
        value *= numerator * denominator;
        if (!(Math.abs(numerator * denominator - 1) > 1e-15))
            return value;
    }
}
function fractionCoefficient(step, x, { a, b }) {
    const half = Math.floor(step / 2);
    const spread = (a + step - 1) * (a + step);
    if (step % 2 === 0)
        return (half * (b - half) * x) / spread;
    return (-(a + half) * (a + b + half) * x) / spread;
}
function awayFromZero(value) {
    return Math.abs(value) < tiny ? tiny : value;
}

;// CONCATENATED MODULE: ./lib/core/statistics/student-t.js

/**
 * The t with P(|T| <= t) = `level` for Student's t with `degreesOfFreedom` >= 1: the half-width, in
 * standard errors, of a two-sided interval. f / (f + T^2) is Beta(f/2, 1/2).
 */
function twoSidedT(level, degreesOfFreedom) {
    const x = betaQuantile(1 - level, { a: degreesOfFreedom / 2, b: 0.5 });
    return Math.sqrt((degreesOfFreedom * (1 - x)) / x);
}

;// CONCATENATED MODULE: ./lib/core/statistics/clustered.js

/**
 * The mean of all values with its standard errors, in the unit of the values, when values of one
 * cluster (a case) go together. Null without values.
 */
function clusteredMean(clusters) {
    const values = clusters.flat();
    const count = values.length;
    if (count === 0)
        return null;
    const groups = clusters.filter((cluster) => cluster.length > 0);
    const mean = clustered_sum(values) / count;
    const residualSums = groups.map((cluster) => clustered_sum(cluster.map((value) => value - mean)));
    const clusteredError = rootSumOfSquares(residualSums) / count;
    const deviation = rootSumOfSquares(values.map((value) => value - mean));
    return {
        mean,
        clusteredError,
        finiteCorrectedError: groups.length < 2 ? null : clusteredError * Math.sqrt(groups.length / (groups.length - 1)),
        naiveError: count < 2 ? null : deviation / Math.sqrt(count * (count - 1)),
    };
}
/**
 * The interval of the mean over cases: Student's t with one degree of freedom less than there are
 * clusters, times the finite-corrected clustered error. Null with fewer than two clusters.
 */
function clusteredInterval(clusters, level) {
    const groups = clusters.filter((cluster) => cluster.length > 0);
    const estimate = clusteredMean(groups);
    if (estimate === null || estimate.finiteCorrectedError === null)
        return null;
    const halfWidth = twoSidedT(level, groups.length - 1) * estimate.finiteCorrectedError;
    return { low: estimate.mean - halfWidth, high: estimate.mean + halfWidth };
}
function clustered_sum(values) {
    return values.reduce((total, value) => total + value, 0);
}
function rootSumOfSquares(values) {
    return Math.sqrt(clustered_sum(values.map((value) => value * value)));
}

;// CONCATENATED MODULE: ./lib/core/statistics/pass-rate.js

/**
 * The exact conditional test of pass rates, stratified by case: given each case's passes, those of the
 * head are hypergeometric, and the cases' distributions are convolved (the exact form of Mantel and
 * Haenszel's test). With one trial per arm and case it is McNemar's.
 */
function conditionalTest(cells) {
    const draws = cells.map(drawOf);
    const masses = convolve(draws.map(hypergeometricMasses));
    const headPasses = cells.reduce((sum, { head }) => sum + head.passes, 0);
    const minimum = draws.reduce((sum, draw) => sum + hypergeometricMinimum(draw), 0);
    const tails = discrete_tailsAt(masses, headPasses - minimum);
    return { headPasses, pTwoSided: discrete_twoSidedP(tails), pRegression: tails.atMost };
}
/**
 * McNemar's exact test of paired outcomes, with the mid-p of Fagerland, Lydersen and Laake (2013). p is
 * 1 when no pair disagrees.
 */
function mcnemarTest({ passToFail, failToPass, }) {
    const masses = binomialMasses(passToFail + failToPass, 0.5);
    const tails = tailsAt(masses, passToFail);
    const pTwoSided = twoSidedP(tails);
    return {
        pTwoSided,
        midP: passToFail + failToPass === 0 ? null : pTwoSided - (masses[passToFail] ?? 0),
        pRegression: tails.atLeast,
    };
}
/**
 * The two-sided p of Fisher's exact test of two independent rates: the probability of all tables that
 * are no likelier than the observed one.
 */
function fisherTest(cell) {
    const draw = drawOf(cell);
    const masses = hypergeometricMasses(draw);
    const observed = masses[cell.head.passes - hypergeometricMinimum(draw)] ?? 0;
    // The slack keeps a mirrored table, equal but for rounding, on the observed one's side.
    const limit = observed * (1 + 1e-7);
    return Math.min(1, masses.reduce((sum, mass) => (mass <= limit ? sum + mass : sum), 0));
}
function drawOf({ base, head }) {
    return { first: head.trials, second: base.trials, drawn: head.passes + base.passes };
}

;// CONCATENATED MODULE: ./lib/core/statistics/intervals.js


/**
 * The Wilson (1927) score interval of a rate, from 0 to 1. Null without trials.
 */
function wilsonInterval({ passes, trials }, level) {
    if (trials === 0)
        return null;
    const z = twoSidedZ(level);
    const share = passes / trials;
    const shrink = 1 + (z * z) / trials;
    const centre = (share + (z * z) / (2 * trials)) / shrink;
    const variance = (share * (1 - share)) / trials + (z * z) / (4 * trials * trials);
    const halfWidth = (z * Math.sqrt(variance)) / shrink;
    return {
        low: passes === 0 ? 0 : centre - halfWidth,
        high: passes === trials ? 1 : centre + halfWidth,
    };
}
/**
 * The exact interval of a rate by Clopper and Pearson (1934), from 0 to 1. Null without trials.
 */
function clopperPearsonInterval(rate, level) {
    const oneSided = (1 + level) / 2;
    const low = clopperPearsonLower(rate, oneSided);
    const high = clopperPearsonUpper(rate, oneSided);
    return low === null || high === null ? null : { low, high };
}
/**
 * The exact one-sided lower bound of a rate: what it is at least, at `level` confidence. Null without trials.
 */
function clopperPearsonLower({ passes, trials }, level) {
    if (trials === 0)
        return null;
    return passes === 0 ? 0 : betaQuantile(1 - level, { a: passes, b: trials - passes + 1 });
}
/**
 * The exact one-sided upper bound of a rate: what it is at most, at `level` confidence. Null without trials.
 */
function clopperPearsonUpper({ passes, trials }, level) {
    const failures = clopperPearsonLower({ passes: trials - passes, trials }, level);
    return failures === null ? null : 1 - failures;
}
/**
 * The half-width, in standard deviations, of a two-sided normal interval: 1.96 at level 0.95.
 */
function twoSidedZ(level) {
    return -normalQuantile((1 - level) / 2);
}

;// CONCATENATED MODULE: ./lib/core/statistics/rate-difference.js

/**
 * The difference of paired rates, with the adjusted Wald interval of Bonett and Price (2012) cut to
 * -1 and 1 as Fagerland, Lydersen and Laake (2014) advise. Null without pairs.
 */
function bonettPrice(outcomes, level) {
    const { passToFail, failToPass, pairs } = outcomes;
    if (pairs === 0)
        return null;
    const loss = (passToFail + 1) / (pairs + 2);
    const gain = (failToPass + 1) / (pairs + 2);
    const centre = gain - loss;
    const halfWidth = twoSidedZ(level) * Math.sqrt((gain + loss - centre * centre) / (pairs + 2));
    return {
        difference: (failToPass - passToFail) / pairs,
        interval: { low: Math.max(-1, centre - halfWidth), high: Math.min(1, centre + halfWidth) },
    };
}
/**
 * The difference of independent rates with its interval by method 10 of Newcombe (1998): Wilson
 * limits, no continuity correction. Null when an arm has no trials.
 */
function newcombe({ base, head }, level) {
    const ofBase = wilsonInterval(base, level);
    const ofHead = wilsonInterval(head, level);
    if (ofBase === null || ofHead === null)
        return null;
    const baseShare = base.passes / base.trials;
    const headShare = head.passes / head.trials;
    const difference = headShare - baseShare;
    return {
        difference,
        interval: {
            low: difference - Math.hypot(headShare - ofHead.low, ofBase.high - baseShare),
            high: difference + Math.hypot(ofHead.high - headShare, baseShare - ofBase.low),
        },
    };
}
/**
 * The mean over cases of the difference of independent rates. The squared distances to each case's
 * Newcombe limits add up as variances do (Zou and Donner 2008). Cases that lack an arm are left out;
 * null when none remains.
 */
function stratifiedNewcombe(cells, level) {
    const parts = cells.map((cell) => newcombe(cell, level)).filter((part) => part !== null);
    if (parts.length === 0)
        return null;
    const difference = parts.reduce((sum, part) => sum + part.difference, 0) / parts.length;
    const below = Math.hypot(...parts.map((part) => part.difference - part.interval.low));
    const above = Math.hypot(...parts.map((part) => part.interval.high - part.difference));
    return {
        difference,
        interval: { low: difference - below / parts.length, high: difference + above / parts.length },
    };
}

;// CONCATENATED MODULE: ./lib/core/compare/rate-effect.js





/**
 * The mean over cells of head rate - base rate, with the exact conditional p stratified by cell. The interval
 * is Bonett and Price's over all pairs, Newcombe's stratified beside a stored baseline, and the clustered
 * one when the cases stand for more cases; then p is the exact signed-rank test of their differences.
 */
function rateEffect(cells, design) {
    const rates = cells
        .map((cell) => ratesOf(cell, design.paired))
        .filter(({ base, head }) => base.trials > 0 && head.trials > 0);
    const n = rates.reduce((sum, { head }) => sum + head.trials, 0);
    const estimate = mean(rates.map(differenceOf));
    const clustered = design.generalize === 'cases' ? perCase(rates) : null;
    const interval = clustered === null
        ? intervalOf(cells, rates, design)
        : clusteredInterval(clustered.map((difference) => [difference]), design.level);
    return {
        method: 'conditional',
        scale: 'points',
        n: clustered?.length ?? n,
        main: estimate === null
            ? null
            : { estimate, interval: interval === null ? null : nominal(interval, design.level) },
        difference: null,
        base: mean(rates.map(({ base }) => base.passes / base.trials)),
        head: mean(rates.map(({ head }) => head.passes / head.trials)),
        baseMean: null,
        ...(clustered === null ? exactP(rates) : signedP(clustered)),
        spread: n === 0 ? null : rate_effect_spreadOf(cells, rates, design.paired),
        ties: false,
        approximate: false,
    };
}
function ratesOf(cell, paired) {
    const pairs = (0,compare_contest/* pairSamples */.IH)(cell).filter(({ base, head }) => (0,compare_contest/* isValid */.fn)(base) && (0,compare_contest/* isValid */.fn)(head));
    const base = paired ? pairs.map((pair) => pair.base) : cell.base.filter(compare_contest/* isValid */.fn);
    const head = paired ? pairs.map((pair) => pair.head) : cell.head.filter(compare_contest/* isValid */.fn);
    return { case: cell.case, base: countPasses(base), head: countPasses(head) };
}
function countPasses(samples) {
    return {
        passes: samples.filter(({ state }) => state === 'passed').length,
        trials: samples.length,
    };
}
function differenceOf({ base, head }) {
    return head.passes / head.trials - base.passes / base.trials;
}
function perCase(rates) {
    return [...Map.groupBy(rates, (cell) => cell.case).values()].flatMap((ofCase) => mean(ofCase.map(differenceOf)) ?? []);
}
function exactP(rates) {
    const test = conditionalTest(rates);
    const mirrored = conditionalTest(rates.map(({ base, head }) => ({ base: head, head: base })));
    return {
        pTwoSided: test.pTwoSided,
        pHigher: mirrored.pRegression,
        pLower: test.pRegression,
    };
}
function signedP(differences) {
    const { pTwoSided, pGreater, pLess } = signedRankTest(differences);
    return { pTwoSided, pHigher: pGreater, pLower: pLess };
}
function intervalOf(cells, rates, { paired, level }) {
    if (!paired)
        return stratifiedNewcombe(rates, level)?.interval ?? null;
    return bonettPrice(discordance(cells), level)?.interval ?? null;
}
function discordance(cells) {
    const pairs = cells
        .flatMap(compare_contest/* pairSamples */.IH)
        .filter(({ base, head }) => (0,compare_contest/* isValid */.fn)(base) && (0,compare_contest/* isValid */.fn)(head))
        .map(({ base, head }) => [base.state === 'passed', head.state === 'passed']);
    return {
        passToFail: pairs.filter(([base, head]) => base && !head).length,
        failToPass: pairs.filter(([base, head]) => !base && head).length,
        pairs: pairs.length,
    };
}
/** With the pseudo-observations of the interval, so that no disagreement so far is not taken for none ever. */
function rate_effect_spreadOf(cells, rates, paired) {
    if (paired) {
        const { passToFail, failToPass, pairs } = discordance(cells);
        const loss = (passToFail + 1) / (pairs + 2);
        const gain = (failToPass + 1) / (pairs + 2);
        return { deviation: Math.sqrt(loss + gain - (gain - loss) ** 2), factor: 1 / pairs };
    }
    const [base, head] = [rates.map((cell) => cell.base), rates.map((cell) => cell.head)].map(pooled);
    if (base === undefined || head === undefined)
        return null;
    const shares = [base, head].map(({ passes, trials }) => (passes + 1) / (trials + 2));
    const variance = mean(shares.map((share) => share * (1 - share))) ?? 0;
    return { deviation: Math.sqrt(variance), factor: 1 / base.trials + 1 / head.trials };
}
function pooled(counts) {
    return {
        passes: counts.reduce((sum, { passes }) => sum + passes, 0),
        trials: counts.reduce((sum, { trials }) => sum + trials, 0),
    };
}
function nominal(interval, level) {
    return { ...interval, achievedLevel: level, approximate: false };
}
function mean(values) {
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

;// CONCATENATED MODULE: ./lib/core/compare/measure-effect.js


/**
 * The one comparison: mode against mode, arm against arm, and now against a stored baseline.
 */
function measureEffect(metric, cells, design) {
    if (metric.scale === 'points')
        return rateEffect(cells, design);
    return design.paired
        ? pairedEffect(metric, cells, design)
        : unpairedEffect(metric, cells, design);
}

// EXTERNAL MODULE: ./lib/core/plan/random.js
var plan_random = __webpack_require__(26472);
;// CONCATENATED MODULE: ./lib/core/judge/margins.js
function marginsOf(gate) {
    return {
        relative: gate.maxRegressionPercent === undefined ? null : gate.maxRegressionPercent / 100,
        absolute: gate.minAbsolute ?? null,
        drop: gate.maxDropPoints === undefined ? null : gate.maxDropPoints / 100,
    };
}
/**
 * The margin on the scale of the effect, as a distance from no effect: a logarithm for a ratio. For
 * differences a relative margin is taken of the base's mean, and the larger of both margins counts.
 */
function mainMargin({ scale, baseMean }, { relative, absolute, drop }) {
    if (scale === 'points')
        return drop ?? 0;
    if (scale === 'ratio')
        return Math.log(1 + (relative ?? 0));
    return Math.max((relative ?? 0) * Math.abs(baseMean ?? 0), absolute ?? 0);
}
/** An effect with its margins, as `decide` takes it; null when there is nothing to decide on. */
function judgedEffects(effect, margins) {
    const { main, difference, scale } = effect;
    if (main === null)
        return null;
    if (scale !== 'ratio') {
        return { ratio: null, difference: judged(main, mainMargin(effect, margins)) };
    }
    return {
        ratio: judged(main, margins.relative, 0),
        difference: difference === null ? null : judged(difference, margins.absolute),
    };
}
/** Without an interval nothing is inside a margin, nor strictly beyond one. */
function judged({ estimate, interval }, margin, low = Number.NEGATIVE_INFINITY) {
    return { estimate, interval: interval ?? { low, high: Number.POSITIVE_INFINITY }, margin };
}
/** How much worse the head is, as a distance from no effect on the scale of `mainMargin`; negative when better. */
function harmOf({ main, scale }, worse) {
    if (main === null)
        return null;
    const distance = scale === 'ratio' ? Math.log(main.estimate) : main.estimate;
    return worse === 'higher' ? distance : -distance;
}

// EXTERNAL MODULE: ./lib/core/judge/where.js
var judge_where = __webpack_require__(58440);
;// CONCATENATED MODULE: ./lib/core/judge/application.js



/** Every gate with every contest that its `where` does not rule out, in the order of the gates. */
function applications(gates, contests, { generalize }, alpha) {
    return gates.flatMap((gate) => contestsOf(gate, contests).map((contest) => {
        const metric = requireMetric(gate.metric);
        return {
            gate,
            metric,
            worse: metric.better === 'lower' ? 'higher' : 'lower',
            margins: marginsOf(gate),
            contest,
            cells: contest.cells.filter((cell) => (0,judge_where/* isWhere */.S)(gate.where, { ...cell, target: contest.target })),
            design: { paired: contest.paired, generalize, level: 1 - alpha },
        };
    }));
}
/** A gate on the matrix that meets no target has a row all the same: what is not there can't pass. */
function contestsOf(gate, contests) {
    const about = contests.filter((contest) => isAbout(gate, contest));
    const [first] = contests;
    if (about.length > 0 || first === undefined || gate.where.experiment !== undefined)
        return about;
    const target = gate.where.target ?? first.target;
    const detail = `this run has no target "${target}"`;
    const absent = { reason: 'nothing-to-compare', invalid: false, detail };
    return [{ ...first, target, absent, cells: [] }];
}
function isAbout({ where }, { comparison, target }) {
    if (where.target !== undefined && where.target !== target)
        return false;
    const experiment = comparison.startsWith('experiment:') ? comparison.slice(11) : null;
    if (where.experiment !== undefined)
        return where.experiment === experiment;
    return experiment === null || where.matrix !== true;
}
function requireMetric(name) {
    const metric = (0,domain_metric/* findMetric */.GF)(name);
    const known = domain_metric/* METRIC_NAMES */.Uw.find((candidate) => candidate === name);
    if (metric === null || known === undefined)
        throw new TypeError(`no metric ${name}`);
    return { ...metric, name: known };
}

// EXTERNAL MODULE: ./lib/domain/verdict-names.js
var verdict_names = __webpack_require__(16852);
;// CONCATENATED MODULE: ./lib/core/statistics/adjust.js
/**
 * p values adjusted to the false discovery rate of Benjamini and Hochberg (1995), in input order,
 * each at least the raw one and at most 1.
 */
function benjaminiHochberg(values) {
    const count = values.length;
    let least = 1;
    return adjustInOrder(values, {
        compare: (one, other) => other - one,
        adjust: (value, place) => {
            // The product may round to just below the value itself.
            least = Math.min(least, Math.max(value, (value * count) / (count - place)));
            return least;
        },
    });
}
/**
 * p values adjusted to the family-wise error of Holm (1979), in input order, each at least the raw one
 * and at most 1.
 */
function holm(values) {
    const count = values.length;
    let most = 0;
    return adjustInOrder(values, {
        compare: (one, other) => one - other,
        adjust: (value, place) => {
            most = Math.max(most, Math.min(1, value * (count - place)));
            return most;
        },
    });
}
function adjustInOrder(values, { compare, adjust }) {
    const adjusted = [...values];
    values
        .map((value, position) => ({ value, position }))
        .sort((one, other) => compare(one.value, other.value))
        .forEach(({ value, position }, place) => {
        adjusted[position] = adjust(value, place);
    });
    return adjusted;
}

// EXTERNAL MODULE: ./lib/core/statistics/sample-size.js
var sample_size = __webpack_require__(93391);
;// CONCATENATED MODULE: ./lib/core/judge/confirm.js


/** Pairs on top of those that can reject, so that one or two may go the other way. */
const SPARE_PAIRS = 4;
/** The plan for `suspects` of a job with `gates` gates, each a (gate, cell). */
function freshPlan({ gates, suspects }, alpha) {
    const fewest = (0,sample_size/* minimumPairs */.gv)({ tests: gates + suspects, alpha });
    return { pairs: fewest + SPARE_PAIRS, fewest };
}
/** How many suspects of one gate are to be run again: the worst `confirmMax`, where that is possible at all. */
function selectable({ contest }, suspects, { confirm, confirmMax }) {
    return contest.paired && confirm ? suspects.slice(0, confirmMax) : [];
}
/** What becomes of each suspect of one gate, the worst first. */
function followUp(application, suspects, how) {
    const { contest } = application;
    const selected = selectable(application, suspects, how.compare);
    return suspects.map((suspect) => {
        if (!contest.paired)
            return { kind: 'open', suspect, cause: 'stored-baseline', effect: null };
        if (!how.compare.confirm)
            return { kind: 'open', suspect, cause: 'confirm-off', effect: null };
        if (!selected.includes(suspect)) {
            return { kind: 'open', suspect, cause: 'beyond-confirm-max', effect: null };
        }
        const effect = freshEffect(application, suspect);
        if (effect !== null && effect.n >= how.plan.fewest)
            return { kind: 'tested', suspect, effect };
        if (contest.bar !== null)
            return { kind: 'open', suspect, cause: contest.bar, effect };
        if (effect === null)
            return { kind: 'wanted', suspect };
        return { kind: 'open', suspect, cause: 'confirmation-incomplete', effect };
    });
}
/** The effect in the fresh pairs alone, so that choosing the cell cost nothing; null before they were run. */
function freshEffect({ metric, design }, { cell }) {
    if (cell.fresh === null)
        return null;
    const { base, head } = cell.fresh;
    const fresh = { case: cell.case, base, head };
    return measureEffect(metric, [fresh], { ...design, generalize: 'suite' });
}

;// CONCATENATED MODULE: ./lib/core/judge/exact-path.js

/**
 * Deterministic metrics, cell by cell and without a test: one pair is enough. Null where the metric is not
 * declared deterministic; `varies` where it is and its repeats differ all the same.
 */
function compareExactly(application) {
    const { metric, contest, cells, margins, worse } = application;
    if (!contest.mock || !metric.deterministicInMock)
        return null;
    const compared = [];
    let improved = false;
    let n = 0;
    for (const cell of cells) {
        const sides = contest.paired ? pairedSides(cell, application) : freeSides(cell, application);
        const [base] = sides.base;
        const [head] = sides.head;
        if (base === undefined || head === undefined)
            continue;
        if (sides.base.some((value) => value !== base))
            return 'varies';
        if (sides.head.some((value) => value !== head))
            return 'varies';
        const rule = { margins, worse, strict: application.gate.strict, scale: metric.scale };
        compared.push({ cell, base, head, flipped: isBeyond(base, head, rule) });
        improved ||= isBeyond(head, base, rule);
        n += sides.head.length;
    }
    const flips = compared.some(({ flipped }) => flipped);
    return { cells: compared, improved: improved && !flips, n };
}
function pairedSides(cell, { metric }) {
    const pairs = (0,compare_contest/* pairSamples */.IH)(cell).flatMap((pair) => {
        const [base, head] = [(0,compare_contest/* comparedValue */.Ph)(pair.base, metric), (0,compare_contest/* comparedValue */.Ph)(pair.head, metric)];
        return base === null || head === null ? [] : [{ base, head }];
    });
    return { base: pairs.map(({ base }) => base), head: pairs.map(({ head }) => head) };
}
function freeSides({ base, head }, { metric }) {
    const valuesOf = (samples) => samples.flatMap((sample) => (0,compare_contest/* comparedValue */.Ph)(sample, metric) ?? []);
    return { base: valuesOf(base), head: valuesOf(head) };
}
/** True when `head` is worse than `base`, at or beyond every margin; any pass that became a fail is. */
function isBeyond(base, head, { margins, worse, strict, scale }) {
    const [small, large] = worse === 'higher' ? [base, head] : [head, base];
    if (large <= small)
        return false;
    if (scale === 'points')
        return true;
    const relative = small * (1 + (margins.relative ?? 0));
    const absolute = margins.absolute ?? 0;
    const slack = 1e-12 * large;
    return strict
        ? large > relative + slack && large - small > absolute + slack
        : large >= relative - slack && large - small >= absolute - slack;
}

;// CONCATENATED MODULE: ./lib/core/judge/preconditions.js


/** The first thing that makes a comparison invalid, before any p value is looked at; null when nothing does. */
function objection(application, minCoverage) {
    return (unreconciled(application) ??
        modelsObjection(application) ??
        lowCoverage(application, minCoverage) ??
        unequalErrors(application) ??
        uncoveredTokens(application));
}
function unreconciled({ contest: { unreconciled: faults } }) {
    const [first] = faults;
    if (first === undefined)
        return null;
    const more = faults.length > 1 ? ` and ${faults.length - 1} more` : '';
    return { reason: 'evidence-not-reconciled', detail: `${first}${more}` };
}
/** Asked for one model and answered by two; or asked for two and answered by one and the same. */
function modelsObjection({ contest, cells }) {
    const { asked, mock } = contest;
    const base = modelsOf(cells, 'base');
    const head = modelsOf(cells, 'head');
    if (base.length === 0 || head.length === 0)
        return null;
    const same = base.join('\n') === head.join('\n');
    if (asked.base === asked.head && !same) {
        const detail = `"${asked.base}" was answered by ${quoted(base)} in base and ${quoted(head)} in head`;
        return { reason: 'model-differs', detail };
    }
    if (asked.base !== asked.head && same && !mock) {
        const detail = `"${asked.base}" and "${asked.head}" were both answered by ${quoted(head)}`;
        return { reason: 'treatment-not-observed', detail };
    }
    return null;
}
function modelsOf(cells, side) {
    return [
        ...new Set(cells.flatMap((cell) => cell[side].flatMap(({ models }) => models))),
    ].toSorted();
}
function quoted(names) {
    return names.map((name) => `"${name}"`).join(', ');
}
/** Beside a stored baseline each side has its own coverage, and the lower one counts. */
function lowCoverage({ contest, cells }, minCoverage) {
    const planned = preconditions_sum(cells, (cell) => cell.planned);
    const parts = contest.paired
        ? [{ side: 'pairs', valid: preconditions_sum(cells, validPairs), of: planned }]
        : ['base', 'head'].map((side) => ({
            side: `${side} trials`,
            valid: preconditions_sum(cells, (cell) => cell[side].filter(compare_contest/* isValid */.fn).length),
            of: side === 'head' ? planned : preconditions_sum(cells, (cell) => cell.base.length),
        }));
    const low = parts.find(({ valid, of }) => of > 0 && valid / of < minCoverage);
    if (low === undefined)
        return null;
    const detail = `${low.valid} of ${low.of} ${low.side} are valid, minCoverage is ${minCoverage}`;
    return { reason: 'coverage-below-minimum', detail };
}
function validPairs(cell) {
    return (0,compare_contest/* pairSamples */.IH)(cell).filter(({ base, head }) => (0,compare_contest/* isValid */.fn)(base) && (0,compare_contest/* isValid */.fn)(head)).length;
}
function unequalErrors({ cells }) {
    const errors = (side) => {
        const samples = cells.flatMap((cell) => cell[side]);
        const passes = samples.filter(({ state }) => state === 'infra-error').length;
        return { passes, trials: samples.length };
    };
    const [base, head] = [errors('base'), errors('head')];
    if (base.passes === head.passes || fisherTest({ base, head }) >= 0.05)
        return null;
    const detail = `infrastructure errors in ${base.passes} of ${base.trials} base and ${head.passes} of ${head.trials} head trials`;
    return { reason: 'infra-errors-differ', detail };
}
function uncoveredTokens({ metric, cells }) {
    if (metric.unit !== 'tokens' && metric.unit !== 'usd')
        return null;
    const samples = cells.flatMap(({ base, head }) => [...base, ...head]);
    const covered = metric.unit === 'usd' ? priced : withUsage;
    const [sent, known] = [preconditions_sum(samples, ({ callsSent }) => callsSent), preconditions_sum(samples, covered)];
    if (known === sent)
        return null;
    const reason = metric.unit === 'usd' ? 'unpriced' : 'tokens-not-covered';
    const what = metric.unit === 'usd' ? 'a price' : 'usage';
    return { reason, detail: `${known} of ${sent} calls sent have ${what}` };
}
const priced = ({ callsPriced }) => callsPriced;
const withUsage = ({ callsWithUsage }) => callsWithUsage;
function preconditions_sum(items, value) {
    return items.reduce((total, item) => total + value(item), 0);
}

;// CONCATENATED MODULE: ./lib/core/judge/screen.js




/** One-sided p up to which a cell is suspect; lower where it can't be run again. */
const SCREEN_P = { fresh: 0.125, stored: 0.02 };
/** How far a pass rate must fall to be suspect. */
const RATE_DROP = 0.5;
/** How much worse every one of one or two pairs must be. */
const FEW_PAIRS_RATIO = 2;
/** Looks at every cell of a gate by itself, as an effect over all of them is blind to one bad case. */
function screen(application) {
    const { metric, cells, design, worse, margins } = application;
    const measured = cells.map((cell) => ({
        cell,
        effect: measureEffect(metric, [cell], { ...design, generalize: 'suite' }),
    }));
    const suspects = measured
        .filter(({ cell, effect }) => isSuspect(cell, effect, application))
        .map(({ cell, effect }) => ({ cell, effect, severity: severityOf(effect, worse, margins) }))
        .toSorted((one, other) => other.severity - one.severity);
    const unscreened = measured.filter(({ effect }) => effect.scale === 'points' && effect.n === 1).length;
    return { suspects, unscreened };
}
function isSuspect(cell, effect, application) {
    const { worse, margins, design } = application;
    const harm = harmOf(effect, worse);
    if (harm === null || harm <= 0)
        return false;
    const p = worse === 'higher' ? effect.pHigher : effect.pLower;
    if (effect.scale === 'points')
        return isSuspectRate(effect, harm, p);
    if (design.paired && effect.n <= 2)
        return isEveryPairBad(cell, application);
    const limit = design.paired ? SCREEN_P.fresh : SCREEN_P.stored;
    return effect.n > 2 && isTwiceTheMargin(effect, harm, margins) && isAtLeast(limit, p);
}
function isSuspectRate({ n, base, head }, harm, p) {
    if (n === 2)
        return base === 1 && head === 0;
    return n > 2 && isAtLeast(harm, RATE_DROP) && isAtLeast(SCREEN_P.fresh, p);
}
function isTwiceTheMargin(effect, harm, margins) {
    const { relative, absolute } = margins;
    const doubled = { ...margins, relative: relative === null ? null : 2 * relative };
    const difference = Math.abs(effect.difference?.estimate ?? 0);
    return (isAtLeast(harm, mainMargin(effect, doubled)) &&
        (effect.scale !== 'ratio' || isAtLeast(difference, absolute ?? 0)));
}
function isEveryPairBad(cell, { metric, worse, margins }) {
    const pairs = (0,compare_contest/* pairSamples */.IH)(cell).flatMap((pair) => {
        const [base, head] = [(0,compare_contest/* comparedValue */.Ph)(pair.base, metric), (0,compare_contest/* comparedValue */.Ph)(pair.head, metric)];
        if (base === null || head === null)
            return [];
        return [worse === 'higher' ? { small: base, large: head } : { small: head, large: base }];
    });
    return pairs.every(({ small, large }) => large > small &&
        large >= FEW_PAIRS_RATIO * small &&
        isAtLeast(large - small, margins.absolute ?? 0));
}
function severityOf(effect, worse, margins) {
    const margin = mainMargin(effect, margins);
    const harm = harmOf(effect, worse) ?? 0;
    return margin > 0 ? harm / margin : harm;
}

;// CONCATENATED MODULE: ./lib/core/judge/examine.js






/** Beside a stored baseline a cell needs this many values a side. */
const FEWEST_STORED = 4;
/** Looks at one gate by itself, in the order in which a doubt ends the matter. */
function examine(application, compare) {
    const { contest, cells, metric } = application;
    if (contest.absent !== null)
        return { kind: 'absent', application };
    if (cells.length === 0)
        return { kind: 'empty', application };
    const doubt = objection(application, compare.minCoverage);
    if (doubt !== null)
        return { kind: 'invalid', application, objection: doubt };
    const result = compareExactly(application);
    if (result !== null && result !== 'varies') {
        return { kind: 'exact', application, result, hangsOnMissing: mayFlip(application, result) };
    }
    const kept = contest.paired ? cells : cells.filter((cell) => isLarge(cell, application));
    const measured = { ...application, cells: kept };
    const effect = measureEffect(metric, kept, application.design);
    if (metric.unit === 'ms' && !contest.sameRunner) {
        return { kind: 'unlike-machines', application, effect };
    }
    return {
        kind: 'measured',
        application: measured,
        effect,
        screening: screen(measured),
        leftOut: cells.length - kept.length,
        varies: result === 'varies',
        bounds: missingBounds(measured),
    };
}
/** True when there is enough to reject at all. A pass rate has no least n: its p says how little there is. */
function isTestable({ effect, application }, family) {
    if (effect.main === null)
        return false;
    if (effect.scale === 'points')
        return true;
    if (effect.method === 'signed-rank')
        return effect.n >= family.minimumPairs;
    return isAtLeast(family.alpha / family.gates, smallestP(application));
}
/** Of the stratified rank-sum test, when both arms are apart in every cell. */
function smallestP({ cells, metric }) {
    const chances = cells.map(({ base, head }) => {
        const [first, second] = [countValues(base, metric), countValues(head, metric)];
        let chance = 1;
        for (let taken = 0; taken < first; taken += 1) {
            chance *= (first - taken) / (first + second - taken);
        }
        return chance;
    });
    return 2 * chances.reduce((product, chance) => product * chance, 1);
}
function isLarge({ base, head }, { metric }) {
    if (metric.scale === 'points')
        return true;
    return [base, head].every((side) => countValues(side, metric) >= FEWEST_STORED);
}
function countValues(samples, metric) {
    return samples.filter((sample) => (0,compare_contest/* comparedValue */.Ph)(sample, metric) !== null).length;
}
/** A pass rate with every missing head trial failed and base trial passed, and the other way round. */
function missingBounds(application) {
    const { metric, cells, design } = application;
    if (metric.scale !== 'points' || !cells.some(hasMissing))
        return null;
    return [
        measureEffect(metric, filledCells(cells, 'against'), design),
        measureEffect(metric, filledCells(cells, 'for'), design),
    ];
}
function mayFlip(application, result) {
    const { metric, cells } = application;
    if (metric.scale !== 'points' || !cells.some(hasMissing))
        return false;
    const isRed = (found) => found === null || found === 'varies' ? null : found.cells.some(({ flipped }) => flipped);
    const now = isRed(result);
    return ['against', 'for'].some((side) => {
        return isRed(compareExactly({ ...application, cells: filledCells(cells, side) })) !== now;
    });
}
function hasMissing({ base, head }) {
    return [...base, ...head].some((sample) => !(0,compare_contest/* isValid */.fn)(sample));
}
function filledCells(cells, side) {
    const [baseState, headState] = side === 'against'
        ? ['passed', 'semantic-fail']
        : ['semantic-fail', 'passed'];
    return cells.map((cell) => ({
        ...cell,
        base: filled(cell.base, baseState),
        head: filled(cell.head, headState),
    }));
}
function filled(samples, state) {
    const passRate = state === 'passed' ? 1 : 0;
    return samples.map((sample) => (0,compare_contest/* isValid */.fn)(sample) ? sample : { ...sample, state, values: { ...sample.values, passRate } });
}

;// CONCATENATED MODULE: ./lib/core/statistics/decide.js

/**
 * The verdict of one gate. Regressed: p at most alpha, and the effect at or beyond every margin in the
 * bad direction. Pass: the interval's bad end is inside a margin that was given. Everything else, and
 * too few pairs, is inconclusive. Swapped arms turn `regressed` into `improved`.
 */
function decide(finding, rule) {
    if (finding.count < rule.minimumCount) {
        return { verdict: 'inconclusive', improved: false, reason: 'insufficient-pairs' };
    }
    const harms = harmsOf(finding, rule);
    const significant = isAtLeast(rule.alpha, finding.adjustedP);
    if (significant && isBeyondMargins(harms, rule.strict)) {
        return { verdict: 'regressed', improved: false, reason: null };
    }
    const improved = significant && isBeyondMargins(harms.map(mirror), rule.strict);
    if (harms.some(isInsideMargin))
        return { verdict: 'pass', improved, reason: null };
    return { verdict: 'inconclusive', improved, reason: 'underpowered' };
}
/** The effects turned so that larger is worse and 0 is none; the first is the one p was computed on. */
function harmsOf({ ratio, difference }, { worse }) {
    const effects = [ratio === null ? null : onLogScale(ratio), difference];
    const harms = effects.filter((effect) => effect !== null);
    return worse === 'higher' ? harms : harms.map(mirror);
}
/** On this scale a margin means as much upwards as downwards. */
function onLogScale({ estimate, interval, margin }) {
    return {
        estimate: Math.log(estimate),
        interval: { low: Math.log(interval.low), high: Math.log(interval.high) },
        margin: margin === null ? null : Math.log(1 + margin),
    };
}
function mirror({ estimate, interval, margin }) {
    return { estimate: -estimate, interval: { low: -interval.high, high: -interval.low }, margin };
}
function isBeyondMargins(harms, strict) {
    const pointsToHarm = (harms[0]?.estimate ?? 0) > 0;
    return pointsToHarm && harms.every((harm) => isBeyondMargin(harm, strict));
}
function isBeyondMargin({ estimate, interval, margin }, strict) {
    if (strict)
        return !isAtLeast(margin ?? 0, interval.low);
    return margin === null || isAtLeast(estimate, margin);
}
function isInsideMargin({ interval, margin }) {
    return margin !== null && !isAtLeast(interval.high, margin);
}

;// CONCATENATED MODULE: ./lib/core/judge/exact-row.js
/** The figures of a row that was compared exactly: means over cells, and the effect between them. */
function exactFigures({ application, result }) {
    const { scale } = application.metric;
    const base = exact_row_mean(result.cells.map((cell) => cell.base));
    const head = exact_row_mean(result.cells.map((cell) => cell.head));
    return {
        method: 'exact',
        scale,
        effect: effectOf(base, head, scale),
        difference: scale === 'ratio' && base !== null && head !== null ? head - base : null,
        ...{ base, head, n: result.n, improved: result.improved },
    };
}
/** The cells that are beyond the margin, the worst first. */
function exactSuspects({ application, result }) {
    const { scale } = application.metric;
    return result.cells
        .filter(({ flipped }) => flipped)
        .toSorted((one, other) => harm(other) - harm(one))
        .map(({ cell, base, head }) => ({
        ...{ case: cell.case, mode: cell.mode, base, head },
        effect: effectOf(base, head, scale),
        n: Math.min(cell.base.length, cell.head.length),
        ...{ outcome: 'flipped', cause: null, pairsToDecide: null, confirmation: null },
    }));
}
function harm({ base, head }) {
    return Math.abs(head - base) / Math.max(Math.abs(base), Number.MIN_VALUE);
}
function effectOf(base, head, scale) {
    if (base === null || head === null)
        return null;
    if (scale === 'ratio')
        return base > 0 ? head / base : null;
    return scale === 'points' ? (head - base) * 100 : head - base;
}
function exact_row_mean(values) {
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

;// CONCATENATED MODULE: ./lib/core/judge/job-context.js
/** The p of a gate or suspect within the family of all tests of the job; null where it has none. */
function adjustedP(key, { values, family }) {
    const place = [...values.keys()].indexOf(key);
    return family.adjust([...values.values()])[place] ?? null;
}

;// CONCATENATED MODULE: ./lib/core/judge/power.js

/** The chance that a harm of the size asked about is found. */
const POWER = 0.8;
/**
 * The smallest harm, as a distance from no effect (a logarithm for a ratio), that a test at two-sided level
 * `alpha` finds with 80 % power at this n: (z(1 - alpha / 2) + z(0.8)) standard errors, with the
 * asymptotic efficiency of rank tests (Lehmann 1975, 2.5 and 4.2). Null without a spread.
 */
function minimumDetectable({ spread }, alpha) {
    return spread === null ? null : quantiles(alpha) * spread.deviation * Math.sqrt(spread.factor);
}
/**
 * The n with 80 % power at a harm as large as `margin`: n grows with the square of what it must resolve. Null
 * without a spread or margin.
 */
function countToDecide(effect, { margin, alpha, atLeast, }) {
    const now = minimumDetectable(effect, alpha);
    if (now === null || margin <= 0)
        return null;
    return Math.max(atLeast, Math.ceil(effect.n * (now / margin) ** 2));
}
function quantiles(alpha) {
    return normalQuantile(1 - alpha / 2) + normalQuantile(POWER);
}

;// CONCATENATED MODULE: ./lib/core/judge/show-effect.js
/** An effect as the report has it: rates in percentage points. */
function showEffect(effect) {
    const { method, scale, main, difference, base, head, n } = effect;
    const per = scale === 'points' ? 100 : 1;
    return {
        ...{ method, scale, n, base, head },
        effect: main === null ? null : main.estimate * per,
        interval: rangeOf(main, per),
        level: main?.interval?.achievedLevel ?? null,
        difference: difference?.estimate ?? null,
        differenceInterval: rangeOf(difference, 1),
    };
}
/** A distance from no effect in the unit of the report: how much a ratio is above 1, or points. */
function showDistance(distance, scale) {
    if (distance === null)
        return null;
    if (scale === 'ratio')
        return Math.expm1(distance);
    return scale === 'points' ? distance * 100 : distance;
}
function rangeOf(estimate, per) {
    const interval = estimate?.interval ?? null;
    return interval === null ? null : [interval.low * per, interval.high * per];
}

;// CONCATENATED MODULE: ./lib/core/judge/suspect-row.js




/** A cell that looked bad, and what became of it. */
function suspectRow(lead, application, context) {
    const { cell, effect } = lead.suspect;
    const shown = showEffect(effect);
    const { plan } = context.family;
    const row = {
        ...{ case: cell.case, mode: cell.mode, effect: shown.effect },
        ...{ base: shown.base, head: shown.head, n: effect.n },
    };
    switch (lead.kind) {
        case 'wanted':
            return {
                ...row,
                outcome: 'open',
                cause: 'confirmation-incomplete',
                pairsToDecide: plan.pairs,
                confirmation: null,
            };
        case 'open':
            return {
                ...row,
                outcome: 'open',
                cause: lead.cause,
                pairsToDecide: plan.pairs,
                confirmation: lead.effect === null ? null : confirmationOf(lead, lead.effect, context),
            };
        case 'tested':
            return {
                ...row,
                outcome: isConfirmed(lead, application, context) ? 'confirmed' : 'not-confirmed',
                cause: null,
                pairsToDecide: null,
                confirmation: confirmationOf(lead, lead.effect, context),
            };
    }
}
function isConfirmed({ suspect, effect }, { worse, margins, gate }, context) {
    const judged = judgedEffects(effect, margins);
    if (judged === null)
        return false;
    const { alpha } = context.family;
    return (decide({ count: effect.n, adjustedP: adjustedP(suspect, context) ?? 1, ...judged }, { worse, alpha, strict: gate.strict, minimumCount: 0 }).verdict === 'regressed');
}
function confirmationOf({ suspect }, effect, context) {
    const { effect: shown, interval, level } = showEffect(effect);
    return {
        planned: suspect.cell.fresh?.planned ?? 0,
        ...{ n: effect.n, effect: shown, interval, level },
        p: context.values.get(suspect) ?? null,
        pAdjusted: adjustedP(suspect, context),
    };
}

;// CONCATENATED MODULE: ./lib/core/judge/gate-row.js








/** The row of one gate: its verdict, why, and the figures behind it. */
function gateRow(examined, context) {
    const blank = blankRow(examined.application);
    switch (examined.kind) {
        case 'absent':
            return { ...blank, ...absence(examined.application) };
        case 'empty':
            return { ...blank, verdict: 'inconclusive', reason: 'nothing-to-compare' };
        case 'invalid':
            return { ...blank, verdict: 'invalid', ...examined.objection };
        case 'exact':
            return { ...blank, ...exactVerdict(examined), ...exactFigures(examined) };
        case 'unlike-machines':
            return {
                ...blank,
                ...showEffect(examined.effect),
                verdict: 'inconclusive',
                reason: 'runner-differs',
            };
        case 'measured':
            return { ...blank, ...measuredRow(examined, context) };
    }
}
function blankRow({ gate, metric, contest, cells }) {
    const { comparison, target } = contest;
    return {
        ...{ metric: metric.name, comparison, target, where: gate.where },
        ...{ verdict: 'inconclusive', reason: 'nothing-to-compare', detail: null, improved: false },
        ...{ method: null, scale: metric.scale, effect: null, interval: null, level: null },
        ...{ difference: null, differenceInterval: null, base: null, head: null },
        ...{ p: null, pAdjusted: null, n: 0 },
        planned: cells.reduce((sum, cell) => sum + cell.planned, 0),
        margin: {
            percent: gate.maxRegressionPercent ?? null,
            absolute: gate.minAbsolute ?? null,
            points: gate.maxDropPoints ?? null,
        },
        strict: gate.strict,
        ...{
            toDecide: null,
            minimumDetectable: null,
            suspects: [],
            unscreened: 0,
            leftOut: 0,
            flags: [],
        },
    };
}
function absence({ contest }) {
    if (contest.absent === null)
        return {};
    const { reason, invalid, detail } = contest.absent;
    return { verdict: invalid ? 'invalid' : 'inconclusive', reason, detail };
}
function exactVerdict(exact) {
    const { result, hangsOnMissing, application } = exact;
    if (result.cells.length === 0)
        return insufficient(application);
    const suspects = exactSuspects(exact);
    if (hangsOnMissing)
        return { verdict: 'inconclusive', reason: 'missing-data', suspects };
    return suspects.length > 0
        ? { verdict: 'regressed', reason: 'case-regressed', suspects }
        : { verdict: 'pass', reason: 'inside-margin' };
}
function insufficient({ contest }) {
    return {
        verdict: 'inconclusive',
        reason: contest.paired ? 'insufficient-pairs' : 'insufficient-trials',
    };
}
function measuredRow(measured, context) {
    const { effect, screening, leftOut, application } = measured;
    const suspects = (context.leads.get(measured) ?? []).map((lead) => suspectRow(lead, application, context));
    const decision = decideOn(effect, measured, context);
    const outcome = outcomeOf({ measured, decision, suspects, context });
    return {
        ...showEffect(effect),
        ...outcome,
        improved: decision.improved && outcome.verdict !== 'regressed',
        p: context.values.get(measured) ?? null,
        pAdjusted: adjustedP(measured, context),
        toDecide: outcome.verdict === 'inconclusive' ? toDecide(measured, context) : null,
        minimumDetectable: showDistance(minimumDetectable(effect, context.family.alpha / Math.max(1, context.family.gates)), effect.scale),
        suspects,
        unscreened: screening.unscreened,
        leftOut,
        flags: [
            ...(effect.approximate ? ['approximate'] : []),
            ...(effect.ties ? ['ties'] : []),
            ...(measured.varies ? ['exact-metric-varies'] : []),
        ],
    };
}
/** A confirmed case is a regression whatever the suite says; an open one is never a pass. */
function outcomeOf({ measured, decision, suspects, context }) {
    const has = (outcome) => suspects.some((suspect) => suspect.outcome === outcome);
    const hangs = hangsOnMissing(measured, decision.verdict, context);
    if (decision.verdict === 'regressed' && !hangs) {
        return { verdict: 'regressed', reason: 'beyond-margin' };
    }
    if (has('confirmed'))
        return { verdict: 'regressed', reason: 'case-regressed' };
    if (hangs)
        return { verdict: 'inconclusive', reason: 'missing-data' };
    if (has('open'))
        return { verdict: 'inconclusive', reason: 'suspect-case' };
    if (decision.verdict === 'pass')
        return { verdict: 'pass', reason: 'inside-margin' };
    return decision.reason === 'insufficient-pairs'
        ? insufficient(measured.application)
        : { verdict: 'inconclusive', reason: 'underpowered' };
}
/** True when the verdict turns if the missing trials had gone one way or the other. */
function hangsOnMissing(measured, verdict, context) {
    if (measured.bounds === null)
        return false;
    return measured.bounds.some((effect) => {
        const values = new Map(context.values).set(measured, effect.pTwoSided);
        return decideOn(effect, measured, { ...context, values }).verdict !== verdict;
    });
}
function decideOn(effect, measured, context) {
    const { application } = measured;
    const { worse, margins, gate } = application;
    const judged = judgedEffects(effect, margins);
    if (judged === null || !isTestable({ ...measured, effect }, context.family)) {
        return { verdict: 'inconclusive', improved: false, reason: 'insufficient-pairs' };
    }
    const { alpha } = context.family;
    return decide({ count: effect.n, adjustedP: adjustedP(measured, context) ?? 1, ...judged }, { worse, alpha, strict: gate.strict, minimumCount: 0 });
}
/** The n that would decide, over all cells, and how many runs of each cell that is. */
function toDecide({ effect, application, screening }, { family }) {
    const cells = Math.max(1, application.cells.length);
    const atLeast = effect.method === 'signed-rank' ? family.minimumPairs : 0;
    const n = countToDecide(effect, {
        margin: mainMargin(effect, application.margins),
        alpha: family.alpha / Math.max(1, family.gates),
        atLeast,
    });
    const runsFor = (count) => application.design.generalize === 'cases' ? null : Math.ceil(count / cells);
    if (n !== null)
        return { n, runs: runsFor(n) };
    if (atLeast === 0 || effect.n >= atLeast || screening.suspects.length > 0)
        return null;
    return { n: atLeast, runs: runsFor(atLeast) };
}

;// CONCATENATED MODULE: ./lib/core/judge/judge.js







/**
 * Judges every gate on every comparison: preconditions, then the exact path of deterministic metrics, then
 * effect and p over the suite, a look at every cell, and the fresh pairs of suspects. All p values of the
 * job, those of suspects included, share one adjustment. Pure: the same samples give the same judgement,
 * whatever their order.
 */
function judge({ gates, compare, contests }) {
    const alpha = alphaPerLook(compare);
    const examined = applications(gates, contests, compare, alpha).map((application) => examine(application, compare));
    const gateCount = examined.filter(({ kind }) => kind !== 'unlike-machines').length;
    const tested = examined.filter((one) => one.kind === 'measured');
    const suspectCount = tested.reduce((sum, { application, screening }) => sum + selectable(application, screening.suspects, compare).length, 0);
    const plan = freshPlan({ gates: gateCount, suspects: suspectCount }, alpha);
    const family = {
        alpha,
        plan,
        gates: gateCount,
        minimumPairs: gateCount === 0 ? 0 : (0,sample_size/* minimumPairs */.gv)({ tests: gateCount, alpha }),
        adjust: compare.adjust === 'holm' ? holm : benjaminiHochberg,
    };
    const leads = new Map(tested.map((one) => [
        one,
        followUp(one.application, one.screening.suspects, { compare, plan }),
    ]));
    const values = collectP(examined, leads, family);
    const rows = examined.map((one) => gateRow(one, { leads, values, family }));
    return {
        rows,
        verdict: worstOf(rows),
        wanted: wantedPairs(leads, plan.pairs),
        underpowered: [
            ...new Set(rows.flatMap(({ reason, comparison }) => (reason === 'underpowered' ? [comparison] : []))),
        ],
    };
}
/** With one declared extension there are two looks, which share alpha. */
function alphaPerLook({ alpha, extendOnce }) {
    return extendOnce ? alpha / 2 : alpha;
}
/** The raw p values of the job by what they belong to: gates that can be tested, and suspects run again. */
function collectP(examined, leads, family) {
    const values = new Map();
    for (const one of examined) {
        if (one.kind !== 'measured')
            continue;
        if (isTestable(one, family))
            values.set(one, one.effect.pTwoSided);
        for (const lead of leads.get(one) ?? []) {
            if (lead.kind === 'tested')
                values.set(lead.suspect, lead.effect.pTwoSided);
        }
    }
    return values;
}
function wantedPairs(leads, pairs) {
    const wanted = new Map();
    for (const [{ application }, ofGate] of leads) {
        const { comparison, target } = application.contest;
        for (const { kind, suspect } of ofGate) {
            if (kind !== 'wanted')
                continue;
            const { case: id, mode } = suspect.cell;
            wanted.set(JSON.stringify([comparison, target, id, mode]), {
                ...{ comparison, target, case: id, mode, pairs },
            });
        }
    }
    return [...wanted.values()];
}
function worstOf(rows) {
    if (rows.length === 0)
        return null;
    const worst = Math.max(...rows.map(({ verdict }) => verdict_names/* VERDICTS */.b.indexOf(verdict)));
    return verdict_names/* VERDICTS */.b[worst] ?? null;
}

;// CONCATENATED MODULE: ./lib/core/judge/calibrate.js








/**
 * What an A/A run says of the noise and of the policy. Under no change the two sides of a pair are
 * exchangeable, so benchmarks are drawn from the pairs by exchanging sides at random, with fresh pairs of
 * suspects drawn with replacement from the pairs of their cell.
 */
function calibrate(question) {
    const { contests, gates, compare, resamples, seed } = question;
    const random = (0,plan_random/* seededRandom */.I)(seed);
    const drawn = gates.length === 0
        ? []
        : Array.from({ length: resamples }, () => judgeResample(question, random));
    const perLook = compare.extendOnce ? compare.alpha / 2 : compare.alpha;
    const tests = applications(gates, contests, compare, perLook).length;
    const alpha = perLook / Math.max(1, tests);
    return {
        resamples: drawn.length,
        falseRed: drawn.length === 0
            ? null
            : share(drawn, (rows) => rows.some(({ verdict }) => verdict === 'regressed')),
        rows: contests.flatMap((contest) => rowsOf(contest, alpha, drawn)),
    };
}
function rowsOf(contest, alpha, drawn) {
    return domain_metric/* METRICS */.Cb.flatMap((metric) => {
        const design = { paired: true, generalize: 'suite', level: 0.95 };
        const effect = measureEffect(metric, contest.cells, design);
        const detectable = minimumDetectable(effect, alpha);
        if (effect.spread === null || detectable === null)
            return [];
        const { scale, n } = effect;
        const harm = showDistance(detectable, scale) ?? 0;
        return [
            {
                ...{ target: contest.target, metric: metric.name, scale, n },
                noise: showDistance(effect.spread.deviation, scale) ?? 0,
                minimumDetectable: harm,
                proposedMargin: roundedUp(scale === 'ratio' ? harm * 100 : harm, scale),
                gate: gateShares(contest.target, metric.name, drawn),
            },
        ];
    });
}
/** Whole percent or points; for other units the next number with one digit. */
function roundedUp(margin, scale) {
    if (margin === 0)
        return 0;
    if (scale !== 'difference')
        return Math.ceil(margin);
    const digit = 10 ** Math.floor(Math.log10(margin));
    return Number((Math.ceil(margin / digit) * digit).toPrecision(1));
}
function gateShares(target, metric, drawn) {
    const rows = drawn.flatMap((one) => one.filter((row) => row.target === target && row.metric === metric));
    if (rows.length === 0)
        return null;
    return {
        falseRed: share(rows, ({ verdict }) => verdict === 'regressed'),
        pass: share(rows, ({ verdict }) => verdict === 'pass'),
        inconclusive: share(rows, ({ verdict }) => verdict === 'inconclusive' || verdict === 'invalid'),
    };
}
function share(items, holds) {
    return items.filter(holds).length / items.length;
}
/** One benchmark of the kind that was run, from first pairs to final rows. */
function judgeResample({ gates, compare, contests }, random) {
    const drawn = contests.map((contest) => ({
        ...contest,
        cells: contest.cells.map((cell) => exchanged(cell, random)),
    }));
    const first = judge({ gates, compare, contests: drawn });
    if (first.wanted.length === 0)
        return first.rows;
    const followed = drawn.map((contest, index) => ({
        ...contest,
        cells: contest.cells.map((cell, place) => withFresh(cell, contests[index]?.cells[place] ?? cell, {
            ...{ target: contest.target, wanted: first.wanted, random },
        })),
    }));
    return judge({ gates, compare, contests: followed }).rows;
}
function exchanged(cell, random) {
    return { ...cell, ...sidesOf((0,compare_contest/* pairSamples */.IH)(cell).map((pair) => turned(pair, random))) };
}
function withFresh(cell, source, how) {
    const asked = how.wanted.find(({ target, case: id, mode }) => target === how.target && id === cell.case && mode === cell.mode);
    const pairs = (0,compare_contest/* pairSamples */.IH)(source);
    if (asked === undefined || pairs.length === 0)
        return cell;
    const drawn = Array.from({ length: asked.pairs }, (_, index) => {
        const pair = pairs[Math.floor(how.random() * pairs.length)];
        if (pair === undefined)
            return [];
        const { base, head } = turned(pair, how.random);
        return [{ base: { ...base, iteration: index + 1 }, head: { ...head, iteration: index + 1 } }];
    }).flat();
    return { ...cell, fresh: { planned: asked.pairs, ...sidesOf(drawn) } };
}
function turned(pair, random) {
    return random() < 0.5 ? pair : { base: pair.head, head: pair.base };
}
function sidesOf(pairs) {
    return { base: pairs.map(({ base }) => base), head: pairs.map(({ head }) => head) };
}

// EXTERNAL MODULE: ./lib/core/compare/match-cases.js
var match_cases = __webpack_require__(66986);
;// CONCATENATED MODULE: ./lib/core/compare/treatments.js
/** What a change did to the targets that both sides have, key by key: it is compared, and named. */
function treatmentsOf(base, head) {
    return head.flatMap((now) => {
        const was = base.find(({ id }) => id === now.id);
        return was === undefined ? [] : differences(was, now);
    });
}
function differences(base, head) {
    const [was, is] = [flat(base), flat(head)];
    return [...new Set([...was.keys(), ...is.keys()])]
        .filter((key) => was.get(key) !== is.get(key))
        .map((key) => ({
        target: head.id,
        key,
        base: was.get(key) ?? 'not given',
        head: is.get(key) ?? 'not given',
    }));
}
function flat({ provider, model, params, limits, agent }) {
    return new Map([
        ['provider', provider],
        ['model', model],
        ...Object.entries(agent ?? {}).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
        ...Object.entries(params).map(([key, value]) => [`params.${key}`, JSON.stringify(value)]),
        ...Object.entries(limits).map(([key, value]) => [`limits.${key}`, JSON.stringify(value)]),
    ]);
}

;// CONCATENATED MODULE: ./lib/core/compare/matrix-contests.js




/** Sets a matrix against its opponent: one contest a target, over the cases that both sides have alike. */
function matrixContests(opponent, head) {
    const cases = (0,match_cases/* matchCases */.Z)(baseHashes(opponent, head), head.caseHashes);
    return {
        contests: head.targets.map((target) => contestOf(target, opponent, { ...head, cases })),
        facts: factsOf(opponent, head, cases),
    };
}
function baseHashes(opponent, head) {
    if (opponent.kind === 'base-ref')
        return opponent.caseHashes;
    return opponent.record?.caseHashes ?? head.caseHashes;
}
function contestOf(target, opponent, head) {
    const base = baseTargets(opponent).find(({ id }) => id === target.id);
    const absent = absenceOf(target, base, opponent);
    return {
        comparison: againstOf(opponent),
        target: target.id,
        paired: opponent.kind === 'base-ref',
        mock: head.mock,
        sameRunner: opponent.kind !== 'stored' || (0,compare_contest/* isSameRunner */.bR)(opponent.record.runner, head.runner),
        asked: { base: base?.model ?? target.model, head: target.model },
        unreconciled: head.unreconciled,
        absent,
        bar: head.bar,
        cells: absent === null ? cellsOf(target.id, opponent, head) : [],
    };
}
function baseTargets(opponent) {
    return opponent.kind === 'base-ref' ? opponent.targets : (opponent.record?.targets ?? []);
}
function againstOf(opponent) {
    if (opponent.kind === 'absent')
        return opponent.against;
    return opponent.kind === 'stored' ? 'baseline' : 'base-ref';
}
function absenceOf(target, base, opponent) {
    if (opponent.kind === 'absent') {
        return {
            reason: reasonOf(opponent),
            invalid: opponent.invalid,
            detail: opponent.state === 'first-run' ? `first run: ${opponent.reason}` : opponent.reason,
        };
    }
    if (opponent.kind === 'stored' && opponent.staleFails) {
        return { reason: 'baseline-stale', invalid: true, detail: opponent.stale };
    }
    const against = againstOf(opponent);
    if (base === undefined) {
        const reason = against === 'baseline' ? 'baseline-missing' : 'base-missing';
        return { reason, invalid: false, detail: `the base has no target "${target.id}"` };
    }
    if (base.kind === target.kind)
        return null;
    const detail = `"${target.id}" is a ${base.kind} target there and a ${target.kind} target here`;
    return { reason: 'baseline-incompatible', invalid: false, detail };
}
function reasonOf({ against, state }) {
    if (state === 'incompatible')
        return 'baseline-incompatible';
    return against === 'base-ref' ? 'base-missing' : 'baseline-missing';
}
function cellsOf(target, opponent, head) {
    const own = head.trials.filter((trial) => trial.target === target && head.cases.common.includes(trial.case));
    const groups = Map.groupBy(own, ({ case: id, mode }) => `${id}/${mode}`);
    return [...groups.values()].flatMap((trials) => cellOf(trials, opponent));
}
function cellOf(trials, opponent) {
    const [first] = trials;
    if (first === undefined)
        return [];
    const place = { case: first.case, mode: first.mode };
    const samples = (arm, phase) => trials
        .filter((trial) => trial.phase === phase && (trial.arm ?? 'head') === arm)
        .map(trialSample);
    const head = samples('head', 'measure');
    const base = opponent.kind === 'stored'
        ? storedSamples(opponent, { ...place, target: first.target })
        : samples('base', 'measure');
    if (head.length === 0 || base.length === 0)
        return [];
    const fresh = { base: samples('base', 'confirm'), head: samples('head', 'confirm') };
    const planned = fresh.head.length;
    return [
        {
            ...place,
            planned: head.length,
            base,
            head,
            fresh: planned === 0 ? null : { planned, ...fresh },
        },
    ];
}
function storedSamples({ record }, place) {
    return (record.cells.find((cell) => cell.target === place.target && cell.case === place.case && cell.mode === place.mode)?.samples ?? []);
}
function factsOf(opponent, head, cases) {
    const treatments = treatmentsOf(baseTargets(opponent), head.targets);
    const removedTargets = baseTargets(opponent)
        .map(({ id }) => id)
        .filter((id) => !head.targets.some((target) => target.id === id));
    const common = { against: againstOf(opponent), cases, treatments, removedTargets };
    if (opponent.kind === 'base-ref') {
        return {
            ...common,
            ...{ store: null, state: 'used', reason: null, warns: false },
            ...{ commit: opponent.commit, branch: null },
            ...{ createdAt: null, ageDays: null, sameRunner: true },
            base: { caseHashes: { ...opponent.caseHashes }, targets: [...opponent.targets] },
            n: head.trials.filter(({ arm, phase }) => arm === 'base' && phase === 'measure').length,
        };
    }
    const { store, record } = opponent;
    return {
        ...common,
        ...{ store, warns: opponent.warns },
        ...(opponent.kind === 'stored'
            ? { state: opponent.stale === null ? 'used' : 'stale', reason: opponent.stale }
            : { state: opponent.state, reason: opponent.reason }),
        commit: record?.commit ?? null,
        branch: record?.branch ?? null,
        createdAt: record?.createdAt ?? null,
        ageDays: opponent.kind === 'stored' ? opponent.ageDays : null,
        n: record?.cells.reduce((sum, { samples }) => sum + samples.length, 0) ?? 0,
        base: null,
        sameRunner: record === null || (0,compare_contest/* isSameRunner */.bR)(record.runner, head.runner),
    };
}

;// CONCATENATED MODULE: ./lib/core/report/distribution.js



/** The fewest samples that a quantile is shown for without a warning. */
const enoughSamples = { p50: 5, p95: 20 };
/**
 * The distributions of a cell by metric name, in the order of the metric table; metrics without a sample
 * are left out. Call metrics take calls `ok` and `length`, whatever their trial came to; trial metrics
 * take passed trials, for an agent that fails fast is not faster. A harness error is trusted with none.
 */
function describeMetrics(trials) {
    const passed = trials.filter(({ state }) => state === 'passed');
    const calls = trials.flatMap(sampledCalls);
    const samples = domain_metric/* METRICS */.Cb.flatMap((metric) => {
        if (metric.name === 'passRate')
            return [];
        return [
            [
                metric.name,
                metric.per === 'call' ? callSamples(calls, metric.name) : trialSamples(passed, metric.name),
            ],
        ];
    });
    return Object.fromEntries(samples
        .filter(([, { values }]) => values.length > 0)
        .map(([name, found]) => [name, describe(found)]));
}
/** The distribution of one metric of passed trials; its quantiles are null without a sample. */
function describeTrialMetric(trials, name) {
    return describe(trialSamples(trials.filter(({ state }) => state === 'passed'), name));
}
function callSamples(calls, name) {
    const values = [];
    let stalled = 0;
    for (const { timing, clientStalled } of calls) {
        const value = timing[name];
        if (value === null)
            continue;
        if (typeof value === 'number')
            values.push(value);
        else
            for (const gap of value)
                values.push(gap);
        if (clientStalled)
            stalled += typeof value === 'number' ? 1 : value.length;
    }
    return { values, stalled };
}
function trialSamples(passed, name) {
    const values = [];
    let stalled = 0;
    for (const { totals, calls } of passed) {
        const value = totals?.[name] ?? null;
        if (value === null)
            continue;
        values.push(value);
        if (calls.some(({ clientStalled }) => clientStalled))
            stalled += 1;
    }
    return { values, stalled };
}
/** The distribution of plain values. */
function describeValues(values) {
    return describe({ values, stalled: 0 });
}
function describe({ values, stalled }) {
    return {
        n: values.length,
        p50: quantile(values, 0.5),
        p95: quantile(values, 0.95),
        lowSample: ['p50', 'p95'].filter((name) => values.length < enoughSamples[name]),
        stalled,
    };
}

;// CONCATENATED MODULE: ./lib/core/report/pair-effects.js



/**
 * How much larger a metric is in the head than in the base over all pairs of these cells: the Hodges-Lehmann
 * estimate of the ratio with its exact signed-rank interval and p. Only pairs count in which both trials
 * passed; the ratio is null without one, and where a value of 0 leaves no ratio. Not paired, beside a stored
 * baseline, it is the shift within cells with its rank-sum interval and p.
 */
function pairEffect(cells, metric, paired = true) {
    const planned = paired
        ? cells.flatMap(compare_contest/* pairSamples */.IH).length
        : cells.reduce((sum, { head }) => sum + head.length, 0);
    const design = { paired, generalize: 'suite', level: 0.95 };
    const { main, scale, n, pTwoSided } = measureEffect(rowOf(metric), cells, design);
    if (main === null || scale !== 'ratio') {
        return { planned, n, ratio: null, interval: null, level: null, p: null };
    }
    const { estimate: ratio, interval } = main;
    return {
        ...{ planned, n, ratio, p: pTwoSided },
        interval: interval === null ? null : [interval.low, interval.high],
        level: interval?.achievedLevel ?? null,
    };
}
function rowOf(name) {
    const row = domain_metric/* METRICS */.Cb.find((metric) => metric.name === name);
    if (row === undefined)
        throw new TypeError(`no metric ${name}`);
    return row;
}

// EXTERNAL MODULE: ./lib/domain/trial.js
var domain_trial = __webpack_require__(59036);
;// CONCATENATED MODULE: ./lib/core/report/pass-rate-of.js


/** The share of the valid trials that passed, with its Wilson 95 % interval; null without a valid one. */
function passRateOf(trials) {
    const n = trials.filter(({ state }) => domain_trial/* VALID_STATES */.io.includes(state)).length;
    const passed = trials.filter(({ state }) => state === 'passed').length;
    const interval = wilsonInterval({ passes: passed, trials: n }, 0.95);
    return {
        passed,
        n,
        rate: n === 0 ? null : passed / n,
        interval: interval === null ? null : [interval.low, interval.high],
    };
}

;// CONCATENATED MODULE: ./lib/core/report/compare-arms.js



/** Base beside head, case by case and mode by mode: for reading, as gates look at all cells together. */
function compareArms(contests) {
    return contests.flatMap((contest) => contest.cells.map((cell) => comparison(cell, contest)));
}
function comparison(cell, { target, paired }) {
    return {
        ...{ kind: 'arm', target, case: cell.case, mode: cell.mode, label: null },
        base: side(cell.base),
        head: side(cell.head),
        effects: {
            agentWallMs: pairEffect([cell], 'agentWallMs', paired),
            totalTokens: pairEffect([cell], 'totalTokens', paired),
        },
    };
}
function side(samples) {
    const values = (metric) => describeValues(samples.flatMap(({ state, values: of }) => (state === 'passed' ? (of[metric] ?? []) : [])));
    return {
        passRate: passRateOf(samples),
        agentWallMs: values('agentWallMs'),
        totalTokens: values('totalTokens'),
    };
}

;// CONCATENATED MODULE: ./lib/core/report/head-side.js
/** True for what the pull request itself did, as planned: no trial of a base, and no fresh pair. */
function isHeadSide({ arm, phase }) {
    return arm !== 'base' && phase === 'measure';
}

;// CONCATENATED MODULE: ./lib/core/trial/nano-usd.js
const nanoPerUsd = 1e9;
/** Nano-USD as USD; null stays null. */
function usdOf(nanoUsd) {
    return nanoUsd === null ? null : nanoUsd / nanoPerUsd;
}
/**
 * The whole nano-USD that an amount in USD was made from, so that sums stay exact and do not depend on
 * their order; null stays null.
 */
function nanoUsdOf(usd) {
    return usd === null ? null : Math.round(usd * nanoPerUsd);
}

;// CONCATENATED MODULE: ./lib/core/report/coverage.js


/**
 * How much of what was planned and sent has evidence (docs/measurement.md). A share is null when there is
 * nothing it could be a share of, and those of tokens and prices while evidence contradicts itself (`fault`).
 */
function coverageOf(trials, fault = null) {
    const valid = trials.filter(({ state }) => domain_trial/* VALID_STATES */.io.includes(state)).length;
    const sent = sentCalls(trials);
    const withUsage = sent.filter(({ usage }) => usage !== null).length;
    const priced = sent.filter(({ costUsd }) => costUsd !== null).length;
    return {
        planned: trials.length,
        valid,
        trialCoverage: coverage_share(valid, trials.length),
        callsSent: sent.length,
        callsWithUsage: withUsage,
        tokenCoverage: fault === null ? coverage_share(withUsage, sent.length) : null,
        callsPriced: priced,
        pricingCoverage: fault === null ? coverage_share(priced, sent.length) : null,
    };
}
/**
 * Tokens and cost of all calls sent. Null unless every one of them is covered and the evidence agrees; the reason says
 * what is missing, and `observed` adds up what there is.
 */
function totalsOf(trials, fault = null) {
    const sent = sentCalls(trials);
    const tokens = (field) => coverage_total(sent, (call) => call.usage?.[field] ?? null, { missing: 'calls-without-usage', fault });
    const cost = coverage_total(sent, (call) => nanoUsdOf(call.costUsd), { missing: 'unpriced', fault });
    return {
        inputTokens: tokens('inputTokens'),
        outputTokens: tokens('outputTokens'),
        totalTokens: tokens('totalTokens'),
        costUsd: { ...cost, value: usdOf(cost.value), observed: usdOf(cost.observed) ?? 0 },
    };
}
function sentCalls(trials) {
    return trials.flatMap(({ calls }) => calls.filter(({ sent }) => sent));
}
function coverage_share(part, whole) {
    return whole === 0 ? null : part / whole;
}
function coverage_total(sent, valueOf, { missing, fault }) {
    const known = sent.map(valueOf).filter((value) => value !== null);
    const observed = known.reduce((sum, value) => sum + value, 0);
    if (fault !== null)
        return { value: null, observed, reason: fault };
    if (sent.length === 0)
        return { value: null, observed, reason: 'no-calls-sent' };
    return known.length < sent.length
        ? { value: null, observed, reason: missing }
        : { value: observed, observed, reason: null };
}

;// CONCATENATED MODULE: ./lib/core/report/compare-modes.js




/**
 * Native (base) beside text (head): a row for each case that ran in both modes, and one for all cases
 * of the target together, which pools pairs and never raw values. Targets in `notSameRequest` send
 * another request in each mode, so their rows carry a label in place of an effect.
 */
function compareModes(trials, notSameRequest) {
    const targets = Map.groupBy(trials, (trial) => trial.target);
    return [...targets].flatMap(([target, ofTarget]) => {
        const label = notSameRequest.has(target) ? 'not-same-request' : null;
        const cases = [...Map.groupBy(ofTarget, (trial) => trial.case)].flatMap(([id, ofCase]) => compare_modes_sidesOf(id, ofCase));
        const rows = cases.length > 1 ? [...cases, together(cases)] : cases;
        return rows.map((row) => compare_modes_comparison(row, target, label));
    });
}
function compare_modes_sidesOf(id, trials) {
    const ofMode = (mode) => trials.filter((trial) => trial.mode === mode);
    const [native, text] = [ofMode('native'), ofMode('text')];
    if (native.length === 0 || text.length === 0)
        return [];
    const cell = { case: id, base: native.map(trialSample), head: text.map(trialSample) };
    return [{ case: id, native, text, cells: [cell] }];
}
function together(cases) {
    return {
        case: null,
        native: cases.flatMap(({ native }) => native),
        text: cases.flatMap(({ text }) => text),
        cells: cases.flatMap(({ cells }) => cells),
    };
}
function compare_modes_comparison(sides, target, label) {
    return {
        ...{ kind: 'mode', target, mode: null },
        case: sides.case,
        base: compare_modes_side(sides.native),
        head: compare_modes_side(sides.text),
        effects: label === null
            ? {
                agentWallMs: pairEffect(sides.cells, 'agentWallMs'),
                totalTokens: pairEffect(sides.cells, 'totalTokens'),
            }
            : null,
        label,
    };
}
function compare_modes_side(trials) {
    return {
        passRate: passRateOf(trials),
        agentWallMs: describeTrialMetric(trials, 'agentWallMs'),
        totalTokens: describeTrialMetric(trials, 'totalTokens'),
    };
}

;// CONCATENATED MODULE: ./lib/core/report/aggregate.js





/** Everything the report says about trials taken together; what it says of the whole is of the head's side. */
function aggregate({ trials, notSameRequest, fault }) {
    const planned = trials.filter(({ phase }) => phase === 'measure');
    const head = trials.filter(isHeadSide);
    const groups = [...Map.groupBy(planned, cellKey).values()];
    return {
        cells: groups.flatMap((group) => toCell(group, fault)),
        comparisons: compareModes(head, notSameRequest),
        passRate: passRateOf(head),
        states: tally(head.map(({ state }) => state)),
        coverage: coverageOf(head, fault),
        totals: totalsOf(trials, fault),
    };
}
/** Ids hold no slash, so no two cells share a key. */
function cellKey(trial) {
    return [trial.target, trial.case, trial.mode, trial.arm ?? ''].join('/');
}
function toCell(trials, fault) {
    const [first] = trials;
    if (first === undefined)
        return [];
    return [
        {
            target: first.target,
            case: first.case,
            mode: first.mode,
            arm: first.arm,
            planned: trials.length,
            states: tally(trials.map(({ state }) => state)),
            callStatuses: tally(trials.flatMap(({ calls }) => calls.map(({ status }) => status))),
            passRate: passRateOf(trials),
            coverage: coverageOf(trials, fault),
            distributions: describeMetrics(trials),
            ...countToolUse(trials),
        },
    ];
}
function tally(keys) {
    const counts = {};
    for (const key of keys)
        counts[key] = (counts[key] ?? 0) + 1;
    return counts;
}
function countToolUse(trials) {
    const readable = trials.flatMap(({ toolCalls }) => toolCalls.filter(({ outcome }) => outcome !== 'malformed'));
    const sum = (field) => trials.reduce((total, { totals }) => total + (totals?.[field] ?? 0), 0);
    return {
        toolCallsBySource: { native: 0, text: 0, ...tally(readable.map(({ source }) => source)) },
        fallbacks: sum('fallbacks'),
        failedFallbacks: sum('failedFallbacks'),
        unexpectedNatives: sum('unexpectedNatives'),
        malformedToolCalls: sum('malformedToolCalls'),
        unknownTools: sum('unknownTools'),
        invalidArguments: sum('invalidArguments'),
    };
}

;// CONCATENATED MODULE: ./lib/core/report/judged-cases.js

/** True for a gate or budget on the pass rate. */
function isPassRateRule({ metric }) {
    return metric === 'passRate';
}
/**
 * The head's cells whose pass rate nothing judged: no budget is about them, and no gate had a base to set
 * them against, because the case was added or changed or the base is missing.
 */
function casesWithoutJudge({ cells, gates, budgets, baseline }) {
    const common = new Set(baseline?.cases.common ?? []);
    const comparing = gates.filter((gate) => isPassRateRule(gate) && gate.n > 0);
    const floors = budgets.filter(isPassRateRule);
    return cells
        .filter(({ arm }) => arm !== 'base')
        .filter((cell) => !floors.some((rule) => judged_cases_isAbout(rule, cell)))
        .filter((cell) => !common.has(cell.case) || !comparing.some((rule) => judged_cases_isAbout(rule, cell)));
}
function judged_cases_isAbout({ where, target }, cell) {
    return (target ?? cell.target) === cell.target && (0,judge_where/* isWhere */.S)(where, cell);
}

;// CONCATENATED MODULE: ./lib/core/report/exit-code.js

/**
 * The exit code of a finished run and its reasons. 2 is decided first: `failOn` cannot
 * mask a result that nobody can trust. With `never` in the list nothing else of it counts. Rules that a pull
 * request brings along are advice: then `failure` alone counts.
 */
function decideExit(input) {
    const { hasHarnessError, coverage, failOn, policy } = input;
    const untrusted = [
        ...(hasHarnessError ? ['harness-error'] : []),
        ...(coverage.valid === 0 ? ['no-valid-trials'] : []),
    ];
    if (untrusted.length > 0)
        return { exitCode: 2, exitReasons: untrusted };
    const watched = policy?.introduced === true ? ['failure'] : failOn;
    const happened = watched.includes('never') ? [] : watched.filter((event) => occurs[event](input));
    return { exitCode: happened.length > 0 ? 1 : 0, exitReasons: happened };
}
const occurs = {
    failure: hasFailed,
    regressed: ({ gates }) => gates.some(({ verdict }) => verdict === 'regressed'),
    inconclusive: ({ gates }) => gates.some(({ verdict }) => verdict === 'inconclusive'),
    invalid: ({ gates, budgets }) => [...gates, ...budgets].some(({ verdict }) => verdict === 'invalid'),
    budget: ({ budgets }) => budgets.some(({ verdict }) => verdict === 'failed'),
    never: () => false,
};
/**
 * By default a rule on the pass rate takes the place of `failure`, so that an agent that passes 95 % is
 * judged by its rule and not by each miss. A case that no such rule could judge still counts when none of
 * its trials passed.
 */
function hasFailed(input) {
    const { states, gates, budgets, failOnGiven, policy } = input;
    const isRuled = !failOnGiven && policy?.introduced !== true && [...gates, ...budgets].some(isPassRateRule);
    if (isRuled)
        return casesWithoutJudge(input).some(({ passRate }) => passRate.passed === 0);
    return Object.entries(states).some(([state, count]) => state !== 'passed' && count > 0);
}

// EXTERNAL MODULE: ./lib/core/report/measured-target.js
var measured_target = __webpack_require__(51888);
;// CONCATENATED MODULE: ./lib/core/report/report-notes.js
/** What a reader must know before believing the numbers, one sentence each, in a fixed order. */
function writeNotes(input) {
    const calls = input.trials.flatMap((trial) => trial.calls);
    return [
        ...noteFaults(input.faults),
        ...noteSurvivors(input.trials),
        ...noteModels(input.run),
        ...noteMissingUsage(input.coverage),
        ...noteAdjustedUsage(calls),
        ...noteMissingFinish(calls),
        ...noteNotStreamed(calls),
        ...noteStalled(calls),
        ...noteLowSamples(input),
        ...noteOrder(input),
        ...noteWarmup(input.run),
    ];
}
const mostFaults = 5;
function noteFaults(faults) {
    if (faults.length === 0)
        return [];
    const more = faults.length - mostFaults;
    return [
        'The evidence contradicts itself, so tokens, cost and coverage are n/a.',
        ...faults.slice(0, mostFaults).map(({ code, words }) => `${words} (${code})`),
        ...(more > 0 ? [`${counted(more, 'contradiction')} more in report.json.`] : []),
    ];
}
function noteSurvivors(trials) {
    const survivors = trials.flatMap(({ launches }) => launches.flatMap((one) => one.survivors));
    if (survivors.length === 0)
        return [];
    const names = [...new Set(survivors.map(({ command }) => command))].slice(0, mostFaults);
    const count = survivors.length === 1 ? '1 process' : `${survivors.length} processes`;
    return [`${count} outlived an agent and had to be killed: ${names.join(', ')}.`];
}
function noteModels({ targets }) {
    return targets.flatMap(({ id, model, modelsReturned }) => {
        const others = modelsReturned.filter((returned) => returned !== model);
        if (others.length === 0)
            return [];
        const names = others.map((name) => `"${name}"`).join(', ');
        return [`Target "${id}" asked for model "${model}" and was answered by ${names}.`];
    });
}
function noteMissingUsage({ callsSent, callsWithUsage }) {
    const missing = callsSent - callsWithUsage;
    if (missing === 0)
        return [];
    return [
        `${missing} of ${counted(callsSent, 'call')} sent came back without usage: token totals are n/a.`,
    ];
}
function noteAdjustedUsage(calls) {
    const adjusted = calls.filter(({ usage }) => usage?.adjusted === true).length;
    if (adjusted === 0)
        return [];
    return [
        `${counted(adjusted, 'call')} reported usage that contradicted itself or left a side out; it was repaired (usage-adjusted).`,
    ];
}
/** An upstream that died behind a gateway that ends the stream properly leaves no other trace (wire L3). */
function noteMissingFinish(calls) {
    const open = calls.filter(({ status, finishReason }) => finishReason === null && (status === 'ok' || status === 'empty-output')).length;
    if (open === 0)
        return [];
    return [
        `${counted(open, 'call')} ended without a finish reason: the reply may have been cut off behind a gateway.`,
    ];
}
function noteNotStreamed(calls) {
    const whole = calls.filter(({ streamed }) => !streamed).length;
    if (whole === 0)
        return [];
    return [
        `${whole} of ${counted(calls.length, 'call')} got a reply that was not streamed: it has no first-token times.`,
    ];
}
function noteStalled(calls) {
    const stalled = calls.filter(({ clientStalled }) => clientStalled).length;
    if (stalled === 0)
        return [];
    return [
        `${stalled} of ${counted(calls.length, 'call')} marked clientStalled: our own reading was late for a moment, by about a millisecond or more, so trust no difference that small.`,
    ];
}
/** A mock run measures no model, so nobody is to wait for more of it. */
function noteLowSamples({ run, cells }) {
    if (!run.live)
        return [];
    const low = cells.filter(({ distributions }) => Object.values(distributions).some(({ lowSample }) => lowSample.length > 0)).length;
    if (low === 0)
        return [];
    return [
        `${low} of ${counted(cells.length, 'cell')} with a low sample: fewer than 5 values behind a p50, or fewer than 20 behind a p95. More runs make them firmer.`,
    ];
}
/** An odd number of runs can't see both orders of the modes equally often. */
function noteOrder({ run, trials }) {
    const modes = new Set(trials.map(({ mode }) => mode));
    if (!run.live || run.runs % 2 === 0 || modes.size < 2)
        return [];
    return [
        `With ${counted(run.runs, 'run')} each case saw one order of the modes once more often than the other: an even number balances them.`,
    ];
}
function noteWarmup({ warmup }) {
    return warmup === 0
        ? []
        : [`${counted(warmup, 'warm-up trial')} per target ran first and is not counted.`];
}
function counted(count, noun) {
    return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

;// CONCATENATED MODULE: ./lib/core/trial/agent-times.js

/**
 * Wall time from the prompt to the stop, and the part of it in which the agent was at work: without
 * failed attempts, back-off and waits in our own limiter. Overlapping ones are taken off once.
 */
function agentTimes(evidence) {
    const trial = { fromMs: evidence.startedAtMs, toMs: evidence.stop.atMs };
    const agentWallMs = trial.toMs - trial.fromMs;
    const failed = evidence.calls
        .filter((call) => !domain_trial/* ANSWERED_STATUSES */.vj.includes(call.status))
        .map((call) => ({ fromMs: call.requestedAtMs, toMs: call.endedAtMs }));
    const lostMs = coveredMs(trial, [...failed, ...evidence.waits]);
    // The sum of many spans may be past their whole by a rounding error.
    return { agentWallMs, agentWorkingMs: Math.max(0, agentWallMs - lostMs) };
}
/** How much of the trial the spans cover together. */
function coveredMs(trial, spans) {
    let covered = 0;
    let reached = trial.fromMs;
    for (const span of [...spans].sort((left, right) => left.fromMs - right.fromMs)) {
        const from = Math.max(span.fromMs, reached);
        const to = Math.min(span.toMs, trial.toMs);
        if (to <= from)
            continue;
        covered += to - from;
        reached = to;
    }
    return covered;
}

;// CONCATENATED MODULE: ./lib/core/trial/counted-usage.js
/** No context window comes near it, and sums over a whole run stay exact whole numbers below it. */
const mostTokens = 1e10;
/**
 * Usage as evidence: what a provider reported, or null where one of its numbers can be no count of one
 * call's tokens (a fraction, or above ten thousand million). Then the call counts as without usage.
 */
function countedUsage(usage) {
    if (usage === null)
        return null;
    const { adjusted: _, ...counts } = usage;
    return Object.values(counts).every(isTokenCount) ? usage : null;
}
function isTokenCount(count) {
    return count === null || (Number.isInteger(count) && count >= 0 && count <= mostTokens);
}

;// CONCATENATED MODULE: ./lib/core/evaluate/excerpt.js
const longest = 200;
/** A text on one line, for a message: white space runs become one space, at most 200 characters are kept. */
function excerpt(text) {
    const line = text
        .slice(0, 4 * longest)
        .replaceAll(/\s+/g, ' ')
        .trim();
    if (line.length <= longest && text.length <= 4 * longest)
        return line;
    return `${line.slice(0, longest - 1)}…`;
}

;// CONCATENATED MODULE: ./lib/core/trial/fallbacks.js
/**
 * How many turns called tools in another way than the mode asked for (wire B3). An agent process chooses
 * its own way, so mode `agent` has none.
 */
function classifyTurns(mode, tools) {
    const classes = [...Map.groupBy(tools, (tool) => tool.turn).values()].map((turn) => classOf[mode](turn));
    const count = (wanted) => classes.filter((turnClass) => turnClass === wanted).length;
    return {
        fallbacks: count('fallbacks'),
        failedFallbacks: count('failedFallbacks'),
        unexpectedNatives: count('unexpectedNatives'),
    };
}
const classOf = {
    native: classOfNativeTurn,
    text: classOfTextTurn,
    agent: () => 'as-asked',
};
function classOfNativeTurn(turn) {
    const inText = turn.filter(({ source }) => source === 'text');
    if (inText.some(({ outcome }) => outcome !== 'malformed'))
        return 'fallbacks';
    return inText.length > 0 ? 'failedFallbacks' : 'as-asked';
}
function classOfTextTurn(turn) {
    return turn.some(({ source }) => source === 'native') ? 'unexpectedNatives' : 'as-asked';
}

;// CONCATENATED MODULE: ./lib/core/trial/price.js
/**
 * The cost of one call in whole nano-USD, rounded half up. A safe integer, so that it goes through JSON
 * and SQLite as it is; products of tokens and rates would leave that range, so they are formed as
 * bigint. Null (unpriced) without usage or rate, with cache reads that have no rate of their own, with
 * counts that contradict each other or are not whole, and above 9 million USD. Cache writes cost
 * `input` by default.
 */
function priceCall(usage, rate) {
    if (usage === null || rate === null)
        return null;
    if ('perCall' in rate)
        return toSafeInteger(scaled(rate.perCall, price_nanoPerUsd));
    return priceTokens(usage, rate);
}
const price_nanoPerUsd = 1e9;
/** 1 USD per million tokens is 1e-6 USD, or 1e9 femto-USD (1e-15 USD), per token. */
const femtoPerTokenAtOneUsd = 1e9;
const femtoPerNano = 1000000n;
function priceTokens(usage, rate) {
    const cacheReads = usage.cacheReadInputTokens ?? 0;
    const cacheWrites = usage.cacheWriteInputTokens ?? 0;
    const plain = usage.inputTokens - cacheReads - cacheWrites;
    if (![plain, cacheReads, cacheWrites, usage.outputTokens].every(isCount))
        return null;
    if (cacheReads > 0 && rate.cacheRead === undefined)
        return null;
    const femto = femtoCost(plain, rate.input) +
        femtoCost(cacheReads, rate.cacheRead ?? 0) +
        femtoCost(cacheWrites, rate.cacheWrite ?? rate.input) +
        femtoCost(usage.outputTokens, rate.output);
    return toSafeInteger((femto + femtoPerNano / 2n) / femtoPerNano);
}
function isCount(tokens) {
    return Number.isSafeInteger(tokens) && tokens >= 0;
}
function femtoCost(tokens, usdPerMillion) {
    return BigInt(tokens) * scaled(usdPerMillion, femtoPerTokenAtOneUsd);
}
function scaled(usd, unitsPerUsd) {
    return BigInt(Math.round(usd * unitsPerUsd));
}
function toSafeInteger(nanoUsd) {
    const cost = Number(nanoUsd);
    return Number.isSafeInteger(cost) ? cost : null;
}

;// CONCATENATED MODULE: ./lib/core/trial/stream-timing.js
const tokenClasses = new Set(['reasoning', 'content', 'refusal', 'tool']);
const outputClasses = new Set(['content', 'refusal', 'tool']);
/**
 * The times of one call by the table of docs/measurement.md, in milliseconds from clock zero (the request's head
 * was written). All null when it never was; a failed call keeps what it has.
 */
function streamTiming(call) {
    const { sentAtMs } = call;
    if (sentAtMs === null)
        return noTiming;
    const since = (atMs) => atMs === undefined ? null : atMs - sentAtMs;
    const tokenReads = call.reads.filter((read) => hasAny(read, tokenClasses));
    const lastOutputAtMs = tokenReads.at(-1)?.atMs;
    return {
        // A scripted call has no connection, and so nothing to wait for before clock zero.
        requestLagMs: call.connectionReused === null ? null : sentAtMs - call.requestedAtMs,
        ...(call.streamed ? firstTimes(call, since) : noFirstTimes),
        toolCallReadyMs: since(firstWith(call.reads, 'call-ready')),
        lastOutputMs: since(lastOutputAtMs),
        callDurationMs: since(call.endedAtMs),
        timePerOutputTokenMs: call.streamed ? timePerToken(tokenReads, call.usage?.outputTokens) : null,
        chunkGapsMs: call.streamed ? gaps(tokenReads) : null,
    };
}
const noFirstTimes = {
    timeToFirstByteMs: null,
    timeToFirstItemMs: null,
    timeToFirstTokenMs: null,
    timeToFirstOutputMs: null,
    timeToFirstVisibleMs: null,
    timeToFirstToolCallMs: null,
};
const noTiming = {
    requestLagMs: null,
    ...noFirstTimes,
    toolCallReadyMs: null,
    lastOutputMs: null,
    callDurationMs: null,
    timePerOutputTokenMs: null,
    chunkGapsMs: null,
};
function firstTimes({ headersAtMs, reads }, since) {
    return {
        timeToFirstByteMs: since(headersAtMs ?? undefined),
        timeToFirstItemMs: since(firstWith(reads, 'item')),
        timeToFirstTokenMs: since(reads.find((read) => hasAny(read, tokenClasses))?.atMs),
        timeToFirstOutputMs: since(reads.find((read) => hasAny(read, outputClasses))?.atMs),
        timeToFirstVisibleMs: since(firstWith(reads, 'visible')),
        timeToFirstToolCallMs: since(firstWith(reads, 'tool')),
    };
}
function firstWith(reads, streamClass) {
    return reads.find((read) => read.classes.includes(streamClass))?.atMs;
}
function hasAny({ classes }, wanted) {
    return classes.some((streamClass) => wanted.has(streamClass));
}
function timePerToken(tokenReads, outputTokens) {
    const first = tokenReads[0];
    const last = tokenReads.at(-1);
    if (first === undefined || last === undefined)
        return null;
    if (outputTokens === undefined || outputTokens < 2)
        return null;
    return (last.atMs - first.atMs) / (outputTokens - 1);
}
function gaps(tokenReads) {
    if (tokenReads.length < 2)
        return null;
    return tokenReads.slice(1).map((read, index) => read.atMs - (tokenReads[index]?.atMs ?? 0));
}

;// CONCATENATED MODULE: ./lib/core/trial/trial-record.js







/**
 * A trial as the report has it, computed from its evidence alone. Not redacted yet: that comes after
 * evaluation and before any sink.
 */
function buildTrialRecord(input) {
    const { trial, evidence, evaluation, output } = input;
    const calls = evidence.calls.map((call) => callRecord(call, input.rateOf(call.modelAsked)));
    return {
        ...trial,
        state: evaluation.state,
        reason: evaluation.reason,
        misses: [...evaluation.misses],
        totals: trial_record_totalsOf(trial, evidence, calls),
        calls,
        toolCalls: evidence.tools.map(toolCallRecord),
        launches: evidence.launches.map(launchRecord),
        output,
    };
}
/** The record of a planned trial that left no evidence. */
function emptyTrialRecord(trial, { state, reason }) {
    return {
        ...trial,
        state,
        reason,
        misses: [],
        totals: null,
        calls: [],
        toolCalls: [],
        launches: [],
        output: null,
    };
}
function callRecord(event, rate) {
    const call = { ...event, usage: countedUsage(event.usage) };
    return {
        attemptId: call.attemptId,
        turn: call.turn,
        attempt: call.attempt,
        launchId: call.launchId,
        modelAsked: call.modelAsked,
        promptCharacters: call.promptCharacters,
        sent: call.sentAtMs !== null && call.status !== 'refused-over-budget',
        status: call.status,
        httpStatus: call.httpStatus,
        error: call.error === null ? null : errorRecord(call.error),
        finishReason: call.finishReason,
        model: call.model,
        streamed: call.streamed,
        chunks: call.reads.length,
        clientStalled: call.clientStalled,
        connectionReused: call.connectionReused,
        timing: streamTiming(call),
        usage: call.usage,
        costUsd: usdOf(priceCall(call.usage, rate)),
    };
}
function errorRecord({ kind, status, code, message }) {
    return { kind, status, code, message };
}
function launchRecord(event) {
    const { type: _type, answer: _answer, ...record } = event;
    return record;
}
/** A model may make up a name of any length; an offered one is never cut. */
function toolCallRecord({ turn, name, source, outcome, }) {
    return { turn, name: name === null ? null : excerpt(name), source, outcome };
}
function trial_record_totalsOf({ mode }, evidence, calls) {
    const sent = calls.filter((call) => call.sent);
    const count = (outcome) => evidence.tools.filter((tool) => tool.outcome === outcome).length;
    return {
        ...agentTimes(evidence),
        turns: new Set(calls.map((call) => call.turn)).size,
        attempts: calls.filter((call) => call.status !== 'refused-over-budget').length,
        toolCalls: evidence.tools.length - count('malformed'),
        ...classifyTurns(mode, evidence.tools),
        malformedToolCalls: count('malformed'),
        unknownTools: count('unknown-tool'),
        invalidArguments: count('invalid-arguments'),
        inputTokens: sumTokens(sent, 'inputTokens'),
        cacheReadInputTokens: sumTokens(sent, 'cacheReadInputTokens'),
        cacheWriteInputTokens: sumTokens(sent, 'cacheWriteInputTokens'),
        outputTokens: sumTokens(sent, 'outputTokens'),
        reasoningOutputTokens: sumTokens(sent, 'reasoningOutputTokens'),
        totalTokens: sumTokens(sent, 'totalTokens'),
        costUsd: usdOf(sumKnown(sent.map((call) => nanoUsdOf(call.costUsd)))),
    };
}
function sumTokens(calls, field) {
    return sumKnown(calls.map(({ usage }) => usage?.[field] ?? null));
}
/** Null unless there is something to add up and all of it is known. */
function sumKnown(values) {
    const known = values.filter((value) => value !== null);
    if (known.length === 0 || known.length < values.length)
        return null;
    return known.reduce((sum, value) => sum + value, 0);
}

;// CONCATENATED MODULE: ./lib/core/report/build-report.js






/** Nothing was to be judged, or the run was cut short. */
const NOT_JUDGED = {
    ...{ verdict: null, gates: [], budgets: [], baseline: null, policy: null },
    ...{ calibration: null, arms: [] },
};
/**
 * The whole report. Every planned trial is in it, in plan order; one without a record is `not-run` with
 * the reason `not-reached`.
 */
function buildReport(input) {
    const { toolVersion, partial, records, plan, judged } = input;
    const trials = recordsOfPlan(plan, records);
    const run = {
        ...input.run,
        failOn: [...input.run.failOn],
        targets: targetFacts(input.run, trials),
    };
    const faults = input.faults ?? [];
    const fault = faults[0]?.code ?? null;
    const facts = aggregate({ trials, notSameRequest: notSameRequest(run), fault });
    const { failOnGiven } = input;
    const exit = decideExit({
        ...{ ...facts, ...judged, failOn: input.run.failOn, failOnGiven },
        hasHarnessError: trials.some(({ state }) => state === 'harness-error'),
    });
    return {
        schemaVersion: 1,
        tool: { name: 'agent-bench', version: toolVersion },
        run,
        verdict: judged.verdict,
        ...exit,
        partial,
        gates: judged.gates,
        budgets: judged.budgets,
        baseline: judged.baseline,
        policy: judged.policy,
        calibration: judged.calibration,
        passRate: facts.passRate,
        states: facts.states,
        coverage: facts.coverage,
        totals: facts.totals,
        evidence: { reconciled: input.faults !== null && faults.length === 0, faults: [...faults] },
        cells: facts.cells,
        comparisons: [...facts.comparisons, ...judged.arms],
        experiments: [],
        notes: writeNotes({ ...facts, run, trials, faults }),
        trials,
    };
}
/** The record of every planned trial; one that left none is `not-run`. */
function recordsOfPlan(plan, records) {
    const byId = new Map(records.map((record) => [record.id, record]));
    return plan.map((trial) => byId.get(trial.id) ?? emptyTrialRecord(trial, { state: 'not-run', reason: 'not-reached' }));
}
function targetFacts({ targets }, trials) {
    const models = modelsByTarget(trials);
    return targets.map((target) => {
        const { kind: _, ...measured } = (0,measured_target/* measuredTarget */.IF)(target);
        const modelsReturned = [...(models.get(target.id) ?? [])].sort();
        return { ...measured, baseUrl: target.baseUrl, modelsReturned };
    });
}
function modelsByTarget(trials) {
    const models = new Map();
    for (const { target, calls } of trials.filter(isHeadSide)) {
        const found = models.get(target) ?? new Set();
        models.set(target, found);
        for (const { model } of calls)
            if (model !== null)
                found.add(model);
    }
    return models;
}
/** Text mode never sends tools, so a tool choice makes its request another one. */
function notSameRequest({ targets }) {
    return new Set(targets
        .filter(({ params }) => params.toolChoice === 'required' || params.toolChoice === 'none')
        .map(({ id }) => id));
}

;// CONCATENATED MODULE: ./lib/core/statistics/exceedance.js

/**
 * The probability, 0 to 1, of at least this many exceedances when each sample exceeds with probability
 * `chance`: small values say that the quantile 1 - chance lies above the ceiling.
 */
function exceedanceProbability({ samples, exceeding }, chance) {
    return discrete_tailsAt(discrete_binomialMasses(samples, chance), exceeding).atLeast;
}
/**
 * The fewest samples, none of them above a ceiling, that prove a `quantile` (above 0, below 1) to lie
 * under it at `risk` (0.05 for 95 % confidence): the smallest n with quantile^n <= risk (Wilks 1941).
 */
function smallestCleanCount(quantile, risk) {
    return Math.ceil(Math.log(risk) / Math.log(quantile) - 1e-12);
}

;// CONCATENATED MODULE: ./lib/core/judge/total-budget.js

/** What trials used up of a metric that adds up: tokens, cost, or attempts. */
function spentOn(trials, metric) {
    const sent = trials.flatMap(({ calls }) => calls.filter((call) => call.sent));
    if (metric === 'attempts')
        return { value: sent.length, observed: sent.length, missing: null };
    const known = sent.flatMap((call) => amountOf(call, metric) ?? []);
    const sum = known.reduce((total, amount) => total + amount, 0);
    const observed = metric === 'costUsd' ? (usdOf(sum) ?? 0) : sum;
    if (known.length === sent.length)
        return { value: observed, observed, missing: null };
    return {
        value: null,
        observed,
        missing: metric === 'costUsd' ? 'unpriced' : 'tokens-not-covered',
    };
}
/** True when nothing more may be spent. */
function isSpentTotal({ observed, limit, }) {
    return observed >= limit;
}
function amountOf({ usage, costUsd }, metric) {
    if (metric === 'costUsd')
        return nanoUsdOf(costUsd);
    const counts = usage ?? {};
    const amount = counts[metric] ?? null;
    return typeof amount === 'number' ? amount : null;
}

;// CONCATENATED MODULE: ./lib/core/judge/budgets.js











const RISK = 0.05;
/** Judges every absolute limit: rates and times per target on the head's side, totals over all that ran. */
function judgeBudgets({ budgets, ...question }) {
    return budgets.flatMap((rule) => {
        if (rule.totalMax !== undefined)
            return [totalRow(rule, rule.totalMax, question)];
        return question.targets
            .filter((target) => (rule.where.target ?? target) === target)
            .map((target) => sampleRow(rule, target, question));
    });
}
function totalRow(rule, limit, { trials }) {
    const counted = trials.filter((trial) => (0,judge_where/* isWhere */.S)(rule.where, trial));
    const { value, observed, missing } = spentOn(counted, metricOf(rule));
    const row = {
        ...blank(rule, { target: null, kind: 'total', limit, policy: 'point' }),
        value,
        n: counted.length,
    };
    if (observed > limit)
        return { ...row, verdict: 'failed', reason: 'beyond-limit' };
    if (isSpentTotal({ observed, limit }) && counted.some(wasStopped)) {
        return { ...row, verdict: 'failed', reason: 'reached-limit' };
    }
    if (missing !== null)
        return { ...row, verdict: 'invalid', reason: missing };
    return { ...row, verdict: 'pass', reason: 'within-limit' };
}
function wasStopped({ state, reason }) {
    return state === 'not-run' && reason === 'budget-spent';
}
function sampleRow(rule, target, question) {
    const trials = question.trials.filter((trial) => trial.target === target &&
        trial.arm !== 'base' &&
        trial.phase === 'measure' &&
        (0,judge_where/* isWhere */.S)(rule.where, trial));
    const policy = rule.policy ?? (question.live ? 'confident' : 'point');
    const valid = trials.filter(({ state }) => domain_trial/* VALID_STATES */.io.includes(state));
    const place = { target, policy };
    const row = rule.min !== undefined
        ? floorRow(blank(rule, { ...place, kind: 'floor', limit: rule.min }), valid)
        : ceilingRow(rule, place, trials);
    const isLow = trials.length > 0 && valid.length / trials.length < question.minCoverage;
    return isLow ? { ...row, verdict: 'invalid', reason: 'coverage-below-minimum' } : row;
}
function blank(rule, place) {
    return {
        ...{ metric: metricOf(rule), where: rule.where, quantile: rule.quantile ?? null },
        ...place,
        ...{ verdict: 'inconclusive', reason: 'no-samples', value: null, bounds: null },
        ...{ exceeding: null, n: 0, nToDecide: null },
    };
}
function floorRow(row, valid) {
    const counts = {
        passes: valid.filter(({ state }) => state === 'passed').length,
        trials: valid.length,
    };
    const low = clopperPearsonLower(counts, 1 - RISK);
    const high = clopperPearsonUpper(counts, 1 - RISK);
    if (low === null || high === null)
        return row;
    const value = counts.passes / counts.trials;
    const found = { ...row, value, n: counts.trials, bounds: [low, high] };
    if (row.policy === 'point')
        return verdictOf(found, isAtLeast(value, row.limit));
    if (isAtLeast(low, row.limit))
        return verdictOf(found, true);
    if (high < row.limit)
        return verdictOf(found, false);
    return undecided(found, row.limit < 1 ? smallestCleanCount(row.limit, RISK) : null);
}
function ceilingRow(rule, place, trials) {
    const limit = rule.max ?? 0;
    const values = samplesOf(metricOf(rule), trials);
    const exceeding = values.filter((value) => value > limit).length;
    const kind = rule.quantile === undefined ? 'ceiling' : 'quantile';
    const found = {
        ...blank(rule, { ...place, kind, limit }),
        ...{ exceeding, n: values.length, value: quantile(values, rule.quantile ?? 1) },
    };
    if (values.length === 0)
        return found;
    if (rule.quantile === undefined)
        return verdictOf({ ...found, policy: 'point' }, exceeding === 0);
    if (found.policy === 'point')
        return verdictOf(found, (found.value ?? 0) <= limit);
    return confidentQuantile(found, { quantile: rule.quantile, exceeding, samples: values.length });
}
/** Fails when so many samples above the limit, and passes when so few, are unlikely if the quantile lay on it. */
function confidentQuantile(found, counts) {
    const chance = 1 - counts.quantile;
    const atMost = discrete_tailsAt(discrete_binomialMasses(counts.samples, chance), counts.exceeding).atMost;
    if (isAtLeast(RISK, exceedanceProbability(counts, chance)))
        return verdictOf(found, false);
    if (isAtLeast(RISK, atMost))
        return verdictOf(found, true);
    return undecided(found, smallestCleanCount(counts.quantile, RISK));
}
/** All samples of a metric, taken as distributions take them: calls one by one, trials that passed. */
function samplesOf(metric, trials) {
    const { per, unit } = (0,domain_metric/* findMetric */.GF)(metric) ?? { per: 'trial', unit: 'count' };
    if (per === 'call') {
        const calls = trials.flatMap(sampledCalls);
        return calls.flatMap(({ timing }) => timing[metric] ?? []);
    }
    const counted = trials.filter(({ state }) => unit === 'count' ? domain_trial/* VALID_STATES */.io.includes(state) : state === 'passed');
    return counted.flatMap((trial) => trialSample(trial).values[metric] ?? []);
}
function verdictOf(row, holds) {
    return holds
        ? { ...row, verdict: 'pass', reason: 'within-limit' }
        : { ...row, verdict: 'failed', reason: 'beyond-limit' };
}
function undecided(row, nToDecide) {
    return { ...row, verdict: 'inconclusive', reason: 'insufficient-samples', nToDecide };
}
function metricOf({ metric }) {
    const known = domain_metric/* METRIC_NAMES */.Uw.find((name) => name === metric);
    if (known === undefined)
        throw new TypeError(`no metric ${metric}`);
    return known;
}

;// CONCATENATED MODULE: ./lib/core/judge/judge-run.js





/** Judges a matrix by all its rules; without an opponent its budgets alone. */
function judgeRun({ gates, budgets, compare, policy }, opponent, evidence) {
    const rows = judgeBudgets({
        budgets,
        live: !evidence.mock,
        targets: evidence.targets.map(({ id }) => id),
        minCoverage: compare.minCoverage,
        trials: evidence.trials,
    });
    if (opponent === null) {
        const judged = { ...NOT_JUDGED, budgets: rows, policy };
        return { judged, contests: [], wanted: [], underpowered: [] };
    }
    const { contests, facts } = matrixContests(opponent, evidence);
    const judgement = judge({ gates, compare, contests });
    return {
        contests,
        judged: {
            verdict: judgement.verdict,
            gates: [...judgement.rows],
            budgets: rows,
            baseline: facts,
            policy,
            ...{ calibration: null, arms: compareArms(contests) },
        },
        wanted: judgement.wanted,
        underpowered: judgement.underpowered,
    };
}

// EXTERNAL MODULE: ./lib/core/trial/call-outcome.js
var call_outcome = __webpack_require__(20659);
// EXTERNAL MODULE: ./lib/core/evidence/check-journal.js
var check_journal = __webpack_require__(13243);
// EXTERNAL MODULE: ./lib/core/evidence/identity-digest.js
var identity_digest = __webpack_require__(24248);
;// CONCATENATED MODULE: ./lib/core/evidence/reconcile.js



/**
 * Holds what was intended (the journal, or those of shards one after the other) against what was observed (the records
 * of the trials): one fault for each contradiction, none when they agree. Warm-up trials keep no record and are left
 * out. While there is a fault, no token count and no cost of the run is to be believed.
 */
function reconcile(journal, trials, hash) {
    const journals = (0,check_journal/* splitJournals */.ph)(journal).map((rows) => (0,check_journal/* checkJournal */.Qy)(rows, hash));
    if (journals.length === 0) {
        return [{ code: 'journal-missing', words: 'There is no journal of this run.' }];
    }
    const items = new Map(journals.flatMap((checked) => [...checked.items]));
    const broken = journals.flatMap(({ fault }) => fault ?? []);
    if (broken.length > 0)
        return broken;
    const observed = observedIn(trials);
    return [
        ...duplicates(observed),
        ...observed.flatMap((seen) => faultsOf(seen, items.get(seen.id), hash)),
        ...unobserved(items, observed),
    ];
}
function observedIn(trials) {
    return trials.flatMap((trial) => [
        ...trial.calls.map((call) => observedCall(trial, call)),
        ...trial.launches.map((launch) => {
            const { launchId, recipe, state } = launch;
            const context = { trialId: trial.id, target: trial.target, recipe };
            return {
                ...{ kind: 'launch', id: launchId, trialId: trial.id, state, inputTokens: null, context },
                digest: (hash) => (0,identity_digest/* launchDigest */.I)({ launchId, ...context }, hash),
            };
        }),
    ]);
}
function observedCall({ id: trialId, target }, call) {
    const { attemptId, launchId, modelAsked: model, turn, attempt, promptCharacters } = call;
    const context = { trialId, launchId, target, model, turn, attempt, promptCharacters };
    return {
        ...{ kind: 'attempt', id: attemptId, trialId, context },
        state: (0,call_outcome/* attemptStateOf */.u9)(call.status),
        inputTokens: call.usage?.inputTokens ?? null,
        digest: (hash) => (0,identity_digest/* attemptDigest */.y)({ attemptId, ...context }, hash),
    };
}
function duplicates(observed) {
    const groups = Map.groupBy(observed, ({ id }) => id);
    return [...groups].flatMap(([id, { length }]) => id === '' || length === 1
        ? []
        : [faultOf('telemetry-id-duplicated', `${length} records have the id ${id}`)]);
}
function faultsOf(seen, intended, hash) {
    const name = `${seen.kind} ${seen.id} of ${seen.trialId}`;
    if (seen.id === '') {
        return [faultOf('telemetry-id-missing', `a record of ${seen.trialId} has no id`)];
    }
    if (intended === undefined || intended.kind !== seen.kind) {
        return [faultOf('telemetry-without-reservation', `${name} was never reserved in the journal`)];
    }
    const differing = Object.entries(seen.context).find(([key, value]) => (intended.context[key] ?? null) !== value);
    if (differing !== undefined) {
        const [key, value] = differing;
        const words = `${name} has ${key} ${String(value)}, and the journal ${JSON.stringify(intended.context[key] ?? null)}`;
        return [faultOf('context-differs', words)];
    }
    if (intended.context.digest !== seen.digest(hash)) {
        return [faultOf('digest-differs', `${name} has another identity digest in the journal`)];
    }
    if (intended.state !== seen.state) {
        const code = isOpen(intended) ? openCode(intended) : 'completion-differs';
        return [
            faultOf(code, `${name} ended as ${seen.state}, and the journal says ${intended.state}`),
        ];
    }
    return tokensDiffer(seen, intended)
        ? [faultOf('tokens-differ', `${name} has other tokens than the journal`)]
        : [];
}
/** Counts that the report could not believe are null there, and no contradiction. */
function tokensDiffer({ kind, inputTokens }, { end }) {
    return kind === 'attempt' && inputTokens !== null && end.inputTokens !== inputTokens;
}
function unobserved(items, observed) {
    const ids = new Set(observed.map(({ id }) => id));
    return [...items.values()].flatMap((item) => {
        const { trialId: given } = item.context;
        const trialId = typeof given === 'string' ? given : '';
        if (ids.has(item.id) || trialId.startsWith('warmup:'))
            return [];
        const name = `${item.kind} ${item.id} of ${trialId}`;
        return isOpen(item)
            ? [faultOf(openCode(item), `${name} is ${item.state} in the journal and never ended`)]
            : [faultOf('telemetry-missing', `${name} is in the journal and in no trial`)];
    });
}
function isOpen({ state }) {
    return state === 'reserved' || state === 'running';
}
function openCode({ kind }) {
    return kind === 'launch' ? 'open-launch' : 'open-attempt';
}
function faultOf(code, words) {
    return { code, words: `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}.` };
}

;// CONCATENATED MODULE: ./lib/core/plan/balanced-flags.js

/**
 * Which of two orders each of `length` repeats has, by seeded permuted blocks of two: after every second one both
 * stood equally often. An odd one over takes `leftOver`.
 */
function balancedFlags(length, random, leftOver) {
    const even = leftOver === undefined ? length : length - (length % 2);
    const flags = Array.from({ length: Math.ceil(even / 2) }, () => (0,plan_random/* shuffled */.A)([false, true], random))
        .flat()
        .slice(0, even);
    return leftOver !== undefined && length % 2 === 1 ? [...flags, leftOver] : flags;
}

;// CONCATENATED MODULE: ./lib/core/plan/planned-trial.js
/** A trial with its id, `target/case/mode/iteration`, then the arm where there are two, after the phase. */
function plannedTrial(place) {
    const { target, case: id, mode, iteration, arm, phase } = place;
    const path = [target, id, mode, iteration, ...(arm === null ? [] : [arm])].join('/');
    return { id: phase === 'measure' ? path : `${phase}:${path}`, ...place };
}

;// CONCATENATED MODULE: ./lib/core/plan/plan-confirmation.js



/**
 * Fresh pairs of suspect cells, by the same rules: back to back, both orders equally often. The cells take
 * turns, so that a slow minute does not fall on one of them.
 */
function planConfirmation(cells, seed) {
    const random = (0,plan_random/* seededRandom */.I)(seed);
    const planned = cells.map(({ target, case: id, mode, pairs }) => {
        const place = { target, case: id, mode };
        const turned = balancedFlags(pairs, random);
        return turned.map((flag, index) => {
            const pair = ['base', 'head'].map((arm) => plannedTrial({ ...place, iteration: index + 1, arm, phase: 'confirm' }));
            return { pair, block: flag ? pair.toReversed() : pair };
        });
    });
    const longest = Math.max(0, ...planned.map((pairs) => pairs.length));
    return {
        trials: planned.flatMap((pairs) => pairs.flatMap(({ pair }) => pair)),
        blocks: Array.from({ length: longest }, (_, turn) => planned.flatMap((pairs) => (pairs[turn] === undefined ? [] : [pairs[turn].block]))).flat(),
    };
}

;// CONCATENATED MODULE: ./lib/core/plan/plan-order.js
/** Trials as a report lists them: cell by cell with their iterations and arms in order, then the fresh pairs. */
function inPlanOrder(trials) {
    const cells = Map.groupBy(trials, ({ phase, target, case: id, mode }) => JSON.stringify([phase, target, id, mode]));
    const sorted = [...cells.values()].flatMap((ofCell) => ofCell.toSorted((one, other) => one.iteration - other.iteration));
    const isFresh = ({ phase }) => phase === 'confirm';
    return [...sorted.filter((trial) => !isFresh(trial)), ...sorted.filter(isFresh)];
}

;// CONCATENATED MODULE: ./lib/core/plan/shard.js
/**
 * The part of a plan that one shard runs. Units go to the lightest shard, the heaviest first (Graham 1969),
 * so that every machine works out the same split by itself and none has much more to do than another.
 */
function shardPart(units, { index, total }) {
    const loads = Array.from({ length: total }, () => 0);
    const own = new Set();
    const heaviestFirst = units
        .map((unit, place) => ({ unit, place }))
        .toSorted((one, other) => other.unit.cost - one.unit.cost || one.place - other.place);
    for (const { unit } of heaviestFirst) {
        const lightest = loads.indexOf(Math.min(...loads));
        loads[lightest] = (loads[lightest] ?? 0) + unit.cost;
        if (lightest === index - 1)
            own.add(keyOf(unit.target, unit.case));
    }
    const whole = loads.reduce((sum, load) => sum + load, 0);
    return {
        includes: (target, id) => own.has(keyOf(target, id)),
        costShare: whole === 0 ? 0 : (loads[index - 1] ?? 0) / whole,
    };
}
function keyOf(target, id) {
    return JSON.stringify([target, id]);
}

;// CONCATENATED MODULE: ./lib/core/plan/settings-part.js

/** The part of a run's plan that one shard runs. */
function partOf({ targets, cases, modes, runs }, shard) {
    const units = targets.flatMap(({ id: target, agent }) => cases.map(({ definition }) => ({
        ...{ target, case: definition.id },
        cost: (agent === null ? modes.length : 1) * runs * expectedCalls(definition),
    })));
    return shardPart(units, shard);
}
/** As its longest script, else one call and one more to answer a tool. */
function expectedCalls({ mock, tools }) {
    const rounds = Object.values(mock ?? {}).map((script) => script?.length ?? 0);
    return Math.max(tools.length > 0 ? 2 : 1, ...rounds);
}
/** The budgets of a run; a shard may spend its share of each total. */
function budgetsOfPart(settings) {
    const { budgets, shard } = settings;
    if (shard === null)
        return budgets;
    const { costShare } = partOf(settings, shard);
    return budgets.map(({ totalMax, ...rule }) => totalMax === undefined ? rule : { ...rule, totalMax: totalMax * costShare });
}

;// CONCATENATED MODULE: ./lib/core/plan/plan-trials.js



/**
 * The whole run, decided before it starts. Within a block the order of the modes, and within a mode that of
 * base and head, is drawn by seeded permuted blocks, so that each case sees both orders equally often; an odd
 * number of runs leaves one over, and those are balanced over the cases.
 */
function planTrials(input) {
    const random = (0,plan_random/* seededRandom */.I)(input.seed + (input.done ?? 0));
    return {
        trials: input.targets.flatMap((target) => listedTrials(target, inputOf(target, input))),
        blocks: input.targets.flatMap((target) => [
            ...warmupBlocks(target, inputOf(target, input)),
            ...measuredBlocks(target, inputOf(target, input), random),
        ]),
    };
}
function inputOf(target, input) {
    return input.agents?.has(target) === true ? { ...input, modes: ['agent'] } : input;
}
function listedTrials(target, input) {
    return ownCases(target, input).flatMap((id) => input.modes.flatMap((mode) => iterationsOf(input).flatMap((iteration) => armsOf(target, id, input).map((arm) => plan_trials_counted({ target, case: id, mode, iteration, arm })))));
}
function ownCases(target, { cases, includes }) {
    return includes === undefined ? cases : cases.filter((id) => includes(target, id));
}
/** Without a base there are no arms; a case that the base lacks runs on the head's side alone. */
function armsOf(target, id, { base }) {
    if (base === null)
        return [null];
    return base.targets.includes(target) && base.cases.includes(id) ? ['base', 'head'] : ['head'];
}
function warmupBlocks(target, input) {
    const cases = ownCases(target, input);
    if (cases.length === 0)
        return [];
    return count(input.done === undefined ? input.warmup : 0).map((iteration) => {
        const id = at(cases, iteration - 1);
        const mode = at(input.modes, iteration - 1);
        const place = { target, case: id, mode, iteration };
        return armsOf(target, id, input).map((arm) => plannedTrial({ ...place, arm, phase: 'warmup' }));
    });
}
function measuredBlocks(target, input, random) {
    const modeOrders = ordersOf(input, random);
    const armOrders = input.base === null ? null : input.modes.map(() => ordersOf(input, random));
    return iterationsOf(input).flatMap((iteration, place) => ownCases(target, input).map((id) => {
        const index = input.cases.indexOf(id);
        return ordered(input.modes, modeOrders[index]?.[place]).flatMap((mode) => {
            const swapped = armOrders?.[input.modes.indexOf(mode)]?.[index]?.[place];
            return ordered(armsOf(target, id, input), swapped).map((arm) => plan_trials_counted({ target, case: id, mode, iteration, arm }));
        });
    }));
}
/** By case and repeat, whether an order is turned round. */
function ordersOf(input, random) {
    const leftOver = balancedFlags(input.cases.length, random);
    const repeats = iterationsOf(input).length;
    return input.cases.map((_, index) => balancedFlags(repeats, random, leftOver[index] ?? false));
}
function ordered(items, turned) {
    return turned === true ? items.toReversed() : items;
}
function plan_trials_counted(place) {
    return plannedTrial({ ...place, phase: 'measure' });
}
function iterationsOf({ runs, done = 0 }) {
    return count(runs).map((iteration) => iteration + done);
}
function count(length) {
    return Array.from({ length }, (_, index) => index + 1);
}
function at(items, index) {
    const item = items[index % items.length];
    if (item === undefined)
        throw new RangeError('a plan needs at least one case and one mode');
    return item;
}

// EXTERNAL MODULE: ./lib/render/json.js
var json = __webpack_require__(37544);
// EXTERNAL MODULE: ./lib/render/markdown.js + 5 modules
var markdown = __webpack_require__(9729);
;// CONCATENATED MODULE: ./lib/app/growing-report.js


const renewEveryMs = 1000;
/** Of the run's time at most a twentieth goes into reports that the next one replaces. */
const mostShareOfTime = 1 / 20;
/**
 * The report while the run goes on: each trial is a line of trials.jsonl at once, report.json and report.md
 * are renewed at most once a second, and less often when they have grown large.
 */
function createGrowingReport({ sink, clock, build }) {
    const records = [];
    let nextAtMs = Number.NEGATIVE_INFINITY;
    function renew() {
        const startedAtMs = clock();
        writeReport(sink, build(records));
        const costMs = clock() - startedAtMs;
        nextAtMs = startedAtMs + Math.max(renewEveryMs, costMs / mostShareOfTime);
    }
    return {
        records,
        add(record) {
            if (record.phase === 'warmup')
                return;
            sink.appendTrial((0,json/* renderTrial */.pB)(record));
            records.push(record);
            if (clock() >= nextAtMs)
                renew();
        },
    };
}
/** Writes report.json and report.md, unfinished or final. */
function writeReport(sink, report) {
    sink.write('report.json', (0,json/* renderReport */.B1)(report));
    sink.write('report.md', (0,markdown/* renderMarkdown */.Gc)(report));
}

// EXTERNAL MODULE: ./lib/domain/failure.js
var failure = __webpack_require__(27550);
;// CONCATENATED MODULE: ./lib/app/publish-bundle.js


/**
 * Finishes the bundle and moves it into place; returns its absolute path. A file in which the last
 * scan finds a secret is cleaned and nothing is published: a `secret-found` failure names the file.
 */
function publishBundle(report, { sink, journal, redactor }) {
    writeReport(sink, report);
    const entries = [...journal.export()].map((entry) => JSON.stringify(redactor.deep(entry)));
    sink.write('journal.jsonl', entries.map((line) => `${line}\n`).join(''));
    const found = [...sink.files()].flatMap(({ name, content }) => {
        const kind = redactor.findSecret(content);
        if (kind === null)
            return [];
        sink.write(name, redactor.text(content));
        return [`${name} held ${kind}`];
    });
    if (found.length > 0) {
        throw new failure/* Failure */.H('secret-found', `the report is not published: ${found.join(', ')} (now cleaned). Take the secret out of the config, the cases or their names`);
    }
    return sink.commit();
}

;// CONCATENATED MODULE: ./lib/app/run-blocks.js
/**
 * Works through blocks with at most `concurrency` at the same time, in order of start. One that
 * throws does not stop the others; the first error is thrown when all are done.
 */
async function runBlocks(blocks, concurrency, runBlock) {
    const queue = blocks.values();
    const errors = [];
    const work = async () => {
        for (const block of queue) {
            await runBlock(block).catch((error) => errors.push(error));
        }
    };
    await Promise.all(Array.from({ length: Math.min(concurrency, blocks.length) }, work));
    if (errors.length > 0)
        throw errors[0];
}

;// CONCATENATED MODULE: ./lib/core/evaluate/final-text.js
/** What the trial ended in: the agent's own last words where its process gave them, else the text of the last reply. */
function finalTextOf({ launches, calls }) {
    return launches.at(-1)?.answer ?? calls.at(-1)?.text ?? null;
}

;// CONCATENATED MODULE: ./lib/core/evaluate/bipartite-matching.js
/**
 * A maximum matching between rows and columns: `candidates[row]` lists the columns a row may take, and the
 * result holds each row's column, or null for a row left over. Kuhn's augmenting paths (H. W. Kuhn, The
 * Hungarian method, 1955; maximal by C. Berge, Two theorems in graph theory, 1957), in O(rows x pairs).
 */
function matchRows(candidates) {
    const rowOf = new Map();
    candidates.forEach((_, row) => augment({ row, candidates, rowOf, visited: new Set() }));
    const columnOf = new Map([...rowOf].map(([column, row]) => [row, column]));
    return candidates.map((_, row) => columnOf.get(row) ?? null);
}
/** Gives the row a column, moving other rows to their next choice where that frees one. */
function augment({ row, candidates, rowOf, visited }) {
    for (const column of candidates[row] ?? []) {
        if (visited.has(column))
            continue;
        visited.add(column);
        const holder = rowOf.get(column);
        if (holder === undefined || augment({ row: holder, candidates, rowOf, visited })) {
            rowOf.set(column, row);
            return true;
        }
    }
    return false;
}

// EXTERNAL MODULE: ./lib/domain/json.js
var domain_json = __webpack_require__(77708);
;// CONCATENATED MODULE: ./lib/core/evaluate/json-equality.js

/** Whether two JSON values are the same: members in any order, array elements in the same one. */
function isSameJson(left, right) {
    if (left === right)
        return true;
    if (Array.isArray(left) && Array.isArray(right)) {
        return left.length === right.length && left.every((item, at) => isSameJson(item, right[at]));
    }
    return (0,domain_json/* isJsonObject */.O)(left) && (0,domain_json/* isJsonObject */.O)(right) && hasSameMembers(left, right);
}
function hasSameMembers(left, right) {
    const entries = Object.entries(left);
    if (entries.length !== Object.keys(right).length)
        return false;
    return entries.every(([key, value]) => {
        const other = Object.hasOwn(right, key) ? right[key] : undefined;
        return other !== undefined && isSameJson(value, other);
    });
}

// EXTERNAL MODULE: ./lib/core/evaluate/pattern.js
var pattern = __webpack_require__(75745);
;// CONCATENATED MODULE: ./lib/core/evaluate/match-arguments.js


/**
 * Whether a call's arguments satisfy every matcher; arguments that no matcher names are free.
 * `any` and all others but `absent` want the argument to be there; null is a value like any other.
 */
function matchesArguments(matchers, values) {
    return Object.entries(matchers).every(([name, matcher]) => {
        const value = Object.hasOwn(values, name) ? values[name] : undefined;
        return value === undefined ? 'absent' in matcher : matchesValue(matcher, value);
    });
}
/** What the matchers want, on one line, such as `city equals "Oslo", days 3 ± 0.5`. */
function describeMatchers(matchers) {
    return Object.entries(matchers)
        .map(([name, matcher]) => `${name} ${describeMatcher(matcher)}`)
        .join(', ');
}
/** Patterns look at strings only and numbers at numbers only: a schema decides on types, not a matcher. */
function matchesValue(matcher, value) {
    if ('equals' in matcher)
        return isSameJson(matcher.equals, value);
    if ('oneOf' in matcher)
        return matcher.oneOf.some((one) => isSameJson(one, value));
    if ('regex' in matcher) {
        return typeof value === 'string' && (0,pattern/* searchPattern */.jH)(matcher.regex, value) === 'match';
    }
    if ('number' in matcher) {
        return typeof value === 'number' && Math.abs(value - matcher.number) <= matcher.tolerance;
    }
    return 'any' in matcher;
}
function describeMatcher(matcher) {
    if ('equals' in matcher)
        return `equals ${JSON.stringify(matcher.equals)}`;
    if ('oneOf' in matcher)
        return `is one of ${JSON.stringify(matcher.oneOf)}`;
    if ('regex' in matcher)
        return `matches /${matcher.regex}/`;
    if ('number' in matcher)
        return `is ${matcher.number} ± ${matcher.tolerance}`;
    return 'any' in matcher ? 'is given' : 'is absent';
}

// EXTERNAL MODULE: ./lib/core/wire/json-text.js
var json_text = __webpack_require__(54375);
;// CONCATENATED MODULE: ./lib/core/evaluate/match-calls.js




/**
 * What is wrong with a trial's tool calls; empty when they are as expected. Calls that reached no tool
 * (unknown, invalid, malformed, without a result) never count.
 * - `exact`: expected calls and calls pair up one to one, in any order; calls answered by a scripted error are left out
 * - `ordered`: the same, in the expected order
 * - `subset`: each expected call has a call of its own, in any order; more calls are fine, and so are errors
 */
function matchCalls(expected, calls) {
    if (expected.match === 'subset') {
        return missesInAnyOrder(expected, dispatched(calls, ['ok', 'scripted-error']));
    }
    const answered = dispatched(calls, ['ok']);
    return expected.match === 'ordered'
        ? missInOrder(expected.calls, answered)
        : missesInAnyOrder(expected, answered);
}
function dispatched(calls, outcomes) {
    return calls.flatMap(({ name, arguments: values, outcome }) => name !== null && values !== null && outcomes.includes(outcome)
        ? [{ name, arguments: values }]
        : []);
}
function missesInAnyOrder({ match, calls: expected }, calls) {
    const columns = matchRows(expected.map((wanted) => partners(wanted, calls)));
    const left = calls.filter((_, at) => !columns.includes(at));
    const missed = expected.filter((_, at) => columns[at] === null);
    if (missed.length === 0 && left.length > 0 && match === 'exact') {
        return [miss('no other call', describeCalls(left))];
    }
    return missed.map((wanted) => miss(describeExpected(wanted), describeInstead(wanted, left)));
}
function partners(wanted, calls) {
    return calls.flatMap((call, at) => (isPartner(wanted, call) ? [at] : []));
}
function isPartner(wanted, call) {
    return wanted.name === call.name && matchesArguments(wanted.arguments, call.arguments);
}
/** The first position at which the two lists differ; all behind it may only be shifted. */
function missInOrder(expected, calls) {
    const length = Math.max(expected.length, calls.length);
    for (let at = 0; at < length; at += 1) {
        const wanted = expected[at];
        const call = calls[at];
        if (wanted !== undefined && call !== undefined && isPartner(wanted, call))
            continue;
        const wantedText = wanted === undefined ? 'no other call' : describeExpected(wanted);
        return [miss(`call ${at + 1}: ${wantedText}`, describeCalls(call === undefined ? [] : [call]))];
    }
    return [];
}
function miss(expected, actual) {
    return { expectation: 'tool-calls', expected: excerpt(expected), actual: excerpt(actual) };
}
function describeExpected({ name, arguments: matchers }) {
    return `${name}(${describeMatchers(matchers)})`;
}
/** Of the calls without a partner those of the same tool say most. */
function describeInstead(wanted, left) {
    const alike = left.filter(({ name }) => name === wanted.name);
    return describeCalls(alike.length > 0 ? alike : left);
}
function describeCalls(calls) {
    if (calls.length === 0)
        return 'no call';
    return calls.map(({ name, arguments: values }) => `${name}(${(0,json_text/* jsonText */.s$)(values)})`).join(', ');
}

;// CONCATENATED MODULE: ./lib/core/evaluate/missed-expectations.js





/**
 * Every expectation that did not hold, in the order of the case format. The output is what the trial ended in. `noToolCalls` and `maxToolCalls` count every call the agent attempted, also those that
 * could not be run; `toolCalls` those that reached a tool.
 */
function missedExpectations(evidence, expect, checkSchema) {
    const { calls, tools } = evidence;
    const output = finalTextOf(evidence) ?? '';
    return [
        ...missingParts(expect.outputContains, output),
        ...unmatchedPattern(expect.outputMatches, output),
        ...unfitJson(expect.outputJsonSchema, output, checkSchema),
        ...(expect.toolCalls === undefined ? [] : matchCalls(expect.toolCalls, tools)),
        ...exceeded('no-tool-calls', expect.noToolCalls === true ? 0 : undefined, tools.length),
        ...exceeded('max-tool-calls', expect.maxToolCalls, tools.length),
        ...exceeded('max-turns', expect.maxTurns, calls.at(-1)?.turn ?? 0),
    ];
}
/** Upper and lower case matter; `outputMatches: (?i:...)` is for when they should not. */
function missingParts(parts, output) {
    return [parts ?? []]
        .flat()
        .filter((part) => !output.includes(part))
        .map((part) => missed_expectations_miss('output-contains', `contains ${JSON.stringify(part)}`, output));
}
function unmatchedPattern(source, output) {
    const result = source === undefined ? 'match' : (0,pattern/* searchPattern */.jH)(source, output);
    if (result === 'match')
        return [];
    const tooLong = `${output.length} characters, too long to search (at most ${pattern/* PATTERN_TEXT_LIMIT */.h6})`;
    return [missed_expectations_miss('output-matches', `matches /${source}/`, result === 'too-long' ? tooLong : output)];
}
function unfitJson(schema, output, checkSchema) {
    if (schema === undefined)
        return [];
    const value = (0,json_text/* parseJson */.qF)(withoutFence(output));
    if (value === undefined)
        return [missed_expectations_miss('output-json-schema', 'JSON and nothing else', output)];
    const problems = checkSchema(schema, value);
    if (problems.length === 0)
        return [];
    return [missed_expectations_miss('output-json-schema', 'JSON that fits the schema', problems.join('; '))];
}
/** Chat models wrap JSON in a code fence by habit, so one fence around the whole answer is allowed; prose is not. */
function withoutFence(output) {
    return /^\s*```(?:json)?[ \t]*\r?\n([^]*)\n[ \t]*```\s*$/i.exec(output)?.[1] ?? output;
}
function exceeded(expectation, limit, actual) {
    if (limit === undefined || actual <= limit)
        return [];
    return [missed_expectations_miss(expectation, `at most ${limit}`, String(actual))];
}
function missed_expectations_miss(expectation, expected, actual) {
    return { expectation, expected: excerpt(expected), actual: excerpt(actual) || 'no text' };
}

;// CONCATENATED MODULE: ./lib/core/evaluate/evaluate.js

/**
 * Judges a trial by its ledger alone. How it stopped comes first: an agent that was cut off, by its limits
 * or by a failure, is not judged by its answer. `format-error`: expectations failed and the last turn held
 * a call that could not be read, be it that the turns ran out there; its reason is, as for
 * `semantic-fail`, the first expectation missed.
 */
function evaluate(evidence, definition, checks) {
    const { reason, detail } = evidence.stop;
    if (reason === 'final-answer')
        return evaluate_judge(evidence, definition, checks);
    if (reason === 'call-failed')
        return judgeFailedCall(evidence.calls.at(-1));
    if (reason === 'agent-failed')
        return unjudged('semantic-fail', detail ?? reason);
    if (reason === 'turn-limit' || reason === 'call-limit') {
        const judged = evaluate_judge(evidence, definition, checks);
        if (judged.state === 'format-error')
            return judged;
    }
    return unjudged(stateOfStop[reason], reason);
}
const stateOfStop = {
    'turn-limit': 'limit-exceeded',
    'call-limit': 'limit-exceeded',
    'token-limit': 'limit-exceeded',
    'trial-deadline': 'limit-exceeded',
    'budget-exhausted': 'limit-exceeded',
    'launch-failed': 'infra-error',
    'no-calls-seen': 'infra-error',
    'script-exhausted': 'infra-error',
    cancelled: 'not-run',
    'budget-spent': 'not-run',
    'harness-error': 'harness-error',
};
/** The last column of the outcome table; an answered call can't be what stopped a trial. */
const stateOfFailedCall = {
    ok: 'harness-error',
    'empty-output': 'harness-error',
    length: 'harness-error',
    'content-filter': 'harness-error',
    'http-error': 'infra-error',
    'stream-error': 'infra-error',
    truncated: 'infra-error',
    timeout: 'infra-error',
    network: 'infra-error',
    cancelled: 'not-run',
    'refused-over-budget': 'limit-exceeded',
};
function evaluate_judge(evidence, { expect }, { checkSchema }) {
    const misses = missedExpectations(evidence, expect, checkSchema);
    const [first] = misses;
    if (first === undefined)
        return { state: 'passed', reason: null, misses };
    const isMalformed = (evidence.calls.at(-1)?.malformedToolCallCount ?? 0) > 0;
    return {
        state: isMalformed ? 'format-error' : 'semantic-fail',
        reason: first.expectation,
        misses,
    };
}
function judgeFailedCall(call) {
    const state = call === undefined ? 'harness-error' : stateOfFailedCall[call.status];
    if (call === undefined || state === 'harness-error')
        return unjudged(state, 'no-failed-call');
    const hasStatus = call.status === 'http-error' && call.httpStatus !== null;
    return unjudged(state, hasStatus ? `http-${call.httpStatus}` : call.status);
}
function unjudged(state, reason) {
    return { state, reason, misses: [] };
}

// EXTERNAL MODULE: ./lib/core/agents/environment.js
var environment = __webpack_require__(37667);
;// CONCATENATED MODULE: ./lib/core/agents/disagreements.js

/**
 * Where an agent's own account and the gateway's differ, in codes. Nothing is corrected by it: the gateway counts. An
 * agent that failed or was ended may leave its counts out.
 */
function compareSelfReport(report, seen) {
    const last = seen.statuses.at(-1);
    const isAnswered = last !== undefined && domain_trial/* ANSWERED_STATUSES */.vj.includes(last);
    const codes = [
        report.outcome === 'ok' && !isAnswered ? 'ok-but-call-failed' : null,
        report.outcome === 'failed' && isAnswered ? 'failed-but-call-answered' : null,
        report.outcome === 'ok' && disagreements_tokensDiffer(report.usage, seen.usages) ? 'usage-differs' : null,
        report.outcome === 'ok' &&
            (report.toolNames?.length ?? seen.toolCallCount) !== seen.toolCallCount
            ? 'tool-calls-differ'
            : null,
        seen.unaskedToolCalls > 0 ? 'tool-calls-unasked' : null,
    ];
    return codes.filter((code) => code !== null);
}
function disagreements_tokensDiffer(claimed, usages) {
    if (claimed === null || usages.includes(null))
        return false;
    const sum = (field) => usages.reduce((total, usage) => total + (usage?.[field] ?? 0), 0);
    return claimed.inputTokens !== sum('inputTokens') || claimed.outputTokens !== sum('outputTokens');
}

;// CONCATENATED MODULE: ./lib/core/agents/launch-verdict.js

/**
 * What a launch came to. An exit status alone proves nothing: success is exit status 0, no end by us or by a signal, no
 * failed last call, and a report of the agent's own that does not say otherwise.
 */
function judgeLaunch(facts) {
    const { statuses, launchFault } = facts;
    if (launchFault !== null)
        return verdict('launch-failed', 'launch-failed', launchFault);
    if (facts.endedBy === 'run-budget')
        return verdict('terminated', 'budget-spent');
    if (facts.endedBy === 'budget' || statuses.includes('refused-over-budget')) {
        return verdict('terminated', 'budget-exhausted');
    }
    if (facts.endedBy === 'trial-deadline')
        return verdict('timeout', 'trial-deadline');
    if (facts.endedBy === 'cancel')
        return verdict('terminated', 'cancelled');
    const last = statuses.at(-1);
    if (last === undefined)
        return verdict('failed', 'no-calls-seen');
    if (!domain_trial/* ANSWERED_STATUSES */.vj.includes(last))
        return verdict('failed', 'call-failed', last);
    const fault = ownFault(facts);
    return fault === null
        ? { state: 'completed', reason: null, stop: { reason: 'final-answer', detail: null } }
        : { ...verdict('failed', 'agent-failed', fault), reason: fault };
}
/** What is wrong with how the agent ended by its own doing. */
function ownFault({ exitCode, signal, report }) {
    if (signal !== null)
        return 'agent-signal';
    if (exitCode !== 0)
        return 'agent-exit';
    if (report.outcome === 'failed')
        return 'agent-reported-failure';
    return report.outcome === 'missing' ? 'no-terminal-event' : null;
}
function verdict(state, reason, detail = null) {
    return { state, reason, stop: { reason, detail } };
}

// EXTERNAL MODULE: ./lib/core/agents/registry.js + 6 modules
var registry = __webpack_require__(28796);
;// CONCATENATED MODULE: ./lib/core/agents/tool-audit.js

/**
 * What became of each call on the wire. One of a tool of the case is found again among the calls that reached it, by
 * name and arguments, each once; any other is a tool that the agent brought along.
 */
function auditTools(asked, answered, { names, toolName }) {
    const left = [...answered];
    const events = asked.map((call) => {
        const name = toolName(call.name);
        const { turn, position, atMs, arguments: values } = call;
        const plain = { type: 'tool', atMs, turn, position, source: 'native' };
        if (values === null) {
            return { ...plain, name, arguments: null, outcome: 'malformed', answer: '' };
        }
        if (!names.includes(name)) {
            const own = { name: call.name, arguments: values, outcome: 'own-tool', answer: '' };
            return { ...plain, ...own };
        }
        const found = takeFirst(left, (one) => one.name === name && isSameJson(one.arguments, values));
        const { outcome, answer } = found ?? NOT_DISPATCHED;
        return { ...plain, name, arguments: values, outcome, answer };
    });
    return { events, unasked: left.length };
}
const NOT_DISPATCHED = { outcome: 'not-dispatched', answer: '' };
function takeFirst(items, fits) {
    const index = items.findIndex(fits);
    return index < 0 ? undefined : items.splice(index, 1)[0];
}

// EXTERNAL MODULE: ./lib/core/modes/conversation.js
var conversation = __webpack_require__(12785);
;// CONCATENATED MODULE: ./lib/core/dispatch-tool.js



/** What a trial starts with. */
const NO_RESULTS_USED = new Map();
const mostProblems = 5;
/**
 * Answers one call from the case's scripts: with the tool's first unused result whose `when` fits the
 * arguments, or with its constant `error`, which never runs out. With neither the outcome is `no-result`:
 * the script ends here. Calls that can't be run are answered with what was wrong and use no result.
 */
function dispatchTool(call, options) {
    const { tools, used, checkSchema } = options;
    if ((0,conversation/* isMalformed */.O)(call))
        return refuse('malformed', malformedText(call), used);
    const tool = tools.find(({ name }) => name === call.name);
    if (tool === undefined)
        return refuse('unknown-tool', unknownText(call.name, tools), used);
    const problems = checkSchema(tool.parameters, call.arguments);
    if (problems.length > 0)
        return refuse('invalid-arguments', invalidText(tool, problems), used);
    return runTool(tool, call.arguments, used);
}
function runTool(tool, values, used) {
    const usedHere = used.get(tool.name) ?? new Set();
    const results = tool.results ?? [];
    const at = results.findIndex(({ when }, index) => !usedHere.has(index) && matchesArguments(when ?? {}, values));
    const result = results[at];
    if (result !== undefined)
        return answer(result, withUsed(used, tool.name, at));
    if (tool.error !== undefined)
        return refuse('scripted-error', tool.error, used);
    return refuse('no-result', `"${tool.name}" has no result for this call.`, used);
}
function answer(result, used) {
    if ('error' in result)
        return refuse('scripted-error', result.error, used);
    return { outcome: 'ok', content: result.value, used };
}
function refuse(outcome, error, used) {
    return { outcome, content: { error }, used };
}
function withUsed(used, tool, at) {
    return new Map([...used, [tool, new Set([...(used.get(tool) ?? []), at])]]);
}
/** A native call goes back without its arguments, so the text quotes them; a text call goes back as it was written. */
function malformedText({ name, source, raw }) {
    if (source === 'text') {
        return 'The tool call could not be read. It must be one JSON object with "name" and "arguments", and "arguments" an object.';
    }
    if (name === null)
        return 'The tool call has no name, so it was not run.';
    return `The arguments of "${name}" are not a JSON object, so it was not run: ${excerpt(raw)}`;
}
function unknownText(name, tools) {
    const names = tools.map((tool) => `"${tool.name}"`).join(', ');
    return `There is no tool "${excerpt(name)}". ${names === '' ? 'No tools are offered.' : `The tools are: ${names}.`}`;
}
function invalidText(tool, problems) {
    return `The arguments of "${tool.name}" are invalid: ${problems.slice(0, mostProblems).join('; ')}.`;
}

;// CONCATENATED MODULE: ./lib/core/agents/tool-session.js


/** Answers calls from the scripts of a case, as the built-in agent would have them answered. */
function createToolSession(tools, { checkSchema, clock }) {
    const answered = [];
    let used = NO_RESULTS_USED;
    return {
        tools: tools.map(({ name, description, parameters }) => ({ name, description, parameters })),
        answer(name, values) {
            const call = { name, arguments: values, source: 'native', id: null };
            const dispatch = dispatchTool(call, { tools, used, checkSchema });
            used = dispatch.used;
            const content = (0,conversation/* answerText */.y)(dispatch.content);
            const { outcome } = dispatch;
            answered.push({ name, arguments: values, outcome, answer: content, atMs: clock() });
            return { content, isError: outcome !== 'ok' };
        },
        answered,
    };
}

;// CONCATENATED MODULE: ./lib/core/back-off.js
const FIRST_MS = 500;
const LONGEST_MS = 8_000;
/** A provider that asks for more than this is not waited for: the run would stand still. */
const LONGEST_RETRY_AFTER_MS = 60_000;
/**
 * Milliseconds to wait before try number `attempt` (1 for the first retry): what the provider
 * asked for, else a doubling wait with jitter. Null when it asked for too long a wait.
 */
function backOffMs(attempt, retryAfterMs, random) {
    if (retryAfterMs !== null)
        return retryAfterMs > LONGEST_RETRY_AFTER_MS ? null : retryAfterMs;
    const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
    return longest * (0.5 + random() / 2);
}

;// CONCATENATED MODULE: ./lib/app/attempts.js


/**
 * Gets one turn's reply. Each attempt is reserved durably, sent, and settled; a retry is a new
 * attempt, and there is none once an item of the reply had arrived.
 */
async function callWithRetries(turn, tools, signal) {
    for (let attempt = 0;; attempt += 1) {
        const result = await callOnce(turn, attempt, { tools, signal });
        const waitMs = attempt < turn.retries ? retryWaitMs(result.reply, attempt + 1, tools) : null;
        if (waitMs === null || signal.aborted || tools.meter.isSpent())
            return result;
        await backOff(waitMs, tools, signal);
        if (signal.aborted)
            return result;
    }
}
function retryWaitMs({ error, firstItemChunk }, nextAttempt, { random }) {
    if (error === null || !error.retryable || firstItemChunk !== null)
        return null;
    return backOffMs(nextAttempt, error.retryAfterMs, random);
}
async function backOff(durationMs, { clock, ledger, wait }, signal) {
    const fromMs = clock();
    await wait(durationMs, signal);
    ledger.append({ type: 'wait', reason: 'back-off', fromMs, toMs: clock() });
}
async function callOnce({ request, context }, attempt, { tools, signal }) {
    const kind = attempt === 0 ? 'primary' : 'retry';
    const attemptId = tools.journal.reserve({ ...context, attempt, kind });
    const chatReply = await tools.client.send(request, signal);
    const outcome = (0,call_outcome/* classifyCall */.ni)(chatReply.reply, endedBy(signal));
    tools.journal.settle(attemptId, {
        state: outcome.attemptState,
        status: outcome.status,
        inputTokens: chatReply.reply.usage?.inputTokens ?? null,
        outputTokens: chatReply.reply.usage?.outputTokens ?? null,
    });
    if (chatReply.sentAtMs !== null)
        tools.meter.add(chatReply.reply.usage);
    tools.ledger.append(toEvent(chatReply, { ...context, attemptId, attempt }, outcome.status));
    return { reply: chatReply.reply, outcome };
}
/** Why our own signal ended things; its reason is set by whoever aborts. */
function endedBy(signal) {
    if (!signal.aborted)
        return null;
    return signal.reason === 'trial-deadline' ? 'trial-deadline' : 'cancel';
}
function toEvent({ reply, ...observed }, context, status) {
    const { attemptId, launchId, turn, attempt, model, promptCharacters } = context;
    return {
        type: 'call',
        ...{ attemptId, launchId, turn, attempt, modelAsked: model, promptCharacters, status },
        ...observed,
        error: reply.error,
        text: reply.text,
        reasoningText: reply.reasoningText,
        finishReason: reply.finishReason,
        usage: reply.usage,
        model: reply.model,
        streamed: reply.streamed,
        toolCallCount: reply.toolCalls.length,
        malformedToolCallCount: reply.malformedToolCalls.length,
    };
}

;// CONCATENATED MODULE: ./lib/app/call-numbers.js

/** Numbers calls as they come: the same body again, after it failed, is a retry of the same logical call. */
function createCallNumbers() {
    const byBody = new Map();
    const failed = new Set();
    let turns = 0;
    return {
        next(bodyHash) {
            const before = byBody.get(bodyHash);
            const isRetry = before !== undefined && failed.has(before.turn);
            const number = isRetry
                ? { turn: before.turn, attempt: before.attempt + 1 }
                : { turn: (turns += 1), attempt: 0 };
            failed.delete(number.turn);
            byBody.set(bodyHash, number);
            return number;
        },
        settle(turn, status) {
            if (!domain_trial/* ANSWERED_STATUSES */.vj.includes(status))
                failed.add(turn);
        },
    };
}

;// CONCATENATED MODULE: ./lib/app/launch-budget.js



/**
 * What one launch may still use up. It fails closed: once an answered call can't be counted against a limit, that
 * limit is reached.
 */
function createLaunchBudget({ budget, rateOf }) {
    const { maxAttempts, maxTokens, maxUsd } = budget;
    let attempts = 0;
    let tokens = 0;
    let nanoUsd = 0;
    let uncounted = false;
    let unpriced = false;
    return {
        admit() {
            attempts += 1;
        },
        add(call, model) {
            const price = priceCall(call.usage, rateOf(model));
            const isAnswered = domain_trial/* ANSWERED_STATUSES */.vj.includes(call.status);
            tokens += call.usage?.totalTokens ?? 0;
            nanoUsd += price ?? 0;
            if (isAnswered && call.usage === null)
                uncounted = true;
            if (isAnswered && price === null)
                unpriced = true;
        },
        reachedLimit() {
            if (attempts >= maxAttempts)
                return `the budget of ${maxAttempts} calls is used up`;
            if (maxTokens !== null && uncounted)
                return 'a call came back without token counts';
            if (maxTokens !== null && tokens >= maxTokens) {
                return `the budget of ${maxTokens} tokens is used up`;
            }
            if (maxUsd !== null && unpriced)
                return 'a call can not be priced';
            if (maxUsd !== null && nanoUsd >= (nanoUsdOf(maxUsd) ?? 0)) {
                return `the budget of ${maxUsd} USD is used up`;
            }
            return null;
        },
    };
}

;// CONCATENATED MODULE: ./lib/app/gateway-desk.js




/**
 * Decides about each provider call of one launch and keeps the record of it. Budgets fail closed: once an answered
 * call can't be counted against one, nothing more gets through.
 */
function createGatewayDesk(options) {
    const { context, callTimeoutMs, journal, ledger, meter, signal, onRefused } = options;
    const numbers = createCallNumbers();
    const spent = createLaunchBudget(options);
    const open = new Map();
    const statuses = [];
    const usages = [];
    const toolCalls = [];
    let otherRequestCount = 0;
    function reserve(request) {
        const { turn, attempt } = numbers.next(request.bodyHash);
        const { model, promptCharacters } = request;
        const kind = attempt === 0 ? 'primary' : 'retry';
        const own = { ...context, model, turn, attempt, kind, promptCharacters };
        return { attemptId: journal.reserve(own), own };
    }
    function refuse(request, by, message) {
        const { attemptId, own } = reserve(request);
        const status = 'refused-over-budget';
        journal.settle(attemptId, { state: status, status, inputTokens: null, outputTokens: null });
        ledger.append(callEvent(attemptId, own, refusedCall(request)));
        statuses.push(status);
        onRefused(by);
        return { kind: 'refused', message };
    }
    return {
        admit(request) {
            const limit = spent.reachedLimit();
            if (limit !== null)
                return refuse(request, 'launch', limit);
            if (meter.isSpent())
                return refuse(request, 'run', 'the budget of the whole run is spent');
            const { attemptId, own } = reserve(request);
            open.set(attemptId, own);
            spent.admit();
            return { kind: 'admitted', attemptId, callTimeoutMs };
        },
        settle(attemptId, observed) {
            const own = open.get(attemptId);
            if (own === undefined)
                throw new TypeError(`the call ${attemptId} is not open`);
            open.delete(attemptId);
            const call = withDeadline(observed, signal);
            const event = callEvent(attemptId, own, call);
            journal.settle(attemptId, {
                state: (0,call_outcome/* attemptStateOf */.u9)(call.status),
                status: call.status,
                inputTokens: call.usage?.inputTokens ?? null,
                outputTokens: call.usage?.outputTokens ?? null,
            });
            ledger.append(event);
            if (call.sentAtMs !== null)
                meter.add(call.usage);
            spent.add(call, own.model);
            numbers.settle(own.turn, call.status);
            statuses.push(call.status);
            usages.push(call.usage);
            for (const [position, asked] of call.toolCalls.entries()) {
                toolCalls.push({ ...asked, turn: own.turn, position, atMs: call.endedAtMs });
            }
        },
        noteOther() {
            otherRequestCount += 1;
        },
        ...{ statuses, usages, toolCalls },
        get otherRequestCount() {
            return otherRequestCount;
        },
    };
}
/** A call that the trial's deadline cut off has run out of time; any other end of ours is a cancel. */
function withDeadline(call, signal) {
    const isCut = call.status === 'cancelled' && endedBy(signal) === 'trial-deadline';
    return isCut ? { ...call, status: 'timeout' } : call;
}
function callEvent(attemptId, { launchId, turn, attempt, model, promptCharacters }, { toolCalls, ...observed }) {
    return {
        type: 'call',
        ...{ attemptId, launchId, turn, attempt, modelAsked: model, promptCharacters },
        ...observed,
        toolCallCount: toolCalls.length,
    };
}
function refusedCall({ requestedAtMs }) {
    return {
        ...{ requestedAtMs, sentAtMs: null, headersAtMs: null, endedAtMs: requestedAtMs, reads: [] },
        ...{ status: 'refused-over-budget', httpStatus: null, error: null, text: '' },
        ...{ reasoningText: null, finishReason: null, usage: null, model: null, streamed: false },
        ...{ toolCalls: [], malformedToolCallCount: 0, clientStalled: false, connectionReused: null },
    };
}

;// CONCATENATED MODULE: ./lib/app/launch-ender.js

/** An agent that takes a refusal for an answer is gone by then; one that does not would only go on asking. */
const graceAfterRefusalMs = 2000;
/** A signal that aborts with the trial's, or shortly after a budget refused a call. */
function createLaunchEnder(trialSignal, wait) {
    const controller = new AbortController();
    const { signal } = controller;
    let spent = null;
    const follow = () => controller.abort(trialSignal.reason);
    if (trialSignal.aborted)
        follow();
    trialSignal.addEventListener('abort', follow);
    return {
        signal,
        refused(by) {
            if (spent !== null)
                return;
            spent = by === 'run' ? 'run-budget' : 'budget';
            void wait(graceAfterRefusalMs, signal).then(() => controller.abort(spent));
        },
        endedBy: () => spent ?? (trialSignal.aborted ? endedBy(trialSignal) : null),
        close() {
            trialSignal.removeEventListener('abort', follow);
            controller.abort('launch-ended');
        },
    };
}

;// CONCATENATED MODULE: ./lib/app/run-agent-case.js









/**
 * Runs one trial of an agent process: a private place, a door of its own at the gateway, the tools of the case, one
 * launch to its proven end. It returns nothing: what happened is in the ledger. A process tree that can't be proven
 * gone is a `containment` failure.
 */
async function runAgentCase(run, tools, signal) {
    const place = tools.parts.openPlace(run.trialId);
    try {
        await launchInPlace(run, place, { tools, signal });
    }
    finally {
        place.remove();
    }
}
async function launchInPlace(run, place, { tools, signal }) {
    const { trialId, target, agent, definition } = run;
    const { journal, parts } = tools;
    const launchId = journal.reserveLaunch({ trialId, target: target.id, recipe: agent.recipe });
    const ender = createLaunchEnder(signal, tools.wait);
    const desk = createGatewayDesk({
        ...{ budget: agent, rateOf: run.rateOf, journal, ledger: tools.ledger, meter: tools.meter },
        context: { trialId, target: target.id, launchId },
        callTimeoutMs: target.limits.callTimeoutSeconds * 1000,
        signal: ender.signal,
        onRefused: ender.refused,
    });
    const session = createToolSession(definition.tools, tools);
    const door = parts.gateway.open({ target: target.id, desk });
    const toolDoor = definition.tools.length === 0 ? null : await parts.openTools(session);
    const around = { launchId, recipe: (0,registry/* recipeOf */.S)(agent.recipe), place, session, desk, ender };
    try {
        tools.ledger.append({ type: 'start', atMs: tools.clock() });
        const end = await launch(run, around, { tools, door, toolDoor });
        await Promise.all([door.close(), toolDoor?.close()]);
        await record(run, around, { tools, end });
    }
    finally {
        ender.close();
        await Promise.allSettled([door.close(), toolDoor?.close()]);
    }
}
function launch({ trialId, target, agent, definition }, { launchId, recipe, place, ender }, { tools, door, toolDoor, }) {
    const { parts, journal } = tools;
    const program = parts.programOf(target.id);
    const { workspace, home, tmp, reportFile } = place;
    const prepared = recipe.prepare(program.args, {
        ...{ workspace, home, tmp, reportFile, protocol: agent.protocol, model: target.model },
        ...{ baseUrl: door.baseUrl, token: door.token, env: agent.env },
        ...{ prompt: definition.prompt, system: definition.system ?? null },
        mcp: toolDoor === null ? null : { url: toolDoor.url, token: toolDoor.token },
    });
    place.writeHomeFiles(prepared.files);
    const env = (0,environment/* agentEnvironment */.FV)({
        ...{ inherited: parts.inherited, passEnv: agent.passEnv, own: prepared.env },
        ...{ path: program.path, home, tmp, trialId, reportFile },
    });
    const { executable } = program;
    const network = agent.network === 'gateway-only' ? parts.gatewayNetwork() : null;
    return parts.processes.launch({ launchId, executable, args: prepared.args, env, cwd: workspace, network }, (process) => {
        program.check();
        journal.startLaunch(launchId, { ...process, containment: parts.processes.containment });
    }, ender.signal);
}
async function record(run, around, { tools, end }) {
    const { recipe, place, desk, session, ender, launchId } = around;
    const { journal, ledger } = tools;
    const swept = await place.sweepWorkspace();
    const report = recipe.readReport({ stdout: end.stdout, reportFile: place.readReportFile() });
    const verdict = judgeLaunch({ ...end, ...desk, report, endedBy: ender.endedBy() });
    const { exitCode, signal } = end;
    const survivorCount = end.survivors.length;
    journal.settleLaunch(launchId, { ...verdict, exitCode, signal, survivorCount });
    const audit = auditTools(desk.toolCalls, session.answered, {
        names: session.tools.map(({ name }) => name),
        toolName: recipe.toolName,
    });
    for (const event of audit.events)
        ledger.append(event);
    ledger.append({
        ...run_agent_case_launchRecord(run, around, { parts: tools.parts, end, verdict }),
        type: 'launch',
        swept: [...swept],
        answer: report.answer,
        disagreements: [
            ...compareSelfReport(report, {
                ...desk,
                toolCallCount: desk.toolCalls.length,
                unaskedToolCalls: audit.unasked,
            }),
        ],
    });
    ledger.append({ type: 'stop', atMs: end.endedAtMs, ...verdict.stop });
    if (end.proven)
        return;
    const words = `processes of ${run.trialId} are still there after everything was tried: end them by hand before the next run`;
    throw new failure/* Failure */.H('containment', words);
}
function run_agent_case_launchRecord({ target, agent }, { launchId, recipe, desk }, { parts, end, verdict, }) {
    const { exitCode, signal, survivors } = end;
    return {
        launchId,
        state: verdict.state,
        reason: verdict.reason,
        containment: parts.processes.containment,
        network: agent.network,
        recipe: recipe.name,
        version: parts.programOf(target.id).version,
        ...{ exitCode, signal, survivors: [...survivors] },
        durationMs: end.endedAtMs - end.startedAtMs,
        otherRequests: desk.otherRequestCount,
    };
}

// EXTERNAL MODULE: ./lib/core/wire/prompt-size.js
var prompt_size = __webpack_require__(81125);
// EXTERNAL MODULE: ./lib/core/modes/text.js
var modes_text = __webpack_require__(38329);
;// CONCATENATED MODULE: ./lib/core/modes/native.js



/** Tools as the API's own field offers them. */
function nativeTools(tools) {
    return tools.map(({ name, description, parameters }) => ({
        type: 'function',
        function: { name, ...(description === undefined ? {} : { description }), parameters },
    }));
}
/**
 * A turn as native mode sends it back: the reply with its calls, then one `tool` message per call. Calls
 * that were found in the text are answered as text. A call without a usable name can't be referred to,
 * so its answer goes into a user message. `number` is the turn's, from 1.
 */
function nativeTurn(turn, number) {
    if (turn.answers.every(({ call }) => call.source === 'text'))
        return (0,modes_text/* textTurn */.Vi)(turn);
    const named = identified(turn.answers.filter(({ call }) => isReferable(call)), number);
    const nameless = turn.answers.filter(({ call }) => !isReferable(call));
    return [
        assistantMessage(turn, named),
        ...named.map(({ id, content }) => ({
            role: 'tool',
            tool_call_id: id,
            content: (0,conversation/* answerText */.y)(content),
        })),
        ...(0,modes_text/* toolResponses */.N8)(nameless),
    ];
}
/** Names outside what a case file allows were made up by the model; APIs refuse some of them on the way back. */
function isReferable({ name }) {
    return name !== null && /^[A-Za-z0-9_.:-]{1,64}$/.test(name);
}
/** The provider's ids; ours where it gave none or the same to two calls. */
function identified(answers, turn) {
    const ids = answers.map(({ call }) => call.id);
    return answers.map((answer, at) => {
        const { id } = answer.call;
        return { ...answer, id: id === null || ids.indexOf(id) !== at ? `call_${turn}_${at}` : id };
    });
}
function assistantMessage({ rawContent, answers }, named) {
    const isBlank = rawContent.trim() === '';
    if (named.length === 0) {
        return { role: 'assistant', content: isBlank ? unnamedText(answers) : rawContent };
    }
    return {
        role: 'assistant',
        content: isBlank ? null : rawContent,
        tool_calls: named.map(({ id, call }) => ({
            id,
            type: 'function',
            function: { name: call.name, arguments: argumentText(call) },
        })),
    };
}
/** Some APIs refuse blank text and all want an assistant message to have calls or text, so a reply of nameless calls alone shows what was written. */
function unnamedText(answers) {
    const written = answers.map(({ call }) => ((0,conversation/* isMalformed */.O)(call) ? call.raw : call.name)).join('\n');
    return written.trim() === '' ? '(empty)' : written;
}
/** Servers parse the arguments again, so what the model wrote is not sent back when it was not JSON. */
function argumentText(call) {
    return (0,conversation/* isMalformed */.O)(call) ? '{}' : (0,json_text/* jsonText */.s$)(call.arguments);
}

;// CONCATENATED MODULE: ./lib/core/modes/chat-body.js



/**
 * The Chat Completions request for the next turn. The modes differ only in how tools are offered and
 * how calls and answers are written down; `extraBody` comes last and so may replace any member.
 */
function buildChatBody(options) {
    const { model, params } = options;
    return {
        model,
        messages: messages(options),
        ...offer(options),
        ...sampling(params),
        stream: true,
        stream_options: { include_usage: true },
        ...params.extraBody,
    };
}
/** UTF-16 units of text in a request's messages, for the journal; names, ids and arguments of calls are left out. */
function promptCharacters(body) {
    return (0,prompt_size/* promptSize */.U)('chat-completions', body);
}
function messages({ mode, system, prompt, tools, turns }) {
    const systemText = mode === 'text' ? (0,modes_text/* textSystem */.dx)(system, tools) : system;
    const spoken = turns.flatMap((turn, at) => mode === 'text' ? (0,modes_text/* textTurn */.Vi)(turn) : nativeTurn(turn, at + 1));
    const opening = systemText === undefined ? [] : [{ role: 'system', content: systemText }];
    return [...opening, { role: 'user', content: prompt }, ...spoken];
}
/** APIs refuse an empty `tools` list, and a `tool_choice` without tools. */
function offer({ mode, tools, params }) {
    if (mode === 'text' || tools.length === 0)
        return {};
    return given({ tools: nativeTools(tools), tool_choice: params.toolChoice });
}
/**
 * `max_tokens` and not `max_completion_tokens`: it is the one name that nearly all compatible servers
 * read, and one that is not read would leave replies unbounded without a word. For a model that wants
 * the newer name, leave `maxTokens` out and put it into `extraBody`.
 */
function sampling(params) {
    return given({
        temperature: params.temperature,
        top_p: params.topP,
        max_tokens: params.maxTokens,
        seed: params.seed,
        stop: params.stop,
        reasoning_effort: params.reasoningEffort,
    });
}
function given(members) {
    const entries = Object.entries(members);
    return Object.fromEntries(entries.filter((entry) => entry[1] !== undefined));
}

;// CONCATENATED MODULE: ./lib/app/run-case.js




/**
 * Runs one trial of the built-in agent: ask, dispatch the calls of the reply to the scripted tools,
 * answer, until a reply without calls or a limit. It returns nothing: what happened is in the ledger.
 */
async function runCase(run, tools, signal) {
    tools.ledger.append({ type: 'start', atMs: tools.clock() });
    const ending = await converse(run, tools, signal);
    tools.ledger.append({ type: 'stop', atMs: tools.clock(), ...ending });
}
async function converse(run, tools, signal) {
    const maxTurns = run.definition.limits.maxTurns ?? run.target.limits.maxTurns;
    let progress = { turns: [], used: NO_RESULTS_USED, callCount: 0, tokenCount: 0 };
    for (let turn = 1; turn <= maxTurns; turn += 1) {
        if (signal.aborted)
            return endedBySignal(signal);
        if (tools.meter.isSpent())
            return end('budget-spent');
        const request = turnRequest(run, progress, turn);
        const { reply, outcome } = await callWithRetries(request, tools, signal);
        if (outcome.trialFate !== 'evaluated')
            return failedCall(reply, signal);
        const step = takeReply(run, tools, { reply, turn, progress });
        if ('ending' in step)
            return step.ending;
        progress = step.progress;
    }
    return end('turn-limit', `${maxTurns} turns`);
}
function turnRequest(run, { turns }, turn) {
    const { target, definition, mode } = run;
    const { model, params, limits } = target;
    const { system, prompt, tools } = definition;
    const body = buildChatBody({ mode, model, params, system, prompt, tools, turns });
    return {
        request: { body, mode, tools, callTimeoutMs: limits.callTimeoutSeconds * 1000 },
        context: {
            trialId: run.trialId,
            launchId: null,
            target: target.id,
            model,
            turn,
            promptCharacters: promptCharacters(body),
        },
        retries: limits.retries,
    };
}
function failedCall({ error }, signal) {
    if (signal.aborted)
        return endedBySignal(signal);
    const reason = error?.code === 'script-exhausted' ? 'script-exhausted' : 'call-failed';
    return end(reason, error?.message ?? null);
}
function endedBySignal(signal) {
    return end(endedBy(signal) === 'trial-deadline' ? 'trial-deadline' : 'cancelled');
}
/** Agent loops branch on the calls found, never on the finish reason (wire F1). */
function takeReply(run, tools, step) {
    const { limits } = run.definition;
    const { reply, turn, progress } = step;
    const calls = [...reply.toolCalls, ...reply.malformedToolCalls];
    const callCount = progress.callCount + calls.length;
    const tokenCount = progress.tokenCount + (reply.usage?.totalTokens ?? 0);
    if (tokenCount > (limits.maxTokens ?? Number.POSITIVE_INFINITY)) {
        return { ending: end('token-limit', `${tokenCount} tokens`) };
    }
    if (calls.length === 0)
        return { ending: end('final-answer') };
    if (callCount > (limits.maxToolCalls ?? Number.POSITIVE_INFINITY)) {
        return { ending: end('call-limit', `${callCount} tool calls`) };
    }
    const { answers, used, exhausted } = dispatchAll(run, tools, {
        calls,
        turn,
        used: progress.used,
    });
    if (exhausted !== null && run.mock)
        return { ending: end('script-exhausted', exhausted) };
    const turns = [...progress.turns, { rawContent: reply.rawContent, answers }];
    return { progress: { turns, used, callCount, tokenCount } };
}
function dispatchAll({ definition }, { ledger, clock, checkSchema }, turn) {
    const answers = [];
    let { used } = turn;
    let exhausted = null;
    for (const [position, call] of turn.calls.entries()) {
        const dispatch = dispatchTool(call, { tools: definition.tools, used, checkSchema });
        used = dispatch.used;
        if (dispatch.outcome === 'no-result')
            exhausted ??= `no result left for ${call.name}`;
        answers.push({ call, content: dispatch.content });
        ledger.append({
            type: 'tool',
            atMs: clock(),
            turn: turn.turn,
            position,
            name: call.name,
            arguments: 'arguments' in call ? call.arguments : null,
            source: call.source,
            outcome: dispatch.outcome,
            answer: (0,conversation/* answerText */.y)(dispatch.content),
        });
    }
    return { answers, used, exhausted };
}
function end(reason, detail = null) {
    return { reason, detail };
}

;// CONCATENATED MODULE: ./lib/app/run-trial.js






/**
 * Runs one trial in isolation: its own agent, client and ledger, opened, used and closed here. It
 * never throws: what goes wrong on our side becomes a record with state `harness-error`.
 */
async function runTrial(setting, settings, { ports, signal }) {
    const ledger = ports.ledgers.open();
    try {
        const evidence = await gatherEvidence(setting, settings, { ports, ledger, signal });
        const record = run_trial_judge(setting, settings, { ports, evidence });
        if (keeps(settings.keepLedgers, record))
            keepLedger(setting.trial, evidence, ports);
        return record;
    }
    catch (error) {
        const record = emptyTrialRecord(setting.trial, {
            state: 'harness-error',
            reason: run_trial_reasonOf(error),
        });
        return ports.redactor.deep(record);
    }
    finally {
        ledger.close();
    }
}
/** With this, what is left of an agent could not be ended: nothing more may be started. */
const NOT_CONTAINED = 'not-contained: ';
function run_trial_reasonOf(error) {
    const words = error instanceof Error ? error.message : String(error);
    const isUncontained = error instanceof failure/* Failure */.H && error.code === 'containment';
    return isUncontained ? `${NOT_CONTAINED}${words}` : words;
}
async function gatherEvidence(setting, settings, around) {
    const { target, case: task } = setting;
    const limit = task.definition.limits.trialTimeoutSeconds ?? target.limits.trialTimeoutSeconds;
    const deadline = startDeadline(limit * 1000, around.ports.wait, around.signal);
    try {
        await runWhatever(setting, settings, { ...around, signal: deadline.signal });
        return around.ledger.read();
    }
    finally {
        deadline.clear();
    }
}
function runWhatever(setting, settings, around) {
    const parts = setting.trial.mode === 'agent' ? around.ports.agentsOf(setting.trial) : null;
    return parts === null
        ? runBuiltIn(setting, settings, around)
        : runProcess(setting, settings, { ...around, parts });
}
async function runBuiltIn({ trial, target, case: { definition } }, { live, rateCard }, { ports, ledger, signal }) {
    const client = ports.openChat(trial);
    // In mock mode scripts play an agent process as a whole.
    const mode = trial.mode === 'agent' ? 'native' : trial.mode;
    const meter = ports.spending.meterFor(trial, rateOf(target, rateCard));
    try {
        const caseRun = { trialId: trial.id, target, definition, mode, mock: !live };
        await runCase(caseRun, { ...ports, client, ledger, meter }, signal);
    }
    finally {
        await client.close();
    }
}
function runProcess({ trial, target, case: { definition } }, { rateCard }, around) {
    const { ports, ledger, parts, signal } = around;
    const { agent } = target;
    if (agent === null)
        throw new TypeError(`the target ${target.id} is no agent process`);
    const meter = ports.spending.meterFor(trial, rateOf(target, rateCard));
    return runAgentCase({
        ...{ trialId: trial.id, target, agent, definition },
        rateOf: (model) => rateOf({ ...target, model }, rateCard),
    }, { ...ports, ledger, meter, parts }, signal);
}
/** A signal that aborts with the run's, or with the reason `trial-deadline` when time is up. */
function startDeadline(durationMs, wait, runSignal) {
    const controller = new AbortController();
    const { signal } = controller;
    const cancel = () => controller.abort(runSignal.reason);
    if (runSignal.aborted)
        cancel();
    runSignal.addEventListener('abort', cancel);
    void wait(durationMs, signal).then(() => controller.abort('trial-deadline'));
    return {
        signal,
        clear() {
            runSignal.removeEventListener('abort', cancel);
            controller.abort('trial-ended');
        },
    };
}
function run_trial_judge({ trial, target, case: { definition } }, { rateCard, outputs }, { ports, evidence }) {
    const evaluation = evaluate(evidence, definition, ports);
    const rateOfModel = (model) => rateOf({ ...target, model }, rateCard);
    const output = keeps(outputs, evaluation) ? finalTextOf(evidence) : null;
    return ports.redactor.deep(buildTrialRecord({ trial, evidence, evaluation, rateOf: rateOfModel, output }));
}
function rateOf({ provider, model }, card) {
    return card?.rates[`${provider}/${model}`] ?? null;
}
function keeps(policy, { state }) {
    return policy === 'all' || (policy === 'failures' && state !== 'passed');
}
/** A kept ledger is written again from redacted events: the one in memory may hold a key. */
function keepLedger(trial, evidence, { ledgers, redactor, sink }) {
    const { startedAtMs, calls, waits, tools, launches, stop } = redactor.deep(evidence);
    const copy = ledgers.open();
    copy.append({ type: 'start', atMs: startedAtMs });
    for (const event of [...calls, ...waits, ...tools, ...launches, stop])
        copy.append(event);
    sink.write(`ledger.${trial.id.replaceAll('/', '.')}.sqlite`, copy.serialize());
    copy.close();
}

;// CONCATENATED MODULE: ./lib/app/run-plan.js



/**
 * Runs blocks of trials. A failed trial never stops them; after the signal, and once a total of the run is
 * spent, what is left is `not-run`.
 */
async function runPlan(blocks, sides, run) {
    await runBlocks(blocks, sides.head.concurrency, async (block) => {
        for (const trial of block) {
            const record = await runOrSkip(trial, sides, run);
            if (trial.phase === 'warmup')
                continue;
            if (record.reason?.startsWith(NOT_CONTAINED) === true)
                run.unusable.set(EVERYTHING, UNSAFE);
            if (isRefusal(record))
                run.unusable.set(sideKey(trial), `target-${record.reason}`);
            run.take(record);
            run.ports.progress.trialEnded(trial, record.state, record.reason);
        }
    });
}
async function runOrSkip(trial, sides, run) {
    const unusable = run.unusable.get(EVERYTHING) ?? run.unusable.get(sideKey(trial));
    const reason = run.signal.aborted ? 'cancelled' : unusable;
    if (reason !== undefined)
        return emptyTrialRecord(trial, { state: 'not-run', reason });
    const settings = trial.arm === 'base' ? sides.base : sides.head;
    return runTrial(settingOf(trial, settings), settings ?? sides.head, run);
}
/** After an agent whose end could not be proven nothing of the run is started any more. */
const EVERYTHING = '*';
const UNSAFE = 'not-contained';
function sideKey({ target, arm }) {
    return JSON.stringify([target, arm]);
}
/** Answers that no later trial of the target will get past: no access, or nothing there. */
const REFUSALS = ['http-401', 'http-403', 'http-404'];
function isRefusal({ state, reason }) {
    return state === 'infra-error' && reason !== null && REFUSALS.includes(reason);
}
function settingOf(trial, settings) {
    const target = settings?.targets.find((candidate) => candidate.id === trial.target);
    const runCase = settings?.cases.find((candidate) => candidate.definition.id === trial.case);
    if (target === undefined || runCase === undefined) {
        throw new TypeError(`the plan holds ${trial.id}, the settings do not`);
    }
    return { trial, target, case: runCase };
}

;// CONCATENATED MODULE: ./lib/app/spending.js




/** The totals that stop a run, kept up to date call by call. Warm-up trials count in none. */
function createSpending(budgets) {
    const totals = budgets.flatMap((rule) => rule.totalMax === undefined ? [] : [{ rule, limit: rule.totalMax, observed: 0 }]);
    return {
        meterFor(trial, rate) {
            const own = trial.phase === 'warmup' ? [] : totals.filter(({ rule }) => (0,judge_where/* isWhere */.S)(rule.where, trial));
            return {
                add(usage) {
                    for (const total of own)
                        total.observed += spending_amountOf(total.rule, usage, rate);
                },
                isSpent: () => own.some(reached),
            };
        },
    };
}
/** Money is added up in whole nano-USD, as in the report. */
function reached({ rule, ...total }) {
    if (rule.metric !== 'costUsd')
        return isSpentTotal(total);
    return isSpentTotal({ ...total, observed: usdOf(total.observed) ?? 0 });
}
function spending_amountOf({ metric }, usage, rate) {
    if (metric === 'attempts')
        return 1;
    if (metric === 'costUsd')
        return nanoUsdOf(usdOf(priceCall(usage, rate))) ?? 0;
    const counts = { ...usage };
    const amount = counts[metric];
    return typeof amount === 'number' ? amount : 0;
}

;// CONCATENATED MODULE: ./lib/app/run-benchmark.js














/** Nothing to compare with. */
const NO_CHALLENGE = {
    ...{ opponent: null, base: null, policy: null, calibrates: false, merged: null, bar: null },
};
/**
 * Runs a whole matrix benchmark: plan, trials, judgement, report, bundle. What the judge still wants, an
 * extension or fresh pairs of suspects, is run and judged again. A failed trial never stops it; what never
 * ran is in the report as `not-run`. After the signal the rest is not run, nothing is judged, and the report
 * is partial.
 */
async function runBenchmark(settings, challenge, { ports, signal }) {
    const startedAtMs = ports.clock();
    const { merged } = challenge;
    const plan = merged === null ? planTrials(planInput(settings, challenge)) : { ...merged, blocks: [] };
    let trials = plan.trials;
    const build = (records, judged, faults) => buildReport({
        faults,
        toolVersion: ports.toolVersion,
        run: {
            ...ports.identity,
            durationMs: ports.clock() - startedAtMs + (merged?.durationMs ?? 0),
        },
        plan: trials,
        records,
        partial: judged === null,
        judged: judged ?? { ...NOT_JUDGED, policy: challenge.policy },
        failOnGiven: settings.failOnGiven,
    });
    const growing = createGrowingReport({ ...ports, build: (records) => build(records, null, null) });
    for (const record of merged?.records ?? [])
        growing.add(record);
    if (merged === null)
        ports.progress.planned(trials.length);
    try {
        const judged = await runAndJudge(plan, settings, {
            ...{ challenge, ports, signal, growing },
            trialsSoFar: () => recordsOfPlan(trials, growing.records),
            extend: (more) => {
                trials = inPlanOrder([...trials, ...more]);
                ports.progress.planned(trials.length - (merged?.trials.length ?? 0));
            },
        });
        if (judged === null)
            writeAbort(ports, { stage: 'trials', reason: 'cancelled' });
        ports.journal.seal();
        const faults = reconcile(ports.journal.export(), recordsOfPlan(trials, growing.records), ports.hash);
        const report = build(growing.records, judged, faults);
        const record = recordOf(report, settings);
        ports.sink.write('baseline.json', `${JSON.stringify(record)}\n`);
        const isFit = judged !== null && report.exitCode !== 2 && faults.length === 0;
        return { report, record: isFit ? record : null, reportDir: publishBundle(report, ports) };
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        writeAbort(ports, { stage: 'report', reason: ports.redactor.text(reason) });
        throw error;
    }
}
/** Runs the plan and whatever the judge asks for on top; null when the run was cut short. */
async function runAndJudge(plan, settings, running) {
    const { challenge, ports, signal, growing } = running;
    const sides = { head: settings, base: challenge.base };
    const run = {
        ...{ signal, take: growing.add, unusable: new Map() },
        ports: { ...ports, spending: createSpending(budgetsOfPart(settings)) },
    };
    const judgeNow = (bar = null) => judgeRun({ ...settings, policy: challenge.policy }, challenge.opponent, evidenceOf(settings, { ...running, bar }));
    const runMore = async (more) => {
        running.extend(more.trials);
        await runPlan(more.blocks, sides, run);
    };
    await runPlan(plan.blocks, sides, run);
    if (signal.aborted)
        return null;
    let judgement = judgeNow(challenge.bar);
    if (settings.shard !== null)
        return { ...NOT_JUDGED, baseline: judgement.judged.baseline };
    if (challenge.calibrates)
        return calibrated(judgement, settings);
    if (settings.compare.extendOnce &&
        challenge.base !== null &&
        judgement.underpowered.includes('base-ref')) {
        await runMore(planTrials({ ...planInput(settings, challenge), done: settings.runs }));
        if (signal.aborted)
            return null;
        judgement = judgeNow();
    }
    if (judgement.wanted.length > 0) {
        await runMore(planConfirmation(judgement.wanted, settings.seed));
        if (signal.aborted)
            return null;
        const isSpent = growing.records.some(({ reason }) => reason === 'budget-spent');
        judgement = judgeNow(isSpent ? 'budget-spent' : challenge.bar);
    }
    return judgement.judged;
}
const RESAMPLES = 400;
function calibrated({ judged, contests }, settings) {
    const { gates, compare, seed } = settings;
    const calibration = calibrate({ gates, compare, contests, seed, resamples: RESAMPLES });
    return { ...NOT_JUDGED, baseline: judged.baseline, calibration };
}
function planInput(settings, { base, opponent }) {
    const { targets, cases, modes, runs, warmup, seed } = settings;
    return {
        ...{ modes, runs, warmup, seed },
        targets: targets.map(({ id }) => id),
        agents: new Set(targets.filter(({ agent }) => agent !== null).map(({ id }) => id)),
        cases: cases.map(({ definition }) => definition.id),
        base: base === null || opponent?.kind !== 'base-ref'
            ? null
            : {
                targets: base.targets.map(({ id }) => id),
                cases: opponent.commonCases,
            },
        ...(settings.shard !== null && { includes: partOf(settings, settings.shard).includes }),
    };
}
function evidenceOf({ live, targets }, { challenge, ports, trialsSoFar, bar, }) {
    const trials = trialsSoFar();
    const isCompared = challenge.opponent !== null;
    const faults = isCompared ? reconcile(ports.journal.export(), trials, ports.hash) : [];
    return {
        mock: !live,
        runner: ports.identity.runner,
        targets: targets.map(measured_target/* measuredTarget */.IF),
        caseHashes: ports.identity.caseHashes,
        trials,
        unreconciled: faults.map(({ words }) => words),
        bar,
    };
}
function recordOf({ tool, run, trials }, { targets, compare }) {
    const { branch, commit, startedAt, live, textTemplate, configHash, caseHashes, runner } = run;
    return baselineRecord({
        ...{ tool, name: compare.baseline.name, branch, commit, createdAt: startedAt, live },
        ...{ textTemplate, configHash, caseHashes, runner },
        targets: targets.map(measured_target/* measuredTarget */.IF),
    }, trials);
}
/** Says in the bundle itself that the run was cut short, where and why. */
function writeAbort({ sink }, abort) {
    sink.write('abort.json', `${JSON.stringify(abort)}\n`);
}


/***/ }),

/***/ 37667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ agentEnvironment),
/* harmony export */   XK: () => (/* binding */ isOwnVariable),
/* harmony export */   tq: () => (/* binding */ unfitVariable)
/* harmony export */ });
/** What an agent process may see of the harness's own variables. */
const inheritedNames = ['LANG', 'LC_ALL', 'LC_CTYPE', 'LC_MESSAGES', 'TZ'];
/** Names that the harness sets, so that nothing else may. */
const ownNames = [
    ...['PATH', 'HOME', 'TMPDIR', 'TMP', 'TEMP', 'NO_PROXY', 'no_proxy', 'TERM', 'NO_COLOR'],
    ...['XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_CACHE_HOME', 'XDG_STATE_HOME', 'XDG_RUNTIME_DIR'],
    ...['AGENT_BENCH_TRIAL_ID', 'AGENT_BENCH_LAUNCH_ID', 'AGENT_BENCH_REPORT_FILE'],
];
const secretWords = /(?:^|_)(?:token|secrets?|key|apikey|password|passwd|pass|pwd|credentials?|auth|cookie|session|private)(?:_|$)/i;
/** Tokens and addresses of the job that the harness runs in. */
const jobNames = /^(?:GITHUB|ACTIONS|RUNNER|CI)(?:_|$)/;
/**
 * The whole environment of an agent process: an allowlist, private folders, settings of git and npm that read nothing
 * of the machine's, and what recipe and target add. No variable of the job and no key is among it.
 */
function agentEnvironment(facts) {
    const { inherited, passEnv, own, path, home, tmp, trialId, reportFile } = facts;
    return {
        ...pick(inherited, inheritedNames),
        ...{ GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', GIT_TERMINAL_PROMPT: '0' },
        ...{ NPM_CONFIG_USERCONFIG: '/dev/null', NPM_CONFIG_UPDATE_NOTIFIER: 'false' },
        ...pick(inherited, passEnv),
        ...own,
        ...{ PATH: path, HOME: home, TMPDIR: tmp, TMP: tmp, TEMP: tmp },
        XDG_CONFIG_HOME: `${home}/.config`,
        XDG_DATA_HOME: `${home}/.local/share`,
        XDG_CACHE_HOME: `${home}/.cache`,
        XDG_STATE_HOME: `${home}/.local/state`,
        XDG_RUNTIME_DIR: tmp,
        ...{
            TERM: 'dumb',
            NO_COLOR: '1',
            NO_PROXY: '127.0.0.1,localhost',
            no_proxy: '127.0.0.1,localhost',
        },
        ...{ AGENT_BENCH_TRIAL_ID: trialId, AGENT_BENCH_REPORT_FILE: reportFile },
    };
}
/** Why a variable can't be passed on, or set, by its name; null when it can. */
function unfitVariable(name) {
    if (ownNames.includes(name))
        return 'is set by the benchmark itself';
    if (jobNames.test(name))
        return 'belongs to the job, and no agent may see it';
    return secretWords.test(name) ? 'looks like a secret, and no agent may see one' : null;
}
/** Whether the target may set a variable itself: any but those that the benchmark sets. */
function isOwnVariable(name) {
    return ownNames.includes(name);
}
function pick(variables, names) {
    return Object.fromEntries(names.flatMap((name) => {
        const value = variables[name];
        return value === undefined ? [] : [[name, value]];
    }));
}


/***/ }),

/***/ 519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IH: () => (/* binding */ pairSamples),
/* harmony export */   Ph: () => (/* binding */ comparedValue),
/* harmony export */   bR: () => (/* binding */ isSameRunner),
/* harmony export */   fn: () => (/* binding */ isValid)
/* harmony export */ });
/* harmony import */ var _domain_trial_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59036);

/** The samples of the same iteration, two by two. */
function pairSamples({ base, head }) {
    const heads = new Map(head.map((sample) => [sample.iteration, sample]));
    return base.flatMap((sample) => {
        const partner = heads.get(sample.iteration);
        return partner === undefined ? [] : [{ base: sample, head: partner }];
    });
}
/** True when a sample says something about the agent. */
function isValid({ state }) {
    return _domain_trial_js__WEBPACK_IMPORTED_MODULE_0__/* .VALID_STATES */ .io.includes(state);
}
/**
 * The value with which a sample enters a comparison; null when it does not. Times, tokens and cost count
 * where the trial passed, for an agent that fails fast is not faster; the rest where it gave evidence.
 */
function comparedValue(sample, { name, unit }) {
    const isCount = unit === 'count' || unit === 'share';
    const counts = isCount ? isValid(sample) : sample.state === 'passed';
    return counts ? (sample.values[name] ?? null) : null;
}
/** True when times measured on the two machines can be set against each other. */
function isSameRunner(one, other) {
    return ['os', 'arch', 'cpu', 'cores', 'image'].every((key) => one[key] === other[key]);
}


/***/ }),

/***/ 66986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ matchCases)
/* harmony export */ });
/**
 * Which cases can be compared: those of the same id and content on both sides. The others are listed by what
 * became of them; one that has another id and the same content was renamed.
 */
function matchCases(base, head) {
    const [was, is] = [new Map(Object.entries(base)), new Map(Object.entries(head))];
    const gone = [...was].filter(([id]) => !is.has(id));
    const fresh = [...is].filter(([id]) => !was.has(id));
    const renamed = [];
    for (const [to, hash] of fresh) {
        const from = gone.find(([id, other]) => other === hash && !renamed.some((r) => r.from === id));
        if (from !== undefined)
            renamed.push({ from: from[0], to });
    }
    const both = [...is.keys()].filter((id) => was.has(id));
    return {
        common: both.filter((id) => was.get(id) === is.get(id)),
        changed: both.filter((id) => was.get(id) !== is.get(id)),
        added: fresh.map(([id]) => id).filter((id) => !renamed.some(({ to }) => to === id)),
        removed: gone.map(([id]) => id).filter((id) => !renamed.some(({ from }) => from === id)),
        renamed,
    };
}


/***/ }),

/***/ 13243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LE: () => (/* binding */ mayFollow),
/* harmony export */   Qy: () => (/* binding */ checkJournal),
/* harmony export */   ph: () => (/* binding */ splitJournals)
/* harmony export */ });
/* harmony import */ var _domain_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77708);
/* harmony import */ var _domain_journal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72795);
/* harmony import */ var _journal_chain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78022);



/** The exported rows of one or more journals, cut where each begins. */
function splitJournals(rows) {
    const journals = [];
    for (const row of rows) {
        const current = journals.at(-1);
        if (row.kind === 'header' || current === undefined)
            journals.push([row]);
        else
            current.push(row);
    }
    return journals;
}
/** Reads the rows of one journal strictly: form, version, chain, order of states, counts. */
function checkJournal(rows, hash, maxRows = _domain_journal_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_JOURNAL_ROWS */ .Vp) {
    const items = new Map();
    let before = _journal_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .CHAIN_START */ .B;
    let count = 0;
    let isClosed = false;
    const end = (fault) => ({ fault, items, isClosed });
    for (const given of rows) {
        count += 1;
        if (count > maxRows)
            return end(faultOf('journal-too-large', `it has over ${maxRows} rows`));
        const row = readRow(given);
        if (row === null)
            return end(faultOf('journal-malformed', `row ${count} has another form`));
        if (row === 'unknown-state') {
            return end(faultOf('journal-state', `row ${count} has a state that there is not`));
        }
        const fault = chainFault(row, { before, count, hash }) ??
            (isClosed ? faultOf('journal-counts', `row ${count} stands behind the last`) : null) ??
            contentFault(row, items, count);
        if (fault !== null)
            return end(fault);
        isClosed = row.kind === 'closing';
        before = row.hash;
    }
    return end(count === 0 ? faultOf('journal-missing', 'it has no row') : null);
}
const rowKeys = ['at', 'facts', 'hash', 'id', 'kind', 'sequence', 'state'];
/** A row in its form and nothing beside it; null for anything else. */
function readRow(given) {
    if (typeof given !== 'object' || given === null)
        return null;
    const row = given;
    if (Object.keys(row).sort().join() !== rowKeys.join())
        return null;
    const { sequence, at, id, hash } = row;
    const facts = row.facts;
    const kind = _domain_journal_js__WEBPACK_IMPORTED_MODULE_0__/* .JOURNAL_KINDS */ .ID.find((known) => known === row.kind);
    const state = _domain_journal_js__WEBPACK_IMPORTED_MODULE_0__/* .JOURNAL_STATES */ .dh.find((known) => known === row.state);
    if (typeof sequence !== 'number' || !isText(at) || !isText(id) || !isText(hash))
        return null;
    if (kind === undefined || !(0,_domain_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .O)(facts))
        return null;
    return state === undefined ? 'unknown-state' : { sequence, at, kind, id, state, facts, hash };
}
function isText(value) {
    return typeof value === 'string';
}
function chainFault(row, { before, count, hash }) {
    if (row.sequence !== count) {
        return faultOf('journal-chain', `row ${count} is numbered ${row.sequence}`);
    }
    if (row.hash === (0,_journal_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .rowHash */ .r)(before, row, hash))
        return null;
    return faultOf('journal-chain', `row ${count} does not follow from the one before`);
}
function contentFault(row, items, count) {
    switch (row.kind) {
        case 'header':
            return headerFault(row, count);
        case 'closing':
            return closingFault(row, items, count);
        case 'launch':
        case 'attempt':
            if (count === 1)
                return faultOf('journal-version', 'it does not begin with its version');
            return itemFault({ ...row, kind: row.kind }, items, count);
    }
}
function headerFault({ facts }, count) {
    if (count > 1)
        return faultOf('journal-malformed', `row ${count} begins a journal anew`);
    if (facts.version === _domain_journal_js__WEBPACK_IMPORTED_MODULE_0__/* .JOURNAL_VERSION */ .dt)
        return null;
    return faultOf('journal-version', `it is of version ${JSON.stringify(facts.version ?? null)}`);
}
function closingFault({ facts }, items, count) {
    const counted = { rows: count, items: items.size };
    if (facts.rows === counted.rows && facts.items === counted.items)
        return null;
    return faultOf('journal-counts', `it closes with ${shown(facts.items)} launches and attempts in ${shown(facts.rows)} rows, and has ${counted.items} in ${counted.rows}`);
}
function shown(value) {
    return JSON.stringify(value ?? null);
}
function itemFault(row, items, count) {
    const { kind, id, state, facts } = row;
    if (id === '')
        return faultOf('journal-missing-id', `row ${count} names no ${kind}`);
    if (state === 'opened' || state === 'closed') {
        return faultOf('journal-state', `row ${count}: no ${kind} is ever ${state}`);
    }
    const known = items.get(id);
    if (state === 'reserved') {
        if (known !== undefined) {
            return faultOf('journal-duplicate-id', `${kind} ${id} is reserved twice`);
        }
        items.set(id, { kind, id, state, context: facts, start: {}, end: {} });
        return null;
    }
    if (known === undefined || known.kind !== kind) {
        return faultOf('journal-state', `${kind} ${id} is ${state} and was never reserved`);
    }
    if (!mayFollow(known.state, state)) {
        return faultOf('journal-state', `${kind} ${id} goes from ${known.state} to ${state}`);
    }
    items.set(id, {
        ...known,
        state,
        ...(state === 'running' ? { start: facts } : { end: facts }),
    });
    return null;
}
/** Whether a state may follow another: a terminal one never changes. */
function mayFollow(from, to) {
    if (from === 'reserved')
        return to !== 'reserved';
    return from === 'running' && to !== 'reserved' && to !== 'running';
}
function faultOf(code, detail) {
    return { code, words: `The journal is not to be trusted: ${detail}.` };
}


/***/ }),

/***/ 24248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ launchDigest),
/* harmony export */   y: () => (/* binding */ attemptDigest)
/* harmony export */ });
/** The same for both sides of the evidence, which compute it apart from each other. */
function attemptDigest(identity, hash) {
    const { attemptId, trialId, launchId, target, model, turn, attempt } = identity;
    const parts = [attemptId, trialId, launchId, target, model, turn, attempt];
    return hash(JSON.stringify([...parts, identity.promptCharacters]));
}
function launchDigest({ launchId, trialId, target, recipe }, hash) {
    return hash(JSON.stringify([launchId, trialId, target, recipe]));
}


/***/ }),

/***/ 78022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ CHAIN_START),
/* harmony export */   r: () => (/* binding */ rowHash)
/* harmony export */ });
/** What stands before the first row. */
const CHAIN_START = '';
/**
 * The hash of a row: over that of the row before and all that the row says, as a list, so that no two rows are written
 * alike. A row that is changed, moved, taken out or put in makes every later hash wrong.
 */
function rowHash(before, row, hash) {
    const { sequence, at, kind, id, state, facts } = row;
    return hash(JSON.stringify([before, sequence, at, kind, id, state, facts]));
}


/***/ }),

/***/ 58440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ isWhere)
/* harmony export */ });
/** True when a cell or trial of the matrix is what a rule's `where` is about. */
function isWhere(where, place) {
    const id = where.case?.replace(/^builtin:/, '');
    return ((where.target ?? place.target) === place.target &&
        (id ?? place.case) === place.case &&
        (where.mode ?? place.mode) === place.mode);
}


/***/ }),

/***/ 12785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ isMalformed),
/* harmony export */   y: () => (/* binding */ answerText)
/* harmony export */ });
/** Whether a call could not be read, so that there is nothing to run. */
function isMalformed(call) {
    return 'raw' in call;
}
/** An answer as text: a string as it is, any other value as compact JSON. */
function answerText(content) {
    return typeof content === 'string' ? content : JSON.stringify(content);
}


/***/ }),

/***/ 38329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N8: () => (/* binding */ toolResponses),
/* harmony export */   Vi: () => (/* binding */ textTurn),
/* harmony export */   dx: () => (/* binding */ textSystem),
/* harmony export */   sy: () => (/* binding */ TEXT_TEMPLATE_VERSION)
/* harmony export */ });
/* harmony import */ var _wire_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54375);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12785);


/** Part of a report's fingerprint: numbers got with different templates are not comparable. */
const TEXT_TEMPLATE_VERSION = 1;
/** The system message that offers tools in text, after the case's own; undefined when there is nothing to say. */
function textSystem(system, tools) {
    if (tools.length === 0)
        return system;
    return system === undefined ? textTemplate(tools) : `${system}\n\n${textTemplate(tools)}`;
}
/**
 * A turn as text mode sends it back: the reply verbatim, then all answers in one user message. The API
 * was offered no tools, so it may refuse native calls and `tool` messages: an unexpected native call is
 * written into the reply as if the model had kept to the template.
 */
function textTurn({ rawContent, answers }) {
    const written = answers.filter(({ call }) => call.source === 'native').map(callBlock);
    const content = rawContent === '' ? written : [rawContent, ...written];
    return [{ role: 'assistant', content: content.join('\n') }, ...toolResponses(answers)];
}
/** The one user message that holds all answers in call order; none when there are no answers. */
function toolResponses(answers) {
    if (answers.length === 0)
        return [];
    return [{ role: 'user', content: answers.map(responseBlock).join('\n') }];
}
function textTemplate(tools) {
    return [
        '# Tools',
        'You can call the tools below. Each line is one tool as JSON.',
        '<tools>',
        ...tools.map(toolLine),
        '</tools>',
        'To call a tool, write one block per call, and nothing after the last block:',
        '<tool_call>',
        '{"name":"TOOL","arguments":{...}}',
        '</tool_call>',
        'Each result comes back in a <tool_response> block. When you need no tool, just answer.',
    ].join('\n');
}
/** A tool without a description has no such key here either, as in the native offer. */
function toolLine({ name, description, parameters }) {
    return JSON.stringify({ name, description, parameters });
}
function responseBlock({ call, content }) {
    return `<tool_response>\n${JSON.stringify({ name: call.name, content })}\n</tool_response>`;
}
function callBlock({ call }) {
    return `<tool_call>\n${callBody(call)}\n</tool_call>`;
}
function callBody(call) {
    if (!(0,_conversation_js__WEBPACK_IMPORTED_MODULE_0__/* .isMalformed */ .O)(call))
        return (0,_wire_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)({ name: call.name, arguments: call.arguments });
    if (call.name === null)
        return call.raw;
    return `{"name":${JSON.stringify(call.name)},"arguments":${call.raw}}`;
}


/***/ }),

/***/ 51888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IF: () => (/* binding */ measuredTarget)
/* harmony export */ });
/* unused harmony exports limitsOf, measuredAgent, sentParams */
/** A target as it was measured, for reports and baselines. */
function measuredTarget(target) {
    const { id, provider, model, params, agent } = target;
    return {
        ...{ id, kind: agent === null ? 'chat' : 'command', provider, model },
        params: sentParams(params),
        limits: limitsOf(target),
        agent: agent === null ? null : measuredAgent(agent),
    };
}
/** The limits that hold for the target, by name. */
function limitsOf({ limits, agent }) {
    if (agent === null)
        return { ...limits };
    const { callTimeoutSeconds, trialTimeoutSeconds } = limits;
    const { maxAttempts, maxTokens, maxUsd } = agent;
    return { callTimeoutSeconds, trialTimeoutSeconds, maxAttempts, maxTokens, maxUsd };
}
/** What a report and a baseline say of an agent process. */
function measuredAgent({ recipe, protocol, network, command }) {
    return { recipe, protocol, network, command: [...command] };
}
/** A parameter that is undefined is as good as absent: it was not sent. */
function sentParams(params) {
    return Object.fromEntries(Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}


/***/ }),

/***/ 93391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gv: () => (/* binding */ minimumPairs)
/* harmony export */ });
/* unused harmony exports smallestSignedRankP, smallestRankSumP */
/**
 * The fewest pairs with which a two-sided signed-rank test can reject when `tests` of them share
 * `alpha`: ceil(1 + log2(tests / alpha)), the first n whose smallest p is alpha / tests.
 */
function minimumPairs({ tests, alpha }) {
    return Math.ceil(1 + Math.log2(tests / alpha));
}
/**
 * The smallest p, two-sided and one-sided, that a signed-rank test of `pairs` pairs can give: all
 * differences point one way.
 */
function smallestSignedRankP(pairs) {
    const oneSided = 2 ** -pairs;
    return { twoSided: Math.min(1, 2 * oneSided), oneSided };
}
/**
 * The smallest two-sided p that a rank-sum test with these arm sizes can give: complete separation.
 */
function smallestRankSumP(head, base) {
    let oneSided = 1;
    for (let taken = 0; taken < head; taken += 1)
        oneSided *= (head - taken) / (head + base - taken);
    return Math.min(1, 2 * oneSided);
}


/***/ }),

/***/ 20659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ni: () => (/* binding */ classifyCall),
/* harmony export */   u9: () => (/* binding */ attemptStateOf)
/* harmony export */ });
/* unused harmony export OUTCOMES */
/** The table of outcomes (docs/measurement.md) but for its first row, whose status the reply decides. */
const OUTCOMES = {
    http: { status: 'http-error', attemptState: 'failed', trialFate: 'infra-error' },
    provider: { status: 'stream-error', attemptState: 'failed', trialFate: 'infra-error' },
    'message-cut': { status: 'truncated', attemptState: 'failed', trialFate: 'infra-error' },
    'no-message': { status: 'stream-error', attemptState: 'failed', trialFate: 'infra-error' },
    timeout: { status: 'timeout', attemptState: 'timeout', trialFate: 'infra-error' },
    network: { status: 'network', attemptState: 'failed', trialFate: 'infra-error' },
    aborted: { status: 'cancelled', attemptState: 'terminated', trialFate: 'not-run' },
    'trial-deadline': { status: 'timeout', attemptState: 'timeout', trialFate: 'limit-exceeded' },
    'over-budget': {
        status: 'refused-over-budget',
        attemptState: 'refused-over-budget',
        trialFate: 'limit-exceeded',
    },
};
/** The journal's state for a call that ended with this status. */
function attemptStateOf(status) {
    const outcome = Object.values(OUTCOMES).find((candidate) => candidate.status === status);
    return outcome?.attemptState ?? 'completed';
}
/**
 * What one call came to. `endedBy` matters only for a call that our own signal cut off: a reply or
 * an error that came before it counts as it is.
 */
function classifyCall(reply, endedBy) {
    if (reply.error === null) {
        return { status: answeredStatus(reply), attemptState: 'completed', trialFate: 'evaluated' };
    }
    return OUTCOMES[wireOutcome(reply.error, endedBy)];
}
function wireOutcome({ kind, truncated }, endedBy) {
    if (kind === 'protocol')
        return truncated ? 'message-cut' : 'no-message';
    if (kind === 'aborted' && endedBy === 'trial-deadline')
        return 'trial-deadline';
    return kind;
}
const statusOfFinish = {
    length: 'length',
    content_filter: 'content-filter',
};
function answeredStatus(reply) {
    const status = reply.finishReason === null ? undefined : statusOfFinish[reply.finishReason];
    return status ?? (isEmpty(reply) ? 'empty-output' : 'ok');
}
function isEmpty({ text, toolCalls, malformedToolCalls }) {
    return text.trim() === '' && toolCalls.length === 0 && malformedToolCalls.length === 0;
}


/***/ }),

/***/ 93736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ createBodyKindReader)
/* harmony export */ });
const endMarker = '[DONE]';
/**
 * Tells, piece by piece, the kind of a body by its first non-white-space character and never by its
 * content-type (wire T4); null while the characters so far cannot tell.
 */
function createBodyKindReader() {
    let head = '';
    return {
        feed(piece) {
            const start = head === '' ? piece.search(/[^ \t\r\n\f\v]/) : 0;
            if (start === -1)
                return null;
            head += piece.slice(start, start + endMarker.length - head.length);
            return kindOf(head);
        },
    };
}
function kindOf(head) {
    if (head === endMarker)
        return 'event-stream';
    if (endMarker.startsWith(head))
        return null;
    if (head.startsWith('{') || head.startsWith('['))
        return 'json';
    return head.startsWith('<') ? 'web-page' : 'event-stream';
}


/***/ }),

/***/ 12416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ createChatDecoder)
});

// EXTERNAL MODULE: ./lib/domain/json.js
var json = __webpack_require__(77708);
// EXTERNAL MODULE: ./lib/core/wire/body-kind.js
var body_kind = __webpack_require__(93736);
// EXTERNAL MODULE: ./lib/core/wire/failure-payload.js
var failure_payload = __webpack_require__(53920);
// EXTERNAL MODULE: ./lib/core/wire/json-text.js
var json_text = __webpack_require__(54375);
// EXTERNAL MODULE: ./lib/core/wire/message.js + 5 modules
var wire_message = __webpack_require__(24709);
// EXTERNAL MODULE: ./lib/core/wire/sse-events.js
var sse_events = __webpack_require__(95972);
;// CONCATENATED MODULE: ./lib/core/wire/sse-items.js



/** Sorts one event: end marker, keepalive, error, data item, or bytes that make no sense (wire S7 to S12). */
function readItem(event) {
    const data = event.data.trim();
    if (data === '[DONE]' || data === 'DONE')
        return { kind: 'end-marker' };
    if (data.startsWith(':') || (0,failure_payload/* isKeepaliveName */.EC)(event.name))
        return { kind: 'nothing' };
    const value = (0,json_text/* parseJson */.qF)(data);
    const failure = (0,failure_payload/* failureIn */.Q6)(value);
    if (failure !== null)
        return { kind: 'failure', failure };
    if (event.name === 'error') {
        return { kind: 'failure', failure: { error: value ?? data, enclosing: null } };
    }
    if (!(0,json/* isJsonObject */.O)(value))
        return { kind: 'not-json' };
    return (0,failure_payload/* isKeepalive */.Nw)(value) ? { kind: 'nothing' } : { kind: 'item', value };
}

// EXTERNAL MODULE: ./lib/core/wire/utf8.js
var wire_utf8 = __webpack_require__(55410);
// EXTERNAL MODULE: ./lib/core/wire/wire-error.js
var wire_error = __webpack_require__(27851);
;// CONCATENATED MODULE: ./lib/core/wire/chat-stream.js









/**
 * Decodes the body of a successful reply: an event stream, or one JSON body where a stream was asked for.
 * How much of a body is read at all is the caller's to limit.
 */
function createChatStream({ mode, tools, redactError }) {
    const utf8 = (0,wire_utf8/* createUtf8Decoder */.u)();
    const kinds = (0,body_kind/* createBodyKindReader */.M)();
    const events = (0,sse_events/* createSseReader */.V)(receive);
    const message = (0,wire_message/* createMessage */.o)({ mode, tools });
    let kind = null;
    /** The body while its kind is unknown, and all of a JSON body. */
    let held = '';
    let chunk = 0;
    let ended = false;
    let error = null;
    let reply = null;
    function fail(cause) {
        error = cause;
        ended = true;
        message.mark(chunk, 'error');
        return false;
    }
    function receive(event) {
        const item = readItem(event);
        switch (item.kind) {
            case 'nothing':
                return true;
            case 'end-marker':
                message.mark(chunk, 'end');
                ended = true;
                return false;
            case 'failure':
                return fail((0,wire_error/* providerError */.we)(item.failure, redactError));
            case 'not-json':
                return message.isFinished || fail(notJson);
            case 'item':
                return message.readItem(item.value, chunk, 'chunk') === 'read' || fail((0,wire_error/* brokenOffError */.nP)());
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
        held += text;
        kind ??= kinds.feed(text);
        if (kind === 'web-page')
            fail(webPage);
        if (kind !== 'event-stream')
            return;
        const start = held;
        held = '';
        events.push(start);
    }
    function readJsonBody(how) {
        const body = (0,json_text/* parseFirstJson */.EP)(held.trimStart());
        const failure = (0,failure_payload/* failureIn */.Q6)(body);
        if (body === undefined)
            error = incompleteError(how, message.itemCount);
        else if (failure !== null)
            fail((0,wire_error/* providerError */.we)(failure, redactError));
        else if (!(0,json/* isJsonObject */.O)(body) || !Array.isArray(body.choices) || body.choices.length === 0) {
            fail(notCompletion);
        }
        else if (message.readItem(body, chunk, 'whole-message') === 'failed')
            fail((0,wire_error/* brokenOffError */.nP)());
    }
    /** Decides how the body ends, when neither an end marker nor an error did (wire F2). */
    function finish(how) {
        if (how === 'close')
            read(utf8.end());
        if (kind === 'json')
            return readJsonBody(how);
        if (how === 'close' && !ended)
            events.end();
        if (!ended && !message.isFinished)
            error = incompleteError(how, message.itemCount);
    }
    return {
        push(bytes, at) {
            if (ended || reply !== null)
                return;
            chunk = at;
            read(utf8.push(bytes));
        },
        get state() {
            if (ended || reply !== null)
                return 'ended';
            return message.isFinished ? 'finishing' : 'reading';
        },
        get itemCount() {
            return message.itemCount;
        },
        end(how) {
            if (reply !== null)
                return reply;
            if (!ended)
                finish(how);
            if (error === null && message.itemCount === 0)
                error = incompleteError('close', 0);
            message.close(chunk);
            reply = message.result(error, kind !== 'json');
            return reply;
        },
    };
}
const notJson = (0,wire_error/* protocolError */.JW)({
    code: 'not-json',
    message: 'an event of the stream is not a JSON object',
    truncated: false,
    retryable: true,
});
const webPage = (0,wire_error/* protocolError */.JW)({
    code: 'web-page',
    message: 'the reply is a web page: check the path of the base URL',
    truncated: false,
    retryable: false,
});
const notCompletion = (0,wire_error/* protocolError */.JW)({
    code: 'not-a-completion',
    message: 'the reply is JSON, but neither a chat completion nor an error',
    truncated: false,
    retryable: false,
});
function incompleteError(how, itemCount) {
    if (how === 'stall')
        return (0,wire_error/* timeoutError */.w2)();
    if (how === 'abort')
        return (0,wire_error/* abortedError */.ip)();
    const code = itemCount === 0 ? 'empty-reply' : 'incomplete-reply';
    const message = itemCount === 0
        ? 'the reply ended before its first item'
        : 'the reply ended without finish reason or end marker';
    return (0,wire_error/* protocolError */.JW)({ code, message, truncated: true, retryable: true });
}

// EXTERNAL MODULE: ./lib/core/wire/content-encoding.js
var content_encoding = __webpack_require__(60548);
// EXTERNAL MODULE: ./lib/core/redact/cut-text.js
var cut_text = __webpack_require__(5813);
;// CONCATENATED MODULE: ./lib/core/wire/error-body.js



/** Error bodies are read no further (wire E8). */
const maxBytes = 64 * 1024;
/** Collects the body of a reply whose status is no success, as far as it is read; empty when its encoding is unknown. */
function createErrorBody(head) {
    const utf8 = (0,wire_utf8/* createUtf8Decoder */.u)();
    let room = (0,content_encoding/* isKnownEncoding */.F)(head.headers['content-encoding']) ? maxBytes : 0;
    let text = '';
    return {
        push(bytes) {
            text += utf8.push(bytes.subarray(0, room));
            room -= Math.min(room, bytes.length);
        },
        get isFull() {
            return room === 0;
        },
        text: () => (room === 0 ? (0,cut_text/* withoutLastWord */.v)(text) : text + utf8.end()),
    };
}

;// CONCATENATED MODULE: ./lib/core/wire/chat-completions.js





/**
 * Decodes one reply to a streaming Chat Completions request, as docs/wire.md says. Feed it
 * decompressed bytes, also empty reads, and stop reading once its state is `ended`.
 */
function createChatDecoder(options) {
    const { head } = options;
    if (head.status < 200 || head.status > 299)
        return createFailureDecoder(options);
    const encoding = head.headers['content-encoding'];
    return (0,content_encoding/* isKnownEncoding */.F)(encoding)
        ? createChatStream(options)
        : createUnreadable(options.redactError(encoding ?? ''));
}
/** A status that is no success is an error whatever the body says; the body only gives it words (wire T3, E1). */
function createFailureDecoder({ head, redactError, nowMs }) {
    const body = createErrorBody(head);
    let reply = null;
    return {
        push(bytes) {
            if (reply === null)
                body.push(bytes);
        },
        get state() {
            return reply !== null || body.isFull ? 'ended' : 'reading';
        },
        itemCount: 0,
        end() {
            const failure = { head, body: body.text(), nowMs: nowMs ?? null, redact: redactError };
            reply ??= failedReply((0,wire_error/* httpError */.p2)(failure));
            return reply;
        },
    };
}
function createUnreadable(encoding) {
    const error = (0,wire_error/* protocolError */.JW)({
        code: 'unknown-encoding',
        message: `the reply has content-encoding "${encoding.slice(0, 50)}"; gzip, deflate and br can be read`,
        truncated: false,
        retryable: false,
    });
    return { push() { }, state: 'ended', itemCount: 0, end: () => failedReply(error) };
}
/** A reply that says nothing but its error. */
function failedReply(error) {
    return (0,wire_message/* createMessage */.o)({ mode: 'native', tools: [] }).result(error, true);
}


/***/ }),

/***/ 60548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isKnownEncoding)
/* harmony export */ });
const known = new Set(['', 'identity', 'gzip', 'x-gzip', 'deflate', 'br']);
/** Whether a body with this `content-encoding` header, or without one, can be read at all (wire T1). */
function isKnownEncoding(header) {
    return known.has((header ?? '').trim().toLowerCase());
}


/***/ }),

/***/ 53920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EC: () => (/* binding */ isKeepaliveName),
/* harmony export */   Nw: () => (/* binding */ isKeepalive),
/* harmony export */   Q6: () => (/* binding */ failureIn),
/* harmony export */   bJ: () => (/* binding */ isError)
/* harmony export */ });
/* harmony import */ var _domain_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77708);

/** The error that a JSON value carries, by its shape alone (wire C1); null when it carries none. */
function failureIn(value) {
    if (Array.isArray(value))
        return (0,_domain_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(value[0]) ? failureIn(value[0]) : null;
    if (!(0,_domain_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(value))
        return null;
    if (isError(value.error))
        return { error: value.error, enclosing: value };
    const choice = Array.isArray(value.choices) ? value.choices[0] : undefined;
    if ((0,_domain_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(choice) && isError(choice.error)) {
        return { error: choice.error, enclosing: choice };
    }
    return isBareError(value) ? { error: value, enclosing: null } : null;
}
/** Whether the `error` member of an object is given at all: null, "" and {} are none (wire C1.1). */
function isError(value) {
    if (typeof value === 'object' && value !== null)
        return Object.keys(value).length > 0;
    return value === true || (typeof value === 'string' && value !== '');
}
function isBareError(value) {
    if ('choices' in value || 'usage' in value || isKeepalive(value))
        return false;
    const { type, message } = value;
    if ('detail' in value || (typeof message === 'string' && message !== ''))
        return true;
    return typeof type === 'string' && (type === 'error' || type.endsWith('_error'));
}
const keepaliveNames = new Set(['ping', 'keepalive', 'keep_alive', 'heartbeat']);
/** Whether an event name is one of those that only keep a connection open (wire S8). */
function isKeepaliveName(name) {
    return keepaliveNames.has(name);
}
/** Whether an event's JSON only keeps the connection open: by its `type`, and without `choices` (wire S8). */
function isKeepalive(value) {
    return typeof value.type === 'string' && isKeepaliveName(value.type) && !('choices' in value);
}


/***/ }),

/***/ 91711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ readFinishReason)
/* harmony export */ });
const vocabulary = new Map([
    ...['length', 'max_tokens', 'max_output_tokens', 'model_length'].map((word) => [word, 'length']),
    ...['tool_calls', 'tool_call', 'tool_use', 'function_call'].map((word) => [word, 'tool_calls']),
    ...[
        'content_filter',
        'safety',
        'sensitive',
        'recitation',
        'blocklist',
        'prohibited_content',
        'spii',
        'refusal',
    ].map((word) => [word, 'content_filter']),
    ...['error', 'network_error', 'abort', 'aborted'].map((word) => [word, 'failed']),
]);
/**
 * Maps a wire `finish_reason` to one of four (wire F1). `failed` when it says that the provider broke
 * off; null when it is no value yet. An unknown word means `stop`.
 */
function readFinishReason(value) {
    if (typeof value !== 'string' || value === '')
        return null;
    return vocabulary.get(value.toLowerCase()) ?? 'stop';
}


/***/ }),

/***/ 24709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ createMessage)
});

// EXTERNAL MODULE: ./lib/domain/json.js
var json = __webpack_require__(77708);
;// CONCATENATED MODULE: ./lib/core/wire/chunk.js

/** Reads the chunks of one reply (wire C2 to C8); which choice counts and whether deltas are used shows as they come. */
function createChunkReader(sink) {
    let primaryIndex = null;
    let deltaSeen = false;
    return {
        primaryChoice(chunk) {
            if (!Array.isArray(chunk.choices))
                return null;
            for (const choice of chunk.choices) {
                if (!(0,json/* isJsonObject */.O)(choice))
                    continue;
                primaryIndex ??= indexOf(choice);
                if (indexOf(choice) === primaryIndex)
                    return choice;
            }
            return null;
        },
        readChoice(choice, kind) {
            const { delta, message, text } = choice;
            if (kind === 'whole-message' && (0,json/* isJsonObject */.O)(message))
                readDelta(message, sink);
            else if ((0,json/* isJsonObject */.O)(delta)) {
                deltaSeen = true;
                readDelta(delta, sink);
            }
            else if (!deltaSeen && (0,json/* isJsonObject */.O)(message))
                readDelta(message, sink);
            else
                give(text, sink.content);
        },
    };
}
function indexOf(choice) {
    return typeof choice.index === 'number' ? choice.index : 0;
}
function readDelta(delta, sink) {
    give(reasoningOf(delta), sink.reasoning);
    readContent(delta.content, sink);
    give(delta.refusal, sink.refusal);
    if (Array.isArray(delta.tool_calls)) {
        for (const entry of delta.tool_calls)
            if ((0,json/* isJsonObject */.O)(entry))
                sink.toolCall(entry);
    }
    else if ((0,json/* isJsonObject */.O)(delta.tool_calls))
        sink.toolCall(delta.tool_calls);
    if ((0,json/* isJsonObject */.O)(delta.function_call))
        sink.functionCall(delta.function_call);
}
function give(value, take) {
    if (isText(value))
        take(value);
}
function isText(value) {
    return typeof value === 'string' && value !== '';
}
/** Reasoning of a delta comes from one source, as servers repeat it under several names (wire C6). */
function reasoningOf(delta) {
    if (isText(delta.reasoning_content))
        return delta.reasoning_content;
    if (isText(delta.reasoning))
        return delta.reasoning;
    if (isText(delta.thinking))
        return delta.thinking;
    if (!Array.isArray(delta.reasoning_details))
        return '';
    return delta.reasoning_details
        .filter(json/* isJsonObject */.O)
        .map(({ text, summary }) => [text, summary].find(isText) ?? '')
        .join('');
}
/** Content is a string, or parts of which some are no text at all (wire C5). */
function readContent(content, sink) {
    if (isText(content))
        sink.content(content);
    else if (Array.isArray(content))
        for (const part of content)
            readPart(part, sink);
    else if ((0,json/* isJsonObject */.O)(content))
        readPart(content, sink);
}
function readPart(part, sink) {
    if (typeof part === 'string')
        give(part, sink.content);
    if (!(0,json/* isJsonObject */.O)(part))
        return;
    if (part.type === 'text' || part.type === 'output_text')
        give(part.text, sink.content);
    if (part.type === 'thinking' || part.type === 'reasoning') {
        give(nestedText(part.thinking ?? part.reasoning ?? part.text), sink.reasoning);
    }
    if (part.type === 'refusal')
        give(part.refusal, sink.refusal);
}
function nestedText(value) {
    const parts = Array.isArray(value) ? value : [value];
    return parts
        .map((part) => ((0,json/* isJsonObject */.O)(part) ? part.text : part))
        .filter(isText)
        .join('');
}

// EXTERNAL MODULE: ./lib/core/wire/finish-reason.js
var finish_reason = __webpack_require__(91711);
// EXTERNAL MODULE: ./lib/core/wire/json-text.js
var json_text = __webpack_require__(54375);
// EXTERNAL MODULE: ./lib/core/wire/native-arguments.js
var native_arguments = __webpack_require__(85431);
;// CONCATENATED MODULE: ./lib/core/wire/native-calls.js



/** An index that no server sends, for the deprecated slot. */
const functionCallIndex = -1;
/**
 * Puts native tool calls together from their fragments, where servers leave out, repeat or reuse indexes,
 * ids and names (wire N). `offered` are the tool names, which tell a name's second half from another call.
 */
function createNativeCalls(offered) {
    const calls = [];
    const byIndex = new Map();
    let lastTouched = null;
    function withId(id) {
        return id === null ? null : (calls.findLast((call) => call.id === id) ?? null);
    }
    /** The call that a fragment continues, or null when it starts a new one. */
    function continued(fragment) {
        if (fragment.index === null)
            return continuedWithoutIndex(fragment);
        const call = byIndex.get(fragment.index);
        if (call !== undefined)
            return startsAnother(call, fragment) ? null : call;
        if (fragment.name !== null)
            return null;
        return fragment.id === null ? lastTouched : withId(fragment.id);
    }
    /** Wire N4: the same index, but evidently another call. */
    function startsAnother(call, { id, name, arguments: piece }) {
        if (name === null)
            return false;
        if (id !== null && call.id !== null && id !== call.id)
            return true;
        const isKnown = id !== null && id === call.id;
        if (piece !== null && !isKnown && call.arguments.isComplete())
            return true;
        return id === null && areDifferentTools(call.name, name);
    }
    function areDifferentTools(left, right) {
        return offered.has(left) && offered.has(right) && left !== right && !offered.has(left + right);
    }
    /** Wire N5. */
    function continuedWithoutIndex({ id, name }) {
        const known = withId(id);
        if (known !== null || lastTouched === null)
            return known;
        if (id !== null)
            return name === null ? lastTouched : null;
        return name === null || belongsTo(lastTouched, name) ? lastTouched : null;
    }
    function belongsTo(call, name) {
        if (call.name === '')
            return true;
        if (call.name === name)
            return !call.arguments.isComplete();
        const isHalf = !offered.has(call.name) || offered.has(call.name + name);
        return call.arguments.isEmpty() && isHalf;
    }
    function start() {
        const call = { id: null, name: '', arguments: (0,native_arguments/* createCallArguments */.X)(), lastChunk: -1 };
        calls.push(call);
        return call;
    }
    function take(fragment, chunk) {
        const call = continued(fragment) ?? start();
        if (fragment.index !== null)
            byIndex.set(fragment.index, call);
        lastTouched = call;
        call.id ??= fragment.id;
        call.name = joinedName(call.name, fragment.name ?? '', offered);
        if (fragment.arguments !== null)
            call.arguments.add(fragment.arguments);
        const brought = fragment.name !== null || fragment.arguments !== null;
        if (brought)
            call.lastChunk = chunk;
        return brought;
    }
    return {
        add: (entry, chunk) => take(readFragment(entry), chunk),
        addFunctionCall: (entry, chunk) => take({ ...readFragment(entry), index: functionCallIndex, id: null }, chunk),
        list: () => calls.map((call) => ({ call: finished(call), lastChunk: call.lastChunk })),
    };
}
function readFragment(entry) {
    const source = (0,json/* isJsonObject */.O)(entry.function) ? entry.function : entry;
    return {
        index: typeof entry.index === 'number' ? entry.index : null,
        id: givenText(entry.id),
        name: givenText(source.name),
        arguments: argumentsText(source.arguments),
    };
}
function givenText(value) {
    return typeof value === 'string' && value !== '' ? value : null;
}
/** Servers also send arguments as an object: one fragment with its JSON text (wire N2). */
function argumentsText(value) {
    if (value === undefined || value === null)
        return null;
    return typeof value === 'string' ? givenText(value) : (0,json_text/* jsonText */.s$)(value);
}
/** A name so far with one more fragment, which may repeat it, finish it or put it right (wire N6). */
function joinedName(name, fragment, offered) {
    if (fragment === name || fragment === '')
        return name;
    if (offered.has(name + fragment))
        return name + fragment;
    if (offered.has(name))
        return name;
    return offered.has(fragment) ? fragment : name + fragment;
}
function finished({ id, name, arguments: pieces, }) {
    const values = pieces.read();
    if (name === '' || values === null) {
        return { name: name === '' ? null : name, source: 'native', id, raw: pieces.text() };
    }
    return { name, arguments: values, source: 'native', id };
}

// EXTERNAL MODULE: ./lib/core/wire/text/scanner.js + 13 modules
var text_scanner = __webpack_require__(27208);
;// CONCATENATED MODULE: ./lib/core/wire/visible-text.js
/** Collects visible text and puts it in the order in which the model wrote it (wire V5, C7). */
function createVisibleText() {
    const runs = [];
    const refusals = [];
    let hasInk = false;
    return {
        addContent(text, offset) {
            const last = runs.at(-1);
            if (last !== undefined && last.offset + last.text.length === offset)
                last.text += text;
            else
                runs.push({ text, offset });
            hasInk ||= /\S/.test(text);
        },
        addRefusal(text, offset) {
            refusals.push({ text, offset });
            hasInk ||= /\S/.test(text);
        },
        get hasInk() {
            return hasInk;
        },
        text() {
            let text = '';
            let next = 0;
            for (const run of runs) {
                let from = 0;
                for (let refusal = refusals[next]; refusal !== undefined; refusal = refusals[(next += 1)]) {
                    const place = refusal.offset - run.offset;
                    if (place >= run.text.length)
                        break;
                    text += run.text.slice(from, Math.max(from, place)) + refusal.text;
                    from = Math.max(from, place);
                }
                text += run.text.slice(from);
            }
            return (text +
                refusals
                    .slice(next)
                    .map((refusal) => refusal.text)
                    .join(''));
        },
    };
}

;// CONCATENATED MODULE: ./lib/core/wire/reply-text.js


/** Gathers the words of one reply by who they are for: the user, nobody (reasoning), or the tool runner (wire V). */
function createReplyText({ mode, tools, marks }) {
    const visible = createVisibleText();
    const calls = [];
    let currentChunk = 0;
    let firstVisibleChunk = null;
    let fieldReasoning = '';
    let blockReasoning = '';
    let rawContent = '';
    let contentLength = 0;
    function noteVisible() {
        if (firstVisibleChunk !== null || !visible.hasInk)
            return;
        firstVisibleChunk = currentChunk;
        marks.add(currentChunk, 'visible');
    }
    const scanner = (0,text_scanner/* createTextScanner */.M)({
        mode,
        tools,
        sink: {
            visible(text, offset) {
                visible.addContent(text, offset);
                noteVisible();
            },
            reasoning(text) {
                blockReasoning += text;
            },
            calls(found, lastChunk) {
                for (const call of found) {
                    calls.push({ call: { ...call, source: 'text', id: null }, lastChunk });
                }
            },
            malformed(raw) {
                calls.push({
                    call: { name: null, source: 'text', id: null, raw },
                    lastChunk: currentChunk,
                });
            },
            mark: marks.add,
        },
    });
    return {
        reasoning(text, chunk) {
            marks.add(chunk, 'reasoning');
            fieldReasoning += text;
        },
        content(text, chunk) {
            currentChunk = chunk;
            rawContent += text;
            contentLength += text.length;
            scanner.push(text, chunk);
        },
        refusal(text, chunk) {
            currentChunk = chunk;
            rawContent += text;
            marks.add(chunk, 'refusal');
            visible.addRefusal(text, contentLength);
            noteVisible();
        },
        close(chunk) {
            currentChunk = chunk;
            scanner.end();
        },
        get firstVisibleChunk() {
            return firstVisibleChunk;
        },
        calls,
        texts: () => ({
            text: visible.text().trim(),
            reasoningText: (fieldReasoning + blockReasoning).trim() || null,
            rawContent,
        }),
    };
}

// EXTERNAL MODULE: ./lib/core/wire/stream-marks.js
var stream_marks = __webpack_require__(32046);
;// CONCATENATED MODULE: ./lib/core/wire/usage.js

const cachedNames = [
    'details.cached_tokens',
    'prompt_cache_hit_tokens',
    'cache_read_input_tokens',
    'cached_tokens',
];
const reasoningNames = ['details.reasoning_tokens', 'reasoning_tokens'];
const countNames = new Set([
    'prompt_tokens',
    'input_tokens',
    'completion_tokens',
    'output_tokens',
    'total_tokens',
    'cache_creation_input_tokens',
    ...cachedNames,
    ...reasoningNames,
]);
/**
 * Gathers the usage reports of one reply (wire U). Per field the maximum is kept, never a sum:
 * running totals, repeated and split reports all come out right.
 */
function createUsageReports() {
    const counts = new Map();
    function note(name, value) {
        if (!countNames.has(name))
            return false;
        if (typeof value !== 'number' || !Number.isFinite(value) || value < 0)
            return false;
        counts.set(name, Math.max(value, counts.get(name) ?? 0));
        return true;
    }
    function noteDetails(details) {
        const cached = note('details.cached_tokens', details.cached_tokens);
        return note('details.reasoning_tokens', details.reasoning_tokens) || cached;
    }
    return {
        add(report) {
            if (!(0,json/* isJsonObject */.O)(report))
                return false;
            let any = false;
            for (const [name, value] of Object.entries(report)) {
                const isDetails = name.endsWith('_details') && (0,json/* isJsonObject */.O)(value);
                any = (isDetails ? noteDetails(value) : note(name, value)) || any;
            }
            return any;
        },
        total: () => normalize(counts),
    };
}
function normalize(counts) {
    const reported = pairOf(counts);
    if (reported === null)
        return null;
    const cacheRead = firstOf(counts, cachedNames);
    const cacheWrite = counts.get('cache_creation_input_tokens') ?? null;
    const reasoning = firstOf(counts, reasoningNames);
    const cache = (cacheRead ?? 0) + (cacheWrite ?? 0);
    const input = reported.input + (cacheIsSeparate(counts, reported, cache) ? cache : 0);
    const output = reported.output +
        (reasoningIsSeparate({ ...reported, input }, reasoning ?? 0) ? (reasoning ?? 0) : 0);
    const total = Math.max(reported.total ?? 0, input + output);
    if (total === 0 && cache === 0 && (reasoning ?? 0) === 0)
        return null;
    return {
        inputTokens: input,
        cacheReadInputTokens: cacheRead,
        cacheWriteInputTokens: cacheWrite,
        outputTokens: output,
        reasoningOutputTokens: reasoning,
        totalTokens: total,
        adjusted: reported.oneSided ||
            input !== reported.input ||
            output !== reported.output ||
            total !== (reported.total ?? total),
    };
}
/** Both sides as reported; a missing side is the total minus the other (wire U3). */
function pairOf(counts) {
    const total = counts.get('total_tokens') ?? null;
    const input = firstOf(counts, ['prompt_tokens', 'input_tokens']);
    const output = firstOf(counts, ['completion_tokens', 'output_tokens']);
    if (input !== null && output !== null)
        return { input, output, total, oneSided: false };
    const known = input ?? output;
    if (known === null || total === null || total < known)
        return null;
    const rest = total - known;
    return { input: input ?? rest, output: output ?? rest, total, oneSided: true };
}
/** Whether cache counts are not part of the input count: it is too small, the names say so, or only the sum fits (wire U4). */
function cacheIsSeparate(counts, { input, output, total }, cache) {
    if ((firstOf(counts, cachedNames) ?? 0) > input)
        return true;
    const anthropicNames = !counts.has('prompt_tokens') &&
        counts.has('input_tokens') &&
        cachedNames.find((name) => counts.has(name)) === 'cache_read_input_tokens';
    return anthropicNames || input + cache + output === total;
}
/** Whether reasoning is not part of the output count (wire U5). */
function reasoningIsSeparate({ input, output, total }, reasoning) {
    return reasoning > output || input + output + reasoning === total;
}
function firstOf(counts, names) {
    const name = names.find((candidate) => counts.has(candidate));
    return name === undefined ? null : (counts.get(name) ?? null);
}

;// CONCATENATED MODULE: ./lib/core/wire/message.js







const maxModelLength = 200;
/** Builds a reply from the items of a chat completion, streamed or whole. */
function createMessage({ mode, tools }) {
    const marks = (0,stream_marks/* createStreamMarks */.Z)();
    const usage = createUsageReports();
    const text = createReplyText({ mode, tools, marks });
    const nativeCalls = createNativeCalls(new Set(tools.map((tool) => tool.name)));
    let chunk = 0;
    let itemCount = 0;
    let firstItemChunk = null;
    let finishReason = null;
    let model = null;
    const chunks = createChunkReader({
        reasoning: (piece) => text.reasoning(piece, chunk),
        content: (piece) => text.content(piece, chunk),
        refusal: (piece) => text.refusal(piece, chunk),
        toolCall(entry) {
            if (nativeCalls.add(entry, chunk))
                marks.add(chunk, 'tool');
        },
        functionCall(entry) {
            if (nativeCalls.addFunctionCall(entry, chunk))
                marks.add(chunk, 'tool');
        },
    });
    function noteItem(item) {
        itemCount += 1;
        firstItemChunk ??= chunk;
        marks.add(chunk, 'item');
        if (typeof item.model === 'string' && item.model !== '') {
            model = item.model.slice(0, maxModelLength);
        }
    }
    function noteUsage(item, choice) {
        const vendor = (0,json/* isJsonObject */.O)(item.x_groq) ? item.x_groq.usage : null;
        for (const report of [item.usage, choice?.usage, vendor]) {
            if (usage.add(report))
                marks.add(chunk, 'usage');
        }
    }
    function noteFinish(choice) {
        const reason = (0,finish_reason/* readFinishReason */.s)(choice.finish_reason);
        if (reason === 'failed')
            return 'failed';
        if (reason === null)
            return 'read';
        finishReason = reason;
        marks.add(chunk, 'finish');
        return 'read';
    }
    /** Text-format calls count only when there was no native one (wire B1). */
    function countedCalls() {
        const native = nativeCalls.list();
        return native.length > 0 ? native : text.calls;
    }
    return {
        readItem(item, atChunk, kind) {
            chunk = atChunk;
            noteItem(item);
            const choice = chunks.primaryChoice(item);
            noteUsage(item, choice);
            if (choice === null)
                return 'read';
            chunks.readChoice(choice, kind);
            return noteFinish(choice);
        },
        mark: marks.add,
        get itemCount() {
            return itemCount;
        },
        get isFinished() {
            return finishReason !== null;
        },
        close: text.close,
        result(error, streamed) {
            const found = error === null ? countedCalls() : [];
            for (const { call, lastChunk } of found)
                if (isWhole(call))
                    marks.add(lastChunk, 'call-ready');
            const calls = found.map(({ call }) => call);
            return {
                error,
                ...text.texts(),
                toolCalls: calls.filter(isWhole),
                malformedToolCalls: calls.filter(isMalformed),
                finishReason,
                usage: usage.total(),
                model,
                streamed,
                firstItemChunk,
                firstVisibleChunk: text.firstVisibleChunk,
                marks: marks.list(),
            };
        },
    };
}
function isWhole(call) {
    return 'arguments' in call;
}
function isMalformed(call) {
    return !isWhole(call);
}


/***/ }),

/***/ 85431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ createCallArguments)
/* harmony export */ });
/* harmony import */ var _domain_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77708);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54375);


/** Collects the argument fragments of one call in linear time, also when it is asked often whether they are complete. */
function createCallArguments() {
    const fragments = [];
    const extent = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .createJsonExtent */ .jO)();
    let progress = 'open';
    function follow(fragment) {
        if (progress !== 'open') {
            if (/\S/.test(fragment))
                progress = 'broken';
            return;
        }
        const end = extent.feed(fragment);
        if (end === -1)
            return;
        const whole = !/\S/.test(fragment.slice(end)) && (0,_domain_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)((0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(fragments.join('')));
        progress = whole ? 'complete' : 'broken';
    }
    return {
        add(fragment) {
            fragments.push(fragment);
            follow(fragment);
        },
        isEmpty: () => fragments.length === 0,
        isComplete: () => progress === 'complete',
        read: () => readArguments(fragments),
        text: () => fragments.join(''),
    };
}
function readArguments(fragments) {
    const text = fragments.join('');
    if (text.trim() === '' || text.trim() === 'null')
        return {};
    if ((0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text) !== undefined)
        return objectIn(text);
    const last = fragments.at(-1) ?? '';
    return isRepeatedByLast(fragments, text.length - last.length) ? objectIn(last) : null;
}
/** The object a JSON text is, or holds as a string. */
function objectIn(text) {
    const value = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .parseFlatJson */ .Tb)(text);
    const inner = typeof value === 'string' ? (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .parseFlatJson */ .Tb)(value) : value;
    return (0,_domain_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(inner) ? inner : null;
}
/** Whether the last fragment says all again: fragments are growing snapshots, or the last sums the others up. */
function isRepeatedByLast(fragments, lengthOfOthers) {
    const last = fragments.at(-1) ?? '';
    if (last.length === lengthOfOthers && last === fragments.slice(0, -1).join(''))
        return true;
    return fragments.every((fragment, at) => fragment.startsWith(fragments[at - 1] ?? ''));
}


/***/ }),

/***/ 81125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ promptSize)
/* harmony export */ });
/* harmony import */ var _domain_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77708);

/**
 * UTF-16 units of prompt text in a request: instructions, messages and tool results. Names, ids, arguments of
 * calls, offered tools and hidden thoughts that are sent back are left out.
 */
function promptSize(protocol, body) {
    switch (protocol) {
        case 'chat-completions':
            return textSize(body.messages);
        case 'responses':
            return textSize(body.instructions) + textSize(body.input);
        case 'messages':
            return textSize(body.system) + textSize(body.messages);
    }
}
/** Where requests of any protocol keep texts, and things that hold texts. */
const textMembers = ['text', 'content', 'output', 'stdout', 'stderr'];
/** No protocol nests its texts deeper; what does is no prompt. */
const maxLevels = 12;
function textSize(value, level = 0) {
    if (typeof value === 'string')
        return value.length;
    if (level === maxLevels)
        return 0;
    if (isList(value))
        return sum(value.map((part) => textSize(part, level + 1)));
    if (!(0,_domain_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(value) || value.type === 'reasoning')
        return 0;
    return sum(textMembers.map((name) => textSize(value[name], level + 1)));
}
function isList(value) {
    return Array.isArray(value);
}
function sum(sizes) {
    return sizes.reduce((total, size) => total + size, 0);
}


/***/ }),

/***/ 30920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ retryAfterMs)
/* harmony export */ });
const httpDate = /^[A-Z][a-z]{2,8},? [\w :-]+$/;
/**
 * How long a server asks to wait, in whole milliseconds, 0 or more; null when no header says so readably
 * (wire E3). A date counts from the response's own `date` header, else from `nowMs` (epoch milliseconds).
 */
function retryAfterMs(headers, nowMs) {
    const milliseconds = readNumber(headers['retry-after-ms']) ?? readNumber(headers['x-ms-retry-after-ms']);
    if (milliseconds !== null)
        return wholeDelay(milliseconds);
    const seconds = readNumber(headers['retry-after']);
    if (seconds !== null)
        return wholeDelay(seconds * 1000);
    const until = readDate(headers['retry-after']);
    const now = readDate(headers.date) ?? nowMs;
    return until === null || now === null ? null : wholeDelay(until - now);
}
function wholeDelay(milliseconds) {
    return Math.max(0, Math.round(milliseconds));
}
function readNumber(header) {
    const text = header?.trim() ?? '';
    return /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
}
/** Epoch milliseconds of an HTTP date (RFC 9110, all three forms, always GMT), or null. */
function readDate(header) {
    const text = header?.trim() ?? '';
    if (!httpDate.test(text))
        return null;
    const time = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
    return Number.isNaN(time) ? null : time;
}


/***/ }),

/***/ 95972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ createSseReader)
/* harmony export */ });
/**
 * Splits decoded text into server-sent events (wire S1 to S6), with two habits of real servers:
 * a bare line `[DONE]` (S7) and a field named `error` (S10). An event without data is not handed on.
 */
function createSseReader(receive) {
    let partialLine = '';
    let afterCarriageReturn = false;
    let stopped = false;
    let name = '';
    let data = null;
    function dispatch() {
        const event = data === null || !/\S/.test(data) ? null : { name, data };
        name = '';
        data = null;
        if (event !== null)
            stopped = !receive(event);
    }
    function addData(value) {
        data = data === null ? value : `${data}\n${value}`;
    }
    function readField(line) {
        const colon = line.indexOf(':');
        const field = colon === -1 ? line : line.slice(0, colon);
        const value = colon === -1 ? '' : fieldValue(line, colon + 1);
        if (field === 'data' || field === 'error')
            addData(value);
        if (field === 'event')
            name = value;
        if (field === 'error')
            name = 'error';
    }
    function readLine(line) {
        if (line === '')
            dispatch();
        else if (line.startsWith('data:'))
            addData(fieldValue(line, 5));
        else if (line.trim() === '[DONE]') {
            dispatch();
            if (!stopped)
                stopped = !receive({ name: '', data: '[DONE]' });
        }
        else
            readField(line);
    }
    return {
        push(text) {
            if (text === '')
                return;
            const ends = createLineEnds(text);
            let from = afterCarriageReturn && text.startsWith('\n') ? 1 : 0;
            afterCarriageReturn = text.endsWith('\r');
            while (!stopped) {
                const end = ends.next(from);
                if (end === -1)
                    break;
                const line = partialLine + text.slice(from, end);
                partialLine = '';
                from = end + (text.startsWith('\r\n', end) ? 2 : 1);
                readLine(line);
            }
            if (!stopped)
                partialLine += text.slice(from);
        },
        end() {
            const line = partialLine;
            partialLine = '';
            if (!stopped && line !== '')
                readLine(line);
            if (!stopped)
                dispatch();
        },
    };
}
function fieldValue(line, from) {
    return line.slice(line.startsWith(' ', from) ? from + 1 : from);
}
/** Where lines end in a text. Each kind of line end is looked up once, so a text without it costs one search. */
function createLineEnds(text) {
    let lineFeed = text.indexOf('\n');
    let carriageReturn = text.indexOf('\r');
    return {
        next(from) {
            if (lineFeed !== -1 && lineFeed < from)
                lineFeed = text.indexOf('\n', from);
            if (carriageReturn !== -1 && carriageReturn < from)
                carriageReturn = text.indexOf('\r', from);
            if (lineFeed === -1 || carriageReturn === -1)
                return Math.max(lineFeed, carriageReturn);
            return Math.min(lineFeed, carriageReturn);
        },
    };
}


/***/ }),

/***/ 32046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ createStreamMarks)
/* harmony export */ });
const order = [
    'item',
    'reasoning',
    'content',
    'refusal',
    'tool',
    'visible',
    'call-ready',
    'usage',
    'finish',
    'error',
    'end',
];
/** Notes which classes of stream item each read brought, in any order of notes. One bit per class: it is done for every token. */
function createStreamMarks() {
    const masks = [];
    return {
        add(chunk, streamClass) {
            while (masks.length <= chunk)
                masks.push(0);
            masks[chunk] = (masks[chunk] ?? 0) | (1 << order.indexOf(streamClass));
        },
        list() {
            const marks = [];
            for (const [chunk, mask] of masks.entries()) {
                if (mask !== 0)
                    marks.push({ chunk, classes: classesOf(mask) });
            }
            return marks;
        },
    };
}
/** Few of the possible sets of classes occur, and most reads of a reply share one. */
const classLists = new Map();
function classesOf(mask) {
    const known = classLists.get(mask);
    if (known !== undefined)
        return known;
    const list = order.filter((_, bit) => (mask & (1 << bit)) !== 0);
    classLists.set(mask, list);
    return list;
}


/***/ }),

/***/ 27208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ createTextScanner)
});

// EXTERNAL MODULE: ./lib/domain/json.js
var json = __webpack_require__(77708);
;// CONCATENATED MODULE: ./lib/core/wire/text/closing-tag.js
const endOfValue = '</parameter>';
/**
 * Searches, piece by piece and in linear time, for the tag that closes a call block: outside double-quoted
 * strings when the body starts with `{` or `[`, and outside parameter values (wire X3). Feed it the body only.
 */
function createClosingSearch(closing) {
    const markupTags = [closing, '</function>', '<parameter=', '<function='];
    const jsonTags = [closing, '</function>'];
    const places = {
        open,
        'fence-line': fenceLine,
        json,
        string,
        markup,
        value,
        function: name,
        key,
    };
    let place = 'open';
    let nameLength = 0;
    let input = '';
    let at = 0;
    let held = '';
    /** Stays in place until more text comes; the last `length` characters will be looked at again. */
    function wait(length) {
        held = input.slice(input.length - length);
        at = input.length;
    }
    function moveTo(next, index) {
        place = next;
        nameLength = 0;
        at = index;
    }
    function open() {
        const start = searchFrom(/\S/g, input, at);
        const character = input.charAt(start);
        if (start === -1)
            wait(0);
        else if (character === '`')
            moveTo('fence-line', start + 1);
        else
            moveTo(character === '{' || character === '[' ? 'json' : 'markup', start);
        return false;
    }
    /** The body may be wrapped in a code fence: what counts is what comes after the fence's first line. */
    function fenceLine() {
        const end = searchFrom(/[\n<]/g, input, at);
        if (end === -1)
            wait(0);
        else
            moveTo(input.charAt(end) === '\n' ? 'open' : 'markup', end);
        return false;
    }
    function json() {
        const next = searchFrom(/["<]/g, input, at);
        if (next === -1)
            wait(0);
        else if (input.charAt(next) === '"')
            moveTo('string', next + 1);
        else
            return tag(next, jsonTags);
        return false;
    }
    function string() {
        const next = searchFrom(/["\\]/g, input, at);
        if (next === -1)
            wait(0);
        else if (input.charAt(next) === '"')
            moveTo('json', next + 1);
        else if (next + 1 === input.length)
            wait(1);
        else
            at = next + 2;
        return false;
    }
    function markup() {
        const next = input.indexOf('<', at);
        if (next === -1)
            wait(0);
        else
            return tag(next, markupTags);
        return false;
    }
    function tag(index, tags) {
        const found = tagAt(input, index, tags);
        if (found === cutTag)
            wait(input.length - index);
        else if (found === null)
            at = index + 1;
        else if (found === '<parameter=')
            moveTo('key', index + found.length);
        else if (found === '<function=')
            moveTo('function', index + found.length);
        else
            moveTo('markup', index + found.length);
        return found === closing;
    }
    function name() {
        return tagName(/[^\w.:-]/g, 'open');
    }
    function key() {
        return tagName(/[^\w.-]/g, 'value');
    }
    function tagName(pastName, next) {
        const end = searchFrom(pastName, input, at);
        nameLength += (end === -1 ? input.length : end) - at;
        if (end === -1)
            wait(0);
        else if (input.charAt(end) === '>' && nameLength > 0)
            moveTo(next, end + 1);
        else
            moveTo('markup', end);
        return false;
    }
    function value() {
        const end = input.indexOf(endOfValue, at);
        if (end === -1)
            wait(cutTagLength(input, [endOfValue]));
        else
            moveTo('markup', end + endOfValue.length);
        return false;
    }
    return {
        feed(piece) {
            const before = held.length;
            input = held + piece;
            held = '';
            at = 0;
            while (at < input.length)
                if (places[place]())
                    return at - before;
            return -1;
        },
    };
}
/** The text ends inside what may become a tag. */
const cutTag = Symbol('cut tag');
/** The tag out of `tags` that stands at an index, or null; `cutTag` when the text ends inside one. */
function tagAt(text, index, tags) {
    const rest = text.length - index;
    for (const tag of tags) {
        if (text.startsWith(tag, index))
            return tag;
        if (rest < tag.length && tag.startsWith(text.slice(index)))
            return cutTag;
    }
    return null;
}
/** How many characters at the end of a text begin one of the tags without finishing it. */
function cutTagLength(text, tags) {
    const longest = Math.max(...tags.map((tag) => tag.length));
    const start = text.lastIndexOf('<');
    if (start === -1 || text.length - start >= longest)
        return 0;
    return tagAt(text, start, tags) === cutTag ? text.length - start : 0;
}
function searchFrom(pattern, text, from) {
    pattern.lastIndex = from;
    return pattern.exec(text)?.index ?? -1;
}

// EXTERNAL MODULE: ./lib/core/wire/json-text.js
var json_text = __webpack_require__(54375);
;// CONCATENATED MODULE: ./lib/core/wire/text/lenient-json.js

/** Deeper nesting is refused, so that a hostile reply cannot overflow the stack. */
const maxDepth = 500;
/**
 * One JSON value as models write it (wire X6): strict JSON plus trailing commas, single-quoted strings,
 * `True` / `False` / `None` and raw control characters in strings. Undefined for anything else.
 */
function parseLenientJson(text) {
    const values = parseLenientSequence(text);
    return values?.length === 1 ? values[0] : undefined;
}
/** One or more such values with `,`, `;` or nothing between them; undefined when the text is anything else. */
function parseLenientSequence(text) {
    const value = (0,json_text/* parseFlatJson */.Tb)(text);
    return value === undefined ? readSequence(text) : [value];
}
/** Thrown and caught inside this file only: the text is no value. One for all, as making an error costs more than parsing. */
const notJson = new Error('not JSON');
function readSequence(text) {
    const cursor = createCursor(text);
    const values = [];
    try {
        do
            values.push(readValue(cursor, 0));
        while (hasNext(cursor));
        return values;
    }
    catch (error) {
        if (error === notJson)
            return undefined;
        throw error;
    }
}
function createCursor(text) {
    let at = 0;
    return {
        take(pattern) {
            pattern.lastIndex = at;
            const found = pattern.exec(text)?.[0] ?? '';
            at += found.length;
            return found;
        },
        atEnd: () => at === text.length,
    };
}
function hasNext(cursor) {
    cursor.take(/\s+/y);
    if (cursor.atEnd())
        return false;
    cursor.take(/[,;]/y);
    return true;
}
function readValue(cursor, depth) {
    if (depth > maxDepth)
        throw notJson;
    cursor.take(/\s+/y);
    const opening = cursor.take(/[{["']/y);
    if (opening === '{')
        return readObject(cursor, depth);
    if (opening === '[')
        return readArray(cursor, depth);
    return opening === '' ? readScalar(cursor) : readString(cursor, opening);
}
function readObject(cursor, depth) {
    const entries = [];
    readMembers(cursor, /\s*\}/y, () => {
        const quote = cursor.take(/\s*["']/y);
        if (quote === '')
            throw notJson;
        const key = readString(cursor, quote.slice(-1));
        if (cursor.take(/\s*:/y) === '')
            throw notJson;
        entries.push([key, readValue(cursor, depth + 1)]);
    });
    return Object.fromEntries(entries);
}
function readArray(cursor, depth) {
    const values = [];
    readMembers(cursor, /\s*\]/y, () => values.push(readValue(cursor, depth + 1)));
    return values;
}
function readMembers(cursor, closing, readMember) {
    while (cursor.take(closing) === '') {
        readMember();
        if (cursor.take(/\s*,/y) !== '')
            continue;
        if (cursor.take(closing) !== '')
            return;
        throw notJson;
    }
}
const words = new Map([
    ['true', true],
    ['True', true],
    ['false', false],
    ['False', false],
    ['null', null],
    ['None', null],
]);
function readScalar(cursor) {
    const number = cursor.take(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y);
    if (number !== '')
        return Number(number);
    const value = words.get(cursor.take(/[A-Za-z]+/y));
    if (value === undefined)
        throw notJson;
    return value;
}
function readString(cursor, quote) {
    const plain = quote === '"' ? /[^"\\]+/y : /[^'\\]+/y;
    const end = quote === '"' ? /"/y : /'/y;
    let value = '';
    for (;;) {
        value += cursor.take(plain);
        if (cursor.take(end) !== '')
            return value;
        value += readEscape(cursor, quote);
    }
}
const escapes = new Map([
    ['b', '\b'],
    ['f', '\f'],
    ['n', '\n'],
    ['r', '\r'],
    ['t', '\t'],
    ['/', '/'],
    ['\\', '\\'],
    ['"', '"'],
]);
function readEscape(cursor, quote) {
    const code = cursor.take(/\\u[0-9a-fA-F]{4}/y);
    if (code !== '')
        return String.fromCharCode(Number.parseInt(code.slice(2), 16));
    const letter = cursor.take(/\\./y).slice(1);
    const character = letter === quote ? quote : escapes.get(letter);
    if (character === undefined)
        throw notJson;
    return character;
}

;// CONCATENATED MODULE: ./lib/core/wire/text/parameters.js


const closing = '</parameter>';
/**
 * Reads `<parameter=KEY>value</parameter>` elements into an arguments object (wire X7), or null when
 * there is anything else between them or one is not closed. `schema` is the tool's, when it was offered.
 */
function readParameters(text, schema) {
    const opening = /\s*<parameter=([\w.-]+)>/y;
    const properties = (0,json/* isJsonObject */.O)(schema?.properties) ? schema.properties : {};
    const entries = [];
    let at = 0;
    while (at < text.length) {
        opening.lastIndex = at;
        const key = opening.exec(text)?.[1];
        const end = key === undefined ? -1 : text.indexOf(closing, opening.lastIndex);
        if (key === undefined || end === -1)
            return null;
        const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
        entries.push([key, parameters_readValue(text.slice(opening.lastIndex, end), property)]);
        at = end + closing.length;
    }
    return Object.fromEntries(entries);
}
function parameters_readValue(raw, property) {
    const value = raw.replace(/^\r?\n/, '').replace(/\r?\n$/, '');
    if (property === undefined || allowsString(property))
        return value;
    return parseLenientJson(value.trim()) ?? value;
}
/** Whether a property may be a string by its schema, also as one of several types. */
function allowsString(property) {
    if (!(0,json/* isJsonObject */.O)(property))
        return false;
    const { type, anyOf, oneOf } = property;
    if (type === 'string' || (Array.isArray(type) && type.includes('string')))
        return true;
    return [anyOf, oneOf].some((variants) => Array.isArray(variants) && variants.some(allowsString));
}

;// CONCATENATED MODULE: ./lib/core/wire/text/calls.js




const argumentMembers = ['arguments', 'parameters', 'params', 'args', 'input'];
const endOfFunction = '</function>';
/** The calls in a `<tool_call>` block, or null when it does not parse as a whole or is empty (wire X8, X10). */
function readTagBlock({ body, tools, unclosed }) {
    const cut = unclosed ? cutTagLength(body, ['</tool_call>', endOfFunction]) : 0;
    const text = withoutFence(body.slice(0, body.length - cut).trim());
    if (text.startsWith('<'))
        return readFunctionBlocks({ body: text, tools, unclosed });
    return (readJsonCalls(text)?.map(({ name, arguments: values }) => ({ name, arguments: values })) ?? null);
}
/** The call in the body of a `<function=NAME>` block, or null when that body does not parse as a whole. */
function readFunctionBlock(name, { body, tools, unclosed }) {
    const text = body
        .slice(0, body.length - (unclosed ? cutTagLength(body, [endOfFunction]) : 0))
        .trim();
    if (!text.startsWith('{')) {
        const values = readParameters(text, tools.get(name)?.parameters);
        return values === null ? null : { name, arguments: values };
    }
    const values = parseLenientJson(text);
    return (0,json/* isJsonObject */.O)(values) ? { name, arguments: values } : null;
}
/** The calls of a fence or bare message, where each needs an offered name and an argument member (wire X2, X9). */
function readOfferedCalls(text, tools) {
    const calls = readJsonCalls(text);
    if (calls === null || !calls.every((call) => call.hasArguments && tools.has(call.name)))
        return null;
    return calls.map(({ name, arguments: values }) => ({ name, arguments: values }));
}
/** Whether text that is no call was meant as one: it names an offered tool and has an argument member (wire X8). */
function looksLikeCall(text, tools) {
    const name = /["'](?:name|function)["']\s*:\s*["']([^"']*)["']/.exec(text)?.[1];
    const members = /["'](?:arguments|parameters|params|args|input)["']\s*:/;
    return name !== undefined && tools.has(name) && members.test(text);
}
/** Where the block's closing tag ends: outside strings and values if there is one, else the first plain one (wire X3). */
function closingEnd(text, closing) {
    const end = createClosingSearch(closing).feed(text);
    if (end !== -1)
        return end;
    const plain = text.indexOf(closing);
    return plain === -1 ? -1 : plain + closing.length;
}
function readFunctionBlocks({ body, tools, unclosed }) {
    const opening = /\s*<function=([\w.:-]+)>/y;
    const calls = [];
    let at = 0;
    while (at < body.length) {
        opening.lastIndex = at;
        const name = opening.exec(body)?.[1];
        if (name === undefined)
            return null;
        const inner = body.slice(opening.lastIndex);
        const length = closingEnd(inner, endOfFunction);
        if (length === -1 && !unclosed)
            return null;
        const call = readFunctionBlock(name, {
            body: length === -1 ? inner : inner.slice(0, length - endOfFunction.length),
            tools,
            unclosed: length === -1,
        });
        if (call === null)
            return null;
        calls.push(call);
        at = length === -1 ? body.length : opening.lastIndex + length;
    }
    return calls;
}
function readJsonCalls(text) {
    const values = parseLenientSequence(text)?.flat();
    const calls = values?.map(readJsonCall) ?? [];
    return calls.length > 0 && calls.every((call) => call !== null) ? calls : null;
}
function readJsonCall(value) {
    if (!(0,json/* isJsonObject */.O)(value))
        return null;
    const nested = (0,json/* isJsonObject */.O)(value.function) ? value.function : {};
    if (isName(value.name))
        return readArguments(value.name, value);
    if (isName(value.function))
        return readArguments(value.function, value);
    return isName(nested.name) ? readArguments(nested.name, nested) : null;
}
function isName(value) {
    return typeof value === 'string' && value !== '';
}
function readArguments(name, members) {
    const member = argumentMembers.find((candidate) => Object.hasOwn(members, candidate));
    const given = member === undefined ? undefined : members[member];
    const value = given === undefined || given === null || given === '' ? {} : objectIn(given);
    return (0,json/* isJsonObject */.O)(value)
        ? { name, arguments: value, hasArguments: member !== undefined }
        : null;
}
/** Models also send the arguments as a string that holds the object (wire X6). */
function objectIn(value) {
    return typeof value === 'string' ? parseLenientJson(value) : value;
}
/** Takes away the first and last line of the one code fence that may wrap the body of a block. */
function withoutFence(text) {
    const ticks = /^`{3,}(?=[^`\n]*\n)/.exec(text)?.[0];
    if (ticks === undefined)
        return text;
    const lastLine = text.lastIndexOf('\n') + 1;
    const closes = text.startsWith(ticks, lastLine) && !/[^`]/.test(text.slice(lastLine));
    return closes ? text.slice(text.indexOf('\n'), lastLine).trim() : text;
}

;// CONCATENATED MODULE: ./lib/core/wire/text/bare-message.js

const firstKeys = [
    'name',
    'function',
    'type',
    'id',
    'arguments',
    'parameters',
    'params',
    'args',
    'input',
];
const strayTag = '</tool_call>';
/**
 * A message that may be JSON calls and nothing else, from its first bracket on: held until the end, but
 * prose as soon as its beginning cannot be a call's (wire X9).
 */
function createBareMessage(scan) {
    const { trail, tools, backToProse } = scan;
    const beginning = createBeginning();
    let held = '';
    function readAsProse() {
        scan.bareRuledOut = true;
        backToProse();
        return held;
    }
    return {
        feed(text) {
            held += text;
            return beginning.feed(text) === 'other' ? readAsProse() : '';
        },
        end() {
            if (beginning.feed('') !== 'call')
                return readAsProse();
            const message = held.trimEnd();
            const json = message.endsWith(strayTag) ? message.slice(0, -strayTag.length) : message;
            const calls = readOfferedCalls(json, tools);
            if (calls === null) {
                if (looksLikeCall(json, tools))
                    scan.bareAttempt = held;
                return readAsProse();
            }
            trail.passCall(message, calls);
            backToProse();
            return held.slice(message.length);
        },
    };
}
/** Judges the beginning of a message: `{` or `[{`, then a first key that a call object may begin with. */
function createBeginning() {
    let expected = '[{';
    let quote = '';
    let key = '';
    let verdict = 'undecided';
    function step(character) {
        if (quote !== '')
            return stepInKey(character);
        if (/\s/.test(character))
            return 'undecided';
        if (!expected.includes(character))
            return 'other';
        if (expected === `"'`)
            quote = character;
        expected = character === '[' ? '{' : `"'`;
        return 'undecided';
    }
    function stepInKey(character) {
        if (character === quote && firstKeys.includes(key))
            return 'call';
        key += character;
        return firstKeys.some((candidate) => candidate.startsWith(key)) ? 'undecided' : 'other';
    }
    return {
        feed(text) {
            for (let at = 0; at < text.length && verdict === 'undecided'; at += 1) {
                verdict = step(text.charAt(at));
            }
            return verdict;
        },
    };
}

;// CONCATENATED MODULE: ./lib/core/wire/text/call-block.js


/** After so many blocks without a proper end the first plain closing tag is taken, so that a hostile reply stays linear. */
const maxRereads = 4;
/** A `<tool_call>` or `<function=NAME>` block behind its opening tag, held until its closing tag (wire X1, X3, X10). */
function createCallBlock(opening, scan) {
    const { trail, tools } = scan;
    const closing = opening === '<tool_call>' ? '</tool_call>' : '</function>';
    const search = scan.rereads < maxRereads ? createClosingSearch(closing) : plainSearch(closing);
    let text = opening;
    function read(body, unclosed) {
        if (opening === '<tool_call>')
            return readTagBlock({ body, tools, unclosed });
        const name = opening.slice('<function='.length, -1);
        const call = readFunctionBlock(name, { body, tools, unclosed });
        return call === null ? null : [call];
    }
    function close(block) {
        trail.passCall(block, read(block.slice(opening.length, -closing.length), false));
        scan.backToProse();
    }
    return {
        feed(piece) {
            const end = search.feed(piece);
            text += end === -1 ? piece : piece.slice(0, end);
            if (end === -1)
                return '';
            close(text);
            return piece.slice(end);
        },
        end() {
            const plain = text.indexOf(closing, opening.length);
            if (plain === -1) {
                trail.passCall(text, read(text.slice(opening.length), true));
                scan.backToProse();
                return '';
            }
            scan.rereads += 1;
            close(text.slice(0, plain + closing.length));
            return text.slice(plain + closing.length);
        },
    };
}
/** Only for text that is all there: a closing tag cut by the end of a piece is not found. */
function plainSearch(closing) {
    return {
        feed(piece) {
            const start = piece.indexOf(closing);
            return start === -1 ? -1 : start + closing.length;
        },
    };
}

;// CONCATENATED MODULE: ./lib/core/wire/text/fence-end.js
/** Finds the line that closes a code fence: at least as many backticks and nothing else (wire X2). */
function createFenceEnd(ticks) {
    let line = '';
    function closes() {
        const run = /^ {0,3}(`{3,})\s*$/.exec(line)?.[1];
        return run !== undefined && run.length >= ticks;
    }
    return {
        feed(piece) {
            let from = 0;
            for (let end = piece.indexOf('\n'); end !== -1; end = piece.indexOf('\n', from)) {
                line += piece.slice(from, end);
                from = end + 1;
                if (closes())
                    return from;
                line = '';
            }
            line += piece.slice(from);
            return -1;
        },
        get closesNow() {
            return closes();
        },
    };
}

;// CONCATENATED MODULE: ./lib/core/wire/text/inert-fence.js

/** The lines of a fence that is no call: visible text, in which tags mean nothing. */
function createInertFence(ticks, { trail, backToProse }) {
    const fenceEnd = createFenceEnd(ticks);
    return {
        feed(text) {
            const end = fenceEnd.feed(text);
            trail.show(end === -1 ? text : text.slice(0, end));
            if (end === -1)
                return '';
            backToProse();
            return text.slice(end);
        },
        end() {
            backToProse();
            return '';
        },
    };
}

;// CONCATENATED MODULE: ./lib/core/wire/text/call-fence.js



/**
 * The lines of a fence that may be a call, held until its closing line is complete; in native mode a call is
 * held until the message is over, as only a fence that is the whole message counts there (wire X2, V7).
 */
function createCallFence(opening, ticks, scan) {
    const { trail, tools, mode, backToProse } = scan;
    const fenceEnd = createFenceEnd(ticks);
    let lines = '';
    let begun = false;
    function decide(content) {
        const calls = readOfferedCalls(content, tools);
        const fence = opening + lines;
        if (calls !== null)
            trail.passCall(fence, calls);
        else {
            if (looksLikeCall(content, tools))
                trail.countAttempt(fence);
            trail.show(fence);
        }
        backToProse();
    }
    function close() {
        const content = withoutLastLine(lines);
        if (mode === 'text')
            decide(content);
        else
            scan.enter(createClosedFence(opening + lines, content, scan));
    }
    function readLines(text) {
        const end = fenceEnd.feed(text);
        lines += end === -1 ? text : text.slice(0, end);
        if (end === -1)
            return '';
        close();
        return text.slice(end);
    }
    return {
        feed(text) {
            if (begun)
                return readLines(text);
            const ink = text.search(/\S/);
            const start = lines + text;
            lines = ink === -1 ? start : '';
            if (ink === -1)
                return '';
            begun = text.charAt(ink) === '{' || text.charAt(ink) === '[';
            if (begun)
                return readLines(start);
            trail.show(opening);
            scan.enter(createInertFence(ticks, scan));
            return start;
        },
        end() {
            decide(fenceEnd.closesNow ? withoutLastLine(lines) : lines);
            return '';
        },
    };
}
/** Behind the closing line of a fence in native mode: other text makes the fence an illustration, also a broken one. */
function createClosedFence(fence, content, { trail, tools, backToProse }) {
    const calls = readOfferedCalls(content, tools);
    const isAttempt = calls === null && looksLikeCall(content, tools);
    const held = calls === null ? '' : fence;
    let blank = '';
    if (calls === null)
        trail.show(fence);
    return {
        feed(text) {
            blank += text;
            if (!/\S/.test(text))
                return '';
            trail.show(held);
            backToProse();
            return blank;
        },
        end() {
            if (calls !== null)
                trail.passCall(held, calls);
            if (isAttempt)
                trail.countAttempt(fence);
            backToProse();
            return blank;
        },
    };
}
/** Without the closing line, which may have a line break or not. */
function withoutLastLine(lines) {
    return lines.slice(0, lines.lastIndexOf('\n', lines.length - 2) + 1);
}

;// CONCATENATED MODULE: ./lib/core/wire/text/code-fence.js


const callLanguages = new Set(['', 'json', 'json5', 'jsonc', 'tool_call', 'tool_calls', 'tool']);
/**
 * The first line of a code fence, behind its indentation and held until its line break (wire X2, V7). In
 * native mode only a fence that may be the whole message can be a call.
 */
function createCodeFence(indentation, scan) {
    const { trail, mode, backToProse } = scan;
    const callPossible = mode === 'text' || trail.untouched;
    let ticks = '';
    let info = '';
    function open() {
        const opening = `${indentation}${ticks}${info}\n`;
        if (callPossible && callLanguages.has(info.trim())) {
            scan.enter(createCallFence(opening, ticks.length, scan));
        }
        else {
            trail.show(opening);
            scan.enter(createInertFence(ticks.length, scan));
        }
    }
    return {
        feed(text) {
            const runLength = info === '' ? leadingTicks(text) : 0;
            ticks += text.slice(0, runLength);
            const rest = text.slice(runLength);
            const end = rest.search(/[`\n]/);
            if (end === -1) {
                info += rest;
                return '';
            }
            if (rest.charAt(end) === '`') {
                trail.show(indentation + ticks); // Backticks further on: inline code, as in CommonMark
                backToProse();
                return info + rest;
            }
            info += rest.slice(0, end);
            open();
            return rest.slice(end + 1);
        },
        end() {
            trail.show(indentation + ticks + info);
            backToProse();
            return '';
        },
    };
}
function leadingTicks(text) {
    const end = text.search(/[^`]/);
    return end === -1 ? text.length : end;
}

;// CONCATENATED MODULE: ./lib/core/wire/text/think-block.js

/** A think block behind its opening tag: reasoning up to the matching closing tag, or to the end of the message (wire V2). */
function createThinkBlock(opening, { trail, backToProse }) {
    const closing = opening.replace('<', '</');
    let held = '';
    trail.skip(opening.length, 'reasoning');
    return {
        feed(text) {
            const input = held + text;
            const end = input.indexOf(closing);
            held = end === -1 ? input.slice(input.length - cutTagLength(input, [closing])) : '';
            trail.think(input.slice(0, end === -1 ? input.length - held.length : end));
            if (end === -1)
                return '';
            trail.skip(closing.length, 'reasoning');
            trail.endThinking();
            backToProse();
            return input.slice(end + closing.length);
        },
        end() {
            trail.think(held);
            backToProse();
            return '';
        },
    };
}

;// CONCATENATED MODULE: ./lib/core/wire/text/prose.js





const thinkTags = ['<think>', '<thinking>'];
const prose_strayTag = '</tool_call>';
const maxIndentation = 3;
/** The characters at which another region may begin: without tools, in a text that goes on, and at its start. */
const specials = { noTools: /</g, later: /[<`]/g, start: /[<`{[]/g };
/** Text outside all blocks: visible, but for a tail that may still become a tag or a fence (wire V7). */
function createProse(scan) {
    const { trail, tools } = scan;
    const callTags = tools.size === 0
        ? []
        : ['<tool_call>', ...[...tools.keys()].map((name) => `<function=${name}>`)];
    const boundaryTags = [...thinkTags, ...callTags];
    const afterCallTags = [...boundaryTags, prose_strayTag];
    let held = '';
    function openingAt(text, at, atBoundary) {
        const character = text.charAt(at);
        if (character === '<')
            return tagOpening(text, at, atBoundary);
        if (tools.size === 0)
            return null;
        if (character === '`')
            return fenceOpening(text, at);
        if (!atBoundary || !trail.untouched || scan.bareRuledOut)
            return null;
        return { start: at, resume: at, enter: () => scan.enter(createBareMessage(scan)) };
    }
    function tagOpening(text, at, atBoundary) {
        const inBlockGap = trail.afterCall ? afterCallTags : boundaryTags;
        const tag = tagAt(text, at, atBoundary ? inBlockGap : callTags);
        if (tag === null || tag === cutTag)
            return tag;
        const thinkTag = thinkTags.find((candidate) => candidate === tag);
        const enter = () => {
            if (thinkTag !== undefined)
                scan.enter(createThinkBlock(thinkTag, scan));
            else if (tag === prose_strayTag)
                trail.skip(tag.length, 'tool');
            else
                scan.enter(createCallBlock(tag, scan));
        };
        return { start: at, resume: at + tag.length, enter };
    }
    function fenceOpening(text, at) {
        const indentation = indentationBefore(text, at);
        if (indentation === -1)
            return null;
        const start = at - indentation;
        if (text.startsWith('```', at)) {
            const enter = () => scan.enter(createCodeFence(text.slice(start, at), scan));
            return { start, resume: at, enter };
        }
        return /^``?$/.test(text.slice(at, at + 3)) ? cutTag : null;
    }
    /** The spaces between a line start and an index, or -1 when there is anything else or too many. */
    function indentationBefore(text, at) {
        let start = at;
        while (start > 0 && at - start < maxIndentation && text.charAt(start - 1) === ' ')
            start -= 1;
        const atLineStart = start === 0 ? trail.atLineStart : text.charAt(start - 1) === '\n';
        return atLineStart ? at - start : -1;
    }
    function hold(text, from) {
        const start = tools.size === 0 ? from : from - Math.max(0, indentationBefore(text, from));
        held = text.slice(start);
        trail.show(text.slice(0, start));
        return '';
    }
    return {
        feed(piece) {
            const text = held + piece;
            const special = specials[tools.size === 0 ? 'noTools' : trail.untouched ? 'start' : 'later'];
            const boundary = trail.atBoundary ? text.search(/\S/) : -1;
            special.lastIndex = 0;
            for (let found = special.exec(text); found !== null; found = special.exec(text)) {
                const opening = openingAt(text, found.index, found.index === boundary);
                if (opening === cutTag)
                    return hold(text, found.index);
                if (opening === null)
                    continue;
                held = '';
                trail.show(text.slice(0, opening.start));
                opening.enter();
                return text.slice(opening.resume);
            }
            return hold(text, text.length);
        },
        end() {
            trail.show(held);
            held = '';
            return '';
        },
    };
}

;// CONCATENATED MODULE: ./lib/core/wire/text/trail.js
/**
 * Moves along the content of one reply. Text may wait long before it is classified; the class is then
 * booked on the read that brought those characters.
 */
function createTextTrail(sink) {
    let arrivals = [];
    let firstArrival = 0;
    let offset = 0;
    let atBoundary = true;
    let lastBlockWasCall = false;
    let untouched = true;
    let atLineStart = true;
    let blockCount = 0;
    /** Moves over characters and returns the last read that brought some of them. */
    function pass(length, streamClass) {
        let chunk = -1;
        offset += length;
        for (let rest = length; rest > 0;) {
            const arrival = arrivals[firstArrival];
            if (arrival === undefined)
                break;
            chunk = arrival.chunk;
            sink.mark(chunk, streamClass);
            const taken = Math.min(rest, arrival.length);
            rest -= taken;
            arrival.length -= taken;
            if (arrival.length === 0)
                firstArrival += 1;
        }
        if (firstArrival === arrivals.length) {
            arrivals = [];
            firstArrival = 0;
        }
        return chunk;
    }
    function passBlock(isCall) {
        atBoundary = true;
        atLineStart = true;
        lastBlockWasCall = isCall;
    }
    function show(text) {
        if (text === '')
            return;
        sink.visible(text, offset);
        pass(text.length, 'content');
        atLineStart = text.endsWith('\n');
        if (!atBoundary || !/\S/.test(text))
            return;
        atBoundary = false;
        untouched = false;
    }
    return {
        get atBoundary() {
            return atBoundary;
        },
        get afterCall() {
            return atBoundary && lastBlockWasCall;
        },
        get untouched() {
            return untouched;
        },
        get atLineStart() {
            return atLineStart;
        },
        get blockCount() {
            return blockCount;
        },
        arrived(length, chunk) {
            arrivals.push({ length, chunk });
        },
        show,
        countAttempt: sink.malformed,
        think(text) {
            if (text === '')
                return;
            sink.reasoning(text);
            pass(text.length, 'reasoning');
        },
        skip: pass,
        endThinking: () => passBlock(false),
        passCall(text, calls) {
            const chunk = pass(text.length, 'tool');
            if (calls === null)
                sink.malformed(text);
            else
                sink.calls(calls, chunk);
            blockCount += 1;
            untouched = false;
            passBlock(true);
        },
    };
}

;// CONCATENATED MODULE: ./lib/core/wire/text/scanner.js


/**
 * Splits the content of one reply, as it streams in, into visible text, think blocks and calls written as
 * text (wire V and X). Text is released as early as the rules allow.
 */
function createTextScanner({ mode, tools, sink }) {
    const trail = createTextTrail(sink);
    const scan = {
        trail,
        mode,
        tools: new Map(tools.map((tool) => [tool.name, tool])),
        bareRuledOut: false,
        bareAttempt: null,
        rereads: 0,
        enter(next) {
            region = next;
        },
        backToProse() {
            region = prose;
        },
    };
    const prose = createProse(scan);
    let region = prose;
    function read(text) {
        let rest = text;
        while (rest !== '')
            rest = region.feed(rest);
    }
    return {
        push(text, chunk) {
            if (text === '')
                return;
            trail.arrived(text.length, chunk);
            read(text);
        },
        end() {
            let reread = region.end();
            while (reread !== '') {
                read(reread);
                reread = region.end();
            }
            if (scan.bareAttempt !== null && trail.blockCount === 0)
                sink.malformed(scan.bareAttempt);
        },
    };
}


/***/ }),

/***/ 55410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ createUtf8Decoder)
/* harmony export */ });
/**
 * Decodes UTF-8 across reads (wire T2): invalid bytes become U+FFFD, one byte order mark at the very
 * start is dropped. Not `TextDecoder` in stream mode: that leaves Node's fast path, at ten times the cost.
 */
function createUtf8Decoder() {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    let carried = new Uint8Array(0);
    let started = false;
    function decode(bytes) {
        const text = decoder.decode(bytes);
        if (started || text === '')
            return text;
        started = true;
        return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
    }
    return {
        push(bytes) {
            const all = carried.length === 0 ? bytes : joined(carried, bytes);
            const cut = all.length - cutCharacterLength(all);
            carried = cut === all.length ? noBytes : all.slice(cut);
            return cut === 0 ? '' : decode(cut === all.length ? all : all.subarray(0, cut));
        },
        end() {
            const rest = carried;
            carried = noBytes;
            return rest.length === 0 ? '' : decode(rest);
        },
    };
}
const noBytes = new Uint8Array(0);
function joined(head, tail) {
    const all = new Uint8Array(head.length + tail.length);
    all.set(head);
    all.set(tail, head.length);
    return all;
}
/** How many bytes at the end begin a character that is longer than what is there: 0 to 3. */
function cutCharacterLength(bytes) {
    for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
        const byte = bytes[bytes.length - back] ?? 0;
        if (byte < 0x80)
            return 0;
        if (byte >= 0xc0)
            return characterLength(byte) > back ? back : 0;
    }
    return 0;
}
function characterLength(leadByte) {
    if (leadByte >= 0xf0)
        return 4;
    return leadByte >= 0xe0 ? 3 : 2;
}


/***/ }),

/***/ 27851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ protocolError),
/* harmony export */   PS: () => (/* binding */ isRetryableStatus),
/* harmony export */   Qq: () => (/* binding */ retryableWords),
/* harmony export */   em: () => (/* binding */ statusIn),
/* harmony export */   ip: () => (/* binding */ abortedError),
/* harmony export */   nP: () => (/* binding */ brokenOffError),
/* harmony export */   p2: () => (/* binding */ httpError),
/* harmony export */   w2: () => (/* binding */ timeoutError),
/* harmony export */   we: () => (/* binding */ providerError)
/* harmony export */ });
/* harmony import */ var _domain_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77708);
/* harmony import */ var _redact_cut_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5813);
/* harmony import */ var _failure_payload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53920);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54375);
/* harmony import */ var _retry_after_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30920);





/** As much of an error text as of an error body is read (wire E8). */
const maxReadLength = 64 * 1024;
const maxMessageBytes = 2 * 1024;
const maxCodeBytes = 200;
/** Codes and types of errors that a repeat may help (wire E5). */
const retryableWords = new Set([
    'overloaded',
    'overloaded_error',
    'engine_overloaded',
    'rate_limit',
    'rate_limit_error',
    'rate_limit_exceeded',
    'rate_limit_daily',
    'resource_exhausted',
    'server_error',
    'internal_error',
    'internal_server_error',
    'api_error',
    'timeout',
    'timeout_error',
    'service_unavailable',
    'unavailable',
    'bad_gateway',
    'upstream_error',
    'provider_unavailable',
    'provider_disconnected',
    'network_error',
]);
/** A status outside 2xx: the status decides what it means, the body only tells its code and words (wire E1, E3, E4). */
function httpError({ head, body, nowMs, redact }) {
    const failure = (0,_failure_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .failureIn */ .Q6)((0,_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(body));
    const facts = factsOf(failure ?? { error: body.trim(), enclosing: null }, redact);
    return {
        kind: 'http',
        truncated: false,
        retryable: isRetryableStatus(head.status) && !facts.quotaSpent,
        status: head.status,
        retryAfterMs: (0,_retry_after_js__WEBPACK_IMPORTED_MODULE_2__/* .retryAfterMs */ .V)(head.headers, nowMs),
        code: facts.code,
        message: facts.message || `HTTP status ${head.status}`,
    };
}
/** A failure that the server reports inside a 2xx reply (wire E2, E5, E6). */
function providerError(failure, redact) {
    const facts = factsOf(failure, redact);
    const retryable = facts.status === null ? facts.soundsTransient : isRetryableStatus(facts.status);
    return {
        ...plainError('provider', facts.message || 'the provider reported an error without a message'),
        retryable: retryable && !facts.quotaSpent,
        status: facts.status,
        code: facts.code,
    };
}
/** The provider ended the message with a finish reason that says it broke off (wire F1). */
function brokenOffError() {
    const error = plainError('provider', 'the provider broke off: finish_reason says error');
    return { ...error, retryable: true, code: 'finish-reason-error' };
}
/** The bytes are not a complete message (wire E2, E7). */
function protocolError({ code, message, truncated, retryable }) {
    return { ...plainError('protocol', message), code, truncated, retryable };
}
/** The connection stayed open and silent past one of the caller's timers (wire F5). */
function timeoutError() {
    return { ...plainError('timeout', 'the stream went silent before its end'), retryable: true };
}
/** We cancelled the call ourselves. */
function abortedError() {
    return plainError('aborted', 'the call was cancelled before the reply was complete');
}
function plainError(kind, message) {
    return {
        kind,
        truncated: false,
        retryable: false,
        status: null,
        retryAfterMs: null,
        code: null,
        message,
    };
}
/** Whether sending the same request again may help after this HTTP status (wire E4). */
function isRetryableStatus(status) {
    if (status >= 500 && status <= 599)
        return status !== 501 && status !== 505;
    return status === 408 || status === 409 || status === 425 || status === 429;
}
/** Reads an error's fields, then those of the object around it; wording never decides (wire E6). */
function factsOf({ error, enclosing }, redact) {
    const objects = [error, enclosing].filter((value) => (0,_domain_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .O)(value));
    const words = objects.flatMap(({ code, type, status }) => [code, type, status]);
    const kinds = objects.flatMap(({ code, type }) => [code, type]);
    const code = kinds.find((value) => typeof value === 'number' || isText(value));
    return {
        status: objects.map(statusIn).find((status) => status !== null) ?? null,
        soundsTransient: words.some((word) => isText(word) && retryableWords.has(word.toLowerCase())),
        quotaSpent: kinds.includes('insufficient_quota'),
        code: code === undefined ? null : clean(String(code), redact, maxCodeBytes),
        message: clean(messageOf(error), redact, maxMessageBytes),
    };
}
function isText(value) {
    return typeof value === 'string' && value !== '';
}
/** The HTTP status that an error object names, or null (wire E2). */
function statusIn(source) {
    const candidates = [source.code, source.status, source.status_code].map((value) => typeof value === 'string' && /^\d{3}$/.test(value) ? Number(value) : value);
    return (candidates.find((value) => typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599) ?? null);
}
function messageOf(error) {
    if (typeof error === 'string')
        return error;
    const { message, detail } = (0,_domain_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .O)(error) ? error : {};
    return [message, detail].find(isText) ?? (0,_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(error);
}
function clean(text, redact, maxBytes) {
    const isLong = text.length > maxReadLength;
    return (0,_redact_cut_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutToBytes */ .z)(redact(isLong ? (0,_redact_cut_text_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutLastWord */ .v)(text.slice(0, maxReadLength)) : text), maxBytes);
}


/***/ }),

/***/ 94432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ caseHashes)
});

// EXTERNAL MODULE: ./lib/adapters/config/content-hash.js
var content_hash = __webpack_require__(10555);
;// CONCATENATED MODULE: ./lib/core/case-content.js
/**
 * What the agent sees and is judged by, and so what makes two runs of a case comparable: a script
 * stands for the agent and a description for nobody, so neither is part of it.
 */
function caseContent({ system, prompt, tools, expect, limits, }) {
    return { system, prompt, tools, expect, limits };
}

;// CONCATENATED MODULE: ./lib/entry/case-hashes.js


/** The content hash of each case, by its id. */
function caseHashes({ cases }) {
    return Object.fromEntries(cases.map(({ definition }) => [definition.id, (0,content_hash/* contentHash */.A)(caseContent(definition))]));
}


/***/ }),

/***/ 4502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ runWithRealParts),
  F: () => (/* binding */ stateDirectory)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/adapters/json-schema/schema-check.js
var schema_check = __webpack_require__(83383);
// EXTERNAL MODULE: ./lib/adapters/machine/time.js
var time = __webpack_require__(55673);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/domain/failure.js
var failure = __webpack_require__(27550);
// EXTERNAL MODULE: ./lib/adapters/storage/owner.js
var storage_owner = __webpack_require__(44709);
;// CONCATENATED MODULE: ./lib/adapters/storage/bundle-place.js




/** Stands in a bundle from its first moment until its report.json can speak for it, and says whose it is. */
const BUNDLE_MARKER = '.agent-bench-bundle';
/** Where a bundle grows until it is complete. */
function partialPath(outputDir) {
    return `${outputDir}.partial`;
}
/**
 * Refuses an output directory that a run could not write to without harm. Writes nothing, so it can be
 * asked in preflight.
 */
function checkOutputDirectory(outputDir) {
    findOccupant(outputDir);
    const partial = partialPath(outputDir);
    if (findOccupant(partial) === 'bundle')
        refuseLiving(partial);
}
/** Two runs that write to one place would take each other's report away. */
function refuseLiving(partial) {
    const owner = (0,storage_owner/* readOwner */.A)((0,external_node_path_.join)(partial, BUNDLE_MARKER));
    if (typeof owner !== 'number' || owner === process.pid)
        return;
    throw new failure/* Failure */.H('output-directory', `another run (process ${owner}) is writing ${partial}: wait for it, or name another place with --output-dir`);
}
/**
 * What a new bundle would replace at `path`. A bundle of ours is a directory that holds our marker or a
 * report.json that begins as ours do; anything else that is not an empty directory is an
 * `output-directory` failure, a symbolic link also when it leads to a bundle.
 */
function findOccupant(path) {
    const stats = readOrRefuse(path, () => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }));
    if (stats === undefined)
        return 'nothing';
    if (stats.isSymbolicLink())
        throw refusal(path, 'is a symbolic link, which is not followed');
    if (!stats.isDirectory())
        throw refusal(path, 'is not a directory');
    const names = readOrRefuse(path, () => (0,external_node_fs_.readdirSync)(path));
    if (names.length === 0)
        return 'empty-directory';
    if (isFile((0,external_node_path_.join)(path, BUNDLE_MARKER)) || hasOurReport(path))
        return 'bundle';
    throw refusal(path, `holds files that are no agent-bench report, such as "${names[0]}"`);
}
function readOrRefuse(path, read) {
    try {
        return read();
    }
    catch (cause) {
        const words = cause instanceof Error ? cause.message : String(cause);
        throw refusal(path, `can't be read (${words})`, cause);
    }
}
function isFile(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
const ourBeginning = /^\{\s*"schemaVersion":\s*\d+,\s*"tool":\s*\{\s*"name":\s*"agent-bench"/;
function hasOurReport(directory) {
    const path = (0,external_node_path_.join)(directory, 'report.json');
    return isFile(path) && ourBeginning.test(readOrRefuse(path, () => readBeginning(path)));
}
function readBeginning(path) {
    const bytes = Buffer.alloc(200);
    // Windows has no such flag, and few symbolic links.
    const file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0));
    try {
        return bytes.toString('utf8', 0, (0,external_node_fs_.readSync)(file, bytes));
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function refusal(path, problem, cause) {
    return new failure/* Failure */.H('output-directory', `the output directory ${path} ${problem}: remove it, or name another with --output-dir`, { cause });
}

;// CONCATENATED MODULE: ./lib/adapters/storage/bundle.js





const trialsFile = 'trials.jsonl';
/** Where the old bundle waits, inside the new one, while the new one takes its place. */
const replacedDirectory = '.replaced';
/**
 * The report directory of a run, readable by its owner alone. It grows as `OUTPUT_DIR.partial` and is
 * renamed into place by `commit`, so whoever looks at OUTPUT_DIR sees the old bundle or the new one.
 * What a crashed run left is replaced; anything that is no bundle of ours is an `output-directory` failure.
 */
function openBundle(outputDir) {
    const target = (0,external_node_path_.resolve)(outputDir);
    const partial = partialPath(target);
    checkOutputDirectory(target);
    finishCrashedCommit(target);
    guarded(partial, () => makeEmpty(partial));
    let trials = guarded(partial, () => (0,external_node_fs_.openSync)((0,external_node_path_.join)(partial, trialsFile), 'ax', 0o600));
    const names = new Set([trialsFile]);
    /** Later lines must go to the new file, not to the one it replaced. */
    function rewriteTrials(content) {
        guarded(partial, () => {
            (0,external_node_fs_.closeSync)(trials);
            replaceFile(partial, trialsFile, content);
            trials = (0,external_node_fs_.openSync)((0,external_node_path_.join)(partial, trialsFile), 'a');
        });
    }
    return {
        appendTrial(line) {
            guarded(partial, () => (0,external_node_fs_.writeSync)(trials, `${line}\n`));
        },
        write(name, content) {
            requirePlainName(name);
            if (name === trialsFile)
                return rewriteTrials(content);
            guarded(partial, () => replaceFile(partial, name, content));
            names.add(name);
        },
        *files() {
            for (const name of names)
                yield { name, content: (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(partial, name), 'utf8') };
        },
        commit() {
            guarded(partial, () => (0,external_node_fs_.closeSync)(trials));
            if (names.has('report.json'))
                (0,external_node_fs_.rmSync)((0,external_node_path_.join)(partial, BUNDLE_MARKER), { force: true });
            takePlace(target);
            return target;
        },
    };
}
/** A run that died between the two renames of its commit had finished: only its place was not taken. */
function finishCrashedCommit(target) {
    const partial = partialPath(target);
    if (findOccupant(target) === 'nothing' && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(partial, replacedDirectory))) {
        takePlace(target);
    }
}
function makeEmpty(partial) {
    (0,external_node_fs_.rmSync)(partial, { recursive: true, force: true });
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(partial), { recursive: true });
    (0,external_node_fs_.mkdirSync)(partial, { mode: 0o700 });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(partial, BUNDLE_MARKER), (0,storage_owner/* thisOwner */.G)(), { flag: 'wx', mode: 0o600 });
}
/** A rename replaces a link that somebody put in the file's place, it does not follow it. */
function replaceFile(partial, name, content) {
    const temporary = (0,external_node_path_.join)(partial, `.${name}.new`);
    (0,external_node_fs_.rmSync)(temporary, { force: true });
    (0,external_node_fs_.writeFileSync)(temporary, content, { flag: 'wx', mode: 0o600 });
    (0,external_node_fs_.renameSync)(temporary, (0,external_node_path_.join)(partial, name));
}
function takePlace(target) {
    const partial = partialPath(target);
    const occupant = findOccupant(target);
    guarded(partial, () => {
        if (occupant === 'empty-directory')
            (0,external_node_fs_.rmdirSync)(target);
        if (occupant === 'bundle')
            (0,external_node_fs_.renameSync)(target, (0,external_node_path_.join)(partial, replacedDirectory));
        (0,external_node_fs_.renameSync)(partial, target);
        (0,external_node_fs_.rmSync)((0,external_node_path_.join)(target, replacedDirectory), { recursive: true, force: true });
    });
}
function requirePlainName(name) {
    if (/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(name))
        return;
    throw new failure/* Failure */.H('internal', `"${name}" is no name for a file of a report`);
}
function guarded(partial, action) {
    try {
        return action();
    }
    catch (cause) {
        const words = cause instanceof Error ? cause.message : String(cause);
        throw new failure/* Failure */.H('storage', `the report can't be written in ${partial} (${words}): free the disk, or name another place with --output-dir`, { cause });
    }
}

// EXTERNAL MODULE: ./lib/adapters/storage/journal.js
var storage_journal = __webpack_require__(68553);
;// CONCATENATED MODULE: ./lib/adapters/storage/ledger-evidence.js

/** Reads a trial's events back; a ledger without its start or stop is a `storage` failure. */
function readEvidence(database) {
    const marks = database.prepare('SELECT * FROM marks ORDER BY rowid').all();
    const start = marks.find((mark) => mark.kind === 'start');
    const stop = marks.find((mark) => mark.kind === 'stop');
    if (start === undefined || stop === undefined) {
        throw new failure/* Failure */.H('storage', 'a ledger was read before its trial had started and stopped');
    }
    return {
        startedAtMs: start.at_ms,
        calls: readCalls(database),
        tools: database
            .prepare('SELECT * FROM tool_audit ORDER BY turn, position')
            .all()
            .map(toTool),
        launches: database
            .prepare('SELECT * FROM launches ORDER BY rowid')
            .all()
            .map(toLaunch),
        waits: marks.filter((mark) => mark.kind === 'wait').map(toWait),
        stop: toStop(stop),
    };
}
function readCalls(database) {
    const reads = groupReads(database.prepare('SELECT * FROM stream_events ORDER BY attempt_id, chunk').all());
    return database
        .prepare('SELECT * FROM calls ORDER BY rowid')
        .all()
        .map((row) => ({
        ...toCall(row),
        reads: reads.get(row.attempt_id) ?? [],
        usage: toUsage(row),
    }));
}
function groupReads(rows) {
    const groups = new Map();
    for (const row of rows) {
        const group = groups.get(row.attempt_id) ?? [];
        group.push(toRead(row));
        groups.set(row.attempt_id, group);
    }
    return groups;
}
function toRead(row) {
    const classes = row.classes === '' ? [] : row.classes.split(' ');
    return { chunk: row.chunk, atMs: row.at_ms, byteCount: row.byte_count, classes };
}
function toCall(row) {
    return {
        type: 'call',
        attemptId: row.attempt_id,
        turn: row.turn,
        attempt: row.attempt,
        launchId: row.launch_id,
        modelAsked: row.model_asked,
        promptCharacters: row.prompt_characters,
        requestedAtMs: row.requested_at_ms,
        sentAtMs: row.sent_at_ms,
        headersAtMs: row.headers_at_ms,
        endedAtMs: row.ended_at_ms,
        status: row.status,
        httpStatus: row.http_status,
        error: row.error === null ? null : JSON.parse(row.error),
        text: row.text,
        reasoningText: row.reasoning_text,
        finishReason: row.finish_reason,
        model: row.model,
        streamed: row.streamed === 1,
        toolCallCount: row.tool_call_count,
        malformedToolCallCount: row.malformed_tool_call_count,
        clientStalled: row.client_stalled === 1,
        connectionReused: row.connection_reused === null ? null : row.connection_reused === 1,
    };
}
function toUsage(row) {
    const { input_tokens: inputTokens, output_tokens: outputTokens, total_tokens: totalTokens } = row;
    if (inputTokens === null || outputTokens === null || totalTokens === null)
        return null;
    return {
        inputTokens,
        cacheReadInputTokens: row.cache_read_input_tokens,
        cacheWriteInputTokens: row.cache_write_input_tokens,
        outputTokens,
        reasoningOutputTokens: row.reasoning_output_tokens,
        totalTokens,
        adjusted: row.usage_adjusted === 1,
    };
}
function toTool(row) {
    return {
        type: 'tool',
        atMs: row.at_ms,
        turn: row.turn,
        position: row.position,
        name: row.name,
        arguments: row.arguments === null ? null : JSON.parse(row.arguments),
        source: row.source,
        outcome: row.outcome,
        answer: row.answer,
    };
}
function toLaunch({ answer, record }) {
    return { type: 'launch', ...JSON.parse(record), answer };
}
function toWait(row) {
    const reason = row.reason === 'limiter' ? 'limiter' : 'back-off';
    return { type: 'wait', reason, fromMs: row.at_ms, toMs: row.until_ms ?? row.at_ms };
}
function toStop(row) {
    return {
        type: 'stop',
        atMs: row.at_ms,
        reason: row.reason,
        detail: row.detail,
    };
}

;// CONCATENATED MODULE: ./lib/adapters/storage/ledger-schema.js
/** What a ledger holds; times are milliseconds on the harness's monotonic clock. */
const LEDGER_SCHEMA = `
CREATE TABLE marks (
  kind TEXT NOT NULL CHECK (kind IN ('start', 'wait', 'stop')),
  at_ms REAL NOT NULL,
  until_ms REAL,
  reason TEXT,
  detail TEXT
) STRICT;
CREATE TABLE calls (
  attempt_id TEXT PRIMARY KEY,
  turn INTEGER NOT NULL,
  attempt INTEGER NOT NULL,
  launch_id TEXT,
  model_asked TEXT NOT NULL,
  prompt_characters INTEGER NOT NULL,
  requested_at_ms REAL NOT NULL,
  sent_at_ms REAL,
  headers_at_ms REAL,
  ended_at_ms REAL NOT NULL,
  status TEXT NOT NULL,
  http_status INTEGER,
  error TEXT,
  text TEXT NOT NULL,
  reasoning_text TEXT,
  finish_reason TEXT,
  model TEXT,
  streamed INTEGER NOT NULL,
  tool_call_count INTEGER NOT NULL,
  malformed_tool_call_count INTEGER NOT NULL,
  client_stalled INTEGER NOT NULL,
  connection_reused INTEGER,
  input_tokens REAL,
  cache_read_input_tokens REAL,
  cache_write_input_tokens REAL,
  output_tokens REAL,
  reasoning_output_tokens REAL,
  total_tokens REAL,
  usage_adjusted INTEGER
) STRICT;
CREATE TABLE stream_events (
  attempt_id TEXT NOT NULL REFERENCES calls,
  chunk INTEGER NOT NULL,
  at_ms REAL NOT NULL,
  byte_count INTEGER NOT NULL,
  classes TEXT NOT NULL,
  PRIMARY KEY (attempt_id, chunk)
) STRICT, WITHOUT ROWID;
CREATE TABLE tool_audit (
  at_ms REAL NOT NULL,
  turn INTEGER NOT NULL,
  position INTEGER NOT NULL,
  name TEXT,
  arguments TEXT,
  source TEXT NOT NULL,
  outcome TEXT NOT NULL,
  answer TEXT NOT NULL,
  PRIMARY KEY (turn, position)
) STRICT;
CREATE TABLE launches (
  launch_id TEXT PRIMARY KEY,
  answer TEXT,
  record TEXT NOT NULL
) STRICT;
`;

;// CONCATENATED MODULE: ./lib/adapters/storage/ledger.js


/**
 * Ledgers in memory, each a database of its own that starts from a prebuilt image: opening one
 * costs a fraction of a millisecond and no disk sync, whatever came before.
 */
function createLedgerStore(Sqlite) {
    const builder = new Sqlite(':memory:');
    builder.exec(LEDGER_SCHEMA);
    const template = builder.serialize();
    builder.close();
    return { open: () => openLedger(new Sqlite(template)) };
}
function openLedger(database) {
    const insert = createInserts(database);
    return {
        append: (event) => append(event, insert),
        read: () => readEvidence(database),
        serialize: () => database.serialize(),
        close: () => void database.close(),
    };
}
/** One statement per table, made when the first row comes: preparing costs more than inserting. */
function createInserts(database) {
    const statements = new Map();
    return (table, values) => {
        let statement = statements.get(table);
        if (statement === undefined) {
            const places = values.map(() => '?').join(', ');
            statement = database.prepare(`INSERT INTO ${table} VALUES (${places})`);
            statements.set(table, statement);
        }
        statement.run(...values);
    };
}
function append(event, insert) {
    switch (event.type) {
        case 'start':
            return insert('marks', ['start', event.atMs, null, null, null]);
        case 'wait':
            return insert('marks', ['wait', event.fromMs, event.toMs, event.reason, null]);
        case 'stop':
            return insert('marks', ['stop', event.atMs, null, event.reason, event.detail]);
        case 'call':
            return appendCall(event, insert);
        case 'tool':
            return insert('tool_audit', toolValues(event));
        case 'launch':
            return insert('launches', launchValues(event));
    }
}
function appendCall(event, insert) {
    insert('calls', [...callValues(event), ...usageValues(event)]);
    for (const { chunk, atMs, byteCount, classes } of event.reads) {
        insert('stream_events', [event.attemptId, chunk, atMs, byteCount, classes.join(' ')]);
    }
}
function callValues(event) {
    return [
        event.attemptId,
        event.turn,
        event.attempt,
        event.launchId,
        event.modelAsked,
        event.promptCharacters,
        event.requestedAtMs,
        event.sentAtMs,
        event.headersAtMs,
        event.endedAtMs,
        event.status,
        event.httpStatus,
        event.error === null ? null : JSON.stringify(event.error),
        event.text,
        event.reasoningText,
        event.finishReason,
        event.model,
        Number(event.streamed),
        event.toolCallCount,
        event.malformedToolCallCount,
        Number(event.clientStalled),
        event.connectionReused === null ? null : Number(event.connectionReused),
    ];
}
function usageValues({ usage }) {
    if (usage === null)
        return [null, null, null, null, null, null, null];
    return [
        usage.inputTokens,
        usage.cacheReadInputTokens,
        usage.cacheWriteInputTokens,
        usage.outputTokens,
        usage.reasoningOutputTokens,
        usage.totalTokens,
        Number(usage.adjusted),
    ];
}
function toolValues(event) {
    return [
        event.atMs,
        event.turn,
        event.position,
        event.name,
        event.arguments === null ? null : JSON.stringify(event.arguments),
        event.source,
        event.outcome,
        event.answer,
    ];
}
function launchValues(event) {
    const { type: _type, answer, ...record } = event;
    return [record.launchId, answer, JSON.stringify(record)];
}

// EXTERNAL MODULE: ./lib/adapters/storage/sha256.js
var sha256 = __webpack_require__(8511);
// EXTERNAL MODULE: ./lib/adapters/storage/sqlite.js
var sqlite = __webpack_require__(29800);
// EXTERNAL MODULE: ./lib/adapters/storage/state-directory.js
var state_directory = __webpack_require__(55617);
// EXTERNAL MODULE: ./lib/app/run-benchmark.js + 104 modules
var run_benchmark = __webpack_require__(12543);
// EXTERNAL MODULE: ./lib/core/plan/random.js
var random = __webpack_require__(26472);
// EXTERNAL MODULE: ./lib/core/redact/redact.js + 3 modules
var redact = __webpack_require__(19831);
// EXTERNAL MODULE: ./lib/entry/open-challenge.js + 3 modules
var open_challenge = __webpack_require__(65227);
;// CONCATENATED MODULE: ./lib/entry/open-agent-sides.js



/** Gets agent processes ready where a side has some; without any, nothing of it is loaded. */
async function openAgentSides({ settings, root }, { host, challenge, folder, redactor }) {
    const hasAgents = (side) => side !== null && side.live && side.targets.some(({ agent }) => agent !== null);
    if (!hasAgents(settings) && !hasAgents(challenge.base))
        return NO_AGENTS;
    const { openAgents } = await __webpack_require__.e(/* import() */ 5457).then(__webpack_require__.bind(__webpack_require__, 95457));
    const processes = await openProcesses(host, [settings, challenge.base]);
    const open = (side, name, from) => hasAgents(side)
        ? openAgents(side, { host, root: from, folder: (0,external_node_path_.join)(folder, name), processes, redactor })
        : Promise.resolve(null);
    const head = await open(settings, 'head', root);
    try {
        const base = await open(challenge.base, 'base-side', challenge.baseRoot ?? root);
        return {
            ...{ head, base },
            async close() {
                await Promise.all([head?.close(), base?.close()]);
            },
        };
    }
    catch (error) {
        await head?.close();
        throw error;
    }
}
const NO_AGENTS = { head: null, base: null, close: () => Promise.resolve() };
async function openProcesses(host, sides) {
    const { createProcessHost, probeNetworkNamespace } = await __webpack_require__.e(/* import() */ 5529).then(__webpack_require__.bind(__webpack_require__, 35529));
    const wantsNetwork = sides.some((side) => side?.targets.some(({ agent }) => agent?.network === 'gateway-only'));
    const fault = wantsNetwork ? probeNetworkNamespace() : null;
    if (fault !== null) {
        const words = `network: gateway-only can't be had here (${fault}): set it to open, or run where it can`;
        throw new failure/* Failure */.H('preflight', words);
    }
    return createProcessHost({
        clock: time/* monotonicMs */.dR,
        scriptPath: (0,external_node_path_.join)(host.assets, 'launch.sh'),
        forwarderPath: (0,external_node_path_.join)(host.assets, 'forward.mjs'),
        level: levelOf(host),
    });
}
/** A switch for trying the weaker level where the stronger one can be had. */
function levelOf({ env }) {
    const asked = env['AGENT_BENCH_CONTAINMENT'] || 'auto';
    if (asked === 'auto' || asked === 'pid-namespace' || asked === 'process-group')
        return asked;
    throw new failure/* Failure */.H('usage', `AGENT_BENCH_CONTAINMENT: expected auto, pid-namespace or process-group, got "${asked}"`);
}

// EXTERNAL MODULE: ./lib/core/scripted/scripted-stream.js + 6 modules
var scripted_stream = __webpack_require__(61926);
// EXTERNAL MODULE: ./lib/core/wire/chat-completions.js + 3 modules
var chat_completions = __webpack_require__(12416);
// EXTERNAL MODULE: ./lib/adapters/provider/failed-reply.js
var failed_reply = __webpack_require__(59358);
// EXTERNAL MODULE: ./lib/adapters/provider/read-log.js
var read_log = __webpack_require__(36901);
;// CONCATENATED MODULE: ./lib/adapters/provider/scripted-chat.js




/** The chat client of mock mode: plays a script through the decoder that reads real replies, without any socket. */
function createScriptedChat(options) {
    const { rounds, clock } = options;
    let played = 0;
    let callsBefore = 0;
    return {
        async send(request, signal) {
            const round = rounds[played];
            if (round === undefined)
                return exhaustedReply(clock(), rounds.length);
            played += 1;
            const script = scriptOf(round, request.mode, callsBefore);
            callsBefore += round.toolCalls?.length ?? 0;
            return play({ ...options, script, request, signal });
        },
        close: () => Promise.resolve(),
    };
}
const fixedOptions = { chunking: 'token', model: 'scripted', includeUsage: true };
const written = new WeakMap();
/** Trials play the same rounds again and again: each is written once. */
function scriptOf(round, mode, callsBefore) {
    const scripts = written.get(round) ?? new Map();
    const key = `${mode} ${callsBefore}`;
    const script = scripts.get(key) ?? (0,scripted_stream/* scriptedStream */.nY)({ ...fixedOptions, round, mode, callsBefore });
    written.set(round, scripts.set(key, script));
    return script;
}
async function play(performance) {
    const { script, request, clock, redactError = unchanged } = performance;
    const { head } = script;
    const { mode, tools } = request;
    const startedAtMs = clock();
    const log = (0,read_log/* createReadLog */.L)();
    const decoder = (0,chat_completions/* createChatDecoder */.L)({ head, mode, tools, redactError });
    const how = await feed(performance, decoder, log);
    const reply = decoder.end(how);
    return {
        ...factsAt(startedAtMs, clock()),
        sentAtMs: startedAtMs,
        httpStatus: head.status,
        reads: log.list(reply.marks),
        reply,
    };
}
const unchanged = (text) => text;
async function feed(performance, decoder, log) {
    const { script, request, clock, signal } = performance;
    const deadlineMs = clock() + request.callTimeoutMs;
    for (const { delayMs, bytes } of script.chunks) {
        const isInTime = delayMs === 0 || (await pause(performance, delayMs, deadlineMs));
        if (signal.aborted)
            return 'abort';
        if (!isInTime)
            return 'stall';
        decoder.push(bytes, log.add(bytes.length, { atMs: clock() }));
    }
    return 'close';
}
/** Waits for a scripted delay, no longer than the call may take; false when it may not take that long. */
async function pause({ clock, wait, signal }, delayMs, deadlineMs) {
    const leftMs = Math.max(0, deadlineMs - clock());
    try {
        await wait(Math.min(delayMs, leftMs), signal);
    }
    catch (error) {
        if (!signal.aborted)
            throw error; // some waits reject when they are aborted, some resolve
    }
    return delayMs <= leftMs;
}
function factsAt(startedAtMs, endedAtMs) {
    return {
        requestedAtMs: startedAtMs,
        endedAtMs,
        sentAtMs: null,
        headersAtMs: null,
        httpStatus: null,
        clientStalled: false,
        connectionReused: null,
    };
}
function exhaustedReply(atMs, roundCount) {
    return { ...factsAt(atMs, atMs), reads: [], reply: (0,failed_reply/* failedReply */.I)(exhausted(roundCount)) };
}
function exhausted(roundCount) {
    return {
        kind: 'provider',
        truncated: false,
        retryable: false,
        status: null,
        retryAfterMs: null,
        code: 'script-exhausted',
        message: `the script has ${roundCount} round${roundCount === 1 ? '' : 's'} and one more was asked for; add a round to the case's mock`,
    };
}

// EXTERNAL MODULE: ./lib/entry/proxy.js
var entry_proxy = __webpack_require__(88940);
;// CONCATENATED MODULE: ./lib/entry/open-provider.js



/** Scripts in mock mode, and then nothing that could open a socket is even loaded; else HTTP. */
function openProvider(settings, options) {
    return settings.live ? openHttp(settings, options) : Promise.resolve(openScripts(settings));
}
function openScripts({ cases }) {
    const scripts = new Map(cases.map(({ definition }) => [definition.id, definition.mock ?? {}]));
    return {
        openChat: ({ case: id, mode }) => {
            // Scripts play an agent process as a whole, in its API's own way.
            const rounds = scripts.get(id)?.[mode === 'agent' ? 'native' : mode];
            return createScriptedChat({ rounds: rounds ?? [], clock: time/* monotonicMs */.dR, wait: time/* wait */.uk });
        },
        close: () => Promise.resolve(),
    };
}
async function openHttp({ targets, concurrency }, { env, redactor }) {
    const [{ createHttpChat }, { createChatTransport }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(2079), __webpack_require__.e(4516)]).then(__webpack_require__.bind(__webpack_require__, 4516)),
        Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(9596)]).then(__webpack_require__.bind(__webpack_require__, 89596)),
    ]);
    const proxy = (0,entry_proxy/* proxyOf */.O)(env);
    const chat = targets.filter(({ agent }) => agent === null);
    const opened = new Map(chat.map((target) => {
        const transport = createChatTransport({
            baseUrl: requireUrl(target),
            connections: concurrency,
            proxy,
        });
        return [target.id, { target, transport }];
    }));
    return {
        openChat({ target: id }) {
            const found = opened.get(id);
            if (found === undefined)
                throw new TypeError(`no connection to the target ${id}`);
            const { apiKeyEnv } = found.target;
            return createHttpChat({
                transport: found.transport,
                apiKey: apiKeyEnv === null ? null : (env[apiKeyEnv] ?? null),
                clock: time/* monotonicMs */.dR,
                redactError: redactor.providerText,
            });
        },
        async close() {
            await Promise.all([...opened.values()].map(({ transport }) => transport.close()));
        },
    };
}
function requireUrl({ id, baseUrl }) {
    if (baseUrl === null)
        throw new TypeError(`the target ${id} has no address`);
    return baseUrl;
}

// EXTERNAL MODULE: ./lib/entry/recover-runs.js
var recover_runs = __webpack_require__(69755);
;// CONCATENATED MODULE: ./lib/adapters/git/head-commit.js


const HASH = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
/**
 * The commit that is checked out at or above a folder, read from the files of git without starting
 * it; null outside a repository, before the first commit, or where git keeps refs in another form.
 */
function headCommit(folder) {
    const gitFolder = findGitFolder(folder);
    if (gitFolder === null)
        return null;
    const head = read((0,external_node_path_.join)(gitFolder, 'HEAD'));
    const ref = /^ref: (.+)$/.exec(head ?? '')?.[1];
    return asHash(ref === undefined ? head : resolveRef(gitFolder, ref));
}
function findGitFolder(folder) {
    const git = (0,external_node_path_.join)(folder, '.git');
    if (read((0,external_node_path_.join)(git, 'HEAD')) !== null)
        return git;
    const linked = /^gitdir: (.+)$/.exec(read(git) ?? '')?.[1];
    if (linked !== undefined)
        return (0,external_node_path_.resolve)(folder, linked);
    const parent = (0,external_node_path_.dirname)(folder);
    return parent === folder ? null : findGitFolder(parent);
}
/** A linked worktree keeps its own HEAD, and its refs in the folder that `commondir` names. */
function resolveRef(gitFolder, ref) {
    const common = read((0,external_node_path_.join)(gitFolder, 'commondir'));
    const folder = common === null ? gitFolder : (0,external_node_path_.resolve)(gitFolder, common);
    return read((0,external_node_path_.join)(folder, ref)) ?? packedRef(folder, ref);
}
function packedRef(folder, ref) {
    const lines = (read((0,external_node_path_.join)(folder, 'packed-refs')) ?? '').split('\n');
    return lines.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0] ?? null;
}
function read(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file, 'utf8').trim();
    }
    catch {
        return null;
    }
}
function asHash(text) {
    return text !== null && HASH.test(text) ? text : null;
}

;// CONCATENATED MODULE: ./lib/adapters/machine/runner-facts.js

/** The machine a run was measured on, as far as it matters to its times. */
function runnerFacts(image) {
    return {
        os: `${(0,external_node_os_.platform)()} ${(0,external_node_os_.release)()}`,
        arch: (0,external_node_os_.arch)(),
        cpu: (0,external_node_os_.cpus)()[0]?.model.trim() ?? 'unknown',
        cores: (0,external_node_os_.availableParallelism)(),
        image,
        node: process.version,
    };
}

// EXTERNAL MODULE: ./lib/core/modes/text.js
var modes_text = __webpack_require__(38329);
// EXTERNAL MODULE: ./lib/entry/case-hashes.js + 1 modules
var case_hashes = __webpack_require__(94432);
// EXTERNAL MODULE: ./lib/entry/pull-request.js
var pull_request = __webpack_require__(49973);
;// CONCATENATED MODULE: ./lib/entry/run-identity.js





/** What the report says of a run before it starts: which one, of what, with what, where. */
function runIdentity({ runId, startedAt }, settings, { host, event }) {
    const { live, seed, runs, concurrency, warmup, configPath, configHash, failOn } = settings;
    return {
        id: runId,
        startedAt,
        live,
        commit: host.env['GITHUB_SHA'] || headCommit(host.cwd),
        origin: (0,pull_request/* originOf */.yv)(host, event),
        shard: settings.shard,
        branch: host.env['GITHUB_REF_NAME'] || null,
        seed,
        runs,
        concurrency,
        warmup,
        configPath,
        configHash,
        caseHashes: (0,case_hashes/* caseHashes */.x)(settings),
        textTemplate: modes_text/* TEXT_TEMPLATE_VERSION */.sy,
        failOn,
        targets: settings.targets,
        runner: runnerFacts(host.env['ImageVersion'] || null),
    };
}

// EXTERNAL MODULE: ./lib/entry/keys.js
var entry_keys = __webpack_require__(22506);
// EXTERNAL MODULE: ./lib/entry/version.js
var version = __webpack_require__(97136);
;// CONCATENATED MODULE: ./lib/entry/compose.js






















/** Puts the real parts together, runs the benchmark, and leaves nothing open or temporary behind. */
async function runWithRealParts(prepared, host, { progress, signal }) {
    checkOutputDirectory(reportDirectory(prepared.settings, host));
    const stateDir = stateDirectory(host.env);
    await (0,recover_runs.recoverRuns)(stateDir, progress.note);
    const runId = (0,external_node_crypto_.randomUUID)();
    const reportDir = reportDirectory(prepared.settings, host);
    const runDirectory = (0,state_directory/* createRunDirectory */.H)(stateDir, runId, reportDir);
    const startedAt = (0,time/* wallTime */.Ow)();
    try {
        const folder = runDirectory.path;
        const surroundings = { host, startedAt, folder, signal };
        const challenge = 'joined' in prepared
            ? await (await Promise.all(/* import() */[__webpack_require__.e(4377), __webpack_require__.e(7955), __webpack_require__.e(8900)]).then(__webpack_require__.bind(__webpack_require__, 78900))).openMergeChallenge(prepared, surroundings)
            : await (0,open_challenge/* openChallenge */.S)(prepared, surroundings);
        try {
            const finished = await runIn({ folder, runId, startedAt }, prepared, {
                ...{ host, progress, signal, challenge },
            });
            await keepBaseline(finished, { prepared, challenge, progress });
            return finished;
        }
        finally {
            await challenge.close();
        }
    }
    finally {
        runDirectory.remove();
    }
}
async function runIn({ folder, runId, startedAt }, prepared, { host, progress, signal, challenge }) {
    const { settings, token, event } = prepared;
    const Sqlite = await (0,sqlite.loadSqlite)();
    const file = (0,external_node_path_.join)(folder, 'journal.sqlite');
    const own = (0,storage_journal/* openJournal */._0)(Sqlite, { file, runId, now: time/* wallTime */.Ow });
    const journal = 'joined' in prepared ? continued(own, prepared.journal) : own;
    const keys = [
        ...(0,entry_keys/* keysOf */.Y)([settings, challenge.base], host.env),
        ...(token === null ? [] : [token]),
    ];
    const redactor = (0,redact/* createRedactor */.l)(keys);
    const sides = [settings, challenge.base].filter((side) => side !== null);
    const agents = await openAgentSides(prepared, { host, challenge, folder, redactor });
    const [provider, baseProvider = provider] = await Promise.all(sides.map((side) => openProvider(side, { env: host.env, redactor })));
    if (provider === undefined || baseProvider === undefined)
        throw new TypeError('no provider');
    try {
        const ports = {
            ...{ journal, redactor, progress, wait: time/* wait */.uk },
            sink: openBundle(reportDirectory(settings, host)),
            openChat: (trial) => (trial.arm === 'base' ? baseProvider : provider).openChat(trial),
            agentsOf: (trial) => (trial.arm === 'base' ? agents.base : agents.head)?.parts ?? null,
            ledgers: createLedgerStore(Sqlite),
            checkSchema: await schemaCheckFor(sides),
            clock: time/* monotonicMs */.dR,
            random: (0,random/* seededRandom */.I)(settings.seed),
            toolVersion: version/* TOOL_VERSION */.w,
            hash: sha256/* sha256 */.s,
            identity: {
                ...runIdentity({ runId, startedAt }, settings, { host, event }),
                ...('joined' in prepared && factsOf(prepared.joined)),
            },
        };
        return await (0,run_benchmark/* runBenchmark */.f)(settings, challenge, { ports, signal });
    }
    finally {
        await Promise.all([provider.close(), baseProvider.close(), agents.close()]);
        journal.close();
    }
}
/** A journal that goes on where those of shards ended. */
function continued(own, earlier) {
    return {
        ...own,
        *export() {
            yield* earlier;
            yield* own.export();
        },
    };
}
function factsOf({ startedAt, runner }) {
    return { startedAt, runner };
}
/** Leaves the record for later runs where this one may; a store that fails is a remark and changes nothing. */
async function keepBaseline({ record }, { prepared, challenge, progress, }) {
    if (record === null || challenge.store === null || !prepared.event.mayWriteBaseline)
        return;
    const fault = await challenge.store.save(record);
    if (fault !== null)
        progress.note(`the baseline was not saved: ${fault}`);
}
function reportDirectory({ outputDir }, { cwd }) {
    return (0,external_node_path_.resolve)(cwd, outputDir);
}
/** Private files live where the runner cleans up, else where the user's programs keep their state. */
function stateDirectory(env) {
    const runnerTemp = env['RUNNER_TEMP'];
    if (runnerTemp)
        return (0,external_node_path_.join)(runnerTemp, 'agent-bench');
    const stateHome = env['XDG_STATE_HOME'] || (0,external_node_path_.join)((0,external_node_os_.homedir)(), '.local', 'state');
    return (0,external_node_path_.join)(stateHome, 'agent-bench');
}
/** The validator is loaded only where a case needs it: it is the slowest part to load. */
async function schemaCheckFor(sides) {
    const cases = sides.flatMap((side) => side.cases);
    const schemas = cases.flatMap(({ definition }) => [
        ...definition.tools.map((tool) => tool.parameters),
        ...(definition.expect.outputJsonSchema ? [definition.expect.outputJsonSchema] : []),
    ]);
    return schemas.length === 0 ? () => [] : (0,schema_check/* createSchemaCheck */.Q)(schemas);
}


/***/ }),

/***/ 21668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ passedOn),
/* harmony export */   O: () => (/* binding */ gitOf)
/* harmony export */ });
/** What git needs to find itself, its settings and the way to the origin. No key is among it. */
const PASSED = ['PATH', 'HOME', 'USERPROFILE', 'SYSTEMROOT', 'SSH_AUTH_SOCK', 'XDG_CONFIG_HOME'];
function gitOf(root, { env }) {
    return { root, env: passedOn(env, PASSED) };
}
/** The variables of these names that are set. */
function passedOn(env, names) {
    return Object.fromEntries(names.flatMap((name) => {
        const value = env[name];
        return value === undefined ? [] : [[name, value]];
    }));
}


/***/ }),

/***/ 22506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ keysOf)
/* harmony export */ });
/** The values of every key variable that the targets of all sides name, in mock mode too: none may reach a sink. */
function keysOf(sides, env) {
    return sides
        .flatMap((side) => side?.targets ?? [])
        .map(({ apiKeyEnv }) => (apiKeyEnv === null ? undefined : env[apiKeyEnv]))
        .filter((key) => key !== undefined && key !== '')
        .filter((key) => key !== undefined);
}


/***/ }),

/***/ 65227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ openChallenge)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/adapters/git/base-commit.js
var base_commit = __webpack_require__(88462);
// EXTERNAL MODULE: ./lib/adapters/git/commit-files.js
var commit_files = __webpack_require__(78140);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./lib/domain/failure.js
var failure = __webpack_require__(27550);
;// CONCATENATED MODULE: ./lib/adapters/git/run-setup.js


const QUOTED = 2048;
/** For the last words that are still in the pipe when a command has ended. */
const LAST_WORDS_MS = 500;
/** Runs the base's set-up commands one after the other, without a shell; a `preflight` failure names the one that fails. */
async function runSetup(commands, surroundings) {
    for (const command of commands)
        await runOne(command, surroundings);
}
function runOne(command, { cwd, env, timeoutMs, signal }) {
    const [program = '', ...args] = command;
    if (signal.aborted)
        return Promise.reject(setupFailure(command, 'was cancelled', ''));
    return new Promise((resolve, reject) => {
        const child = (0,external_node_child_process_.spawn)(program, args, {
            ...{ cwd, env, detached: true, stdio: ['ignore', 'ignore', 'pipe'], windowsHide: true },
        });
        let complaint = '';
        let ending = null;
        const stop = (why) => {
            ending = why;
            killGroup(child);
        };
        const timer = setTimeout(() => stop(`took longer than ${timeoutMs / 1000} s`), timeoutMs);
        const cancel = () => stop('was cancelled');
        signal.addEventListener('abort', cancel, { once: true });
        child.stderr.on('data', (bytes) => {
            complaint = (complaint + bytes.toString('utf8')).slice(-QUOTED);
        });
        const settle = (fault) => {
            clearTimeout(timer);
            signal.removeEventListener('abort', cancel);
            if (fault === null)
                resolve();
            else
                reject(setupFailure(command, fault, complaint));
        };
        child.on('error', (error) => settle(`can't be started: ${error.message}`));
        child.on('exit', () => {
            // What it left running has no business beside a measurement; what left its group must not hold us up.
            killGroup(child);
            setTimeout(() => child.stderr.destroy(), LAST_WORDS_MS).unref();
        });
        child.on('close', (code, killedBy) => {
            if (ending !== null)
                settle(ending);
            else
                settle(code === 0 ? null : `ended with ${killedBy ?? `status ${code}`}`);
        });
    });
}
function killGroup({ pid }) {
    if (pid === undefined)
        return;
    try {
        process.kill(-pid, 'SIGKILL');
    }
    catch {
        // The group has ended by itself.
    }
}
function setupFailure(command, fault, complaint) {
    const words = complaint.trim() === '' ? '' : `; it said: ${complaint.trim()}`;
    return new failure/* Failure */.H('preflight', `compare.baseRef.setup: ${JSON.stringify(command)} ${fault}${words}`);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/adapters/git/git-command.js
var git_command = __webpack_require__(50707);
;// CONCATENATED MODULE: ./lib/adapters/git/worktree.js




/** Checks a commit out beside the work tree, into a folder that does not exist yet; a `preflight` failure else. */
async function openWorktree(git, commit, folder, signal) {
    makeOwnFolder(commit, folder);
    const args = ['worktree', 'add', '--detach', '--force', '--end-of-options', folder, commit];
    const added = await (0,git_command/* runGit */.E)(git, args, { timeoutMs: git_command/* TRANSFER_MS */.l, signal });
    if (!added.ok) {
        await removeWorktree(git, folder);
        throw checkoutFailure(commit, added.words);
    }
    return { path: folder, remove: () => removeWorktree(git, folder) };
}
/** It must not exist: what is removed later is known to be ours, and no link of another's leads elsewhere. */
function makeOwnFolder(commit, folder) {
    try {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(folder), { recursive: true, mode: 0o700 });
        (0,external_node_fs_.mkdirSync)(folder, { mode: 0o700 });
    }
    catch (error) {
        throw checkoutFailure(commit, error instanceof Error ? error.message : String(error));
    }
}
function checkoutFailure(commit, why) {
    return new failure/* Failure */.H('preflight', `the base commit ${commit.slice(0, 12)} can't be checked out beside this one: ${why}`);
}
/** Leaves no trace in the repository; what can't be removed is left to whoever cleans the runner. */
async function removeWorktree(git, folder) {
    await (0,git_command/* runGit */.E)(git, ['worktree', 'remove', '--force', '--end-of-options', folder]);
    try {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
    catch {
        // A file of a set-up that ran as someone else, say.
    }
    await (0,git_command/* runGit */.E)(git, ['worktree', 'prune']);
}

// EXTERNAL MODULE: ./lib/app/run-benchmark.js + 104 modules
var run_benchmark = __webpack_require__(12543);
// EXTERNAL MODULE: ./lib/core/compare/match-cases.js
var match_cases = __webpack_require__(66986);
;// CONCATENATED MODULE: ./lib/core/compare/opponent.js
const DAY_MS = 24 * 60 * 60 * 1000;
/** Whether a stored baseline can be compared with, by its age, its comparability key and the policy. */
function weighBaseline({ answer, policy, head, mayWrite }) {
    const { store } = policy;
    if (answer.kind === 'none') {
        return {
            ...{ kind: 'absent', against: 'baseline', store, record: null, reason: answer.reason },
            state: mayWrite && !answer.broken ? 'first-run' : 'missing',
            invalid: policy.onMissing === 'fail' && !mayWrite,
            warns: answer.broken || (policy.onMissing === 'warn' && !mayWrite),
        };
    }
    const { record } = answer;
    const unlike = incompatibility(record, head);
    if (unlike !== null) {
        return {
            ...{
                kind: 'absent',
                against: 'baseline',
                store,
                record,
                state: 'incompatible',
                reason: unlike,
            },
            invalid: policy.onIncompatible === 'fail',
            warns: policy.onIncompatible === 'warn',
        };
    }
    const ageDays = Math.max(0, Date.parse(head.startedAt) - Date.parse(record.createdAt)) / DAY_MS;
    const isStale = ageDays > policy.maxAgeDays;
    return {
        ...{ kind: 'stored', store, record, ageDays },
        stale: isStale ? `older than maxAgeDays (${policy.maxAgeDays})` : null,
        staleFails: isStale && policy.onStale === 'fail',
        warns: isStale && policy.onStale === 'warn',
    };
}
/** Why two runs can't be set against each other: harness major version, mock or live, text template. */
function incompatibility(record, head) {
    const pairs = [
        ['harness version', major(record.tool.version), major(head.toolVersion)],
        ['mode of run', kindOf(record), kindOf(head)],
        ['text template', String(record.textTemplate), String(head.textTemplate)],
    ];
    const unlike = pairs.filter(([, base, now]) => base !== now);
    if (unlike.length === 0)
        return null;
    return unlike.map(([what, base, now]) => `${what} ${base} there, ${now} here`).join('; ');
}
function major(version) {
    return version.split('.', 1)[0] ?? '';
}
function kindOf({ live }) {
    return live ? 'live' : 'mock';
}

// EXTERNAL MODULE: ./lib/core/config/problem.js
var problem = __webpack_require__(27413);
// EXTERNAL MODULE: ./lib/core/modes/text.js
var modes_text = __webpack_require__(38329);
// EXTERNAL MODULE: ./lib/core/report/measured-target.js
var measured_target = __webpack_require__(51888);
// EXTERNAL MODULE: ./lib/entry/case-hashes.js + 1 modules
var case_hashes = __webpack_require__(94432);
// EXTERNAL MODULE: ./lib/entry/git-of.js
var git_of = __webpack_require__(21668);
// EXTERNAL MODULE: ./lib/entry/prepare-run.js + 1 modules
var prepare_run = __webpack_require__(54299);
// EXTERNAL MODULE: ./lib/entry/version.js
var version = __webpack_require__(97136);
;// CONCATENATED MODULE: ./lib/entry/open-challenge.js















/** Gets ready what `compare.against` names: a stored record, or the base itself in a work tree of its own. */
async function openChallenge(prepared, surroundings) {
    const { policy, settings } = prepared;
    if (prepared.calibrates)
        return againstItself(settings);
    const isPart = settings.shard !== null && settings.compare.against === 'baseline';
    switch (isPart ? 'none' : settings.compare.against) {
        case 'none':
            return { ...run_benchmark/* NO_CHALLENGE */.M, policy, store: null, close: nothing };
        case 'baseline':
            return openBaseline(prepared, surroundings);
        case 'base-ref':
            return openBaseRef(prepared, surroundings);
    }
}
/** The same arm twice. */
function againstItself(settings) {
    return {
        ...run_benchmark/* NO_CHALLENGE */.M,
        ...againstBase(settings, settings, null),
        ...{ calibrates: true, store: null, close: nothing },
    };
}
function nothing() {
    return Promise.resolve();
}
async function openBaseline(prepared, { host, startedAt }) {
    const { settings, event, policy } = prepared;
    const { openStore } = await Promise.all(/* import() */[__webpack_require__.e(4377), __webpack_require__.e(2784)]).then(__webpack_require__.bind(__webpack_require__, 92784));
    const store = openStore(prepared, host);
    const opponent = weighBaseline({
        answer: await store.find(),
        policy: settings.compare.baseline,
        head: {
            toolVersion: version/* TOOL_VERSION */.w,
            live: settings.live,
            textTemplate: modes_text/* TEXT_TEMPLATE_VERSION */.sy,
            startedAt,
        },
        // A committed record is written by whoever commits it.
        mayWrite: event.mayWriteBaseline && settings.compare.baseline.store !== 'file',
    });
    return { ...run_benchmark/* NO_CHALLENGE */.M, opponent, policy, store, close: nothing };
}
async function openBaseRef(prepared, surroundings) {
    const { settings, policy, root } = prepared;
    const { host, folder, signal } = surroundings;
    const git = (0,git_of/* gitOf */.O)(root, host);
    const commit = await baseCommitOf(prepared, git);
    const without = (reason) => ({
        ...run_benchmark/* NO_CHALLENGE */.M,
        opponent: missingBase(settings, reason),
        ...{ policy, store: null, close: nothing },
    });
    if (typeof commit !== 'string')
        return without(commit.reason);
    await (0,commit_files/* ensureCommit */.q$)(git, commit, signal);
    const tree = await openWorktree(git, commit, (0,external_node_path_.join)(folder, 'base'), signal);
    try {
        await runSetup(settings.compare.baseRef.setup, {
            ...{ cwd: tree.path, env: (0,git_of/* passedOn */.I)(host.env, SETUP_ENV), signal },
            timeoutMs: SETUP_TIMEOUT_MS,
        });
        const base = await loadBase(prepared, tree.path, host);
        if (typeof base === 'string') {
            await tree.remove();
            return without(base);
        }
        return {
            ...run_benchmark/* NO_CHALLENGE */.M,
            ...againstBase(settings, base, commit),
            ...{ policy, store: null, baseRoot: tree.path, close: tree.remove },
        };
    }
    catch (error) {
        await tree.remove();
        throw error;
    }
}
const SETUP_TIMEOUT_MS = 15 * 60_000;
/** Set-up commands find their programs and caches, and no key. */
const SETUP_ENV = [
    ...['PATH', 'HOME', 'USERPROFILE', 'SYSTEMROOT', 'LANG', 'TMPDIR', 'CI', 'RUNNER_OS'],
    ...['RUNNER_ARCH', 'RUNNER_TEMP', 'RUNNER_TOOL_CACHE', 'XDG_CACHE_HOME'],
];
async function baseCommitOf({ settings, event, baseCommit }, git) {
    const { ref } = settings.compare.baseRef;
    if (ref !== null) {
        const commit = await (0,base_commit/* resolveRef */.q)(git, ref);
        return commit ?? { reason: `compare.baseRef.ref "${ref}" names no commit of this repository` };
    }
    if (event.pull === null) {
        return { reason: 'this is no pull request, and compare.baseRef.ref is not given' };
    }
    const commit = baseCommit ?? (await (0,base_commit/* findBaseCommit */.Q)(git, { ...event.pull, isMergeRef: true }));
    return commit ?? { reason: 'the base commit of this pull request is not known' };
}
/** The base's own config and cases, run as the head's are; or why there are none. */
async function loadBase({ settings, overrides, configPath }, worktree, host) {
    const { live, modes } = settings;
    const loaded = await (0,prepare_run/* loadSide */.oC)({
        ...{ mock: !live, live, modes, baseUrl: overrides.baseUrl, model: overrides.model },
        config: configPath === null ? undefined : (0,external_node_path_.join)(worktree, configPath),
    }, { ...host, cwd: worktree });
    if ('problems' in loaded) {
        const [first] = loaded.problems;
        return `the base can't be run: ${first === undefined ? 'its config is not valid' : (0,problem/* formatProblem */.Vw)(first)}`;
    }
    const { runs, concurrency, warmup, seed, outputs, keepLedgers, rateCard } = settings;
    return {
        ...loaded.settings,
        ...{ runs, concurrency, warmup, seed, outputs, keepLedgers, rateCard },
    };
}
function againstBase(settings, base, commit) {
    const hashes = (0,case_hashes/* caseHashes */.x)(base);
    return {
        base,
        opponent: {
            ...{ kind: 'base-ref', commit, caseHashes: hashes },
            commonCases: (0,match_cases/* matchCases */.Z)(hashes, (0,case_hashes/* caseHashes */.x)(settings)).common,
            targets: base.targets.map(measured_target/* measuredTarget */.IF),
        },
    };
}
function missingBase({ compare: { baseline } }, reason) {
    return {
        ...{ kind: 'absent', against: 'base-ref', store: null, state: 'missing', reason, record: null },
        invalid: baseline.onMissing === 'fail',
        warns: baseline.onMissing === 'warn',
    };
}


/***/ }),

/***/ 4262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ outcomeLines)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _render_head_side_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95218);


/** The last lines of a run: the verdict where there is one, how many passed, why the exit status is what it is, where the report lies. */
function outcomeLines(report, reportDir) {
    const { passRate, exitCode, exitReasons, verdict } = report;
    const { trials } = (0,_render_head_side_js__WEBPACK_IMPORTED_MODULE_1__/* .headSide */ .u)(report);
    const status = exitCode === 0 ? '' : ` (${exitReasons.join(', ')})`;
    return [
        ...(verdict === null ? [] : [`verdict: ${verdict}`]),
        `${passRate.passed} of ${trials.length} trials passed, exit status ${exitCode}${status}`,
        `report: ${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(reportDir, 'report.md')}`,
    ];
}


/***/ }),

/***/ 54299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t3: () => (/* binding */ asCalibration),
  oC: () => (/* binding */ loadSide),
  Z0: () => (/* binding */ prepareRun),
  zX: () => (/* binding */ readAtCommit),
  tw: () => (/* binding */ refusalLine)
});

// EXTERNAL MODULE: ./lib/adapters/config/load-run.js
var load_run = __webpack_require__(6255);
// EXTERNAL MODULE: ./lib/adapters/config/places.js
var places = __webpack_require__(23024);
// EXTERNAL MODULE: ./lib/adapters/git/base-commit.js
var base_commit = __webpack_require__(88462);
// EXTERNAL MODULE: ./lib/adapters/git/commit-files.js
var commit_files = __webpack_require__(78140);
// EXTERNAL MODULE: ./lib/adapters/json-schema/schema-check.js
var schema_check = __webpack_require__(83383);
// EXTERNAL MODULE: ./lib/core/config/overrides.js
var config_overrides = __webpack_require__(80015);
// EXTERNAL MODULE: ./lib/core/config/resolve-settings.js + 5 modules
var resolve_settings = __webpack_require__(65908);
;// CONCATENATED MODULE: ./lib/core/config/apply-policy.js


/**
 * Puts the base's rules in the place of the pull request's own, so that a change can't loosen what judges it.
 * Where the base has none, the head's are kept and are advice.
 */
function applyPolicy(settings, { overrides, head, base, commit }) {
    if (base === null) {
        return { settings, policy: { from: 'head', commit, changed: [], introduced: true } };
    }
    return {
        settings: {
            ...settings,
            ...(0,resolve_settings/* chooseExit */.i0)(overrides, base.failOn),
            compare: (0,resolve_settings/* chooseCompare */.r6)(overrides, base.compare),
            ...{ gates: base.gates, budgets: base.budgets, rateCard: base.rateCard },
        },
        policy: {
            ...{ from: 'base', commit, introduced: false },
            changed: [...changedKeys(base, head), ...weakeningInputs(overrides, base)],
        },
    };
}
const keys = ['failOn', 'compare', 'gates', 'budgets'];
function changedKeys(base, head) {
    const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
    return [
        ...keys.filter((key) => !isSame(base[key], head[key])),
        ...(isSame(base.rateCard, head.rateCard) ? [] : ['pricing']),
    ];
}
/** Inputs are set in a workflow file that the pull request may have edited. */
function weakeningInputs(overrides, { failOn }) {
    const asked = (0,config_overrides/* givenList */.SV)(overrides.failOn);
    const expected = failOn ?? resolve_settings/* DEFAULT_FAIL_ON */.VQ;
    const isWeaker = asked !== undefined && expected.some((event) => !asked.includes(event));
    return [
        ...(isWeaker ? ['input fail-on'] : []),
        ...((0,config_overrides/* given */.gI)(overrides.baseline) === undefined ? [] : ['input baseline']),
    ];
}

// EXTERNAL MODULE: ./lib/core/config/document.js
var config_document = __webpack_require__(62017);
// EXTERNAL MODULE: ./lib/core/config/problem.js
var problem = __webpack_require__(27413);
// EXTERNAL MODULE: ./lib/entry/git-of.js
var git_of = __webpack_require__(21668);
// EXTERNAL MODULE: ./lib/entry/pull-request.js
var pull_request = __webpack_require__(49973);
;// CONCATENATED MODULE: ./lib/entry/prepare-run.js










/**
 * Puts a run together from what was asked for, the config file, the environment and, on a pull request, the rules
 * of its base; or lists all that is wrong.
 */
async function prepareRun(overrides, host, token, keys = 'now') {
    const event = (0,pull_request/* readEvent */.j_)(host);
    const loaded = await loadSide(overrides, host, keys);
    if ('problems' in loaded)
        return { problems: [...loaded.problems, ...forkProblems(loaded, event)] };
    const { root } = (0,places/* findPlaces */.Ch)(host.cwd, overrides.config || undefined);
    const prepared = {
        ...{ ...loaded, overrides, event, root, token, policy: null, baseCommit: null },
        calibrates: false,
        configPath: loaded.settings.configPath,
    };
    return event.pull === null ? prepared : judgedByBase(prepared, loaded.rules, host);
}
/** The same run set against itself; nothing is judged by it, so it ends in 0 or 2. */
function asCalibration(prepared) {
    const settings = { ...prepared.settings, failOn: ['never'], failOnGiven: true };
    return { ...prepared, settings, calibrates: true };
}
/** A key that is missing in a fork's run is no slip: there is a way out, and it is another one. */
function forkProblems({ problems }, { isWithoutSecrets }) {
    if (!isWithoutSecrets || !problems.some(({ path }) => path.endsWith('apiKeyEnv')))
        return [];
    const message = 'secrets are not given to forks and to Dependabot: run them in mock mode, with "mock: ${{ github.event.pull_request.head.repo.fork }}" and "live: ${{ !github.event.pull_request.head.repo.fork }}"';
    return [(0,problem/* problemIn */.Dk)(config_document/* COMMAND_LINE */.rD, { path: [], message })];
}
/** The settings of one side: of the head, or of a base in its own work tree. */
function loadSide(overrides, { cwd, env }, keys = 'now') {
    return (0,load_run/* loadRun */.S)({
        ...{ overrides, cwd, checkSchema: schema_check/* checkSchemaItself */.f },
        keyState: (name) => (keys === 'later' ? 'usable' : stateOfKey(env[name] ?? '')),
    });
}
/** A file of the base commit: from this clone, else by the API where the clone is too shallow. */
async function readAtCommit({ root, baseCommit, token }, host, path) {
    if (baseCommit === null)
        return { kind: 'absent' };
    const git = (0,git_of/* gitOf */.O)(root, host);
    if (await (0,commit_files/* hasCommit */.QE)(git, baseCommit))
        return (0,commit_files/* fileAtCommit */.fw)(git, baseCommit, path);
    const repository = host.env['GITHUB_REPOSITORY'];
    if (token === null || !repository) {
        const words = `the base commit ${baseCommit.slice(0, 12)} is not in this clone: set fetch-depth: 0 in actions/checkout, or pass github-token`;
        return { kind: 'unreadable', words };
    }
    const { fetchFileAt } = await __webpack_require__.e(/* import() */ 9198).then(__webpack_require__.bind(__webpack_require__, 99198));
    const apiUrl = host.env['GITHUB_API_URL'] || 'https://api.github.com';
    return fetchFileAt({ token, apiUrl, repository, deadlineMs: API_DEADLINE_MS }, baseCommit, path);
}
const API_DEADLINE_MS = 30_000;
async function judgedByBase(prepared, head, host) {
    const { event, root, settings, overrides, configPath } = prepared;
    const { pull } = event;
    if (pull === null)
        return prepared;
    const isMergeRef = /^refs\/pull\/\d+\/merge$/.test(host.env['GITHUB_REF'] ?? '');
    const baseCommit = await (0,base_commit/* findBaseCommit */.Q)((0,git_of/* gitOf */.O)(root, host), { ...pull, isMergeRef });
    if (baseCommit === null) {
        return { problems: [policyProblem('the base commit of this pull request is not known')] };
    }
    const known = { ...prepared, baseCommit };
    const { loadPolicy } = await Promise.all(/* import() */[__webpack_require__.e(4377), __webpack_require__.e(8815), __webpack_require__.e(7955), __webpack_require__.e(363), __webpack_require__.e(2266)]).then(__webpack_require__.bind(__webpack_require__, 12266));
    const answer = await loadPolicy({
        names: policyNames(configPath),
        read: (path) => readAtCommit(known, host, path),
    });
    if (answer.kind === 'unreadable')
        return { problems: [policyProblem(answer.words)] };
    return {
        ...known,
        ...applyPolicy(settings, {
            ...{ overrides, head, commit: baseCommit },
            base: answer.kind === 'rules' ? answer.rules : null,
        }),
    };
}
/** A config at a default place may have moved to another one; one that was named has its name there too. */
function policyNames(configPath) {
    const isDefault = places/* CONFIG_NAMES */.We.some((name) => name === configPath);
    if (configPath === null)
        return places/* CONFIG_NAMES */.We;
    return isDefault ? [configPath, ...places/* CONFIG_NAMES */.We] : [configPath];
}
/** Without the base's rules nothing may judge a pull request: its own could have been loosened. */
function policyProblem(words) {
    const message = `expected to read the rules of this pull request's base, but ${words}`;
    return (0,problem/* problemIn */.Dk)(config_document/* COMMAND_LINE */.rD, { path: [], message });
}
/** RFC 9110, 5.5: a field value has visible characters, spaces, tabs and bytes above 0x7f. */
function stateOfKey(key) {
    if (key === '')
        return 'missing';
    return /^[\t\x20-\x7e\x80-\xff]+$/.test(key) ? 'usable' : 'unusable';
}
/** The line after a list of problems: how many there are, and that they had no effect. */
function refusalLine(problems) {
    const count = problems.filter(({ severity }) => severity === 'error').length;
    return `${count} problem${count === 1 ? '' : 's'}; nothing was run and nothing was written`;
}


/***/ }),

/***/ 88940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ proxyOf)
/* harmony export */ });
/** The proxy that the environment names for calls to the outside; null for none. */
function proxyOf(env) {
    const read = (name) => env[name.toLowerCase()] || env[name] || '';
    const [httpProxy, httpsProxy] = [read('HTTP_PROXY'), read('HTTPS_PROXY')];
    if (httpProxy === '' && httpsProxy === '')
        return null;
    return { httpProxy, httpsProxy, noProxy: read('NO_PROXY') };
}


/***/ }),

/***/ 49973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   rD: () => (/* binding */ readPayload),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _adapters_github_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47186);


const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];
/** Reads the event payload that Actions hands over; outside it nothing is known and nothing may be written. */
function readEvent({ env }) {
    const name = env['GITHUB_EVENT_NAME'] ?? '';
    const payload = readPayload(env['GITHUB_EVENT_PATH']);
    const defaultBranch = (0,_adapters_github_event_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultBranchOf */ .dV)(payload);
    const branch = env['GITHUB_REF_TYPE'] === 'tag' ? null : (env['GITHUB_REF_NAME'] ?? null);
    const pull = (0,_adapters_github_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readPullRequest */ .DQ)(name, payload);
    const isForeign = pull?.isFork === true || env['GITHUB_ACTOR'] === 'dependabot[bot]';
    return {
        pull,
        isWithoutSecrets: pull !== null && name === 'pull_request' && isForeign,
        ...{ defaultBranch, branch },
        mayWriteBaseline: TRUSTED_EVENTS.includes(name) && branch !== null && branch === defaultBranch,
    };
}
/** The job that a report comes from; null outside Actions. */
function originOf({ env }, { pull }) {
    const repository = env['GITHUB_REPOSITORY'];
    if (!repository)
        return null;
    return {
        repository,
        workflow: env['GITHUB_WORKFLOW'] ?? '',
        runId: env['GITHUB_RUN_ID'] ?? '',
        runAttempt: env['GITHUB_RUN_ATTEMPT'] || '1',
        eventName: env['GITHUB_EVENT_NAME'] ?? '',
        pullNumber: pull?.number ?? null,
        headSha: pull?.headSha ?? null,
    };
}
/** The event's payload as it lies on disk; null where there is none or it is no JSON. */
function readPayload(file) {
    if (!file)
        return null;
    try {
        return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8'));
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 69755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   recoverRuns: () => (/* binding */ recoverRuns)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _adapters_machine_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55673);
/* harmony import */ var _adapters_storage_state_directory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55617);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27550);





/**
 * Cleans up after runs whose process was killed: ends what is left of their agents, closes their journals, and puts the
 * journal beside what they had written of their reports. Says one line for each run that had calls or agents open.
 */
async function recoverRuns(stateDir, say) {
    for (const run of (0,_adapters_storage_state_directory_js__WEBPACK_IMPORTED_MODULE_2__/* .findDeadRuns */ .m)(stateDir)) {
        const line = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(run.path, 'journal.sqlite')) ? await recoverRun(run) : null;
        if (line !== null)
            say(line);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(run.path, { recursive: true, force: true });
    }
}
async function recoverRun({ runId, path, reportDir }) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, 'journal.sqlite');
    const { readJournal, recoverJournal, openItems } = await __webpack_require__.e(/* import() */ 2301).then(__webpack_require__.bind(__webpack_require__, 22301));
    const { loadSqlite } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 29800));
    const Sqlite = await loadSqlite();
    const reading = readJournal(Sqlite, file);
    if (reading.kind === 'refused')
        return `an earlier run was killed: ${reading.fault.words}`;
    const { openLaunches, openAttempts } = openItems(reading.checked);
    const { endLeftovers } = await __webpack_require__.e(/* import() */ 822).then(__webpack_require__.bind(__webpack_require__, 822));
    const ended = await endLeftovers(openLaunches);
    if (ended.some(({ proven }) => !proven)) {
        const words = `processes of the killed run ${runId} are still there after everything was tried: end them by hand before the next run`;
        throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .H('containment', words);
    }
    const recovered = recoverJournal(Sqlite, file, _adapters_machine_time_js__WEBPACK_IMPORTED_MODULE_4__/* .wallTime */ .Ow);
    const kept = reportDir === null ? null : `${reportDir}.partial`;
    if (recovered !== null && kept !== null && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(kept)) {
        const lines = recovered.rows.map((row) => `${JSON.stringify(row)}\n`);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(kept, 'journal.jsonl'), lines.join(''), { mode: 0o600 });
    }
    if (openLaunches.length + openAttempts.length === 0)
        return null;
    const killed = ended.reduce((sum, one) => sum + one.killed.length, 0);
    return `an earlier run was killed: ${openLaunches.length} agents and ${openAttempts.length} calls were open and are marked as terminated, ${killed} processes had to be ended`;
}


/***/ }),

/***/ 31917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ splitList)
/* harmony export */ });
/** The entries of lists written with commas or line breaks; undefined when there is none. */
function splitList(texts = []) {
    const entries = texts
        .flatMap((text) => text.split(/[,\n]/))
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '');
    return entries.length === 0 ? undefined : entries;
}


/***/ }),

/***/ 39889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   Hn: () => (/* binding */ cell),
/* harmony export */   aY: () => (/* binding */ code)
/* harmony export */ });
/** Control, format (bidi, zero-width) and line-breaking characters, and halves of a character. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/**
 * Text from outside as a Markdown code span, in which no markup, link, mention or HTML lives. What can't
 * be seen is spelled out (`\n`, `\u202e`), so the span stays on its line and is what it looks like. Cut to
 * `maxLength` characters.
 */
function code(text, maxLength = 100) {
    const visible = spellOut(cut(text, maxLength));
    if (visible.trim() === '')
        return '(empty)';
    const fence = '`'.repeat(longestRun(visible) + 1);
    const padding = /^[` ]|[` ]$/.test(visible) ? ' ' : '';
    return `${fence}${padding}${visible}${padding}${fence}`;
}
/**
 * Finished Markdown as the content of one table cell: no pipe in it ends the cell. Parsers disagree on a
 * backslash before an escaped pipe, so there a look-alike stands for the pipe.
 */
function cell(markdown) {
    return markdown.replaceAll('\\|', '\\¦').replaceAll('|', '\\|');
}
/** Text from outside as inert Markdown prose: no markup, link, mention or HTML comes out of it. Cut to `maxLength` characters. */
function prose(text, maxLength = 1000) {
    return spellOut(cut(text, maxLength))
        .trim()
        .replaceAll(/[\\`*_[\]{}<>|~&#@$]/g, toEntity)
        .replace(/^[-+=]|(?<=^\d+)[.)]/, toEntity)
        .replaceAll(autolinkStart, `$&${wordBreak}`);
}
const wordBreak = '\u200b';
/** Where GitHub would begin a link, a mention or a reference to an issue, also after decoding an entity. */
const autolinkStart = /:(?=\/\/)|www(?=\.)|(?:mailto|xmpp):|&#(?:64|35);|\bGH-/gi;
function toEntity(character) {
    return `&#${character.charCodeAt(0)};`;
}
function cut(text, maxLength) {
    const characters = Array.from(text.slice(0, 2 * maxLength));
    if (text.length <= 2 * maxLength && characters.length <= maxLength)
        return text;
    return `${characters.slice(0, maxLength - 1).join('')}…`;
}
function spellOut(text) {
    return text.replaceAll(unprintable, (character) => {
        const short = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }[character];
        if (short !== undefined)
            return short;
        const hex = (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
        return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex}`;
    });
}
function longestRun(text) {
    return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}


/***/ }),

/***/ 46471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B0: () => (/* binding */ formatRatio),
/* harmony export */   Fc: () => (/* binding */ notAvailable),
/* harmony export */   NE: () => (/* binding */ formatPassRate),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   VZ: () => (/* binding */ formatQuantity),
/* harmony export */   _V: () => (/* binding */ formatMs)
/* harmony export */ });
/** The word for a number that is not known. */
const notAvailable = 'n/a';
/** A time with its unit (ms, s, min) and at most three significant digits; `n/a` for null. */
function formatMs(milliseconds) {
    if (milliseconds === null)
        return notAvailable;
    return scaled(milliseconds, [
        { from: 0, per: 1, unit: ' ms' },
        { from: 1000, per: 1000, unit: ' s' },
        { from: 60_000, per: 60_000, unit: ' min' },
    ]);
}
/** A quantity, such as tokens, with k, M or G and at most three significant digits; `n/a` for null. */
function formatQuantity(quantity) {
    if (quantity === null)
        return notAvailable;
    return scaled(quantity, [
        { from: 0, per: 1, unit: '' },
        { from: 1000, per: 1e3, unit: ' k' },
        { from: 1e6, per: 1e6, unit: ' M' },
        { from: 1e9, per: 1e9, unit: ' G' },
    ]);
}
/** US dollars with at most three significant digits; `unpriced` for null. */
function formatUsd(usd) {
    if (usd === null)
        return 'unpriced';
    return usd > 0 && usd < smallest ? '< $0.000001' : `$${significant(usd)}`;
}
/** A ratio with two decimals below 10, else three significant digits: `1.18x`. */
function formatRatio(ratio) {
    return `${ratio < 10 ? ratio.toFixed(2) : significant(ratio)}x`;
}
/** A share from 0 to 1 in per cent; never rounded up to 100 or down to 0. `n/a` for null. */
function formatShare(share) {
    if (share === null)
        return notAvailable;
    if (share < 1 && share > 0.999)
        return '> 99.9 %';
    if (share > 0 && share < 0.001)
        return '< 0.1 %';
    return `${significant(share * 100)} %`;
}
/** Passes of trials with the 95 % interval; `n/a` without valid trials. */
function formatPassRate({ passed, n, interval }) {
    if (interval === null)
        return notAvailable;
    return `${passed}/${n} (${formatShare(interval[0])} to ${formatShare(interval[1])})`;
}
const smallest = 1e-6;
function scaled(value, scales) {
    const rounded = Number(value.toPrecision(3));
    const scale = scales.findLast(({ from }) => rounded >= from);
    return scale === undefined
        ? significant(value)
        : `${significant(value / scale.per)}${scale.unit}`;
}
function significant(value) {
    // Below this JavaScript writes an exponent.
    if (value > 0 && value < smallest)
        return '< 0.000001';
    return String(Number(value.toPrecision(3)));
}


/***/ }),

/***/ 95218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ headSide)
/* harmony export */ });
/** The report without the trials of a base and without fresh pairs: what the pull request itself did, as planned. */
function headSide(report) {
    return {
        ...report,
        cells: report.cells.filter(({ arm }) => arm !== 'base'),
        trials: report.trials.filter(({ arm, phase }) => arm !== 'base' && phase === 'measure'),
    };
}


/***/ }),

/***/ 37544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ renderReport),
/* harmony export */   UM: () => (/* binding */ renderSummaryPart),
/* harmony export */   pB: () => (/* binding */ renderTrial)
/* harmony export */ });
/**
 * The text of report.json: indented, but for the trials, of which each is one line, so that a report of
 * thousands of trials stays small and can still be searched and compared line by line.
 */
function renderReport(report) {
    const head = renderSummaryPart(report).slice(0, -'\n}\n'.length);
    const lines = report.trials.map((trial) => `    ${renderTrial(trial)}`);
    const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`;
    return `${head},\n  "trials": ${list}\n}\n`;
}
/** The report without its trials, as `--json` prints it. */
function renderSummaryPart(report) {
    return `${JSON.stringify({ ...report, trials: undefined }, null, 2)}\n`;
}
/** Records never change, and a growing report is rendered over and over. */
const renderedTrials = new WeakMap();
/** A trial as one line of JSON, as trials.jsonl and report.json have it. */
function renderTrial(trial) {
    const rendered = renderedTrials.get(trial) ?? JSON.stringify(trial);
    renderedTrials.set(trial, rendered);
    return rendered;
}


/***/ }),

/***/ 9729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gc: () => (/* binding */ renderMarkdown),
  Br: () => (/* binding */ renderSummary)
});

// UNUSED EXPORTS: MAX_SUMMARY_BYTES

// EXTERNAL MODULE: ./lib/render/head-side.js
var head_side = __webpack_require__(95218);
// EXTERNAL MODULE: ./lib/render/escape.js
var render_escape = __webpack_require__(39889);
// EXTERNAL MODULE: ./lib/render/markdown/table.js
var table = __webpack_require__(22112);
;// CONCATENATED MODULE: ./lib/render/markdown/agents.js


/** Agent processes: how they were held, how they ended, and what outlived them; empty where there were none. */
function agentSection({ trials, run }) {
    const rows = run.targets.flatMap(({ id }) => {
        const launches = trials.filter(({ target }) => target === id).flatMap((one) => one.launches);
        return launches.length === 0 ? [] : [targetRow(id, launches)];
    });
    if (rows.length === 0)
        return '';
    const head = [
        'target',
        'agent',
        'contained by',
        'network',
        'launches',
        'ended as',
        'left behind',
    ];
    const left = leftBehind(trials.flatMap((trial) => trial.launches));
    return (0,table/* details */.z)('Agent processes', [(0,table/* table */.t)(head, rows), ...left].join('\n\n'));
}
function targetRow(id, launches) {
    const distinct = (valueOf) => [...new Set(launches.map(valueOf))].map((value) => (0,render_escape/* code */.aY)(value)).join(', ');
    const survivors = launches.reduce((sum, launch) => sum + launch.survivors.length, 0);
    return [
        (0,render_escape/* code */.aY)(id),
        distinct(({ recipe, version }) => (version === null ? recipe : `${recipe} ${version}`)),
        distinct(({ containment }) => containment),
        distinct(({ network }) => network),
        String(launches.length),
        endings(launches),
        survivors === 0 ? 'nothing' : `${survivors}, killed`,
    ];
}
function endings(launches) {
    const groups = Map.groupBy(launches, ({ state, reason }) => reason ?? state);
    return [...groups].map(([ending, { length }]) => `${length} ${ending}`).join(', ');
}
const mostNames = 10;
/** What was killed after its agent had ended, and what was removed from workspaces. */
function leftBehind(launches) {
    const names = Map.groupBy(launches.flatMap(({ survivors }) => survivors), ({ command }) => command);
    const swept = new Set(launches.flatMap((launch) => launch.swept));
    const disagreements = new Set(launches.flatMap((launch) => launch.disagreements));
    const listed = [...names]
        .slice(0, mostNames)
        .map(([name, all]) => `${(0,render_escape/* code */.aY)(name)} × ${all.length}`);
    const more = names.size > mostNames ? [`and ${names.size - mostNames} more names`] : [];
    return [
        ...(listed.length === 0
            ? []
            : [`Still there after the agent had ended, and killed: ${[...listed, ...more].join(', ')}.`]),
        ...(swept.size === 0 ? [] : [`Removed from workspaces: ${[...swept].sort().join(', ')}.`]),
        ...(disagreements.size === 0
            ? []
            : [`The agent's own report disagrees: ${[...disagreements].sort().join(', ')}.`]),
    ];
}

// EXTERNAL MODULE: ./lib/render/markdown/budgets.js
var budgets = __webpack_require__(1966);
// EXTERNAL MODULE: ./lib/render/format-number.js
var format_number = __webpack_require__(46471);
// EXTERNAL MODULE: ./lib/render/markdown/gate-words.js
var gate_words = __webpack_require__(35321);
;// CONCATENATED MODULE: ./lib/render/markdown/calibration.js




/** What an A/A run says of noise and policy; empty for any other run. */
function calibrationSection({ calibration, run }) {
    if (calibration === null)
        return '';
    const head = [
        'metric',
        'noise of a pair',
        'n',
        'smallest harm found',
        'proposed margin',
        'this policy, nothing changed',
    ];
    const several = run.targets.length > 1;
    const rows = calibration.rows.map((row) => [
        `${several ? `${(0,render_escape/* code */.aY)(row.target)} ` : ''}${(0,render_escape/* code */.aY)(row.metric)}`,
        distance(row.noise, row),
        String(row.n),
        distance(row.minimumDetectable, row),
        proposal(row),
        gateWords(row),
    ]);
    const whole = calibration.falseRed === null
        ? 'No gates are configured, so there is no policy to rate.'
        : `With nothing changed, a job under this policy is red ${(0,format_number/* formatShare */.T1)(calibration.falseRed)} of the time (${calibration.resamples} benchmarks drawn from these pairs).`;
    return `### Calibration\n\nThe same arm ran twice. ${whole}\n\n${(0,table/* table */.t)(head, rows)}`;
}
function distance(value, row) {
    const effect = row.scale === 'ratio' ? 1 + value : value;
    return (0,gate_words/* formatEffect */.Ti)(effect, row).replace('+', '');
}
function proposal({ proposedMargin, scale, metric }) {
    if (scale === 'ratio')
        return (0,render_escape/* code */.aY)(`maxRegressionPercent: ${proposedMargin}`);
    if (scale === 'points')
        return (0,render_escape/* code */.aY)(`maxDropPoints: ${proposedMargin}`);
    return `${(0,render_escape/* code */.aY)(`minAbsolute: ${proposedMargin}`)} (${(0,gate_words/* formatValue */.Fl)(metric, proposedMargin)})`;
}
function gateWords({ gate }) {
    if (gate === null)
        return format_number/* notAvailable */.Fc;
    return `red ${(0,format_number/* formatShare */.T1)(gate.falseRed)}, pass ${(0,format_number/* formatShare */.T1)(gate.pass)}, inconclusive ${(0,format_number/* formatShare */.T1)(gate.inconclusive)}`;
}

// EXTERNAL MODULE: ./lib/render/markdown/compared-with.js
var compared_with = __webpack_require__(85136);
// EXTERNAL MODULE: ./lib/render/markdown/environment.js
var environment = __webpack_require__(54353);
// EXTERNAL MODULE: ./lib/render/markdown/failures.js
var failures = __webpack_require__(95445);
// EXTERNAL MODULE: ./lib/render/markdown/gates.js
var gates = __webpack_require__(42972);
// EXTERNAL MODULE: ./lib/render/markdown/headline.js + 2 modules
var headline = __webpack_require__(77413);
// EXTERNAL MODULE: ./lib/render/markdown/names.js
var names = __webpack_require__(98144);
;// CONCATENATED MODULE: ./lib/render/markdown/missing.js




/** Trials that failed for no fault of the agent, by reason; empty when there are none. */
function troubleSection(report) {
    const trials = report.trials.filter(({ state }) => state === 'infra-error' || state === 'harness-error');
    const rows = byReason(trials).map(([reason, group]) => [
        (0,render_escape/* code */.aY)(reason),
        String(group.length),
        (0,names/* placesOf */.ek)(group, report),
        lastError(group),
    ]);
    if (rows.length === 0)
        return '';
    const head = ['reason', 'trials', 'where', 'in the words of the error'];
    return `### Infrastructure trouble\n\n${(0,table/* table */.t)(head, rows, 50)}`;
}
/** Trials that did not run, by reason, folded; empty when all ran. */
function notRunSection(report) {
    const trials = report.trials.filter(({ state }) => state === 'not-run');
    const rows = byReason(trials).map(([reason, group]) => [
        (0,render_escape/* code */.aY)(reason),
        String(group.length),
        (0,names/* placesOf */.ek)(group, report),
    ]);
    if (rows.length === 0)
        return '';
    return (0,table/* details */.z)(`Not run: ${(0,names/* counted */.hS)(trials.length, 'trial')}`, (0,table/* table */.t)(['reason', 'trials', 'where'], rows, 50));
}
function byReason(trials) {
    return [...Map.groupBy(trials, ({ state, reason }) => reason ?? state)].sort(([, left], [, right]) => right.length - left.length);
}
function lastError(trials) {
    const message = trials
        .map(({ calls }) => calls.at(-1)?.error?.message ?? null)
        .find((found) => found !== null);
    return message === undefined ? format_number/* notAvailable */.Fc : (0,render_escape/* code */.aY)(message, 120);
}

// EXTERNAL MODULE: ./lib/render/markdown/mode-comparison.js
var mode_comparison = __webpack_require__(66807);
// EXTERNAL MODULE: ./lib/render/markdown/spending.js
var spending = __webpack_require__(76474);
// EXTERNAL MODULE: ./lib/render/markdown/quantiles.js
var quantiles = __webpack_require__(26394);
;// CONCATENATED MODULE: ./lib/render/markdown/timings.js




/** Pass rate and times of each cell, folded; empty when there was no call. */
function timingSection(report) {
    const cells = report.cells.filter(({ callStatuses }) => Object.keys(callStatuses).length > 0);
    if (cells.length === 0)
        return '';
    const head = [
        'case and mode',
        'passed (95 % interval)',
        'agentWallMs p50 / p95',
        'visible TTFT p50 / p95',
        'call duration p50 / p95',
        'calls',
    ];
    const rows = cells.map((cell) => rowOf(cell, report));
    const legend = `agentWallMs is of passed trials, the other times are of calls \`ok\` and \`length\`; a turn that only calls tools has no visible TTFT. ${quantiles/* quantilesLegend */.qk}`;
    return (0,table/* details */.z)('Pass rates and times per cell', `${(0,table/* table */.t)(head, rows)}\n\n${legend}`);
}
function rowOf(cell, report) {
    const { agentWallMs, timeToFirstVisibleMs, callDurationMs } = cell.distributions;
    return [
        `${(0,names/* taskName */.p5)(cell, report)} ${cell.mode}`,
        (0,format_number/* formatPassRate */.NE)(cell.passRate),
        (0,quantiles/* formatQuantiles */.Ax)(agentWallMs, format_number/* formatMs */._V),
        (0,quantiles/* formatQuantiles */.Ax)(timeToFirstVisibleMs, format_number/* formatMs */._V),
        (0,quantiles/* formatQuantiles */.Ax)(callDurationMs, format_number/* formatMs */._V),
        callList(cell),
    ];
}
function callList({ callStatuses, distributions }) {
    const stalled = distributions.callDurationMs?.stalled ?? 0;
    const statuses = Object.entries(callStatuses).map(([status, count]) => `${count} ${status}`);
    return [...statuses, ...(stalled > 0 ? [`${stalled} clientStalled`] : [])].join(', ');
}

;// CONCATENATED MODULE: ./lib/render/markdown/tool-use.js


/** Tool calls by source, and calls made in another way than asked, per mode, folded. */
function toolSection(report) {
    const { cells, run } = report;
    const groups = Map.groupBy(cells, (cell) => `${cell.target}/${cell.mode}`);
    const rows = [...groups.values()].flatMap((group) => group.slice(0, 1).map(({ target, mode }) => {
        const name = run.targets.length > 1 ? `${(0,render_escape/* code */.aY)(target)} ${mode}` : mode;
        return [name].concat(countsOf(group));
    }));
    if (rows.length === 0)
        return '';
    const head = [
        'mode',
        'calls native / text',
        'fallbacks',
        'failed fallbacks',
        'unexpected natives',
        'malformed / unknown tool / invalid arguments',
    ];
    const legend = 'Fallback: a native-mode turn that called its tools in text; failed when none of it could be read. Unexpected native: a text-mode turn that used the API. All three count turns.';
    return (0,table/* details */.z)('Tools and fallbacks', `${(0,table/* table */.t)(head, rows)}\n\n${legend}`);
}
function countsOf(cells) {
    const sum = (valueOf) => cells.reduce((total, cell) => total + valueOf(cell), 0);
    const calls = [
        sum(({ toolCallsBySource }) => toolCallsBySource.native),
        sum(({ toolCallsBySource }) => toolCallsBySource.text),
    ];
    const refused = [
        sum((cell) => cell.malformedToolCalls),
        sum((cell) => cell.unknownTools),
        sum((cell) => cell.invalidArguments),
    ];
    return [
        calls.join(' / '),
        String(sum((cell) => cell.fallbacks)),
        String(sum((cell) => cell.failedFallbacks)),
        String(sum((cell) => cell.unexpectedNatives)),
        refused.join(' / '),
    ];
}

;// CONCATENATED MODULE: ./lib/render/markdown.js














/** In the order in which they are shown, and the last is the first to go when room is short. */
const sections = [
    { name: 'what changed', render: compared_with/* changeSection */.k },
    { name: 'calibration', render: calibrationSection },
    { name: 'gates', render: gates/* gateSection */.Tx },
    { name: 'budgets', render: budgets/* budgetSection */.B },
    { name: 'what did not pass', render: failures/* failureSection */.m },
    { name: 'infrastructure trouble', render: troubleSection },
    { name: 'notes', render: environment/* noteSection */.MX },
    { name: 'trials not run', render: notRunSection },
    { name: 'base against head', render: mode_comparison/* armSection */.i },
    { name: 'native against text', render: mode_comparison/* modeSection */.n },
    { name: 'tools and fallbacks', render: toolSection },
    { name: 'agent processes', render: agentSection },
    { name: 'tokens, cost, coverage', render: spending/* spendingSection */.Y },
    { name: 'times per cell', render: timingSection },
    { name: 'environment', render: environment/* environmentSection */.Bg },
];
/** GitHub refuses a job summary of more than 1 MiB; the rest is room for what else the step writes. */
const MAX_SUMMARY_BYTES = 1_000_000;
/** The text of report.md: every section. */
function renderMarkdown(report) {
    const own = (0,head_side/* headSide */.u)(report);
    return assemble(own, renderSections(own), []);
}
/**
 * The job summary: report.md, without its least important sections where it would not fit in `maxBytes` of
 * UTF-8. The verdict line always stays, and a line says what was left out.
 */
function renderSummary(whole, maxBytes = MAX_SUMMARY_BYTES) {
    const report = (0,head_side/* headSide */.u)(whole);
    const shown = renderSections(report);
    const dropped = [];
    for (;;) {
        const text = assemble(report, shown, dropped);
        const last = new TextEncoder().encode(text).length > maxBytes ? shown.pop() : undefined;
        if (last === undefined)
            return text;
        dropped.unshift(last.name);
    }
}
function renderSections(report) {
    return sections
        .map(({ name, render }) => ({ name, text: render(report) }))
        .filter(({ text }) => text !== '');
}
function assemble(report, shown, dropped) {
    const leftOut = dropped.length === 0
        ? []
        : [`Left out to fit: ${dropped.join('; ')}. All of it is in \`report.md\`.`];
    const body = shown.map(({ text }) => text);
    const facts = [(0,compared_with/* comparedWith */.o)(report), (0,headline/* provenance */.a)(report)].filter((line) => line !== '');
    const parts = [(0,headline/* headline */.P)(report), ...facts, ...body, ...leftOut, (0,environment/* footer */.qr)(report)];
    return `${parts.join('\n\n')}\n`;
}


/***/ }),

/***/ 1966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ budgetSection),
/* harmony export */   Y: () => (/* binding */ budgetTable)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39889);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46471);
/* harmony import */ var _gate_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35321);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22112);




const order = ['failed', 'invalid', 'inconclusive', 'pass'];
/** Every budget with what was found, the worst first; empty without budgets. */
function budgetSection(report) {
    const rows = budgetTable(report.budgets, report);
    return rows === '' ? '' : `### Budgets\n\n${rows}`;
}
/** One row a budget, the worst first. */
function budgetTable(budgets, report) {
    const rows = budgets
        .toSorted((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict))
        .map((row) => [
        nameOf(row, report),
        found(row),
        String(row.n),
        row.policy,
        `${row.verdict === 'failed' ? '**failed**' : row.verdict}: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(row.reason)}${wayOut(row)}`,
    ]);
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .t)(['budget', 'found', 'n', 'policy', 'verdict'], rows);
}
function nameOf(row, { run }) {
    const limit = (0,_gate_words_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)(row.metric, row.limit);
    const quantile = row.quantile === null ? 'every' : `p${row.quantile * 100}`;
    const rule = {
        floor: `≥ ${limit}`,
        ceiling: `${quantile} ≤ ${limit}`,
        quantile: `${quantile} ≤ ${limit}`,
        total: `total ≤ ${limit}`,
    }[row.kind];
    const places = [
        ...(row.target !== null && run.targets.length > 1 ? [row.target] : []),
        ...[row.where.case, row.where.mode].filter((place) => place !== undefined),
    ];
    const scope = places.length === 0 ? '' : ` (${places.map((place) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(place)).join(', ')})`;
    return `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(row.metric)} ${rule}${scope}`;
}
function found({ metric, value, bounds, exceeding }) {
    if (value === null)
        return _format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .notAvailable */ .Fc;
    const range = bounds === null
        ? ''
        : ` (at least ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .formatShare */ .T1)(bounds[0])}, at most ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .formatShare */ .T1)(bounds[1])}, each with 95 % confidence)`;
    const above = exceeding === null ? '' : `, ${exceeding} above`;
    return `${(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)(metric, value)}${range}${above}`;
}
function wayOut({ nToDecide }) {
    return nToDecide === null ? '' : ` (${nToDecide} samples without a bad one decide)`;
}


/***/ }),

/***/ 85136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ changeSection),
/* harmony export */   o: () => (/* binding */ comparedWith)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39889);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98144);


/** With what the run was compared, in one line; empty when nothing was to be. */
function comparedWith({ baseline }) {
    if (baseline === null)
        return '';
    const reason = baseline.reason === null ? '' : ` (${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(baseline.reason)})`;
    switch (baseline.state) {
        case 'used':
        case 'stale':
            return [
                `Compared with ${sideOf(baseline)}`,
                ...(baseline.against === 'base-ref'
                    ? ['both sides run in this job, interleaved']
                    : [
                        `stored baseline${ageOf(baseline)}${baseline.state === 'stale' ? `, **stale**${reason}` : ''}`,
                    ]),
                `${(0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(baseline.n, 'trial')} on its side`,
                ...(baseline.sameRunner ? [] : ['**measured on another machine**']),
            ].join(' · ');
        case 'first-run':
            return `**First run on this branch**: there is no baseline yet${reason}, and this run writes one.`;
        case 'missing':
            return `**No ${baseline.against === 'base-ref' ? 'base' : 'baseline'} to compare with**${reason}.`;
        case 'incompatible':
            return `**The baseline ${sideOf(baseline)} can't be compared**${reason}.`;
    }
}
/** What the change did to the targets and the list of cases, and to the rules; empty when nothing. */
function changeSection({ baseline, policy }) {
    const lines = [
        ...(baseline === null ? [] : [...treatmentLines(baseline), ...caseLines(baseline)]),
        ...(policy === null ? [] : policyLines(policy)),
    ];
    return lines.length === 0 ? '' : lines.map((line) => `- ${line}`).join('\n');
}
function sideOf({ against, branch, commit }) {
    const at = commit === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(commit.slice(0, 7));
    if (branch === null && at === '')
        return against === 'base-ref' ? 'itself' : 'a baseline';
    if (branch === null)
        return at;
    return at === '' ? (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(branch) : `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(branch)} at ${at}`;
}
function ageOf({ ageDays }) {
    if (ageDays === null)
        return '';
    if (ageDays < 1)
        return ' of today';
    return ` ${(0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(Math.floor(ageDays), 'day')} old`;
}
function treatmentLines({ treatments }) {
    return treatments.map(({ target, key, base, head }) => `Treatment: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(target)} has ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(key)} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(head)} here and ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(base)} in the base.`);
}
function caseLines({ state, cases, removedTargets }) {
    if (state !== 'used' && state !== 'stale')
        return [];
    const list = (ids) => [
        ...ids.slice(0, 5).map((id) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(id)),
        ...(ids.length > 5 ? [`${ids.length - 5} more`] : []),
    ].join(', ');
    const kinds = [
        ['added', cases.added],
        ['changed', cases.changed],
        ['removed', cases.removed],
        ['renamed', cases.renamed.map(({ from, to }) => `${from} → ${to}`)],
        ['a target that is gone', removedTargets],
    ];
    return kinds
        .filter(([, ids]) => ids.length > 0)
        .map(([kind, ids]) => `Not compared, ${kind}: ${list(ids)}.`);
}
function policyLines({ introduced, changed, commit }) {
    if (introduced) {
        return [
            '**Policy introduced in this PR**: the base has no config, so the gates are shown as advice.',
        ];
    }
    if (changed.length === 0)
        return [];
    const at = commit === null ? '' : ` at ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(commit.slice(0, 7))}`;
    return [
        `**Policy changed in this PR** (${changed.map((key) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(key)).join(', ')}): judged by the rules of the base${at}.`,
    ];
}


/***/ }),

/***/ 54353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ environmentSection),
/* harmony export */   MX: () => (/* binding */ noteSection),
/* harmony export */   qr: () => (/* binding */ footer)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39889);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46471);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98144);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22112);




/** Where the run took place and with what settings, folded. */
function environmentSection({ run }) {
    const { runner } = run;
    const facts = [
        `- Runner: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(runner.os)} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(runner.arch)}, ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(runner.cpu)}, ${(0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(runner.cores, 'core')}, Node ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(runner.node)}`,
        `- Started ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(run.startedAt)}, took ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMs */ ._V)(run.durationMs)}`,
        `- ${(0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(run.runs, 'run')} per cell, ${run.concurrency} at a time (closed loop: what is shown is service time), seed ${run.seed}, ${(0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(run.warmup, 'warm-up trial')} per target`,
        `- Fails on: ${run.failOn.map((event) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(event)).join(', ')}`,
        `- Config: ${run.configPath === null ? 'none' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(run.configPath)}, text template ${run.textTemplate}`,
    ];
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .details */ .z)('Environment', `${facts.join('\n')}\n\n${targetTable(run)}`);
}
function targetTable({ targets }) {
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .t)(['target', 'provider', 'model asked', 'model returned', 'base URL', 'params'], targets.map((target) => [
        (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(target.id),
        (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(target.provider),
        (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(target.model),
        target.modelsReturned.map((model) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(model)).join(', ') || 'n/a',
        target.baseUrl === null ? 'none' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(target.baseUrl),
        (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(JSON.stringify(target.params)),
    ]));
}
/** What a reader must know before believing the numbers; empty when there is nothing. */
function noteSection({ notes }) {
    if (notes.length === 0)
        return '';
    return `### Notes\n\n${notes
        .slice(0, 50)
        .map((note) => `- ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(note)}`)
        .join('\n')}`;
}
/** The last line: which config, models and version the report is of. */
function footer({ run, tool }) {
    const models = [...new Set(run.targets.flatMap(({ modelsReturned }) => modelsReturned))].slice(0, 5);
    return `<sub>${[
        `agent-bench ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(tool.version)}`,
        `config ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(run.configHash.slice(0, 12))}`,
        ...(models.length === 0
            ? []
            : [`answered by ${models.map((model) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(model)).join(', ')}`]),
        `run ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(run.id)}`,
    ].join(' · ')}</sub>`;
}


/***/ }),

/***/ 9775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ explainGate)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39889);
/* harmony import */ var _gate_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35321);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98144);



/** Why a gate has its verdict, in a sentence or two, with the way out where it is not a pass. */
function explainGate(row) {
    return explanations[row.reason](row);
}
const explanations = {
    'inside-margin': ({ method, improved }) => method === 'exact'
        ? 'Compared exactly, cell by cell: none is beyond the margin.'
        : `The interval ends inside the margin.${improved ? ' It got better by more than the margin.' : ''}`,
    'beyond-margin': ({ pAdjusted }) => `The effect is beyond the margin and no chance: ${(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_0__/* .pInWords */ .PL)(pAdjusted)} after adjustment for all tests of this job.`,
    'case-regressed': (row) => firstFew(row, isBad, regressedCase),
    underpowered: (row) => `The interval reaches over the margin: this could be noise or a change. ${powerNow(row)}${wayOut(row)}`,
    'insufficient-pairs': (row) => `${(0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(row.n, 'pair')} can't reject anything.${wayOut(row)}`,
    'insufficient-trials': (row) => `${(0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(row.n, 'head trial')} beside the baseline can't reject anything: each cell needs 4 trials a side (${(0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(row.leftOut, 'cell')} left out).${wayOut(row)}`,
    'suspect-case': (row) => firstFew(row, isOpen, openSuspect),
    'missing-data': () => 'Trials are missing, and the verdict would turn with how they had ended. Re-run the job.',
    'runner-differs': () => 'The baseline was measured on another machine, so times are shown and not judged. `against: base-ref` measures both sides on one machine.',
    'nothing-to-compare': () => 'No cell of this gate is on both sides.',
    'base-missing': (row) => `There is no base to run${because(row)}.`,
    'baseline-missing': (row) => row.detail?.startsWith('first run') === true
        ? 'First run here: it leaves the baseline that later ones are compared with.'
        : `There is no baseline${because(row)}. The next run on the default branch writes one.`,
    'baseline-stale': (row) => `The baseline is too old${because(row)}.`,
    'baseline-incompatible': (row) => `The baseline can't be compared${because(row)}. The next run on the default branch replaces it.`,
    'evidence-not-reconciled': (row) => `Journal and ledger contradict each other${because(row)}.`,
    'model-differs': (row) => `The two sides were answered by different models${because(row)}.`,
    'treatment-not-observed': (row) => `The change of model did not reach the provider${because(row)}.`,
    'coverage-below-minimum': (row) => `Too much evidence is missing${because(row)}.`,
    'infra-errors-differ': (row) => `One side had more infrastructure errors than chance explains${because(row)}.`,
    'tokens-not-covered': (row) => `Tokens can't be compared${because(row)}.`,
    unpriced: (row) => `Cost can't be compared${because(row)}. Add the model to the rate card.`,
};
const MOST_CASES = 3;
/** A sentence on each of the worst three suspects of a kind, and how many more there are. */
function firstFew(row, holds, explain) {
    const found = row.suspects.filter(holds);
    const more = found.length - MOST_CASES;
    return [
        ...found.slice(0, MOST_CASES).map((suspect) => explain(suspect, row)),
        ...(more > 0 ? [`And ${(0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(more, 'more case')}.`] : []),
    ].join(' ');
}
function isBad({ outcome }) {
    return outcome === 'confirmed' || outcome === 'flipped';
}
function isOpen({ outcome }) {
    return outcome === 'open';
}
function because({ detail }) {
    return detail === null ? '' : `: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(detail)}`;
}
function regressedCase(suspect, row) {
    const where = `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(suspect.case)} (${suspect.mode})`;
    const { confirmation } = suspect;
    if (confirmation === null)
        return `${where} went ${(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_0__/* .formatChange */ .eD)(row.metric, suspect)}.`;
    return `${where} looked bad in ${(0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(suspect.n, 'pair')}, so it was run again: ${(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_0__/* .formatEffect */ .Ti)(confirmation.effect, row)} in ${confirmation.n} fresh pairs, ${(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_0__/* .pInWords */ .PL)(confirmation.pAdjusted)} after adjustment.`;
}
const causes = {
    'stored-baseline': "a stored baseline can't be run again; `against: base-ref` can",
    'confirm-off': '`compare.confirm` is false',
    'beyond-confirm-max': 'worse suspects took all of `compare.confirmMax`',
    'confirmation-incomplete': 'too few fresh pairs gave evidence',
    'budget-spent': 'the budget of the run was spent',
    'no-key': 'this job has no key to run it again',
    'no-base': 'this job could not check the base out',
};
function openSuspect(suspect, row) {
    const looks = (0,_gate_words_js__WEBPACK_IMPORTED_MODULE_0__/* .harmInWords */ .T7)(suspect.effect, row);
    const cause = suspect.cause === null ? '' : `, and ${causes[suspect.cause]}`;
    const needed = suspect.pairsToDecide === null ? '' : ` ${suspect.pairsToDecide} fresh pairs would decide.`;
    return `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(suspect.case)} (${suspect.mode}) looks ${looks} in ${(0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(suspect.n, 'trial')}${cause}.${needed}`;
}
function powerNow(row) {
    if (row.minimumDetectable === null)
        return '';
    const size = row.scale === 'ratio'
        ? (0,_gate_words_js__WEBPACK_IMPORTED_MODULE_0__/* .formatEffect */ .Ti)(1 + row.minimumDetectable, row)
        : (0,_gate_words_js__WEBPACK_IMPORTED_MODULE_0__/* .formatEffect */ .Ti)(row.minimumDetectable, row);
    return `With n = ${row.n} a harm of ${size.replace('+', '')} would be found four times of five.`;
}
function wayOut({ toDecide }) {
    if (toDecide === null)
        return '';
    if (toDecide.runs === null)
        return ` ${toDecide.n} cases would decide.`;
    return ` Re-run with \`runs: ${toDecide.runs}\` (n = ${toDecide.n}) to decide.`;
}


/***/ }),

/***/ 95445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ failureSection)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39889);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46471);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98144);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22112);




const maxMissesPerCell = 3;
const maxRows = 50;
const textLength = 80;
const failedStates = ['semantic-fail', 'format-error', 'limit-exceeded'];
/** Which expectation failed, where and how often; empty when the agent failed nowhere. */
function failureSection(report) {
    const failed = report.trials.filter(({ state }) => failedStates.includes(state));
    const cells = Map.groupBy(failed, (trial) => cellKey(trial));
    const rows = report.cells.flatMap((cell) => {
        const trials = cells.get(cellKey(cell)) ?? [];
        const place = [(0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .taskName */ .p5)(cell, report), cell.mode, (0,_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPassRate */ .NE)(cell.passRate)];
        return missRows(trials, cell.passRate.n).map((miss) => place.concat(miss));
    });
    if (rows.length === 0)
        return '';
    const head = ['case', 'mode', 'passed (95 % interval)', 'failed expectation', 'expected', 'got'];
    return `### What did not pass\n\n${(0,_table_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .t)(head, rows, maxRows)}`;
}
function cellKey({ target, case: id, mode, arm, }) {
    return [target, id, mode, arm ?? ''].join('/');
}
/** One row for each expectation, most often missed first, with the words of its first trial. */
function missRows(trials, n) {
    const groups = [...Map.groupBy(trials.flatMap(missesOf), (miss) => miss.expectation).values()];
    return groups
        .sort((left, right) => right.length - left.length)
        .slice(0, maxMissesPerCell)
        .flatMap((misses) => misses
        .slice(0, 1)
        .map((miss) => [`${miss.expectation} (${misses.length} of ${n})`, miss.expected, miss.got]));
}
/** A trial counts once for an expectation, also when that was missed in several ways. */
function missesOf({ state, reason, misses }) {
    if (misses.length === 0) {
        return [
            { expectation: state, expected: 'a final answer', got: (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(reason ?? state, textLength) },
        ];
    }
    const suffix = state === 'format-error' ? ', format-error' : '';
    const firsts = new Map(misses.toReversed().map((miss) => [miss.expectation, miss]));
    return [...firsts.values()].toReversed().map((miss) => ({
        expectation: `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(miss.expectation)}${suffix}`,
        expected: (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(miss.expected, textLength),
        got: (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(miss.actual, textLength),
    }));
}


/***/ }),

/***/ 35321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ formatValue),
/* harmony export */   MA: () => (/* binding */ formatP),
/* harmony export */   PL: () => (/* binding */ pInWords),
/* harmony export */   T7: () => (/* binding */ harmInWords),
/* harmony export */   Ti: () => (/* binding */ formatEffect),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   h2: () => (/* binding */ gateName),
/* harmony export */   vy: () => (/* binding */ formatInterval)
/* harmony export */ });
/* harmony import */ var _domain_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23230);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39889);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46471);



/** A value of a metric with its unit. */
function formatValue(metric, value) {
    if (value === null)
        return _format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .notAvailable */ .Fc;
    switch ((0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .findMetric */ .GF)(metric)?.unit) {
        case 'ms':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMs */ ._V)(value);
        case 'usd':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(value);
        case 'share':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShare */ .T1)(value);
        case 'tokens':
        case 'count':
        case undefined:
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatQuantity */ .VZ)(value);
    }
}
/** What a gate allows, such as `agentWallMs ≤ +10 %`. */
function gateName({ metric, margin, where, }) {
    const sign = (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .findMetric */ .GF)(metric)?.better === 'higher' ? '≥ -' : '≤ +';
    const limits = [
        ...(margin.points === null ? [] : [`${number(margin.points)} points`]),
        ...(margin.percent === null ? [] : [`${number(margin.percent)} %`]),
        ...(margin.absolute === null ? [] : [formatValue(metric, margin.absolute)]),
    ];
    const places = [where.case, where.mode].filter((place) => place !== undefined);
    const scope = places.length === 0 ? '' : ` (${places.map((place) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(place)).join(', ')})`;
    return `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(metric)} ${sign}${limits.join(' or ')}${scope}`;
}
/** From base to head: `1.9 s → 3.8 s`. */
function formatChange(metric, { base, head }) {
    if (base === null && head === null)
        return _format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .notAvailable */ .Fc;
    return `${formatValue(metric, base)} → ${formatValue(metric, head)}`;
}
/** An effect with its sign: `+12 %`, `-3.3 points`, `+0.5`. */
function formatEffect(effect, { scale, metric }) {
    if (effect === null)
        return _format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .notAvailable */ .Fc;
    switch (scale) {
        case 'ratio':
            return `${signed((effect - 1) * 100)} %`;
        case 'points':
            return `${signed(effect)} points`;
        case 'difference':
            return `${effect < 0 ? '-' : '+'}${formatValue(metric, Math.abs(effect))}`;
    }
}
/** An interval with its level, or why there is none. */
function formatInterval({ interval, level, method, scale, metric, }) {
    if (method === 'exact')
        return 'exact';
    if (interval === null)
        return _format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .notAvailable */ .Fc;
    const [low, high] = interval.map((end) => formatEffect(end, { scale, metric }));
    return `${low} to ${high}${level === null ? '' : ` at ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShare */ .T1)(level)}`}`;
}
/** How much worse, in words that need no table: `2.0x slower`, `33 points less often right`. */
function harmInWords(effect, { scale, metric }) {
    const unit = (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .findMetric */ .GF)(metric)?.unit;
    if (effect === null)
        return `worse in ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(metric)}`;
    if (scale === 'points')
        return `${number(Math.abs(effect))} points less reliable`;
    if (scale === 'difference')
        return `${formatEffect(effect, { scale, metric })} in ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(metric)}`;
    const size = effect >= 1.5 ? (0,_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRatio */ .B0)(effect) : `${number((effect - 1) * 100)} %`;
    if (unit === 'ms')
        return `${size} slower${metric === 'agentWallMs' ? '' : ` in ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(metric)}`}`;
    return `${size} more in ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(metric)}`;
}
/** A p value as part of a sentence: `p = 0.012`, `p < 0.001`. */
function pInWords(p) {
    const shown = formatP(p);
    return shown.startsWith('<') ? `p ${shown}` : `p = ${shown}`;
}
/** A p value, never rounded to 0. */
function formatP(p) {
    if (p === null)
        return _format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .notAvailable */ .Fc;
    return p < 0.001 ? '< 0.001' : String(Number(p.toPrecision(2)));
}
function signed(value) {
    return `${value < 0 ? '-' : '+'}${number(Math.abs(value))}`;
}
function number(value) {
    const rounded = Number(value.toPrecision(value >= 100 ? 3 : 2));
    return String(Math.abs(rounded) < 0.01 ? 0 : rounded);
}


/***/ }),

/***/ 42972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tx: () => (/* binding */ gateSection),
/* harmony export */   k0: () => (/* binding */ gateTable),
/* harmony export */   xH: () => (/* binding */ gateReasons)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39889);
/* harmony import */ var _explain_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9775);
/* harmony import */ var _gate_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35321);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98144);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22112);





const marks = {
    invalid: 'invalid',
    regressed: '**regressed**',
    inconclusive: 'inconclusive',
    pass: 'pass',
};
const order = ['invalid', 'regressed', 'inconclusive', 'pass'];
const ALL = { rows: 200, reasons: 50 };
/** Every gate, the worst first, and below the table why each that did not pass has its verdict. */
function gateSection(report, limits = ALL) {
    const gates = report.gates.toSorted((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict));
    if (gates.length === 0)
        return '';
    const parts = [gateTable(gates, report, limits.rows), gateReasons(gates, report, limits.reasons)];
    return `### Gates\n\n${parts.filter((part) => part !== '').join('\n\n')}`;
}
/** One row a gate, in the order given; what is left out is counted. */
function gateTable(gates, report, limit) {
    const head = ['gate', 'change', 'effect and interval', 'n', 'p → adjusted', 'verdict'];
    const shown = gates.slice(0, limit).map((row) => gateCells(row, report));
    const more = gates.length - shown.length;
    const rest = more > 0 ? `${(0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(more, 'more gate')} in the full report.` : '';
    return [(0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .t)(head, shown, limit), rest].filter((part) => part !== '').join('\n\n');
}
/** Why gates did not pass, and what became of suspects that were closed, a line each. */
function gateReasons(gates, report, limit) {
    const reasons = gates
        .filter(({ verdict }) => verdict !== 'pass')
        .slice(0, limit)
        .map((row) => `- ${nameOf(row, report)}: ${(0,_explain_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .explainGate */ .V)(row)}`);
    const closed = gates.flatMap((row) => row.suspects
        .filter(({ outcome }) => outcome === 'not-confirmed')
        .map(({ case: id, mode, confirmation }) => `- ${(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .gateName */ .h2)(row)}: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(id)} (${mode}) looked bad and was not confirmed on ${confirmation?.n ?? 0} fresh pairs (${(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .formatEffect */ .Ti)(confirmation?.effect ?? null, row)}).`));
    const lines = [...reasons, ...closed.slice(0, limit)].join('\n');
    return [lines, screeningNote(gates)].filter((part) => part !== '').join('\n\n');
}
function nameOf(row, { run }) {
    return run.targets.length > 1 ? `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(row.target)} ${(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .gateName */ .h2)(row)}` : (0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .gateName */ .h2)(row);
}
/** A regression of one case is shown by that case's fresh pairs, all else over the cells together. */
function gateCells(row, report) {
    const confirmed = row.suspects.find(({ outcome }) => outcome === 'confirmed');
    const fresh = row.reason === 'case-regressed' ? (confirmed?.confirmation ?? null) : null;
    const shown = fresh === null ? row : { ...row, ...fresh, method: null };
    const where = fresh === null || confirmed === undefined
        ? ''
        : ` (${(0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(confirmed.case)}, ${confirmed.mode})`;
    const change = (0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .formatChange */ .eD)(row.metric, fresh === null ? row : (confirmed ?? row));
    return [
        nameOf(row, report),
        `${change}${where}`,
        `${(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .formatEffect */ .Ti)(shown.effect, row)} (${(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInterval */ .vy)({ ...shown, scale: row.scale, metric: row.metric })})`,
        fresh === null ? `${row.n} of ${row.planned}` : `${fresh.n} fresh`,
        shown.p === null ? 'none' : `${(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .formatP */ .MA)(shown.p)} → ${(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .formatP */ .MA)(shown.pAdjusted)}`,
        `${marks[row.verdict]}${row.improved ? ', improved' : ''}: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(row.reason)}`,
    ];
}
function screeningNote(gates) {
    const unscreened = Math.max(0, ...gates.map((row) => row.unscreened));
    const flags = new Set(gates.flatMap((row) => row.flags));
    const notes = [
        ...(unscreened > 0
            ? [`${unscreened} cells have one pair: their pass rates were not screened one by one.`]
            : []),
        ...(flags.has('exact-metric-varies')
            ? [
                'A metric that should be the same in every repeat of a mock run was not (`exact-metric-varies`).',
            ]
            : []),
        ...(flags.has('approximate') ? ['With this many pairs p is approximate.'] : []),
    ];
    return notes.join(' ');
}


/***/ }),

/***/ 77413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ headline),
  a: () => (/* binding */ provenance)
});

// EXTERNAL MODULE: ./lib/render/escape.js
var render_escape = __webpack_require__(39889);
// EXTERNAL MODULE: ./lib/render/format-number.js
var format_number = __webpack_require__(46471);
;// CONCATENATED MODULE: ./lib/render/markdown/commonest.js
/** The value seen most often, the first of those seen equally often; null for an empty list. */
function commonest(values) {
    const counts = [...Map.groupBy(values, (value) => value)].map(([value, group]) => ({
        value,
        count: group.length,
    }));
    return counts.reduce((most, next) => (most === null || next.count > most.count ? next : most), null);
}

// EXTERNAL MODULE: ./lib/render/markdown/names.js
var names = __webpack_require__(98144);
// EXTERNAL MODULE: ./lib/render/markdown/explain-gate.js
var explain_gate = __webpack_require__(9775);
// EXTERNAL MODULE: ./lib/render/markdown/gate-words.js
var gate_words = __webpack_require__(35321);
;// CONCATENATED MODULE: ./lib/render/markdown/verdict-headline.js




/** Null when nothing was compared. */
function verdictLine(report) {
    const { verdict, gates } = report;
    const worst = gates.find((row) => row.verdict === verdict);
    if (verdict === null || worst === undefined)
        return null;
    const standing = `${gates.filter((row) => row.verdict === 'pass').length} of ${gates.length} gates hold.`;
    switch (verdict) {
        case 'regressed':
            return {
                tone: 'CAUTION',
                claim: `Regressed: ${regression(worst)}`,
                rest: [sureness(worst), standing],
            };
        case 'invalid':
            return {
                tone: 'CAUTION',
                claim: `Invalid: nothing can be said about ${(0,gate_words/* gateName */.h2)(worst)}`,
                rest: [(0,explain_gate/* explainGate */.V)(worst), standing],
            };
        case 'inconclusive':
            return {
                tone: 'WARNING',
                claim: `Inconclusive: ${(0,gate_words/* gateName */.h2)(worst)} is not decided`,
                rest: [(0,explain_gate/* explainGate */.V)(worst), standing],
            };
        case 'pass':
            return { tone: 'TIP', claim: passClaim(gates), rest: improvements(gates) };
    }
}
function regression(row) {
    const bad = row.suspects.find(({ outcome }) => outcome === 'confirmed' || outcome === 'flipped');
    if (row.reason !== 'case-regressed' || bad === undefined) {
        return `the agent got ${(0,gate_words/* harmInWords */.T7)(row.effect, row)}`;
    }
    const others = row.suspects.filter(({ outcome }) => outcome === bad.outcome).length - 1;
    const more = others > 0 ? ` and ${(0,names/* counted */.hS)(others, 'more case')}` : '';
    const effect = bad.confirmation?.effect ?? bad.effect;
    const where = ` in ${bad.mode} mode`;
    if (row.metric === 'passRate' && bad.outcome === 'flipped') {
        return `${(0,render_escape/* code */.aY)(bad.case)}${more} no longer ${others > 0 ? 'pass' : 'passes'}${where}`;
    }
    return `${(0,render_escape/* code */.aY)(bad.case)}${more} got ${(0,gate_words/* harmInWords */.T7)(effect, row)}${where}`;
}
function sureness(row) {
    const bad = row.suspects.find(({ outcome }) => outcome === 'confirmed');
    if (row.reason === 'case-regressed' && bad?.confirmation) {
        return `Confirmed on ${bad.confirmation.n} fresh pairs.`;
    }
    if (row.method === 'exact')
        return 'Compared exactly, as scripted runs are deterministic.';
    return `Over ${row.n} ${row.method === 'rank-sum' ? 'trials' : 'pairs'}, ${(0,gate_words/* gateName */.h2)(row)}.`;
}
function passClaim(gates) {
    return gates.length === 1 ? 'Pass: the gate holds' : `Pass: all ${gates.length} gates hold`;
}
function improvements(gates) {
    const better = gates.filter((row) => row.improved);
    if (better.length === 0)
        return [];
    return [`Improved: ${better.map((row) => (0,render_escape/* code */.aY)(row.metric)).join(', ')}.`];
}

;// CONCATENATED MODULE: ./lib/render/markdown/headline.js





/** The alert box: did the benchmark pass, and what is the worst thing in it. */
function headline(report) {
    const trouble = troubleOf(report);
    if (trouble === null && report.calibration !== null)
        return calibrated(report.calibration);
    const verdict = trouble === null ? verdictLine(report) : null;
    const { tone, claim, rest } = trouble ?? verdict ?? finding(report);
    const sentence = [`**${claim}.**`, ...rest, ...exitWords(report, verdict !== null)].join(' ');
    return `> [!${tone}]\n> ${sentence}`;
}
/** What was measured, in one line. */
function provenance({ run, coverage }) {
    const models = [...new Set(run.targets.map(({ model }) => model))];
    const more = models.length - 5;
    return [
        run.live ? 'Live run' : 'Mock run, scripted replies',
        [...models.slice(0, 5).map((model) => (0,render_escape/* code */.aY)(model)), ...(more > 0 ? [`${more} more`] : [])].join(', '),
        `${coverage.valid} of ${(0,names/* counted */.hS)(coverage.planned, 'trial')} gave evidence`,
        ...(run.commit === null ? [] : [`commit ${(0,render_escape/* code */.aY)(run.commit.slice(0, 7))}`]),
        `seed ${run.seed}`,
        `took ${(0,format_number/* formatMs */._V)(run.durationMs)}`,
    ].join(' · ');
}
/** A run of the same arm twice has nothing to judge. */
function calibrated({ falseRed }) {
    const policy = falseRed === null
        ? 'no gates are configured'
        : `with nothing changed this policy is red ${(0,format_number/* formatShare */.T1)(falseRed)} of the time`;
    return `> [!TIP]\n> **Calibrated: ${policy}.** The same arm ran twice, so nothing is judged.`;
}
/** What comes before any verdict: there is no whole or no trustworthy run. */
function troubleOf(report) {
    if (report.partial)
        return unfinished(report);
    if (report.exitReasons.includes('harness-error'))
        return harnessFailed(report);
    return report.exitReasons.includes('no-valid-trials') ? noEvidence(report) : null;
}
/** What the exit status rests on where the verdict does not say it. */
function exitWords({ exitReasons, verdict, budgets, cells }, isJudged) {
    const failed = budgets.filter((row) => row.verdict === 'failed').length;
    return [
        ...(failed > 0 ? [`${(0,names/* counted */.hS)(failed, 'budget')} failed.`] : []),
        ...(isJudged && exitReasons.includes('failure')
            ? [
                `${(0,names/* counted */.hS)(cells.filter((cell) => missedCount(cell) > 0).length, 'cell')} with trials that did not pass.`,
            ]
            : []),
        ...(verdict === null ? ['Nothing was compared, so there is no verdict on a change.'] : []),
    ];
}
function finding(report) {
    const worst = worstCell(report.cells);
    if (worst === null)
        return allPassed(report);
    const complaint = complaintOf(worst, report);
    const rest = [...otherCells(report.cells), overall(report)];
    return report.exitCode === 0
        ? {
            tone: 'WARNING',
            claim: `Not gated: ${complaint}`,
            rest: [...rest, 'No `failOn` event happened.'],
        }
        : { tone: 'CAUTION', claim: `Failed: ${complaint}`, rest };
}
function unfinished(report) {
    const { trials, states } = report;
    const { passed = 0, 'not-run': notRun = 0 } = states;
    const failed = trials.length - passed - notRun;
    const worst = worstCell(report.cells.map(ofTrialsRun));
    return {
        tone: failed > 0 ? 'CAUTION' : 'WARNING',
        claim: `Unfinished: ${(0,names/* counted */.hS)(passed, 'trial')} passed and ${failed} did not, of ${trials.length} planned`,
        rest: worst === null ? [] : [`The worst so far: ${complaintOf(worst, report)}.`],
    };
}
/** The cell as if what has not run were not planned. */
function ofTrialsRun(cell) {
    return { ...cell, planned: cell.planned - (cell.states['not-run'] ?? 0) };
}
function harnessFailed(report) {
    const broken = report.trials.filter(({ state }) => state === 'harness-error');
    const [first] = broken;
    const where = first === undefined
        ? ''
        : ` in ${(0,names/* taskName */.p5)(first, report)}, ${first.mode} mode (${(0,render_escape/* code */.aY)(first.reason ?? '')})`;
    return {
        tone: 'CAUTION',
        claim: `No trustworthy result: the harness itself failed${where}`,
        rest: [`${broken.length} of ${(0,names/* counted */.hS)(report.trials.length, 'trial')} ended that way.`],
    };
}
function noEvidence(report) {
    const reason = commonest(report.trials.map((trial) => trial.reason ?? trial.state));
    const why = reason === null ? '' : `; most often the reason was ${(0,render_escape/* code */.aY)(reason.value)} (${reason.count})`;
    return {
        tone: 'CAUTION',
        claim: `No trustworthy result: none of ${(0,names/* counted */.hS)(report.trials.length, 'trial')} gave evidence${why}`,
        rest: [],
    };
}
function allPassed({ trials, cells }) {
    const cases = new Set(cells.map((cell) => cell.case)).size;
    const claim = trials.length === 1
        ? 'Passed: the only trial passed'
        : `Passed: all ${trials.length} trials of ${(0,names/* counted */.hS)(cases, 'case')} passed`;
    return { tone: 'TIP', claim, rest: [] };
}
function missedCount({ planned, states }) {
    return planned - (states.passed ?? 0);
}
/** The cell with the largest share of trials that did not pass; null when all did. */
function worstCell(cells) {
    const failing = cells.filter((cell) => missedCount(cell) > 0);
    const [first, ...others] = failing;
    if (first === undefined)
        return null;
    const share = (cell) => missedCount(cell) / cell.planned;
    return others.reduce((worst, cell) => (share(cell) > share(worst) ? cell : worst), first);
}
function complaintOf(cell, report) {
    const passed = cell.planned - missedCount(cell);
    const how = cell.coverage.valid === 0
        ? `gave no evidence in ${(0,names/* counted */.hS)(cell.planned, 'trial')}`
        : `passed ${passed} of ${(0,names/* counted */.hS)(cell.planned, 'trial')}`;
    return `${(0,names/* taskName */.p5)(cell, report)} ${how} in ${cell.mode} mode`;
}
function otherCells(cells) {
    const failing = cells.filter((cell) => missedCount(cell) > 0).length;
    if (failing === 1)
        return [];
    return [`${failing} of ${cells.length} cells have trials that did not pass.`];
}
function overall({ passRate, coverage }) {
    const missing = coverage.planned - coverage.valid;
    const without = missing === 0 ? '' : `, ${(0,names/* counted */.hS)(missing, 'trial')} gave no evidence`;
    return `Overall ${(0,format_number/* formatPassRate */.NE)(passRate)} passed${without}.`;
}


/***/ }),

/***/ 66807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ armSection),
/* harmony export */   n: () => (/* binding */ modeSection)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39889);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46471);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98144);
/* harmony import */ var _quantiles_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26394);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22112);





/** Native beside text, one line a case and one for all, folded; empty when no case ran in both modes. */
function modeSection(report) {
    const comparisons = report.comparisons.filter(({ kind }) => kind === 'mode');
    if (comparisons.length === 0)
        return '';
    const head = [
        'case',
        'passed, native and text',
        'time p50, native and text',
        'time, text / native',
        'tokens p50, native and text',
        'tokens, text / native',
    ];
    const rows = comparisons.map((comparison) => rowOf(comparison, report));
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_0__/* .details */ .z)('Native against text', `${(0,_table_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .t)(head, rows)}\n\n${legend}`);
}
const legend = [
    'Time is agentWallMs, tokens are totalTokens, both of passed trials, their number in brackets (low: fewer than 5).',
    'A ratio is over the pairs in which both modes passed, with its interval, the level that the interval achieves, and n; above 1 text took more.',
    'Shown for reading, never gated.',
].join(' ');
/** The base beside the head, one line a case and mode, folded; empty when there is no base. */
function armSection(report) {
    const comparisons = report.comparisons.filter(({ kind }) => kind === 'arm');
    if (comparisons.length === 0)
        return '';
    const head = [
        'case and mode',
        'passed, base and head',
        'time p50, base and head',
        'time, head / base',
        'tokens p50, base and head',
        'tokens, head / base',
    ];
    const rows = comparisons.map((comparison) => {
        const [name = '', ...cells] = rowOf(comparison, report);
        return [`${name} ${comparison.mode ?? ''}`, ...cells];
    });
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_0__/* .details */ .z)('Base against head', `${(0,_table_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .t)(head, rows)}\n\n${armLegend}`);
}
const armLegend = [
    'Time is agentWallMs, tokens are totalTokens, both of passed trials, their number in brackets (low: fewer than 5).',
    'Above 1 the head took more. Case by case for reading: gates look at all their cells together, and at suspects again.',
].join(' ');
function rowOf({ base, head, effects, label, ...task }, report) {
    const both = (show) => `${show(base)} and ${show(head)}`;
    const effect = (metric) => effects === null ? (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(label ?? _format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .notAvailable */ .Fc) : formatEffect(effects[metric]);
    return [
        (0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .taskName */ .p5)(task, report),
        both(({ passRate }) => (passRate.n === 0 ? _format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .notAvailable */ .Fc : `${passRate.passed}/${passRate.n}`)),
        both(({ agentWallMs }) => (0,_quantiles_js__WEBPACK_IMPORTED_MODULE_4__/* .formatMedian */ .QJ)(agentWallMs, _format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMs */ ._V)),
        effect('agentWallMs'),
        both(({ totalTokens }) => (0,_quantiles_js__WEBPACK_IMPORTED_MODULE_4__/* .formatMedian */ .QJ)(totalTokens, _format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatQuantity */ .VZ)),
        effect('totalTokens'),
    ];
}
function formatEffect({ ratio, interval, level, n }) {
    if (ratio === null)
        return _format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .notAvailable */ .Fc;
    const range = interval === null
        ? 'no interval'
        : `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatRatio */ .B0)(interval[0])} to ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatRatio */ .B0)(interval[1])} at ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShare */ .T1)(level)}`;
    return `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatRatio */ .B0)(ratio)} (${range}, n = ${n})`;
}


/***/ }),

/***/ 98144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   p5: () => (/* binding */ taskName)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39889);

/** A task as a reader knows it: the case, or all of them, after its target when the run has several. */
function taskName(task, { run }) {
    const name = task.case === null ? '**all cases**' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(task.case);
    return run.targets.length > 1 ? `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(task.target)} ${name}` : name;
}
/** Where trials are from: the first three cells by name, the rest counted. */
function placesOf(trials, report) {
    const places = [...new Set(trials.map((trial) => `${taskName(trial, report)} ${trial.mode}`))];
    const more = places.length - 3;
    return [...places.slice(0, 3), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
/** A count with its noun, in the plural where it belongs. */
function counted(count, noun) {
    return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}


/***/ }),

/***/ 26394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ formatQuantiles),
/* harmony export */   QJ: () => (/* binding */ formatMedian),
/* harmony export */   qk: () => (/* binding */ quantilesLegend)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46471);

/** `p50 / p95 (n)`, with the word `low` where n is too small for either; `n/a` without samples. */
function formatQuantiles(distribution, format) {
    if (distribution === undefined || distribution.n === 0)
        return _format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .notAvailable */ .Fc;
    const { p50, p95, n, lowSample } = distribution;
    return `${format(p50)} / ${format(p95)} (${n}${lowSample.length > 0 ? ', low' : ''})`;
}
/** `p50 (n)`, with the word `low` where n is too small for it; `n/a` without samples. */
function formatMedian({ p50, n, lowSample }, format) {
    if (n === 0)
        return _format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .notAvailable */ .Fc;
    return `${format(p50)} (${n}${lowSample.includes('p50') ? ', low' : ''})`;
}
/** What the number and the word in brackets mean. */
const quantilesLegend = 'In brackets the number of samples; low: fewer than 5 for a p50, or fewer than 20 for a p95.';


/***/ }),

/***/ 76474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ spendingSection)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46471);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22112);


/** Tokens, cost and how much of both is evidenced, folded. */
function spendingSection({ totals, coverage }) {
    const { callsSent, callsWithUsage, callsPriced, tokenCoverage, pricingCoverage } = coverage;
    const { inputTokens, outputTokens, totalTokens, costUsd } = totals;
    const priced = describe(costUsd, _format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK, { covered: callsPriced, callsSent });
    const lines = [
        `- Tokens: ${describe(totalTokens, _format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatQuantity */ .VZ, { covered: callsWithUsage, callsSent })}${parts(inputTokens, outputTokens)}`,
        `- Cost: ${costUsd.value === null && callsPriced === 0 ? 'unpriced' : priced}`,
        `- Token coverage: ${share(tokenCoverage, callsWithUsage, callsSent)}`,
        `- Pricing coverage: ${share(pricingCoverage, callsPriced, callsSent)}`,
        `- Trial coverage: ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatShare */ .T1)(coverage.trialCoverage)} (${coverage.valid} of ${coverage.planned} trials)`,
    ];
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .z)('Tokens, cost, coverage', lines.join('\n'));
}
/** A total, or the words for one that does not cover every call. */
function describe({ value, observed }, format, { covered, callsSent }) {
    if (value !== null)
        return format(value);
    if (covered === 0)
        return _format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .notAvailable */ .Fc;
    return `${_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .notAvailable */ .Fc}, observed ${format(observed)} in ${covered} of ${callsSent} calls, not comparable`;
}
function parts(input, output) {
    if (input.value === null || output.value === null)
        return '';
    return ` (${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatQuantity */ .VZ)(input.value)} in, ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatQuantity */ .VZ)(output.value)} out)`;
}
function share(value, part, whole) {
    if (value !== null)
        return `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatShare */ .T1)(value)} (${part} of ${whole} calls)`;
    const why = whole === 0 ? 'no call was sent' : 'the evidence contradicts itself';
    return `${_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .notAvailable */ .Fc}, ${why}`;
}


/***/ }),

/***/ 22112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ table),
/* harmony export */   z: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39889);

const maxRows = 200;
/**
 * A GitHub table of finished Markdown cells, at most 200 rows; what is left out is counted below it.
 * Empty without rows.
 */
function table(head, rows, limit = maxRows) {
    if (rows.length === 0)
        return '';
    const lines = [head, head.map(() => '---'), ...rows.slice(0, limit)].map(tableRow);
    const more = rows.length - limit;
    return [...lines, ...(more > 0 ? ['', `${more} more rows are in \`report.json\`.`] : [])].join('\n');
}
/** A folded block; the summary is our own text. */
function details(summary, body) {
    return `<details><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}
function tableRow(cells) {
    return `| ${cells.map(_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn).join(' | ')} |`;
}


/***/ })

};
