export const id = 8900;
export const ids = [8900];
export const modules = {

/***/ 78900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openMergeChallenge: () => (/* binding */ openMergeChallenge),
  prepareMerge: () => (/* binding */ prepareMerge)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/domain/json.js
var json = __webpack_require__(77708);
// EXTERNAL MODULE: ./lib/domain/report.js + 4 modules
var domain_report = __webpack_require__(27955);
// EXTERNAL MODULE: ./lib/adapters/storage/read-regular-file.js
var read_regular_file = __webpack_require__(54732);
;// CONCATENATED MODULE: ./lib/adapters/storage/read-shards.js





/** No report of a shard is larger. */
const MAX_BYTES = 512 * 1024 * 1024;
/** The bundles in the folders below `folder`, or in it; what can't be read is listed. */
function readShards(folder) {
    const bundles = [];
    const problems = [];
    for (const place of placesIn(folder)) {
        const read = readBundle(folder, place);
        if (typeof read === 'string')
            problems.push(read);
        else
            bundles.push(read);
    }
    return { bundles, problems };
}
/** Where report.json files are, one level down. */
function placesIn(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true })
            .filter((entry) => entry.isDirectory())
            .map(({ name }) => name)
            .filter((name) => isFile((0,external_node_path_.join)(folder, name, 'report.json')))
            .toSorted();
    }
    catch {
        return [];
    }
}
function readBundle(folder, place) {
    try {
        const report = domain_report/* reportSchema */.Q.safeParse(JSON.parse(readSafely((0,external_node_path_.join)(folder, place, 'report.json'))));
        if (!report.success) {
            const [issue] = report.error.issues;
            return `${place}/report.json is no report of this version: ${issue?.path.join('.') ?? ''}`;
        }
        const lines = readSafely((0,external_node_path_.join)(folder, place, 'journal.jsonl')).split('\n');
        const journal = lines
            .filter((line) => line !== '')
            .map((line) => JSON.parse(line))
            .filter(json/* isJsonObject */.O);
        return { place, report: report.data, journal };
    }
    catch (error) {
        return `${place} can't be read: ${error instanceof Error ? error.message : String(error)}`;
    }
}
function readSafely(file) {
    const read = (0,read_regular_file/* readRegularFile */.X)(file, MAX_BYTES);
    if (read.kind === 'text')
        return read.text;
    throw new Error(read.kind === 'absent' ? `${file} is missing` : `${file}: ${read.words}`);
}
/** Links are not followed. */
function isFile(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}

// EXTERNAL MODULE: ./lib/core/compare/match-cases.js
var match_cases = __webpack_require__(66986);
;// CONCATENATED MODULE: ./lib/core/merge/check-shards.js
/** What must be the same in all shards, in the words of a problem. */
const alike = [
    ['version', ({ tool }) => tool.version],
    ['commit', ({ run }) => run.commit],
    ['config', ({ run }) => run.configHash],
    ['cases', ({ run }) => run.caseHashes],
    ['targets', ({ run }) => run.targets.map(({ id, provider, model }) => [id, provider, model])],
    ['seed', ({ run }) => run.seed],
    ['runs', ({ run }) => run.runs],
    ['mock or live', ({ run }) => run.live],
    ['text template', ({ run }) => run.textTemplate],
    ['base', ({ baseline }) => baseline?.commit ?? null],
    ['workflow run', ({ run }) => run.origin?.runId ?? null],
];
/** Everything that keeps shards from being one run; empty when they are. */
function shardProblems(shards) {
    const [first] = shards;
    if (first === undefined)
        return ['no shard report was found'];
    const totals = new Set(shards.map(({ report }) => report.run.shard?.total ?? 0));
    return [
        ...shards.flatMap(partialProblems),
        ...mixedProblems(shards),
        ...(totals.size > 1
            ? [`shards of different splits: ${[...totals].map((total) => `n/${total}`).join(', ')}`]
            : missingAndDouble(shards, Math.max(...totals))),
    ];
}
function partialProblems({ place, report }) {
    if (report.run.shard === null)
        return [`${place} is no shard: it was run without --shard`];
    return report.partial ? [`${place} is unfinished`] : [];
}
function mixedProblems(shards) {
    return alike.flatMap(([what, valueOf]) => {
        const groups = Map.groupBy(shards, ({ report }) => JSON.stringify(valueOf(report)));
        if (groups.size < 2)
            return [];
        const sides = [...groups.values()].map((group) => group.map(({ place }) => place).join(', '));
        return [`not the same ${what}: ${sides.join(' against ')}`];
    });
}
function missingAndDouble(shards, total) {
    return Array.from({ length: total }, (_, place) => place + 1).flatMap((index) => {
        const found = shards.filter(({ report }) => report.run.shard?.index === index);
        if (found.length === 1)
            return [];
        return found.length === 0
            ? [`shard ${index}/${total} is missing`]
            : [
                `shard ${index}/${total} is there ${found.length} times: ${found.map(({ place }) => place).join(', ')}`,
            ];
    });
}

// EXTERNAL MODULE: ./lib/core/compare/contest.js
var contest = __webpack_require__(519);
;// CONCATENATED MODULE: ./lib/core/merge/join-shards.js

