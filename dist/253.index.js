export const id = 253;
export const ids = [253];
export const modules = {

/***/ 33052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FQ: () => (/* binding */ BASELINE_STORES),
  d2: () => (/* binding */ baselineSchema),
  B7: () => (/* binding */ measuredTargetSchema),
  ao: () => (/* binding */ runnerSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
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
/** A target as it was measured: what may change between two runs is the treatment. */
const measuredTargetSchema = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP(),
    kind: schemas/* enum */.k5n(['chat', 'command']),
    provider: schemas/* string */.YjP(),
    model: schemas/* string */.YjP(),
    params: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* json */.Pq9()),
    limits: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig().nullable()),
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

/***/ 92974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FL: () => (/* binding */ compareSchema),
/* harmony export */   Tp: () => (/* binding */ gateSchema),
/* harmony export */   VV: () => (/* binding */ whereSchema),
/* harmony export */   ZH: () => (/* binding */ budgetSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

const share = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1);
const onProblem = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['pass', 'warn', 'fail']);
/** What a run is compared with, and how a verdict comes of it. */
const compareSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    against: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['baseline', 'base-ref', 'none']).default('none'),
    baseline: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        store: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['cache', 'file', 'artifact']).default('cache'),
        path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().default(null),
        name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).default('agent-bench'),
        maxAgeDays: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().default(14),
        onMissing: onProblem.default('warn'),
        onStale: onProblem.default('warn'),
        onIncompatible: onProblem.default('fail'),
    })
        .prefault({}),
    baseRef: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).nullable().default(null),
        setup: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).min(1)).default([]),
    })
        .prefault({}),
    alpha: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().gt(0).lt(1).default(0.05),
    adjust: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['benjamini-hochberg', 'holm']).default('benjamini-hochberg'),
    minCoverage: share.default(0.9),
    confirm: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true),
    confirmMax: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative().default(3),
    extendOnce: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false),
    generalize: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['suite', 'cases']).default('suite'),
});
const whereSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    case: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['native', 'text', 'agent']).optional(),
    experiment: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    matrix: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
});
/** A rule on a comparison. */
const gateSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    metric: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    maxDropPoints: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    maxRegressionPercent: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    minAbsolute: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    where: whereSchema.default({}),
    strict: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false),
});
/** An absolute limit. */
const budgetSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    metric: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    quantile: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().gt(0).lt(1).optional(),
    max: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    min: share.optional(),
    totalMax: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    policy: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['point', 'confident']).optional(),
    where: whereSchema.default({}),
});


/***/ }),

/***/ 23230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cb: () => (/* binding */ METRICS),
/* harmony export */   GF: () => (/* binding */ findMetric),
/* harmony export */   Uw: () => (/* binding */ METRIC_NAMES)
/* harmony export */ });
const callTime = {
    unit: 'ms',
    per: 'call',
    better: 'lower',
    scale: 'ratio',
    deterministicInMock: false,
};
const trialTime = { ...callTime, per: 'trial' };
const trialTokens = {
    unit: 'tokens',
    per: 'trial',
    better: 'lower',
    scale: 'ratio',
    deterministicInMock: true,
};
/** A part of the tokens, which may be none at all. */
const partOfTokens = { ...trialTokens, scale: 'difference' };
const trialCount = { ...partOfTokens, unit: 'count' };
/** Every metric a gate or a budget can name, in report order. */
const METRICS = [
    {
        name: 'passRate',
        unit: 'share',
        per: 'trial',
        better: 'higher',
        scale: 'points',
        deterministicInMock: true,
    },
    { name: 'requestLagMs', ...callTime },
    { name: 'timeToFirstByteMs', ...callTime },
    { name: 'timeToFirstItemMs', ...callTime },
    { name: 'timeToFirstTokenMs', ...callTime },
    { name: 'timeToFirstOutputMs', ...callTime },
    { name: 'timeToFirstVisibleMs', ...callTime },
    { name: 'timeToFirstToolCallMs', ...callTime },
    { name: 'toolCallReadyMs', ...callTime },
    { name: 'lastOutputMs', ...callTime },
    { name: 'callDurationMs', ...callTime },
    { name: 'timePerOutputTokenMs', ...callTime },
    { name: 'chunkGapsMs', ...callTime },
    { name: 'agentWallMs', ...trialTime },
    { name: 'agentWorkingMs', ...trialTime },
    { name: 'inputTokens', ...trialTokens },
    // With the same prompt, fewer cache reads mean that the cache stopped working.
    { name: 'cacheReadInputTokens', ...partOfTokens, better: 'higher' },
    { name: 'cacheWriteInputTokens', ...partOfTokens },
    { name: 'outputTokens', ...trialTokens },
    { name: 'reasoningOutputTokens', ...partOfTokens },
    { name: 'totalTokens', ...trialTokens },
    { name: 'costUsd', ...trialTokens, unit: 'usd' },
    { name: 'toolCalls', ...trialCount },
    { name: 'attempts', ...trialCount },
    { name: 'fallbacks', ...trialCount },
];
const METRIC_NAMES = METRICS.map(({ name }) => name);
/** The metric of that name, or null when there is none. */
function findMetric(name) {
    return METRICS.find((metric) => metric.name === name) ?? null;
}


