export const id = 879;
export const ids = [879,166,771];
export const modules = {

/***/ 20166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishComment: () => (/* binding */ publishComment)
});

// EXTERNAL MODULE: ./lib/core/comment/marker.js
var marker = __webpack_require__(69771);
;// CONCATENATED MODULE: ./lib/core/comment/plan-comment.js

/** What to do about the one comment of a key: the oldest of ours is it, and others are removed. */
function planComment(existing, { key, body, state, policy, mode, exitCode }) {
    const ours = existing.filter((comment) => comment.isOurs && (0,marker/* isMarked */.r)(comment.body, key));
    const [oldest = null, ...others] = ours;
    const double = mode === 'new' ? [] : others.map(({ id }) => id);
    if (policy === 'off')
        return { kind: 'leave', reason: 'off', kept: oldest, remove: [] };
    const latest = mode === 'new' ? (ours.at(-1) ?? null) : oldest;
    if (policy === 'on-regression' && latest === null && exitCode === 0) {
        return { kind: 'leave', reason: 'nothing-to-tell', kept: null, remove: [] };
    }
    if (policy === 'on-change' && latest !== null && (0,marker/* readState */.u)(latest.body) === state) {
        return { kind: 'leave', reason: 'no-change', kept: latest, remove: double };
    }
    if (mode === 'new' || oldest === null)
        return { kind: 'create', remove: [] };
    if (mode === 'recreate')
        return { kind: 'create', remove: ours.map(({ id }) => id) };
    return isSame(oldest.body, body)
        ? { kind: 'leave', reason: 'unchanged', kept: oldest, remove: double }
        : { kind: 'update', id: oldest.id, remove: double };
}
/** GitHub stores other line ends, and no white space at the end. */
function isSame(stored, wished) {
    const plain = (text) => text.replaceAll('\r\n', '\n').trimEnd();
    return plain(stored) === plain(wished);
}

// EXTERNAL MODULE: ./lib/adapters/github/open-octokit.js
var open_octokit = __webpack_require__(50643);
;// CONCATENATED MODULE: ./lib/adapters/github/comment.js



