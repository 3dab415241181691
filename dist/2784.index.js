export const id = 2784;
export const ids = [2784];
export const modules = {

/***/ 11485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LO: () => (/* binding */ missing),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   mw: () => (/* binding */ broken),
/* harmony export */   vI: () => (/* binding */ shortened)
/* harmony export */ });
/** There is no baseline, and nothing is wrong with that. */
function missing(reason) {
    return { kind: 'none', reason, broken: false };
}
/** There may be a baseline, but something keeps it from being read. */
function broken(reason) {
    return { kind: 'none', reason, broken: true };
}
/** Text from outside as part of a reason: one line, at most 100 characters. */
function shortened(text) {
    const line = text.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
    return line.length <= 100 ? line : `${line.slice(0, 97).toWellFormed()}...`;
}
/** A failure in a few words; never its stack. */
function wordsOf(error) {
    return shortened(error instanceof Error ? error.message : String(error));
}


/***/ }),

/***/ 87632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readRecord),
/* harmony export */   x: () => (/* binding */ MAX_RECORD_BYTES)
/* harmony export */ });
/* harmony import */ var _domain_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33052);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11485);


/** Larger texts are no baselines: samples of ten thousand trials take a tenth of it. */
const MAX_RECORD_BYTES = 32 * 1024 * 1024;
/** The record in a text from outside, or in words why it is none; a sound record of another name or branch is not broken. */
function readRecord(text, expected) {
    const bytes = Buffer.byteLength(text);
    if (bytes > MAX_RECORD_BYTES)
        return unreadable(`it has ${bytes} bytes, more than 32 MiB`);
    const value = parse(text);
    if (value === undefined)
        return unreadable('it is no JSON');
    const version = unknownVersion(value);
    if (version !== null)
        return unreadable(version);
    const { data, error } = _domain_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .baselineSchema */ .d2.safeParse(value);
    if (error === undefined)
        return checkOwner(data, expected);
    const [issue] = error.issues;
    const path = issue?.path.map(String).join('.') ?? '';
    return unreadable(`${(0,_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(path === '' ? 'its root' : path)}: ${(0,_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(issue?.message ?? '')}`);
}
function unreadable(why) {
    return (0,_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .broken */ .mw)(`the record can not be read: ${why}`);
}
/** Undefined when it is no JSON: JSON has no such value. */
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function unknownVersion(value) {
    if (typeof value !== 'object' || value === null || !('schemaVersion' in value))
        return null;
    const { schemaVersion } = value;
    if (typeof schemaVersion !== 'number' || schemaVersion === 1)
        return null;
    return `its schemaVersion is ${schemaVersion}, this agent-bench reads 1; use the version that wrote it, or write a new baseline`;
}
function checkOwner(record, expected) {
    for (const key of ['name', 'branch']) {
        const [found, wanted] = [record[key], expected[key]];
        if (wanted !== null && found !== wanted) {
            return (0,_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .missing */ .LO)(`the record found is of the ${key} ${quoted(found)}, not of ${quoted(wanted)}`);
        }
    }
    return { kind: 'record', record };
}
function quoted(text) {
    return text === null ? 'null' : `"${(0,_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(text)}"`;
}


/***/ }),

/***/ 33052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FQ: () => (/* binding */ BASELINE_STORES),
  d2: () => (/* binding */ baselineSchema),
  v3: () => (/* binding */ measuredAgentSchema),
  B7: () => (/* binding */ measuredTargetSchema),
  ao: () => (/* binding */ runnerSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(41514);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./lib/domain/metric.js
var metric = __webpack_require__(23230);
// EXTERNAL MODULE: ./lib/domain/trial.js
var trial = __webpack_require__(59036);
;// CONCATENATED MODULE: ./lib/domain/sample.js



const count = schemas/* int */.Whr().nonnegative();
/**
 * One trial as a comparison sees it: how it ended, what evidence it has, and one number per metric. A
 * call metric is the median over the trial's answered calls. A metric without a value is left out.
 */
const trialSampleSchema = schemas/* strictObject */.rej({
    iteration: schemas/* int */.Whr().positive(),
    state: schemas/* enum */.k5n(trial/* TRIAL_STATES */.Yu),
    callsSent: count,
    callsWithUsage: count,
    callsPriced: count,
    /** Names of models that answered. */
    models: schemas/* array */.YOg(schemas/* string */.YjP()),
    values: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(metric/* METRIC_NAMES */.Uw), schemas/* number */.aig().nonnegative()),
});
/** The samples of one cell. */
const sampleCellSchema = schemas/* strictObject */.rej({
    target: schemas/* string */.YjP(),
    case: schemas/* string */.YjP(),
    mode: schemas/* enum */.k5n(['native', 'text', 'agent']),
    samples: schemas/* array */.YOg(trialSampleSchema),
});