/***/ }),

/***/ 44253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ reportSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./lib/domain/baseline.js + 1 modules
var baseline = __webpack_require__(33052);
// EXTERNAL MODULE: ./lib/domain/metric.js
var metric = __webpack_require__(23230);
;// CONCATENATED MODULE: ./lib/domain/calibration.js


const count = schemas/* int */.Whr().nonnegative();
const share = schemas/* number */.aig().min(0).max(1);
/** How noisy one metric of one target is when nothing has changed, and what its gate makes of that. */
const calibrationRowSchema = schemas/* strictObject */.rej({
    target: schemas/* string */.YjP(),
    metric: schemas/* enum */.k5n(metric/* METRIC_NAMES */.Uw),
    scale: schemas/* enum */.k5n(['ratio', 'difference', 'points']),
    n: count,
    /** Standard deviation between the two sides of a pair: relative for a ratio, points, or the metric's unit. */
    noise: schemas/* number */.aig().nonnegative(),
    /** The smallest harm that this n finds with 80 % power under the policy's alpha, on the same scale. */
    minimumDetectable: schemas/* number */.aig().nonnegative(),
    /** The smallest round margin at which this n decides: percent, points, or the metric's unit. */
    proposedMargin: schemas/* number */.aig().nonnegative(),
    /** How often gates on this metric would end how without any change; null when none is configured. */
    gate: schemas/* strictObject */.rej({ falseRed: share, inconclusive: share, pass: share }).nullable(),
});
/** An A/A run: the same arm twice. */
const calibrationSchema = schemas/* strictObject */.rej({
    /** Benchmarks drawn from the pairs that were run, sides exchanged at random. */
    resamples: count,
    /** How often any gate of the job would be red; null without gates. */
    falseRed: share.nullable(),
    rows: schemas/* array */.YOg(calibrationRowSchema),
});

// EXTERNAL MODULE: ./lib/domain/trial.js
var trial = __webpack_require__(59036);
;// CONCATENATED MODULE: ./lib/domain/trial-record.js


