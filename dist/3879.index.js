export const id = 3879;
export const ids = [3879,7273,9771];
export const modules = {

/***/ 62545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WE: () => (/* binding */ explain),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   c2: () => (/* binding */ statusOf)
/* harmony export */ });
/** What went wrong with writing to a pull request, and the way out; the token is in no word of it. */
function explain(error, token) {
    const status = statusOf(error);
    const words = wordsOf(error, token);
    if (status === 429 || /rate limit/i.test(words)) {
        return `the pull request was not told: GitHub limits the rate of requests, and waiting did not help (${words}); re-run the job later`;
    }
    if (status === 401 || status === 403 || status === 404) {
        return `the pull request was not told: ${words}; give the job "permissions: pull-requests: write"`;
    }
    return status === 422
        ? `the pull request was not told: GitHub did not take the comment: ${words}`
        : `the pull request was not told: GitHub failed or could not be reached: ${words}`;
}
/** At most 200 characters in one line, and no token in them. */
function wordsOf(error, token) {
    const hasReply = !!memberOf(error, 'response'); // Without one the client still claims a status, 500
    const message = String(hasReply ? memberOf(error, 'message') : causeOf(error));
    const safe = token === '' ? message : message.replaceAll(token, '***');
    const words = safe.replaceAll(/\s+/g, ' ').slice(0, 200).toWellFormed();
    return hasReply ? `${String(statusOf(error))} ${words}` : words;
}
/** What is at the bottom of it: a connection that was refused on all addresses has a code and no words. */
function causeOf(error) {
    const cause = memberOf(error, 'cause');
    if (cause)
        return causeOf(cause);
    return memberOf(error, 'message') || memberOf(error, 'code') || error;
}
/** The status of GitHub's answer; undefined where there was none. */
function statusOf(error) {
    return memberOf(error, 'status');
}
function memberOf(value, name) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}


/***/ }),

/***/ 97273:
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

// EXTERNAL MODULE: ./lib/adapters/github/api-failure.js
var api_failure = __webpack_require__(62545);
;// CONCATENATED MODULE: ./lib/adapters/github/marked-comments.js

/** The comments that carry our marker, over all pages, each with whether this token's owner wrote it. */
async function listMarked({ octokit, place, owner, repo }, key) {
    const all = await octokit.paginate(octokit.rest.issues.listComments, {
        ...{ owner, repo, issue_number: place.pullNumber, per_page: 100 },
    });
    const marked = all.filter(({ body = '' }) => (0,marker/* isMarked */.r)(body, key));
    const authorship = await askAuthorship(octokit, marked.map(({ node_id: node }) => node));
    return marked.map(({ id, html_url: url, body = '', user }, index) => ({
        ...{ id, url, body },
        isOurs: authorship === null
            ? user?.login === 'github-actions[bot]'
            : (authorship[index]?.viewerDidAuthor ?? false),
    }));
}
const AUTHORS = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on IssueComment { id viewerDidAuthor } } }';
const MOST_NODES = 100; // https://docs.github.com/en/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api
/**
 * Whether the token's owner wrote the comments, in the order of their nodes: a node may answer with another form
 * of its id. Null where that can't be asked.
 */
async function askAuthorship(octokit, nodes) {
    const known = [];
    for (let from = 0; from < nodes.length; from += MOST_NODES) {
        const ids = nodes.slice(from, from + MOST_NODES);
        const answer = await octokit
            .graphql(AUTHORS, { ids })
            .catch((error) => error.data); // Of a comment that is gone meanwhile
        if (answer?.nodes?.length !== ids.length)
            return null;
        known.push(...answer.nodes);
    }
    return known;
}

// EXTERNAL MODULE: ./lib/adapters/github/open-octokit.js
var open_octokit = __webpack_require__(50643);
;// CONCATENATED MODULE: ./lib/adapters/github/comment.js