;// CONCATENATED MODULE: ./lib/domain/baseline.js


/** The machine a run was measured on, as far as it matters to its times. */
const runnerSchema = schemas/* strictObject */.rej({
    os: schemas/* string */.YjP(),
    arch: schemas/* string */.YjP(),
    cpu: schemas/* string */.YjP(),
    cores: schemas/* int */.Whr().positive(),
    /** Version of the runner's image; null where the machine names none. */
    image: schemas/* string */.YjP().nullable(),
    node: schemas/* string */.YjP(),
});
/** An agent process as it was measured. */
const measuredAgentSchema = schemas/* strictObject */.rej({
    recipe: schemas/* string */.YjP(),
    protocol: schemas/* string */.YjP(),
    network: schemas/* string */.YjP(),
    command: schemas/* array */.YOg(schemas/* string */.YjP()),
});
/** A target as it was measured: what may change between two runs is the treatment. */
const measuredTargetSchema = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP(),
    kind: schemas/* enum */.k5n(['chat', 'command']),
    provider: schemas/* string */.YjP(),
    model: schemas/* string */.YjP(),
    params: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* json */.Pq9()),
    limits: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig().nullable()),
    /** Null for the built-in agent. */
    agent: measuredAgentSchema.nullable().default(null),
});
/** What later runs are compared with: samples and fingerprints of one run, no prompts and no replies. */
const baselineSchema = schemas/* strictObject */.rej({
    schemaVersion: schemas/* literal */.euz(1),
    tool: schemas/* strictObject */.rej({ name: schemas/* literal */.euz('agent-bench'), version: schemas/* string */.YjP() }),
    /** `compare.baseline.name` of the run that wrote it. */
    name: schemas/* string */.YjP(),
    /** The branch it was measured on; null outside Actions. */
    branch: schemas/* string */.YjP().nullable(),
    commit: schemas/* string */.YjP().nullable(),
    createdAt: iso/* datetime */.w$(),
    live: schemas/* boolean */.zMY(),
    textTemplate: schemas/* int */.Whr().positive(),
    configHash: schemas/* string */.YjP(),
    caseHashes: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()),
    runner: runnerSchema,
    targets: schemas/* array */.YOg(measuredTargetSchema),
    cells: schemas/* array */.YOg(sampleCellSchema),
});
const BASELINE_STORES = ['cache', 'file', 'artifact'];


/***/ }),

/***/ 92784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openStore: () => (/* binding */ openStore)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/adapters/baseline/answers.js
var answers = __webpack_require__(11485);
// EXTERNAL MODULE: ./lib/adapters/baseline/read-record.js
var read_record = __webpack_require__(87632);
;// CONCATENATED MODULE: ./lib/adapters/baseline/file-store.js


/** A baseline that is kept in the repository. Saving does nothing: the user reviews and commits the file. */
function createFileStore({ read, shownAs }) {
    return {
        find: async () => {
            try {
                const text = await read();
                if (text === null)
                    return (0,answers/* missing */.LO)(`there is no ${shownAs}`);
                const answer = (0,read_record/* readRecord */.a)(text, { name: null, branch: null });
                return answer.kind === 'record'
                    ? answer
                    : { ...answer, reason: `${shownAs}: ${answer.reason}` };
            }
            catch (error) {
                return (0,answers/* broken */.mw)(`${shownAs} can not be read: ${(0,answers/* wordsOf */.Z9)(error)}`);
            }
        },
        save: () => Promise.resolve(null),
    };
}