const trial_record_count = schemas/* int */.Whr().nonnegative();
const milliseconds = schemas/* number */.aig().nonnegative().nullable();
const mode = schemas/* enum */.k5n(['native', 'text', 'agent']);
const usageSchema = schemas/* strictObject */.rej({
    inputTokens: trial_record_count,
    cacheReadInputTokens: trial_record_count.nullable(),
    cacheWriteInputTokens: trial_record_count.nullable(),
    outputTokens: trial_record_count,
    reasoningOutputTokens: trial_record_count.nullable(),
    totalTokens: trial_record_count,
    adjusted: schemas/* boolean */.zMY(),
});
const errorSchema = schemas/* strictObject */.rej({
    kind: schemas/* enum */.k5n(['http', 'protocol', 'provider', 'timeout', 'aborted', 'network']),
    status: schemas/* int */.Whr().nullable(),
    code: schemas/* string */.YjP().nullable(),
    message: schemas/* string */.YjP(),
});
/** Times of one call, in milliseconds from clock zero; docs/measurement.md says when one is null. */
const timingSchema = schemas/* strictObject */.rej({
    requestLagMs: milliseconds,
    timeToFirstByteMs: milliseconds,
    timeToFirstItemMs: milliseconds,
    timeToFirstTokenMs: milliseconds,
    timeToFirstOutputMs: milliseconds,
    timeToFirstVisibleMs: milliseconds,
    timeToFirstToolCallMs: milliseconds,
    toolCallReadyMs: milliseconds,
    lastOutputMs: milliseconds,
    callDurationMs: milliseconds,
    timePerOutputTokenMs: milliseconds,
    chunkGapsMs: schemas/* array */.YOg(schemas/* number */.aig().nonnegative()).nullable(),
});
const callSchema = schemas/* strictObject */.rej({
    attemptId: schemas/* string */.YjP(),
    turn: schemas/* int */.Whr().positive(),
    attempt: trial_record_count,
    /** False when nothing reached the provider: refused, or no connection was made. */
    sent: schemas/* boolean */.zMY(),
    status: schemas/* enum */.k5n(trial/* CALL_STATUSES */.W0),
    httpStatus: schemas/* int */.Whr().nullable(),
    error: errorSchema.nullable(),
    finishReason: schemas/* enum */.k5n(['stop', 'tool_calls', 'length', 'content_filter']).nullable(),
    model: schemas/* string */.YjP().nullable(),
    streamed: schemas/* boolean */.zMY(),
    chunks: trial_record_count,
    clientStalled: schemas/* boolean */.zMY(),
    connectionReused: schemas/* boolean */.zMY().nullable(),
    timing: timingSchema,
    usage: usageSchema.nullable(),
    costUsd: schemas/* number */.aig().nonnegative().nullable(),
});
const toolCallSchema = schemas/* strictObject */.rej({
    turn: schemas/* int */.Whr().positive(),
    name: schemas/* string */.YjP().nullable(),
    source: schemas/* enum */.k5n(['native', 'text']),
    outcome: schemas/* enum */.k5n([
        'ok',
        'scripted-error',
        'unknown-tool',
        'invalid-arguments',
        'malformed',
        'no-result',
    ]),
});
/** One expectation that did not hold: which, what was wanted, what came. */
const missSchema = schemas/* strictObject */.rej({
    expectation: schemas/* string */.YjP(),
    expected: schemas/* string */.YjP(),
    actual: schemas/* string */.YjP(),
});
/**
 * Totals of one trial; tokens and cost are null unless every call sent has evidence. `toolCalls` are
 * the calls that could be read; malformed ones are counted apart. The three fallback counts are turns
 * (wire B3).
 */
const trialTotalsSchema = schemas/* strictObject */.rej({
    agentWallMs: milliseconds,
    agentWorkingMs: milliseconds,
    turns: trial_record_count,
    attempts: trial_record_count,
    toolCalls: trial_record_count,
    fallbacks: trial_record_count,
    failedFallbacks: trial_record_count,
    unexpectedNatives: trial_record_count,
    malformedToolCalls: trial_record_count,
    unknownTools: trial_record_count,
    invalidArguments: trial_record_count,
    inputTokens: trial_record_count.nullable(),
    cacheReadInputTokens: trial_record_count.nullable(),
    cacheWriteInputTokens: trial_record_count.nullable(),
    outputTokens: trial_record_count.nullable(),
    reasoningOutputTokens: trial_record_count.nullable(),
    totalTokens: trial_record_count.nullable(),
    costUsd: schemas/* number */.aig().nonnegative().nullable(),
});
const trialRecordSchema = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP(),
    target: schemas/* string */.YjP(),
    case: schemas/* string */.YjP(),
    mode,
    arm: schemas/* string */.YjP().nullable(),
    iteration: schemas/* int */.Whr().positive(),
    phase: schemas/* enum */.k5n(['warmup', 'measure', 'confirm']),
    state: schemas/* enum */.k5n(trial/* TRIAL_STATES */.Yu),
    /** Why it is in this state; null only for `passed`. */
    reason: schemas/* string */.YjP().nullable(),
    misses: schemas/* array */.YOg(missSchema),
    totals: trialTotalsSchema.nullable(),
    calls: schemas/* array */.YOg(callSchema),
    toolCalls: schemas/* array */.YOg(toolCallSchema),
    /** The redacted last reply, where `report.outputs` asks for it. */
    output: schemas/* string */.YjP().nullable(),
});

