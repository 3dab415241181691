export const id = 9198;
export const ids = [9198];
export const modules = {

/***/ 99198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fetchFileAt: () => (/* binding */ fetchFileAt)
/* harmony export */ });
/**
 * A file as a commit has it, by the API: for a checkout that is too shallow to hold the commit. It is `absent`
 * only where the commit is known to exist; anything else that goes wrong is `unreadable`.
 */
async function fetchFileAt(place, commit, path) {
    try {
        return await readFile(place, commit, path);
    }
    catch (error) {
        return { kind: 'unreadable', words: explain(error) };
    }
}
async function readFile({ token, apiUrl, repository, deadlineMs }, commit, path) {
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(1758), __webpack_require__.e(770)]).then(__webpack_require__.bind(__webpack_require__, 11758));
    const [owner = '', repo = ''] = repository.split('/');
    const octokit = getOctokit(token, { baseUrl: apiUrl });
    const request = { signal: AbortSignal.timeout(deadlineMs) };
    try {
        const answer = await octokit.rest.repos.getContent({
            ...{ owner, repo, path, ref: commit, request },
            mediaType: { format: 'raw' },
        });
        const text = textOf(answer.data);
        return text === null
            ? { kind: 'unreadable', words: `${path} is no regular file there` }
            : { kind: 'file', text };
    }
    catch (error) {
        if (statusOf(error) !== 404)
            throw error;
    }
    await octokit.rest.git.getCommit({ owner, repo, commit_sha: commit, request });
    return { kind: 'absent' };
}
/** The client gives bytes where the answer names no character set; a folder is a list. */
function textOf(data) {
    if (data instanceof ArrayBuffer)
        return new TextDecoder().decode(data);
    return typeof data === 'string' ? data : null;
}
const PERMISSION = 'the permission "contents: read"';
const HINTS = {
    401: `the token is not valid; it needs ${PERMISSION}`,
    403: `the token needs ${PERMISSION}`,
    // GitHub says so too of what a token may not see.
    404: `the commit is not known, or the token needs ${PERMISSION}`,
};
function explain(error) {
    const words = (error instanceof Error ? error.message : String(error)).slice(0, 200);
    const status = statusOf(error);
    if (status === null)
        return `the API can't be reached: ${reasonOf(error) ?? words}`;
    const hint = HINTS[status];
    return `the API answered ${status}: ${words}${hint === undefined ? '' : `; ${hint}`}`;
}
/** Of an answer alone: octokit gives a request that got none the status 500. */
function statusOf(error) {
    const answer = memberOf(error, 'response');
    const status = memberOf(answer, 'status');
    return typeof status === 'number' ? status : null;
}
/** Octokit calls a passed deadline "Unknown Error", and keeps the reason as its cause. */
function reasonOf(error) {
    const cause = memberOf(error, 'cause');
    return cause instanceof Error ? cause.message.slice(0, 200) : null;
}
function memberOf(value, name) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}


/***/ })

};