/** Joins shards that belong together; their targets and cases are listed alike in each. */
function joinShards(reports) {
    const [first] = reports;
    if (first === undefined)
        throw new TypeError('no shard to join');
    const targets = first.run.targets.map(({ id }) => id);
    const cases = Object.keys(first.run.caseHashes);
    const records = reports
        .flatMap(({ trials }) => trials)
        .map((record, place) => ({ record, place }))
        .toSorted((one, other) => targets.indexOf(one.record.target) - targets.indexOf(other.record.target) ||
        cases.indexOf(one.record.case) - cases.indexOf(other.record.case) ||
        one.place - other.place)
        .map(({ record }) => record);
    const { runner } = first.run;
    const isUniform = reports.every(({ run }) => (0,contest/* isSameRunner */.bR)(run.runner, runner));
    return {
        records,
        trials: records.map(({ id, target, case: task, mode, arm, iteration, phase }) => ({
            ...{ id, target, case: task, mode, arm, iteration, phase },
        })),
        startedAt: reports.map(({ run }) => run.startedAt).toSorted()[0] ?? first.run.startedAt,
        durationMs: Math.max(...reports.map(({ run }) => run.durationMs)),
        runner: isUniform ? runner : { ...runner, cpu: 'several machines', image: null },
    };
}

// EXTERNAL MODULE: ./lib/entry/case-hashes.js + 1 modules
var case_hashes = __webpack_require__(94432);
// EXTERNAL MODULE: ./lib/entry/open-challenge.js + 3 modules
var open_challenge = __webpack_require__(65227);
// EXTERNAL MODULE: ./lib/entry/prepare-run.js + 1 modules
var prepare_run = __webpack_require__(54299);
;// CONCATENATED MODULE: ./lib/entry/merge-shards.js








/** Reads the shards below a folder and prepares their judgement; or lists all that keeps them apart. */
async function prepareMerge(folder, overrides, { host, token }) {
    const { bundles, problems } = readShards((0,external_node_path_.resolve)(host.cwd, folder));
    const found = [...problems, ...shardProblems(bundles)];
    const [first] = bundles;
    if (found.length > 0 || first === undefined)
        return { problems: found };
    const prepared = await (0,prepare_run/* prepareRun */.Z0)(asShards(first.report, overrides), host, token, 'later');
    if ('problems' in prepared)
        return { problems: prepared.problems.map(({ message }) => message) };
    const unlike = checkoutProblems(prepared, first.report);
    if (unlike.length > 0)
        return { problems: unlike };
    return {
        ...prepared,
        ...joinedOf(bundles, first.report),
        missingKeys: missingKeys(prepared, host),
    };
}
/** The run that the shards were parts of, but for what is given here. */
function asShards({ run, trials }, overrides) {
    return {
        ...{ mock: !run.live, live: run.live, runs: run.runs },
        cases: Object.keys(run.caseHashes),
        modes: [...new Set(trials.map(({ mode }) => mode))],
        config: run.configPath ?? undefined,
        ...(run.configPath === null && run.live ? onlyTarget(run) : {}),
        ...Object.fromEntries(Object.entries(overrides).filter(([, value]) => value !== undefined && value !== '')),
    };
}
function onlyTarget({ targets: [target] }) {
    return { baseUrl: target?.baseUrl ?? undefined, model: target?.model };
}
function checkoutProblems({ settings }, { run }) {
    const own = (0,case_hashes/* caseHashes */.x)(settings);
    const changed = Object.entries(run.caseHashes).filter(([id, hash]) => own[id] !== hash);
    return [
        ...(settings.configHash === run.configHash
            ? []
            : ['the config here is not that of the shards']),
        ...(changed.length === 0
            ? []
            : [`cases here are not those of the shards: ${changed.map(([id]) => id).join(', ')}`]),
    ];
}
function joinedOf(bundles, { baseline }) {
    return {
        joined: joinShards(bundles.map(({ report }) => report)),
        base: baseline,
        journal: bundles.flatMap(({ journal }) => journal),
    };
}
function missingKeys({ settings }, { env }) {
    return settings.targets.flatMap(({ apiKeyEnv }) => apiKeyEnv === null || env[apiKeyEnv] ? [] : [apiKeyEnv]);
}
/** What the shards are judged against; where the base can't be run again here, suspects stay open and say why. */
async function openMergeChallenge(merge, surroundings) {
    const { settings, joined, base } = merge;
    if (settings.compare.against !== 'base-ref' || base?.base == null) {
        return { ...(await (0,open_challenge/* openChallenge */.S)(merge, surroundings)), merged: joined };
    }
    const { caseHashes: hashes, targets } = base.base;
    const opponent = {
        ...{ kind: 'base-ref', commit: base.commit, caseHashes: hashes, targets },
        commonCases: (0,match_cases/* matchCases */.Z)(hashes, (0,case_hashes/* caseHashes */.x)(settings)).common,
    };
    const opened = await openAgain(merge, surroundings);
    const isSame = opened?.opponent?.kind === 'base-ref' && opened.opponent.commit === base.commit;
    const bar = barOf(merge, isSame);
    const rest = { ...{ policy: merge.policy, calibrates: false, store: null }, merged: joined, bar };
    return {
        ...rest,
        opponent,
        base: bar === null ? (opened?.base ?? null) : null,
        close: opened?.close ?? (() => Promise.resolve()),
    };
}
function barOf({ missingKeys: missing }, hasBase) {
    if (missing.length > 0)
        return 'no-key';
    return hasBase ? null : 'no-base';
}
async function openAgain(merge, surroundings) {
    try {
        return await (0,open_challenge/* openChallenge */.S)(merge, surroundings);
    }
    catch {
        return null;
    }
}


/***/ })

};