// EXTERNAL MODULE: ./lib/domain/verdict.js
var verdict = __webpack_require__(75141);
;// CONCATENATED MODULE: ./lib/domain/report.js






const jsonValue = schemas/* json */.Pq9();
const report_count = schemas/* int */.Whr().nonnegative();
const report_share = schemas/* number */.aig().min(0).max(1).nullable();
const report_mode = schemas/* enum */.k5n(['native', 'text', 'agent']);
/** A sample's size, quantiles (type 7) and what makes them doubtful. */
const distributionSchema = schemas/* strictObject */.rej({
    n: report_count,
    p50: schemas/* number */.aig().nullable(),
    p95: schemas/* number */.aig().nullable(),
    lowSample: schemas/* array */.YOg(schemas/* enum */.k5n(['p50', 'p95'])),
    /** Samples taken while our own loop was late. */
    stalled: report_count,
});
const rateSchema = schemas/* strictObject */.rej({
    passed: report_count,
    n: report_count,
    rate: report_share,
    /** Wilson score interval, 95 %. */
    interval: schemas/* tuple */.PVZ([schemas/* number */.aig(), schemas/* number */.aig()]).nullable(),
});
const coverageSchema = schemas/* strictObject */.rej({
    planned: report_count,
    valid: report_count,
    trialCoverage: report_share,
    callsSent: report_count,
    callsWithUsage: report_count,
    tokenCoverage: report_share,
    callsPriced: report_count,
    pricingCoverage: report_share,
});
/** Sums over all counted trials; null unless covered in full, then `observed` holds the partial sum. */
const totalSchema = schemas/* strictObject */.rej({
    value: schemas/* number */.aig().nonnegative().nullable(),
    observed: schemas/* number */.aig().nonnegative(),
    reason: schemas/* string */.YjP().nullable(),
});
const cellSchema = schemas/* strictObject */.rej({
    target: schemas/* string */.YjP(),
    case: schemas/* string */.YjP(),
    mode: report_mode,
    arm: schemas/* string */.YjP().nullable(),
    planned: report_count,
    states: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(trial/* TRIAL_STATES */.Yu), report_count),
    callStatuses: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(trial/* CALL_STATUSES */.W0), report_count),
    passRate: rateSchema,
    coverage: coverageSchema,
    /** By metric name; call metrics take calls `ok` and `length`, trial metrics take passed trials. */
    distributions: schemas/* record */.g1P(schemas/* string */.YjP(), distributionSchema),
    /** Calls that could be read, by where they were found. */
    toolCallsBySource: schemas/* strictObject */.rej({ native: report_count, text: report_count }),
    /** Turns, as in the totals of a trial. */
    fallbacks: report_count,
    failedFallbacks: report_count,
    unexpectedNatives: report_count,
    malformedToolCalls: report_count,
    unknownTools: report_count,
    invalidArguments: report_count,
});
const comparisonSideSchema = schemas/* strictObject */.rej({
    passRate: rateSchema,
    agentWallMs: distributionSchema,
    totalTokens: distributionSchema,
});
/** Head against base over pairs in which both trials passed; the interval has the level it achieved. */
const pairEffectSchema = schemas/* strictObject */.rej({
    planned: report_count,
    n: report_count,
    /** head / base; null without a pair. */
    ratio: schemas/* number */.aig().positive().nullable(),
    /** Null where so few pairs give none. */
    interval: schemas/* tuple */.PVZ([schemas/* number */.aig(), schemas/* number */.aig()]).nullable(),
    level: report_share,
    /** Two-sided. */
    p: report_share,
});
/** Native (base) beside text (head) for one target and one case, or for all its cases together. */
const comparisonSchema = schemas/* strictObject */.rej({
    kind: schemas/* literal */.euz('mode'),
    target: schemas/* string */.YjP(),
    /** Null for all cases together. */
    case: schemas/* string */.YjP().nullable(),
    base: comparisonSideSchema,
    head: comparisonSideSchema,
    /** Null where the label says why no effect can be read. */
    effects: schemas/* strictObject */.rej({ agentWallMs: pairEffectSchema, totalTokens: pairEffectSchema })
        .nullable(),
    /** Why no effect can be read from the two sides, such as `not-same-request`; else null. */
    label: schemas/* string */.YjP().nullable(),
});
/** The job on a code host that a report comes from. */
const originSchema = schemas/* strictObject */.rej({
    /** `owner/name`. */
    repository: schemas/* string */.YjP(),
    workflow: schemas/* string */.YjP(),
    runId: schemas/* string */.YjP(),
    runAttempt: schemas/* string */.YjP(),
    eventName: schemas/* string */.YjP(),
    pullNumber: schemas/* int */.Whr().positive().nullable(),
    /** The head of the pull request; null for other events. */
    headSha: schemas/* string */.YjP().nullable(),
});
/** Which part of a plan was run, of how many. */
const shardSchema = schemas/* strictObject */.rej({ index: schemas/* int */.Whr().positive(), total: schemas/* int */.Whr().positive() });
const runSchema = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP(),
    /** Null outside Actions. */
    origin: originSchema.nullable(),
    /** Null for a run of the whole plan. */
    shard: shardSchema.nullable(),
    startedAt: iso/* datetime */.w$(),
    durationMs: schemas/* number */.aig().nonnegative(),
    live: schemas/* boolean */.zMY(),
    commit: schemas/* string */.YjP().nullable(),
    /** The branch of the commit; null outside Actions. */
    branch: schemas/* string */.YjP().nullable(),
    seed: report_count,
    runs: schemas/* int */.Whr().positive(),
    concurrency: schemas/* int */.Whr().positive(),
    warmup: report_count,
    configPath: schemas/* string */.YjP().nullable(),
    configHash: schemas/* string */.YjP(),
    /** Content hash of each case: what the agent sees and is judged by. */
    caseHashes: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()),
    textTemplate: schemas/* int */.Whr().positive(),
    failOn: schemas/* array */.YOg(schemas/* string */.YjP()),
    targets: schemas/* array */.YOg(schemas/* strictObject */.rej({
        id: schemas/* string */.YjP(),
        provider: schemas/* string */.YjP(),
        model: schemas/* string */.YjP(),
        baseUrl: schemas/* string */.YjP().nullable(),
        params: schemas/* record */.g1P(schemas/* string */.YjP(), jsonValue),
        limits: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig().nullable()),
        modelsReturned: schemas/* array */.YOg(schemas/* string */.YjP()),
    })),
    runner: baseline/* runnerSchema */.ao,
});
/** The one typed report that every format is rendered from. */
const reportSchema = schemas/* strictObject */.rej({
    schemaVersion: schemas/* literal */.euz(1),
    tool: schemas/* strictObject */.rej({ name: schemas/* literal */.euz('agent-bench'), version: schemas/* string */.YjP() }),
    run: runSchema,
    /** Null when nothing was compared. */
    verdict: schemas/* enum */.k5n(verdict/* VERDICTS */.bk).nullable(),
    exitCode: schemas/* int */.Whr().min(0).max(2),
    /** Why the exit code is not 0, in the words of `failOn`; empty when it is. */
    exitReasons: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** True while the run goes on, and for good when it was cut short. */
    partial: schemas/* boolean */.zMY(),
    gates: schemas/* array */.YOg(verdict/* gateRowSchema */.Ng),
    budgets: schemas/* array */.YOg(verdict/* budgetRowSchema */.HU),
    /** What the run was compared with; null when nothing was to be. */
    baseline: verdict/* baselineFactsSchema */.E8.nullable(),
    /** Whose rules judged a pull request; null outside one. */
    policy: verdict/* policyFactsSchema */.zl.nullable(),
    /** Of a run of the same arm twice; null for any other. */
    calibration: calibrationSchema.nullable(),
    /** Of the head's side: trials of a base never count. */
    passRate: rateSchema,
    states: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(trial/* TRIAL_STATES */.Yu), report_count),
    coverage: coverageSchema,
    /** Over all that ran, both sides and fresh pairs: what the run used up. */
    totals: schemas/* strictObject */.rej({
        inputTokens: totalSchema,
        outputTokens: totalSchema,
        totalTokens: totalSchema,
        costUsd: totalSchema,
    }),
    cells: schemas/* array */.YOg(cellSchema),
    comparisons: schemas/* array */.YOg(comparisonSchema),
    experiments: schemas/* array */.YOg(schemas/* never */.ZmZ()),
    notes: schemas/* array */.YOg(schemas/* string */.YjP()),
    trials: schemas/* array */.YOg(trialRecordSchema),
});


