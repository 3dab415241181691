export const id = 6348;
export const ids = [6348];
export const modules = {

/***/ 26348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createArtifactStore: () => (/* binding */ createArtifactStore)
});

// EXTERNAL MODULE: ./lib/adapters/baseline/answers.js
var answers = __webpack_require__(11485);
;// CONCATENATED MODULE: ./lib/adapters/baseline/artifact-api.js
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];
const PAGE_SIZE = 100;
/** Pull requests make artifacts of the same name, so the branch's last may be far down. */
const MAX_PAGES = 10;
/** Opens the API. Requests end with the signal. */
async function openArtifactApi({ token, apiUrl, owner, repo }, signal) {
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(1758), __webpack_require__.e(770)]).then(__webpack_require__.bind(__webpack_require__, 11758));
    const { rest } = getOctokit(token, { baseUrl: apiUrl });
    const place = { owner, repo, request: { signal } };
    async function* artifacts(name, branch) {
        for (let page = 1; page <= MAX_PAGES; page += 1) {
            const { data } = await rest.actions.listArtifactsForRepo({
                ...place,
                ...{ name, page, per_page: PAGE_SIZE },
            });
            yield* data.artifacts
                .filter((artifact) => artifact.name === name && isOwn(artifact, branch))
                .sort((a, b) => b.id - a.id)
                .map(({ id, size_in_bytes, workflow_run }) => ({
                id,
                runId: workflow_run?.id ?? 0,
                sizeBytes: size_in_bytes,
            }));
            if (data.artifacts.length < PAGE_SIZE)
                return;
        }
    }
    return {
        artifacts,
        isTrusted: async (runId, branch) => {
            const { data } = await rest.actions.getWorkflowRun({ ...place, run_id: runId });
            const { conclusion, event, head_branch } = data;
            return conclusion === 'success' && TRUSTED_EVENTS.includes(event) && head_branch === branch;
        },
        download: async (id, maxBytes) => {
            const request = { signal, parseSuccessResponseBody: false };
            const { data } = await rest.actions.downloadArtifact({
                ...{ owner, repo, request, artifact_id: id, archive_format: 'zip' },
            });
            // Unparsed, the body is a stream; the types know only the parsed one.
            return readBody(data, maxBytes);
        },
    };
}
/** A fork can have a branch of the same name, so the repository is compared too. */
function isOwn({ expired, workflow_run: run }, branch) {
    if (expired || run === undefined || run === null || run.head_branch !== branch)
        return false;
    return run.repository_id !== undefined && run.head_repository_id === run.repository_id;
}
async function readBody(body, maxBytes) {
    const parts = [];
    let size = 0;
    for await (const part of body) {
        size += part.length;
        if (size > maxBytes)
            return null; // Leaving the loop cancels the download
        parts.push(part);
    }
    return Buffer.concat(parts);
}

// EXTERNAL MODULE: ./lib/adapters/baseline/read-record.js
var read_record = __webpack_require__(87632);
// EXTERNAL MODULE: ./node_modules/fflate/esm/index.mjs
var esm = __webpack_require__(51306);
;// CONCATENATED MODULE: ./lib/adapters/baseline/read-zip.js


/**
 * The text of one file of a zip archive, or in words why it is not read. Nothing is written to disk.
 * Memory is bounded: an entry is inflated into a buffer of the size that it declares.
 */
function readZip(zip, entry) {
    try {
        return readEntry(zip, entry);
    }
    catch {
        return { fault: 'it is no sound zip archive' };
    }
}
function readEntry(zip, { name, maxBytes }) {
    const found = [];
    const names = [];
    const files = (0,esm/* unzipSync */.AO)(zip, {
        filter: (file) => {
            names.push(file.name);
            if (file.name !== name)
                return false;
            found.push(file);
            return found.length === 1 && file.originalSize <= maxBytes && file.size <= maxBytes;
        },
    });
    const outside = names.find(leadsOutside);
    if (outside !== undefined)
        return { fault: `it has an entry "${(0,answers/* shortened */.vI)(outside)}"` };
    const [first, second] = found;
    if (first === undefined)
        return { fault: `it has no ${name} at its root` };
    if (second !== undefined)
        return { fault: `it has more than one ${name}` };
    const bytes = files[name];
    if (bytes === undefined)
        return { fault: `its ${name} is larger than ${maxBytes} bytes` };
    if (bytes.length !== first.originalSize)
        return { fault: `its ${name} has not its declared size` };
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
}
/** No archive that was made in good faith has such names, whichever file is read. */
function leadsOutside(name) {
    return /^[/\\]|^[a-z]:/i.test(name) || name.split(/[/\\]/).includes('..');
}

;// CONCATENATED MODULE: ./lib/adapters/baseline/artifact-store.js




const RECORD_FILE = 'baseline.json';
const MAX_CANDIDATES = 10;
/** Baselines in artifacts of the branch's last good runs. Saving does nothing: the workflow uploads the bundle. */
function createArtifactStore(options) {
    return { find: () => find(options), save: () => Promise.resolve(null) };
}
async function find(options) {
    const { deadlineMs = 60_000 } = options;
    const signal = AbortSignal.timeout(deadlineMs);
    try {
        return await newestRecord(await openArtifactApi(options, signal), options);
    }
    catch (error) {
        if (signal.aborted)
            return (0,answers/* broken */.mw)(`the API did not answer within ${deadlineMs / 1000} s`);
        return (0,answers/* broken */.mw)(explain(error));
    }
}
/** A record that can't be read is told, not passed over for an older one; one of another name is passed over. */
async function newestRecord(api, options) {
    const { artifactName, branch } = options;
    let tried = 0;
    for await (const artifact of api.artifacts(artifactName, branch)) {
        tried += 1;
        if (tried > MAX_CANDIDATES)
            break;
        if (!(await api.isTrusted(artifact.runId, branch)))
            continue;
        const answer = await recordIn(api, artifact, options);
        if (answer.kind === 'record' || answer.broken)
            return answer;
    }
    return (0,answers/* missing */.LO)(`no successful run of the branch "${branch}" has an artifact "${artifactName}" with a baseline "${options.recordName}"`);
}
async function recordIn(api, { id, sizeBytes }, { branch, recordName, maxBytes = read_record/* MAX_RECORD_BYTES */.x }) {
    const zip = sizeBytes > maxBytes ? null : await api.download(id, maxBytes);
    if (zip === null) {
        return (0,answers/* broken */.mw)(`the artifact ${id} is larger than ${maxBytes} bytes; upload ${RECORD_FILE} as an artifact of its own`);
    }
    const entry = readZip(zip, { name: RECORD_FILE, maxBytes });
    if ('fault' in entry)
        return (0,answers/* broken */.mw)(`the artifact ${id} can not be read: ${entry.fault}`);
    return (0,read_record/* readRecord */.a)(entry.text, { name: recordName, branch });
}
/** The words of the API stay out: they can hold signed addresses. */
function explain(error) {
    const status = statusOf(error);
    switch (status) {
        case null:
            return 'the API could not be reached, or answered in another form than documented';
        case 401:
        case 403:
        case 404:
            return `artifacts can not be read (HTTP ${status}); give the job "permissions: actions: read", and the step its token`;
        default:
            return `artifacts can not be read (HTTP ${status}); if "permissions: actions: read" is given, try again later`;
    }
}
/** Null without a response: the client gives such errors the status 500. */
function statusOf(error) {
    if (!(error instanceof Error) || !('status' in error && 'response' in error))
        return null;
    return error.response !== undefined && typeof error.status === 'number' ? error.status : null;
}


/***/ })

};