/** Brings the one comment of a key up to date; what goes wrong is said in words, nothing is thrown. */
async function publishComment(place, wish) {
    if (wish.policy === 'off')
        return left(null, null);
    try {
        const octokit = await (0,open_octokit/* openOctokit */.O)(place);
        const [owner = '', repo = ''] = place.repository.split('/');
        return await publish({ octokit, place, owner, repo }, wish);
    }
    catch (error) {
        return { kind: 'failed', warning: (0,api_failure/* explain */.WE)(error, place.token) };
    }
}
async function publish(thread, wish) {
    const plan = planComment(await listMarked(thread, wish.key), wish);
    if (plan.kind === 'leave' && plan.remove.length === 0)
        return left(plan.kept, null);
    if (await hasMoved(thread))
        return refused;
    const outcome = await carryOut(thread, plan, wish);
    if (outcome.kind === 'refused' || outcome.kind === 'failed')
        return outcome;
    const notes = [outcome.note, await removeAll(thread, plan.remove)];
    return { ...outcome, note: notes.filter((note) => note !== null).join('; ') || null };
}
async function carryOut(thread, plan, wish) {
    switch (plan.kind) {
        case 'leave':
            return left(plan.kept, null);
        case 'create':
            return createOne(thread, wish, plan.remove);
        case 'update': {
            const updated = await update(thread, plan.id, wish.body);
            return updated === null ? createOne(thread, wish, plan.remove) : written(updated, null);
        }
    }
}
/** Two runs that found no comment both create one: the later steps back, and updates the earlier one's. */
async function createOne(thread, wish, replaced) {
    const { octokit, place, owner, repo } = thread;
    const { data } = await octokit.rest.issues.createComment({
        ...{ owner, repo, issue_number: place.pullNumber, body: wish.body },
    });
    const own = { id: data.id, url: data.html_url };
    if (wish.mode === 'new')
        return written(own, null);
    try {
        const older = (await listMarked(thread, wish.key)).find(({ id, isOurs }) => isOurs && id < own.id && !replaced.includes(id));
        return older === undefined ? written(own, null) : await stepBack(thread, { own, older, wish });
    }
    catch (error) {
        return written(own, `a second comment may be left of another run: ${(0,api_failure/* wordsOf */.Z9)(error, place.token)}`);
    }
}
/** The earlier comment may tell of a newer commit by now: then it stays as it is. */
async function stepBack(thread, race) {
    const { own, older, wish } = race;
    const isOutdated = await hasMoved(thread);
    const updated = isOutdated ? null : await update(thread, older.id, wish.body);
    if (updated === null && !isOutdated)
        return written(own, null);
    const note = await removeAll(thread, [own.id]);
    return updated === null ? refused : written(updated, note);
}
/** Null when the comment is gone. */
async function update(thread, id, body) {
    const { octokit, owner, repo } = thread;
    try {
        const { data } = await octokit.rest.issues.updateComment({
            ...{ owner, repo, comment_id: id, body },
        });
        return { id: data.id, url: data.html_url };
    }
    catch (error) {
        if ((0,api_failure/* statusOf */.c2)(error) === 404)
            return null;
        throw error;
    }
}
/** Null when all are gone, else a note. */
async function removeAll({ octokit, place, owner, repo }, ids) {
    const failed = [];
    for (const id of ids) {
        try {
            await octokit.rest.issues.deleteComment({ owner, repo, comment_id: id });
        }
        catch (error) {
            if ((0,api_failure/* statusOf */.c2)(error) !== 404)
                failed.push(error);
        }
    }
    if (failed.length === 0)
        return null;
    return `${failed.length} superfluous comment${failed.length === 1 ? '' : 's'} could not be removed: ${(0,api_failure/* wordsOf */.Z9)(failed[0], place.token)}`;
}
/** True when the pull request's head is another commit than the one that the report is about. */
async function hasMoved({ octokit, place, owner, repo }) {
    if (place.headSha === null)
        return false;
    const pull = await octokit.rest.pulls.get({ owner, repo, pull_number: place.pullNumber });
    return pull.data.head.sha !== place.headSha;
}
const refused = {
    kind: 'refused',
    note: 'a newer commit of the pull request has come meanwhile, so its comment was left to the run of that one',
};
function left(kept, note) {
    return { kind: 'left', id: kept?.id ?? null, url: kept?.url ?? null, note };
}
function written(comment, note) {
    return { kind: 'written', ...comment, note };
}


/***/ }),

/***/ 50643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ openOctokit)
/* harmony export */ });
const MOST_RETRIES = 2;
const LONGEST_WAIT_SECONDS = 60;
const CLIENT_ERRORS = Array.from({ length: 100 }, (_, index) => 400 + index);
const silent = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
};
/**
 * GitHub's client with retries: 5xx and broken connections twice, and a rate limit twice where GitHub asks for at
 * most a minute.
 */