/***/ }),

/***/ 59036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W0: () => (/* binding */ CALL_STATUSES),
/* harmony export */   Yu: () => (/* binding */ TRIAL_STATES),
/* harmony export */   io: () => (/* binding */ VALID_STATES),
/* harmony export */   vj: () => (/* binding */ ANSWERED_STATUSES)
/* harmony export */ });
/* unused harmony export ATTEMPT_STATES */
/** How a trial ended; exclusive. */
const TRIAL_STATES = [
    'passed',
    'semantic-fail',
    'format-error',
    'limit-exceeded',
    'infra-error',
    'harness-error',
    'not-run',
];
/** States that say something about the agent; the others are missing evidence. */
const VALID_STATES = [
    'passed',
    'semantic-fail',
    'format-error',
    'limit-exceeded',
];
/** How a provider call ended; exclusive. */
const CALL_STATUSES = [
    'ok',
    'empty-output',
    'length',
    'content-filter',
    'http-error',
    'stream-error',
    'truncated',
    'timeout',
    'network',
    'cancelled',
    'refused-over-budget',
];
/** Statuses of a call whose reply is a whole message: the trial goes on and is evaluated. */
const ANSWERED_STATUSES = [
    'ok',
    'empty-output',
    'length',
    'content-filter',
];
/** States of launches and attempts in the journal; all but the first two are terminal. */
const ATTEMPT_STATES = (/* unused pure expression or super */ null && ([
    'reserved',
    'running',
    'completed',
    'failed',
    'timeout',
    'launch-failed',
    'terminated',
    'refused-over-budget',
]));