/** Brings the one comment of a key up to date; what goes wrong is said in words, nothing is thrown. */
async function publishComment(place, wish) {
    try {
        return await publish(await (0,open_octokit/* openOctokit */.O)(place), place, wish);
    }
    catch (error) {
        return { kind: 'failed', warning: explain(error) };
    }
}
async function publish(octokit, place, wish) {
    const [owner = '', repo = ''] = place.repository.split('/');
    const where = { owner, repo };
    const listed = await listOurs(octokit, place, wish.key);
    const plan = planComment(listed, wish);
    if (plan.kind === 'leave' && plan.remove.length === 0)
        return left(plan.kept);
    const pull = await octokit.rest.pulls.get({ ...where, pull_number: place.pullNumber });
    if (place.headSha !== null && pull.data.head.sha !== place.headSha) {
        const note = 'a newer commit has come to the pull request meanwhile, so its comment was left alone';
        return { kind: 'refused', note };
    }
    const written = await carryOut(octokit, place, { plan, wish });
    const notes = await removeAll(octokit, place, plan.remove);
    if (plan.kind === 'leave')
        return { ...left(plan.kept), note: notes };
    return { kind: 'written', ...written, note: notes };
}
async function carryOut(octokit, place, { plan, wish }) {
    switch (plan.kind) {
        case 'leave':
            return { id: 0, url: '' };
        case 'update':
            return update(octokit, place, { id: plan.id, wish });
        case 'create': {
            const created = await create(octokit, place, wish);
            return wish.mode === 'new' ? created : settleRace(octokit, place, { created, plan, wish });
        }
    }
}
async function create(octokit, place, { body }) {
    const [owner = '', repo = ''] = place.repository.split('/');
    const { data } = await octokit.rest.issues.createComment({
        ...{ owner, repo, issue_number: place.pullNumber, body },
    });
    return { id: data.id, url: data.html_url };
}
/** A comment that somebody deleted meanwhile is written anew. */
async function update(octokit, place, { id, wish }) {
    const [owner = '', repo = ''] = place.repository.split('/');
    try {
        const { data } = await octokit.rest.issues.updateComment({
            ...{ owner, repo, comment_id: id, body: wish.body },
        });
        return { id: data.id, url: data.html_url };
    }
    catch (error) {
        if (statusOf(error) !== 404)
            throw error;
        return create(octokit, place, wish);
    }
}
/** Two runs that found no comment both create one; the later steps back and updates the earlier one's. */
async function settleRace(octokit, place, race) {
    const { created, plan, wish } = race;
    const others = (await listOurs(octokit, place, wish.key)).filter(({ id, isOurs }) => isOurs && id < created.id && !plan.remove.includes(id));
    const [oldest] = others.filter(({ body }) => body.trimEnd().endsWith((0,marker.markerOf)(wish.key)));
    if (oldest === undefined)
        return created;
    const updated = await update(octokit, place, { id: oldest.id, wish });
    await removeAll(octokit, place, [created.id]);
    return updated;
}
/** Null when all are gone, else a note. */
async function removeAll(octokit, place, ids) {
    const [owner = '', repo = ''] = place.repository.split('/');
    let failed = 0;
    for (const id of ids) {
        try {
            await octokit.rest.issues.deleteComment({ owner, repo, comment_id: id });
        }
        catch (error) {
            if (statusOf(error) !== 404)
                failed += 1;
        }
    }
    return failed === 0 ? null : `${failed} older comments could not be removed`;
}
/** All comments that carry our marker, over all pages, each with whether it was written by this token's owner. */
async function listOurs(octokit, place, key) {
    const [owner = '', repo = ''] = place.repository.split('/');
    const all = await octokit.paginate(octokit.rest.issues.listComments, {
        ...{ owner, repo, issue_number: place.pullNumber, per_page: 100 },
    });
    const marked = all.filter(({ body }) => body?.includes((0,marker.markerOf)(key)) === true);
    const own = await ownIds(octokit, marked.map(({ node_id: id }) => id));
    return marked.map(({ id, html_url: url, body = '', node_id: node, user }) => ({
        ...{ id, url, body },
        isOurs: own?.has(node) ?? user?.login === 'github-actions[bot]',
    }));
}
const AUTHORS = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on IssueComment { id viewerDidAuthor } } }`;
/** Whom the comments are by, as the token's owner sees it; null where that can't be asked. */
async function ownIds(octokit, ids) {
    if (ids.length === 0)
        return new Set();
    try {
        const answer = await octokit.graphql(AUTHORS, { ids: ids.slice(0, 100) });
        const own = answer.nodes.filter((node) => node?.viewerDidAuthor === true);
        return new Set(own.flatMap((node) => node?.id ?? []));
    }
    catch {
        return null;
    }
}
function left(kept) {
    return { kind: 'left', id: kept?.id ?? null, url: kept?.url ?? null, note: null };
}
function statusOf(error) {
    const isFailed = typeof error === 'object' && error !== null && 'status' in error;
    return isFailed && typeof error.status === 'number' ? error.status : null;
}
function explain(error) {
    const status = statusOf(error);
    const words = (error instanceof Error ? error.message : String(error))
        .replaceAll(/\s+/g, ' ')
        .slice(0, 200);
    const hint = status === 401 || status === 403 || status === 404
        ? '; give the job "permissions: pull-requests: write"'
        : '';
    return `the pull request was not told: ${words}${hint}`;
}


/***/ }),

/***/ 50643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ openOctokit)
/* harmony export */ });
const MOST_RETRIES = 2;
const LONGEST_WAIT_SECONDS = 60;
const silent = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
};
/** GitHub's client with retries: 5xx twice, and a rate limit twice where it asks for at most a minute. */
async function openOctokit({ token, apiUrl, deadlineMs, secondMs = 1000 }) {
    const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
        __webpack_require__.e(/* import() */ 758).then(__webpack_require__.bind(__webpack_require__, 11758)),
        Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(735)]).then(__webpack_require__.bind(__webpack_require__, 49735)),
        Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(856)]).then(__webpack_require__.bind(__webpack_require__, 86856)),
    ]);
    const isWorthWaiting = (seconds, _, __, retries) => seconds <= LONGEST_WAIT_SECONDS && retries < MOST_RETRIES;
    return getOctokit(token, {
        baseUrl: apiUrl,
        log: silent,
        request: { signal: AbortSignal.timeout(deadlineMs) },
        retry: { retries: MOST_RETRIES, retryAfterBaseValue: secondMs },
        throttle: {
            retryAfterBaseValue: secondMs,
            onRateLimit: isWorthWaiting,
            onSecondaryRateLimit: isWorthWaiting,
        },
    }, retry, throttling);
}


/***/ }),

/***/ 69771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   markerOf: () => (/* binding */ markerOf),
/* harmony export */   r: () => (/* binding */ isMarked),
/* harmony export */   stateLine: () => (/* binding */ stateLine),
/* harmony export */   u: () => (/* binding */ readState)
/* harmony export */ });
/** The last line of a comment of ours: the key says which of several. */
function markerOf(key) {
    return `<!-- agent-bench:v1:${inert(key)} -->`;
}
/** The line before it: what the comment is about, to tell a new message from the same one. */
function stateLine(state) {
    return `<!-- agent-bench-state:${inert(state)} -->`;
}
/** The state of a comment of ours; null where it has none. */
function readState(body) {
    const line = linesOf(body).at(-2) ?? '';
    const state = /^<!-- agent-bench-state:(\S*) -->$/.exec(line)?.[1];
    return state === undefined ? null : decodeURIComponent(state);
}
/** True when the last line is the marker of this key: one that somebody quotes is no mark. */
function isMarked(body, key) {
    return linesOf(body).at(-1) === markerOf(key);
}
function linesOf(body) {
    return body
        .split(/\r?\n/)
        .map((line) => line.trimEnd())
        .filter((line) => line !== '');
}
/** Without a character that could end the HTML comment, or two hyphens in a row. */
function inert(text) {
    return encodeURIComponent(text.toWellFormed())
        .replaceAll('%2F', '/')
        .replaceAll(/-(?=-|$)/g, '%2D');
}


/***/ }),

/***/ 43879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishFromFile: () => (/* binding */ publishFromFile)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/domain/report.js + 2 modules
var report = __webpack_require__(44253);
;// CONCATENATED MODULE: ./lib/adapters/storage/hostile-report.js


/** No report that a comment is made of is larger. */
const MAX_HOSTILE_BYTES = 64 * 1024 * 1024;
const MAX_DEPTH = 40;
/** A report made by code from outside, or in words why it is none. Nothing in it names a file or an address to use. */
function readHostileReport(file) {
    const text = readCapped(file);
    if (typeof text !== 'string')
        return text;
    const value = parse(text);
    if (value === undefined)
        return { fault: 'it is no JSON' };
    if (isDeeper(value, MAX_DEPTH))
        return { fault: `it is nested deeper than ${MAX_DEPTH} levels` };
    const parsed = report/* reportSchema */.Q.safeParse(value);
    if (parsed.success)
        return { report: parsed.data };
    const [issue] = parsed.error.issues;
    const path = (issue?.path ?? []).slice(0, 6).map((step) => String(step).slice(0, 40));
    return { fault: `it does not have the shape of a report (${path.join('.') || 'root'})` };
}
/** A regular file that is no link, up to the cap. */
function readCapped(file) {
    let handle = null;
    try {
        handle = (0,external_node_fs_.openSync)(file, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
        const stats = (0,external_node_fs_.fstatSync)(handle);
        if (!stats.isFile())
            return { fault: 'it is no regular file' };
        if (stats.size > MAX_HOSTILE_BYTES)
            return { fault: `it has more than ${MAX_HOSTILE_BYTES} bytes` };
        return new TextDecoder('utf-8', { fatal: true }).decode((0,external_node_fs_.readFileSync)(handle));
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown cause';
        if (code === 'ELOOP')
            return { fault: 'it is a symbolic link' };
        return { fault: `it can't be read (${code})` };
    }
    finally {
        if (handle !== null)
            (0,external_node_fs_.closeSync)(handle);
    }
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function isDeeper(value, levels) {
    if (typeof value !== 'object' || value === null)
        return false;
    return levels === 0 || Object.values(value).some((item) => isDeeper(item, levels - 1));
}

