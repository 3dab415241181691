export const id = 7955;
export const ids = [7955];
export const modules = {

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

/***/ 92974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FL: () => (/* binding */ compareSchema),
/* harmony export */   Tp: () => (/* binding */ gateSchema),
/* harmony export */   VV: () => (/* binding */ whereSchema),
/* harmony export */   ZH: () => (/* binding */ budgetSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41514);

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

/***/ 27955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ reportSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(41514);
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

// EXTERNAL MODULE: ./lib/domain/journal.js
var journal = __webpack_require__(72795);
// EXTERNAL MODULE: ./lib/domain/trial.js
var trial = __webpack_require__(59036);
;// CONCATENATED MODULE: ./lib/domain/launch.js


/** How an agent's processes are held together, strongest first. */
const CONTAINMENT_LEVELS = ['pid-namespace', 'process-group'];
const survivorSchema = schemas/* strictObject */.rej({
    pid: schemas/* int */.Whr().positive(),
    /** The short name of the program, as the OS knows it. */
    command: schemas/* string */.YjP(),
});
/** One agent process from its start to the proof that nothing of it is left. */
const launchRecordSchema = schemas/* strictObject */.rej({
    launchId: schemas/* string */.YjP(),
    state: schemas/* enum */.k5n(trial/* ATTEMPT_STATES */.X9),
    /** Why it is not `completed`; null when it is. */
    reason: schemas/* string */.YjP().nullable(),
    containment: schemas/* enum */.k5n(CONTAINMENT_LEVELS),
    network: schemas/* enum */.k5n(['open', 'gateway-only']),
    recipe: schemas/* string */.YjP(),
    /** What the agent says of its own version; null when it does not. */
    version: schemas/* string */.YjP().nullable(),
    exitCode: schemas/* int */.Whr().nullable(),
    signal: schemas/* string */.YjP().nullable(),
    durationMs: schemas/* number */.aig().nonnegative(),
    survivors: schemas/* array */.YOg(survivorSchema),
    /** Kinds of things removed from the workspace that could have led out of it. */
    swept: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Requests that were no provider calls, such as a list of models. */
    otherRequests: schemas/* int */.Whr().nonnegative(),
    /** What the agent says of itself disagrees with what was seen, in codes. */
    disagreements: schemas/* array */.YOg(schemas/* string */.YjP()),
});

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
    /** The agent process that made the call; null for the built-in agent. */
    launchId: schemas/* string */.YjP().nullable(),
    modelAsked: schemas/* string */.YjP(),
    promptCharacters: trial_record_count,
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
        'own-tool',
        'not-dispatched',
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
    /** Agent processes; none in the modes of the built-in agent. */
    launches: schemas/* array */.YOg(launchRecordSchema),
    /** The redacted last reply, where `report.outputs` asks for it. */
    output: schemas/* string */.YjP().nullable(),
});

// EXTERNAL MODULE: ./lib/domain/config-rules.js
var config_rules = __webpack_require__(92974);
// EXTERNAL MODULE: ./lib/domain/verdict-names.js
var verdict_names = __webpack_require__(16852);
;// CONCATENATED MODULE: ./lib/domain/verdict.js