/***/ }),

/***/ 75141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E8: () => (/* binding */ baselineFactsSchema),
/* harmony export */   HU: () => (/* binding */ budgetRowSchema),
/* harmony export */   Ng: () => (/* binding */ gateRowSchema),
/* harmony export */   bk: () => (/* binding */ VERDICTS),
/* harmony export */   zl: () => (/* binding */ policyFactsSchema)
/* harmony export */ });
/* unused harmony exports GATE_REASONS, suspectSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26921);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33052);
/* harmony import */ var _config_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92974);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23230);




const count = zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative();
const share = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).max(1).nullable();
const range = zod__WEBPACK_IMPORTED_MODULE_3__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()]).nullable();
const mode = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['native', 'text', 'agent']);
/** From best to worst; a job has the worst of its gates. */
const VERDICTS = ['pass', 'inconclusive', 'regressed', 'invalid'];
/** Why a gate has its verdict; docs/verdicts.md explains each. */
const GATE_REASONS = [
    'inside-margin',
    'beyond-margin',
    'case-regressed',
    'underpowered',
    'insufficient-pairs',
    'insufficient-trials',
    'suspect-case',
    'missing-data',
    'runner-differs',
    'nothing-to-compare',
    'base-missing',
    'baseline-missing',
    'baseline-stale',
    'baseline-incompatible',
    'evidence-not-reconciled',
    'model-differs',
    'treatment-not-observed',
    'coverage-below-minimum',
    'infra-errors-differ',
    'tokens-not-covered',
    'unpriced',
];
/** The outcome of a test on fresh pairs. */
const confirmationSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    planned: count,
    n: count,
    effect: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(),
    interval: range,
    level: share,
    p: share,
    pAdjusted: share,
});
/** A cell that looked bad by itself, and what became of it. */
const suspectSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    case: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    mode,
    /** In the unit of the gate's effect. */
    effect: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(),
    base: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(),
    head: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(),
    n: count,
    /** `flipped`: a deterministic metric, compared exactly, is beyond the margin here. */
    outcome: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['confirmed', 'not-confirmed', 'open', 'flipped']),
    /** Why it is open; else null. */
    cause: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n([
        'stored-baseline',
        'confirm-off',
        'beyond-confirm-max',
        'confirmation-incomplete',
        'budget-spent',
        'no-key',
        'no-base',
    ])
        .nullable(),
    /** Fresh pairs of this cell that would decide; null where it is decided. */
    pairsToDecide: count.nullable(),
    confirmation: confirmationSchema.nullable(),
});
/** One gate, applied to one comparison of one target. */
const gateRowSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    metric: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .METRIC_NAMES */ .Uw),
    /** `baseline`, `base-ref`, or `experiment:ID`. */
    comparison: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    target: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    where: _config_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .whereSchema */ .VV,
    verdict: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(VERDICTS),
    reason: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(GATE_REASONS),
    /** What the reason is about, such as two model names; null when the numbers say it all. */
    detail: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    improved: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    /** `exact`: deterministic values compared cell by cell, without a test. */
    method: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['exact', 'signed-rank', 'rank-sum', 'conditional']).nullable(),
    /** Of effect, interval and minimumDetectable. `points` are percentage points. */
    scale: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['ratio', 'difference', 'points']),
    effect: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(),
    interval: range,
    level: share,
    /** The same in the metric's own unit, beside a ratio. */
    difference: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(),
    differenceInterval: range,
    /** Median of the values compared, or the mean pass rate over cells. */
    base: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(),
    head: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(),
    p: share,
    pAdjusted: share,
    /** Pairs, or head trials beside a stored baseline, that were compared. */
    n: count,
    planned: count,
    margin: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        percent: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(),
        absolute: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(),
        points: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(),
    }),
    strict: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    /** The n that would decide with 80 % power, and the `runs` of each cell for it. */
    toDecide: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ n: count, runs: count }).nullable(),
    /** The smallest harm that this n finds with 80 % power, as a distance from no effect. */
    minimumDetectable: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(),
    suspects: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(suspectSchema),
    /** Cells with one pair, whose pass rate can't be screened. */
    unscreened: count,
    /** Cells with too few trials beside a stored baseline, left out. */
    leftOut: count,
    flags: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['approximate', 'ties', 'exact-metric-varies'])),
});
/** An absolute limit and what was found. */
const budgetRowSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    metric: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .METRIC_NAMES */ .Uw),
    /** Null for a total over all targets. */
    target: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    where: _config_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .whereSchema */ .VV,
    kind: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['floor', 'ceiling', 'quantile', 'total']),
    policy: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['point', 'confident']),
    quantile: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(),
    limit: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    verdict: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['pass', 'failed', 'inconclusive', 'invalid']),
    reason: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n([
        'within-limit',
        'beyond-limit',
        'reached-limit',
        'insufficient-samples',
        'coverage-below-minimum',
        'no-samples',
        'tokens-not-covered',
        'unpriced',
    ]),
    value: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(),
    /** The one-sided 95 % bounds of a rate under the confident policy. */
    bounds: range,
    /** Samples above a ceiling; null for the others. */
    exceeding: count.nullable(),
    n: count,
    /** Samples that would decide if none were bad; null when decided. */
    nToDecide: count.nullable(),
});
/** The base that ran in this job, so far as a merge of shards needs it to go on. */
const baseSideSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    caseHashes: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    targets: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .measuredTargetSchema */ .B7),
});
/** What the run was compared with. */
const baselineFactsSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    against: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['baseline', 'base-ref']),
    store: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .BASELINE_STORES */ .FQ).nullable(),
    state: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['used', 'stale', 'missing', 'first-run', 'incompatible']),
    /** Why it is missing, stale or incompatible, in words; null when it is used. */
    reason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    /** True where the policy, or a fault of the store, asks for a warning beside the job. */
    warns: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    commit: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    branch: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    ageDays: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().nullable(),
    /** Trials on the base's side. */
    n: count,
    /** False when times were measured on unlike machines. */
    sameRunner: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    cases: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        common: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
        added: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
        removed: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
        changed: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
        renamed: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ from: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), to: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
    }),
    /** Null for a stored baseline, and where there is no base. */
    base: baseSideSchema.nullable(),
    /** What differs between the two sides of a target: the treatment. */
    treatments: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ target: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), base: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), head: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
});
/** Whose rules judged the run. */
const policyFactsSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    from: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['head', 'base']),
    commit: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    /** Top-level keys in which the pull request's own rules differ, and inputs that weaken the base's. */
    changed: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** True when the base has no rules, so that the head's are shown as advice. */
    introduced: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
});


/***/ })

};