// EXTERNAL MODULE: ./lib/adapters/github/event.js
var github_event = __webpack_require__(47186);
// EXTERNAL MODULE: ./lib/adapters/github/open-octokit.js
var open_octokit = __webpack_require__(50643);
;// CONCATENATED MODULE: ./lib/adapters/github/find-pull-request.js

/**
 * The open pull request whose head is the commit of a run, looked up by owner and branch: the event's own list is
 * empty for forks. A head that has moved on is `none`, in words.
 */
async function findPullRequest({ repository, ...access }, run) {
    const [owner = '', repo = ''] = repository.split('/');
    try {
        const octokit = await (0,open_octokit/* openOctokit */.O)(access);
        const { data } = await octokit.rest.pulls.list({
            ...{ owner, repo, state: 'open', per_page: 100 },
            head: `${run.headOwner}:${run.headBranch}`,
        });
        const [pull] = data.filter(({ base }) => base.repo.full_name === repository);
        if (pull === undefined)
            return none('no open pull request has the branch of this run');
        if (pull.head.sha !== run.headSha) {
            return none('a newer commit has come to the pull request meanwhile, so this report is not published');
        }
        return { kind: 'found', number: pull.number };
    }
    catch (error) {
        const words = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
        return none(`the pull request can't be looked up (${(words ?? '').slice(0, 200)}); the job needs "pull-requests: write"`);
    }
}
function none(words) {
    return { kind: 'none', words };
}

