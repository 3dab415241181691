export const id = 198;
export const ids = [198];
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
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(413)]).then(__webpack_require__.bind(__webpack_require__, 92413));
    const [owner = '', repo = ''] = place.repository.split('/');
    const octokit = getOctokit(place.token, { baseUrl: place.apiUrl });
    const request = { signal: AbortSignal.timeout(place.deadlineMs) };
    try {
        const answer = await octokit.rest.repos.getContent({
            ...{ owner, repo, path, ref: commit, request },
            mediaType: { format: 'raw' },
        });
        const text = answer.data;
        return typeof text === 'string'
            ? { kind: 'file', text }
            : { kind: 'unreadable', words: `${path} is no regular file there` };
    }
    catch (error) {
        if (statusOf(error) !== 404)
            return { kind: 'unreadable', words: explain(error) };
    }
    try {
        await octokit.rest.git.getCommit({ owner, repo, commit_sha: commit, request });
        return { kind: 'absent' };
    }
    catch (error) {
        return { kind: 'unreadable', words: explain(error) };
    }
}
function statusOf(error) {
    const isFailed = typeof error === 'object' && error !== null && 'status' in error;
    return isFailed && typeof error.status === 'number' ? error.status : null;
}
function explain(error) {
    const status = statusOf(error);
    const words = error instanceof Error ? error.message : String(error);
    const hint = {
        401: ': the token is not valid',
        403: ': the token needs the permission "contents: read"',
    };
    if (status === 401 || status === 403)
        return `the API answered ${status}${hint[status]}`;
    return status === null
        ? `the API can't be reached: ${words.slice(0, 200)}`
        : `the API answered ${status}: ${words.slice(0, 200)}`;
}


/***/ })

};