const verdict_count = schemas/* int */.Whr().nonnegative();
const verdict_share = schemas/* number */.aig().min(0).max(1).nullable();
const range = schemas/* tuple */.PVZ([schemas/* number */.aig(), schemas/* number */.aig()]).nullable();
const verdict_mode = schemas/* enum */.k5n(['native', 'text', 'agent']);
/** The outcome of a test on fresh pairs. */
const confirmationSchema = schemas/* strictObject */.rej({
    planned: verdict_count,
    n: verdict_count,
    effect: schemas/* number */.aig().nullable(),
    interval: range,
    level: verdict_share,
    p: verdict_share,
    pAdjusted: verdict_share,
});
/** A cell that looked bad by itself, and what became of it. */
const suspectSchema = schemas/* strictObject */.rej({
    case: schemas/* string */.YjP(),
    mode: verdict_mode,
    /** In the unit of the gate's effect. */
    effect: schemas/* number */.aig().nullable(),
    base: schemas/* number */.aig().nullable(),
    head: schemas/* number */.aig().nullable(),
    n: verdict_count,
    /** `flipped`: a deterministic metric, compared exactly, is beyond the margin here. */
    outcome: schemas/* enum */.k5n(['confirmed', 'not-confirmed', 'open', 'flipped']),
    /** Why it is open; else null. */
    cause: schemas/* enum */.k5n([
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
    pairsToDecide: verdict_count.nullable(),
    confirmation: confirmationSchema.nullable(),
});
/** One gate, applied to one comparison of one target. */
const gateRowSchema = schemas/* strictObject */.rej({
    metric: schemas/* enum */.k5n(metric/* METRIC_NAMES */.Uw),
    /** `baseline`, `base-ref`, or `experiment:ID`. */
    comparison: schemas/* string */.YjP(),
    target: schemas/* string */.YjP(),
    where: config_rules/* whereSchema */.VV,
    verdict: schemas/* enum */.k5n(verdict_names/* VERDICTS */.b),
    reason: schemas/* enum */.k5n(verdict_names/* GATE_REASONS */.u),
    /** What the reason is about, such as two model names; null when the numbers say it all. */
    detail: schemas/* string */.YjP().nullable(),
    improved: schemas/* boolean */.zMY(),
    /** `exact`: deterministic values compared cell by cell, without a test. */
    method: schemas/* enum */.k5n(['exact', 'signed-rank', 'rank-sum', 'conditional']).nullable(),
    /** Of effect, interval and minimumDetectable. `points` are percentage points. */
    scale: schemas/* enum */.k5n(['ratio', 'difference', 'points']),
    effect: schemas/* number */.aig().nullable(),
    interval: range,
    level: verdict_share,
    /** The same in the metric's own unit, beside a ratio. */
    difference: schemas/* number */.aig().nullable(),
    differenceInterval: range,
    /** Median of the values compared, or the mean pass rate over cells. */
    base: schemas/* number */.aig().nullable(),
    head: schemas/* number */.aig().nullable(),
    p: verdict_share,
    pAdjusted: verdict_share,
    /** Pairs, or head trials beside a stored baseline, that were compared. */
    n: verdict_count,
    planned: verdict_count,
    margin: schemas/* strictObject */.rej({
        percent: schemas/* number */.aig().nullable(),
        absolute: schemas/* number */.aig().nullable(),
        points: schemas/* number */.aig().nullable(),
    }),
    strict: schemas/* boolean */.zMY(),
    /** The n that would decide with 80 % power, and the `runs` of each cell for it; null where n counts cases. */
    toDecide: schemas/* strictObject */.rej({ n: verdict_count, runs: verdict_count.nullable() }).nullable(),
    /** The smallest harm that this n finds with 80 % power, as a distance from no effect. */
    minimumDetectable: schemas/* number */.aig().nullable(),
    suspects: schemas/* array */.YOg(suspectSchema),
    /** Cells with one pair, whose pass rate can't be screened. */
    unscreened: verdict_count,
    /** Cells with too few trials beside a stored baseline, left out. */
    leftOut: verdict_count,
    flags: schemas/* array */.YOg(schemas/* enum */.k5n(['approximate', 'ties', 'exact-metric-varies'])),
});
/** An absolute limit and what was found. */
const budgetRowSchema = schemas/* strictObject */.rej({
    metric: schemas/* enum */.k5n(metric/* METRIC_NAMES */.Uw),
    /** Null for a total over all targets. */
    target: schemas/* string */.YjP().nullable(),
    where: config_rules/* whereSchema */.VV,
    kind: schemas/* enum */.k5n(['floor', 'ceiling', 'quantile', 'total']),
    policy: schemas/* enum */.k5n(['point', 'confident']),
    quantile: schemas/* number */.aig().nullable(),
    limit: schemas/* number */.aig(),
    verdict: schemas/* enum */.k5n(['pass', 'failed', 'inconclusive', 'invalid']),
    reason: schemas/* enum */.k5n([
        'within-limit',
        'beyond-limit',
        'reached-limit',
        'insufficient-samples',
        'coverage-below-minimum',
        'no-samples',
        'tokens-not-covered',
        'unpriced',
    ]),
    value: schemas/* number */.aig().nullable(),
    /** The one-sided 95 % bounds of a rate under the confident policy. */
    bounds: range,
    /** Samples above a ceiling; null for the others. */
    exceeding: verdict_count.nullable(),
    n: verdict_count,
    /** Samples that would decide if none were bad; null when decided. */
    nToDecide: verdict_count.nullable(),
});
/** The base that ran in this job, so far as a merge of shards needs it to go on. */
const baseSideSchema = schemas/* strictObject */.rej({
    caseHashes: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()),
    targets: schemas/* array */.YOg(baseline/* measuredTargetSchema */.B7),
});
/** What the run was compared with. */
const baselineFactsSchema = schemas/* strictObject */.rej({
    against: schemas/* enum */.k5n(['baseline', 'base-ref']),
    store: schemas/* enum */.k5n(baseline/* BASELINE_STORES */.FQ).nullable(),
    state: schemas/* enum */.k5n(['used', 'stale', 'missing', 'first-run', 'incompatible']),
    /** Why it is missing, stale or incompatible, in words; null when it is used. */
    reason: schemas/* string */.YjP().nullable(),
    /** True where the policy, or a fault of the store, asks for a warning beside the job. */
    warns: schemas/* boolean */.zMY(),
    commit: schemas/* string */.YjP().nullable(),
    branch: schemas/* string */.YjP().nullable(),
    createdAt: schemas/* string */.YjP().nullable(),
    ageDays: schemas/* number */.aig().nonnegative().nullable(),
    /** Trials on the base's side. */
    n: verdict_count,
    /** False when times were measured on unlike machines. */
    sameRunner: schemas/* boolean */.zMY(),
    cases: schemas/* strictObject */.rej({
        common: schemas/* array */.YOg(schemas/* string */.YjP()),
        added: schemas/* array */.YOg(schemas/* string */.YjP()),
        removed: schemas/* array */.YOg(schemas/* string */.YjP()),
        changed: schemas/* array */.YOg(schemas/* string */.YjP()),
        renamed: schemas/* array */.YOg(schemas/* strictObject */.rej({ from: schemas/* string */.YjP(), to: schemas/* string */.YjP() })),
    }),
    /** Null for a stored baseline, and where there is no base. */
    base: baseSideSchema.nullable(),
    /** Targets of the base that this run does not have: nothing is said about them. */
    removedTargets: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** What differs between the two sides of a target: the treatment. */
    treatments: schemas/* array */.YOg(schemas/* strictObject */.rej({ target: schemas/* string */.YjP(), key: schemas/* string */.YjP(), base: schemas/* string */.YjP(), head: schemas/* string */.YjP() })),
});
/** Whose rules judged the run. */
const policyFactsSchema = schemas/* strictObject */.rej({
    from: schemas/* enum */.k5n(['head', 'base']),
    commit: schemas/* string */.YjP().nullable(),
    /** Top-level keys in which the pull request's own rules differ, and inputs that weaken the base's. */
    changed: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** True when the base has no rules, so that the head's are shown as advice. */
    introduced: schemas/* boolean */.zMY(),
});

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
/**
 * Two sides of one target and case, or of all its cases together: native (base) beside text (head), or in one mode
 * the base beside the head. Exploratory: gates alone decide.
 */
const comparisonSchema = schemas/* strictObject */.rej({
    kind: schemas/* enum */.k5n(['mode', 'arm']),
    target: schemas/* string */.YjP(),
    /** The mode of both arms; null for mode against mode. */
    mode: report_mode.nullable(),
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
        agent: baseline/* measuredAgentSchema */.v3.nullable(),
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
    verdict: schemas/* enum */.k5n(verdict_names/* VERDICTS */.b).nullable(),
    exitCode: schemas/* int */.Whr().min(0).max(2),
    /** Why the exit code is not 0, in the words of `failOn`; empty when it is. */
    exitReasons: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** True while the run goes on, and for good when it was cut short. */
    partial: schemas/* boolean */.zMY(),
    gates: schemas/* array */.YOg(gateRowSchema),
    budgets: schemas/* array */.YOg(budgetRowSchema),
    /** What the run was compared with; null when nothing was to be. */
    baseline: baselineFactsSchema.nullable(),
    /** Whose rules judged a pull request; null outside one. */
    policy: policyFactsSchema.nullable(),
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
    /** Whether journal and records agree; while they do not, no token count and no cost is given. */
    evidence: schemas/* strictObject */.rej({
        reconciled: schemas/* boolean */.zMY(),
        faults: schemas/* array */.YOg(schemas/* strictObject */.rej({ code: schemas/* enum */.k5n(journal/* EVIDENCE_FAULTS */.yu), words: schemas/* string */.YjP() })),
    }),
    cells: schemas/* array */.YOg(cellSchema),
    comparisons: schemas/* array */.YOg(comparisonSchema),
    experiments: schemas/* array */.YOg(schemas/* never */.ZmZ()),
    notes: schemas/* array */.YOg(schemas/* string */.YjP()),
    trials: schemas/* array */.YOg(trialRecordSchema),
});


/***/ })

};