// EXTERNAL MODULE: ./lib/core/comment/marker.js
var marker = __webpack_require__(69771);
// EXTERNAL MODULE: ./lib/adapters/github/comment.js + 1 modules
var comment = __webpack_require__(20166);
// EXTERNAL MODULE: ./lib/domain/default-config.js
var default_config = __webpack_require__(76644);
// EXTERNAL MODULE: ./lib/domain/config-names.js
var config_names = __webpack_require__(96145);
// EXTERNAL MODULE: ./lib/domain/failure.js
var failure = __webpack_require__(27550);
// EXTERNAL MODULE: ./lib/render/comment.js
var render_comment = __webpack_require__(66833);
// EXTERNAL MODULE: ./lib/render/markdown.js + 4 modules
var markdown = __webpack_require__(44621);
// EXTERNAL MODULE: ./lib/entry/comment-state.js
var comment_state = __webpack_require__(76969);
// EXTERNAL MODULE: ./lib/entry/pull-request.js
var pull_request = __webpack_require__(49973);
// EXTERNAL MODULE: ./lib/entry/run-comment.js
var run_comment = __webpack_require__(7333);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/entry/publish-report.js














const DEADLINE_MS = 60_000;
/**
 * Posts the report of a pull request's own, unprivileged run, from a workflow_run job that may write. The file was
 * made by code from outside: it is capped, checked against its schema and rendered anew, and where it is posted
 * follows from the event alone. What is wrong with it ends in exit status 2; a head that has moved on is a notice.
 */
async function publishFromFile(file, overrides, { host, token }) {
    const { env, cwd } = host;
    if (file === '')
        throw new failure/* Failure */.H('usage', 'input reports: expected the path of one report.json');
    const repository = env['GITHUB_REPOSITORY'] ?? '';
    const run = (0,github_event/* readWorkflowRun */.hO)(env['GITHUB_EVENT_NAME'] ?? '', (0,pull_request/* readPayload */.rD)(env['GITHUB_EVENT_PATH']));
    if (run === null || run.repository !== repository || run.event !== 'pull_request') {
        throw new failure/* Failure */.H('usage', 'publish runs for the event workflow_run, after a workflow that ran for a pull request of this repository');
    }
    if (token === null)
        throw new failure/* Failure */.H('usage', 'publish needs github-token with "pull-requests: write"');
    const read = readHostileReport((0,external_node_path_.resolve)(cwd, file));
    if ('fault' in read)
        throw new failure/* Failure */.H('preflight', `the report is not published: ${read.fault}`);
    const { report } = read;
    if (report.run.origin?.headSha !== run.headSha) {
        return neutral(`the report is of another commit than the run it came with; it is not published`);
    }
    const place = {
        ...{ token, repository, deadlineMs: DEADLINE_MS },
        apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com',
    };
    const pull = await findPullRequest(place, run);
    if (pull.kind !== 'found')
        return neutral(pull.words);
    const fallback = default_config/* DEFAULT_CONFIG */.P.comment;
    const key = (0,comment_state/* commentKey */.T)(overrides.commentKey || null, {
        workflow: run.workflow,
        configPath: report.run.configPath,
    });
    const state = (0,comment_state/* commentState */.P)(report);
    const body = (0,render_comment/* renderComment */.w)(report, {
        runUrl: (0,run_comment/* runUrlOf */.Qm)(host, repository, run.runId),
        ending: [(0,marker.stateLine)(state), (0,marker.markerOf)(key)],
    });
    const outcome = (0,run_comment/* shown */.SP)(await (0,comment.publishComment)({ ...place, pullNumber: pull.number, headSha: run.headSha }, {
        ...{ key, body, state, exitCode: report.exitCode },
        policy: config_names/* COMMENT_POLICIES */.zd.find((name) => name === overrides.comment) ?? fallback.policy,
        mode: config_names/* COMMENT_MODES */.p8.find((name) => name === overrides.commentMode) ?? fallback.mode,
    }));
    return {
        status: 0,
        lines: [`published for pull request #${pull.number}`],
        annotations: outcome.annotations,
        outputs: { 'comment-id': outcome.id, 'comment-url': outcome.url },
        markdown: (0,markdown/* renderSummary */.Br)(report),
    };
}
function neutral(message) {
    const annotation = { title: 'agent-bench publish', message, file: null, line: null };
    return {
        ...{ status: 0, lines: [message], outputs: {}, markdown: null },
        annotations: [{ level: 'notice', ...annotation }],
    };
}


/***/ })

};