// EXTERNAL MODULE: ./lib/adapters/storage/read-regular-file.js
var read_regular_file = __webpack_require__(54732);
// EXTERNAL MODULE: ./lib/entry/prepare-run.js + 1 modules
var prepare_run = __webpack_require__(54299);
;// CONCATENATED MODULE: ./lib/entry/open-store.js





/** The store that `compare.baseline` names, for this event: a pull request reads its base's and writes none. */
function openStore(prepared, host) {
    switch (prepared.settings.compare.baseline.store) {
        case 'file':
            return fileStore(prepared, host);
        case 'cache':
            return lazily(async () => cacheStore(prepared, host));
        case 'artifact':
            return lazily(async () => artifactStore(prepared, host));
    }
}
function fileStore(prepared, host) {
    const { settings, root, baseCommit } = prepared;
    const path = settings.compare.baseline.path ?? '';
    if (baseCommit === null) {
        const file = (0,external_node_path_.resolve)(root, path);
        return createFileStore({ shownAs: path, read: async () => readHere(file) });
    }
    const shownAs = `${path} at the base ${baseCommit.slice(0, 7)}`;
    return createFileStore({
        shownAs,
        read: async () => textOf(await (0,prepare_run/* readAtCommit */.zX)(prepared, host, path)),
    });
}
function textOf(file) {
    if (file.kind === 'unreadable')
        throw new Error(file.words);
    return file.kind === 'file' ? file.text : null;
}
function readHere(file) {
    const read = (0,read_regular_file/* readRegularFile */.X)(file, read_record/* MAX_RECORD_BYTES */.x);
    if (read.kind === 'unfit')
        throw new Error(read.words);
    return read.kind === 'text' ? read.text : null;
}
async function cacheStore(prepared, host) {
    if (host.surface !== 'action') {
        return without('the store "cache" is there for the action alone: pass --baseline FILE');
    }
    const { createCacheStore } = await __webpack_require__.e(/* import() */ 3825).then(__webpack_require__.bind(__webpack_require__, 63825));
    const { settings, event } = prepared;
    const { env } = host;
    return createCacheStore({
        name: settings.compare.baseline.name,
        branch: baseBranch(prepared),
        write: event.mayWriteBaseline
            ? {
                branch: baseBranch(prepared),
                runId: env['GITHUB_RUN_ID'] || '0',
                attempt: env['GITHUB_RUN_ATTEMPT'] || '1',
            }
            : null,
        workspace: env['GITHUB_WORKSPACE'] || host.cwd,
    });
}
async function artifactStore(prepared, host) {
    const { env } = host;
    const token = prepared.token;
    const repository = env['GITHUB_REPOSITORY'];
    if (token === null || !repository) {
        return without('the store "artifact" needs a token and GITHUB_REPOSITORY');
    }
    const { createArtifactStore } = await Promise.all(/* import() */[__webpack_require__.e(1306), __webpack_require__.e(6348)]).then(__webpack_require__.bind(__webpack_require__, 26348));
    const { name } = prepared.settings.compare.baseline;
    const [owner = '', repo = ''] = repository.split('/');
    return createArtifactStore({
        ...{ token, owner, repo, artifactName: name, recordName: name },
        branch: baseBranch(prepared),
        apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com',
    });
}
/** Whose baseline counts: the pull request's base, the branch that is run, or the default one. */
function baseBranch({ event }) {
    if (event.pull !== null)
        return event.pull.baseRef ?? event.defaultBranch ?? 'main';
    return event.mayWriteBaseline
        ? (event.branch ?? 'main')
        : (event.defaultBranch ?? event.branch ?? 'main');
}
function lazily(open) {
    const opened = open();
    return {
        find: async () => (await opened).find(),
        save: async (record) => (await opened).save(record),
    };
}
function without(reason) {
    return {
        find: () => Promise.resolve({ kind: 'none', reason, broken: true }),
        save: () => Promise.resolve(null),
    };
}


/***/ })

};