async function openOctokit(access) {
    const { token, apiUrl, deadlineMs, secondMs = 1000, pace = {} } = access;
    const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
        __webpack_require__.e(/* import() */ 1758).then(__webpack_require__.bind(__webpack_require__, 11758)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(9735)]).then(__webpack_require__.bind(__webpack_require__, 49735)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(6856)]).then(__webpack_require__.bind(__webpack_require__, 86856)),
    ]);
    const isWorthWaiting = (seconds, _, __, retries) => seconds <= LONGEST_WAIT_SECONDS && retries < MOST_RETRIES;
    return getOctokit(token, {
        baseUrl: apiUrl,
        log: silent,
        retry: {
            retries: MOST_RETRIES,
            retryAfterBaseValue: secondMs,
            doNotRetry: CLIENT_ERRORS, // Else 429 is retried at once, and once more by the other plugin
        },
        throttle: {
            ...pace,
            retryAfterBaseValue: secondMs,
            onRateLimit: isWorthWaiting,
            onSecondaryRateLimit: isWorthWaiting,
        },
    }, limitEach(deadlineMs), // The first one is the innermost: it sees each attempt
    retry, throttling);
}
/** A deadline for each attempt. It can't be an option: `request` there would displace the fetch that knows proxies. */
function limitEach(deadlineMs) {
    return ({ hook }) => {
        hook.before('request', (options) => {
            const signal = AbortSignal.timeout(deadlineMs);
            options.request = Object.assign(options.request ?? {}, { signal, log: silent });
        });
        return {};
    };
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
/** The state of a comment of ours; null where it has none, or one that was not written by `stateLine`. */
function readState(body) {
    const line = linesOf(body).at(-2) ?? '';
    const state = /^<!-- agent-bench-state:(\S*) -->$/.exec(line)?.[1];
    return state === undefined ? null : decode(state);
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
    return Array.from(text, encode)
        .join('')
        .replaceAll('%2F', '/')
        .replaceAll(/-(?=-|$)/g, '%2D');
}
/** Half a surrogate pair has no UTF-8; it is kept apart from others, so that no two keys share a marker. */
function encode(character) {
    return character.isWellFormed()
        ? encodeURIComponent(character)
        : `%u${character.charCodeAt(0).toString(16)}`;
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return null; // Somebody edited it
    }
}


/***/ }),

/***/ 43879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishFromFile: () => (/* binding */ publishFromFile)
});

// EXTERNAL MODULE: ./lib/domain/report.js + 4 modules
var report = __webpack_require__(27955);
// EXTERNAL MODULE: ./lib/adapters/storage/read-regular-file.js
var read_regular_file = __webpack_require__(54732);
;// CONCATENATED MODULE: ./lib/adapters/storage/hostile-report.js


/** No report that a comment is made of is larger. */
const MAX_HOSTILE_BYTES = 64 * 1024 * 1024;
const MAX_DEPTH = 40;
/** A report made by code from outside, or in words why it is none. Nothing in it names a file or an address to use. */
function readHostileReport(file) {
    const read = (0,read_regular_file/* readRegularFile */.X)(file, MAX_HOSTILE_BYTES);
    if (read.kind === 'absent')
        return { fault: 'there is no such file' };
    if (read.kind === 'unfit')
        return { fault: read.words };
    const value = parse(read.text);
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
// EXTERNAL MODULE: ./lib/adapters/github/api-failure.js
var api_failure = __webpack_require__(62545);
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
        const pull = data.find(({ base }) => base.repo.full_name === repository);
        if (pull === undefined)
            return none('no open pull request has the branch of this run');
        if (pull.head.sha !== run.headSha) {
            return none('a newer commit has come to the pull request meanwhile, so this report is not published');
        }
        return { kind: 'found', number: pull.number };
    }
    catch (error) {
        const words = (0,api_failure/* wordsOf */.Z9)(error, access.token);
        return none(`the pull request can't be looked up (${words}); the job needs "pull-requests: write"`);
    }
}
function none(words) {
    return { kind: 'none', words };
}

// EXTERNAL MODULE: ./lib/core/comment/marker.js
var marker = __webpack_require__(69771);
// EXTERNAL MODULE: ./lib/adapters/github/comment.js + 2 modules
var comment = __webpack_require__(97273);
// EXTERNAL MODULE: ./lib/domain/default-config.js
var default_config = __webpack_require__(76644);
// EXTERNAL MODULE: ./lib/domain/config-names.js
var config_names = __webpack_require__(96145);
// EXTERNAL MODULE: ./lib/domain/failure.js
var failure = __webpack_require__(27550);
// EXTERNAL MODULE: ./lib/render/comment.js
var render_comment = __webpack_require__(66833);
// EXTERNAL MODULE: ./lib/render/markdown.js + 5 modules
var markdown = __webpack_require__(9729);
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
