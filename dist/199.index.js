export const id = 199;
export const ids = [199];
export const modules = {

/***/ 48782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fY: () => (/* binding */ idSchema),
/* harmony export */   oe: () => (/* binding */ caseSchema)
/* harmony export */ });
/* unused harmony exports argumentMatcherSchema, argumentMatchersSchema, toolSchema, expectationSchema, scriptedUsageSchema, mockRoundSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

/** Ids appear in file names, tables and cache keys, so their alphabet is small. */
const idSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,95}$/, 'an id: 1 to 96 of A-Z a-z 0-9 . _ - and first a letter or digit');
const jsonValue = zod__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq9();
const jsonObject = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), jsonValue);
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative();
const positive = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive();
/** What one argument of a tool call must be; exactly one key. */
const argumentMatcherSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ equals: jsonValue }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ oneOf: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(jsonValue).min(1) }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ regex: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ number: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), tolerance: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().default(0) }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ absent: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true) }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ any: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true) }),
]);
const argumentMatchersSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), argumentMatcherSchema);
/** One scripted answer of a tool; `when` keeps it for calls with matching arguments. */
const toolResultSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ when: argumentMatchersSchema.optional(), value: jsonValue }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ when: argumentMatchersSchema.optional(), error: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1) }),
]);
const toolName = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^[A-Za-z0-9_.:-]{1,64}$/, 'a tool name: 1 to 64 of A-Z a-z 0-9 _ . : -');
const toolSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: toolName,
    description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    parameters: jsonObject
        .default({ type: 'object', properties: {} })
        .describe('JSON Schema of the arguments object'),
    results: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(toolResultSchema).optional().describe('Answers in order, each given once'),
    error: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional().describe('The answer to every call is this error'),
});
const expectedCallSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: toolName,
    arguments: argumentMatchersSchema.default({}),
});
const expectationSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    outputContains: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).min(1)]).optional(),
    outputMatches: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('JavaScript regular expression, without flags'),
    outputJsonSchema: jsonObject.optional(),
    toolCalls: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        match: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['exact', 'subset', 'ordered']).default('exact'),
        calls: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(expectedCallSchema),
    })
        .optional(),
    noToolCalls: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    maxToolCalls: count.optional(),
    maxTurns: positive.optional(),
});
const scriptedCallSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    arguments: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([jsonObject, zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()])
        .describe('an object, or the raw text of an argument string, well-formed or not'),
});
const delaySchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    prefill: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    first: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    gap: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
});
const scriptedUsageSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    inputTokens: count,
    outputTokens: count,
    cacheReadInputTokens: count.optional(),
    cacheWriteInputTokens: count.optional(),
    reasoningOutputTokens: count.optional(),
});
/** One scripted turn of the model. */
const mockRoundSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    reasoning: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    toolCalls: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(scriptedCallSchema).optional(),
    error: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ status: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(400).max(599), body: jsonValue.optional() })
        .optional(),
    usage: scriptedUsageSchema.optional(),
    delaysMs: delaySchema.optional(),
});
const caseSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1),
    id: idSchema,
    description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default(''),
    system: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    prompt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    tools: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(toolSchema).default([]),
    expect: expectationSchema,
    mock: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        native: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(mockRoundSchema).min(1).optional(),
        text: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(mockRoundSchema).min(1).optional(),
    })
        .optional()
        .describe('Scripts that play the model in mock mode, one round for each turn'),
    limits: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        maxTurns: positive.optional(),
        maxToolCalls: count.optional(),
        maxTokens: positive.optional(),
        trialTimeoutSeconds: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().optional(),
    })
        .default({}),
});


/***/ }),

/***/ 91032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qn: () => (/* binding */ configSchema)
/* harmony export */ });
/* unused harmony exports baseUrlSchema, chatTargetSchema, commandTargetSchema, targetSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26921);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15547);
/* harmony import */ var _case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48782);
/* harmony import */ var _config_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96145);
/* harmony import */ var _config_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92974);





const jsonObject = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq9());
const positive = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive();
const seconds = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().positive();
const environmentName = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'the NAME of an environment variable');
/** Only addresses that can be printed: http(s), no user info, no query that looks like a key. */
const baseUrlSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .superRefine((text, context) => {
    const problem = (0,_base_url_js__WEBPACK_IMPORTED_MODULE_3__/* .baseUrlProblem */ .a)(text);
    if (problem !== null)
        context.addIssue({ code: 'custom', message: problem });
})
    .meta({
    description: 'Address up to and with /v1; calls go to BASE_URL/chat/completions',
    pattern: '^https?://',
});
const paramsSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    temperature: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).optional(),
    topP: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(1).optional(),
    maxTokens: positive.optional(),
    seed: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().optional(),
    stop: zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).min(1)]).optional(),
    toolChoice: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['auto', 'required', 'none']).optional(),
    reasoningEffort: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).optional(),
    extraBody: jsonObject.optional().describe("A provider's own fields, sent as they are"),
});
const chatLimitsSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    callTimeoutSeconds: seconds.default(60),
    trialTimeoutSeconds: seconds.default(300),
    maxTurns: positive.default(8),
    retries: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr()
        .min(0)
        .max(10)
        .default(2)
        .describe('Further attempts of one turn, only before its first item arrived'),
});
const chatTargetSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id: _case_js__WEBPACK_IMPORTED_MODULE_0__/* .idSchema */ .fY,
    baseUrl: baseUrlSchema,
    model: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    provider: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .min(1)
        .nullable()
        .default(null)
        .describe('First half of the rate-card key; null means the host of baseUrl'),
    apiKeyEnv: environmentName
        .optional()
        .describe('NAME of the variable that holds the key; leave it out when no key is needed'),
    params: paramsSchema.default({}),
    protocol: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .PROTOCOLS */ .yv).default('chat-completions'),
    limits: chatLimitsSchema.prefault({}),
});
const commandTargetSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id: _case_js__WEBPACK_IMPORTED_MODULE_0__/* .idSchema */ .fY,
    command: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1))
        .min(1)
        .describe('Program and arguments; {{prompt}} {{baseUrl}} {{token}} {{workspace}} {{home}} are filled in'),
    recipe: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['generic', 'codex', 'claude', 'opencode', 'pi']).default('generic'),
    env: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(environmentName, zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default({}),
    passEnv: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(environmentName)
        .default([])
        .describe('Names of variables that the agent process may see'),
    protocol: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .PROTOCOLS */ .yv).default('chat-completions'),
    upstream: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .min(1)
        .describe('Id of a chat target that speaks the same protocol, or builtin:scripted'),
    network: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['open', 'gateway-only']).default('open'),
    limits: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        maxAttempts: positive.default(60),
        callTimeoutSeconds: seconds.default(60),
        trialTimeoutSeconds: seconds.default(300),
        maxTokens: positive.nullable().default(null),
        maxUsd: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().positive().nullable().default(null),
    })
        .prefault({}),
});
const targetSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([chatTargetSchema, commandTargetSchema]);
const matrixSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    targets: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).min(1).optional().describe('Default: all chat targets'),
    cases: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1))
        .min(1)
        .default([..._config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_CASES */ .WQ])
        .describe('builtin:*, builtin:ID, or patterns of case files from the repository root'),
    modes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .MODES */ .FN))
        .min(1)
        .default([..._config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .MODES */ .FN]),
    runs: positive.default(1).describe('Iterations of each target, case and mode'),
    concurrency: positive.max(_config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_CONCURRENCY */ .fx).default(1).describe('Trials at the same time'),
    warmup: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr()
        .nonnegative()
        .nullable()
        .default(null)
        .describe('Trials per target that are never counted; null means 0 in mock mode, 1 live'),
    seed: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative().default(1),
});
const promptContextSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    enabled: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    recentEvents: positive.optional(),
    maxEvents: positive.optional(),
});
const armSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    promptContext: promptContextSchema.optional(),
    target: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    model: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    params: paramsSchema.optional(),
    promptFile: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    env: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(environmentName, zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).optional(),
    ref: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
});
const experimentSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id: _case_js__WEBPACK_IMPORTED_MODULE_0__/* .idSchema */ .fY,
    scenario: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    target: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    arms: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(_case_js__WEBPACK_IMPORTED_MODULE_0__/* .idSchema */ .fY, armSchema)
        .refine((arms) => Object.keys(arms).length === 2, 'exactly two arms, the first is the base')
        .meta({ minProperties: 2, maxProperties: 2 }),
    pairs: positive.default(8),
    limits: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        maxLaunches: positive.default(20),
        launchTimeoutSeconds: seconds.default(300),
        maxAttempts: positive.default(400),
        callTimeoutSeconds: seconds.default(120),
        armTimeoutSeconds: seconds.default(1800),
        maxTokens: positive.nullable().default(null),
        maxUsd: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().positive().nullable().default(null),
    })
        .prefault({}),
    keepWorkspaces: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['none', 'failures', 'all']).default('failures'),
    allowDirtySource: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
});
const reportSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    outputs: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .KEEP */ .k9).default('none').describe('Whose redacted replies the report keeps'),
    formats: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .FORMATS */ .hR)).default(['html']),
    keepLedgers: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .KEEP */ .k9).default('none').describe('Whose SQLite ledger is written to a file'),
});
const commentSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    policy: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['always', 'on-change', 'on-regression', 'off']).default('always'),
    mode: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['update', 'recreate', 'new']).default('update'),
    key: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).nullable().default(null),
});
/** The config file, version 1: every key, every default. */
const configSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    live: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
        .nullable()
        .default(null)
        .describe('null: --mock or --live decides; false: scripts answer; true: endpoints answer'),
    failOn: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .FAIL_ON */ .d$))
        .min(1)
        .nullable()
        .default(null)
        .describe('What makes exit status 1; null means failure, regressed, invalid, budget'),
    targets: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(targetSchema).min(1).optional().describe('What is measured'),
    matrix: matrixSchema.prefault({}),
    experiments: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(experimentSchema).default([]),
    compare: _config_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .compareSchema */ .FL.prefault({}),
    gates: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_config_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .gateSchema */ .Tp).default([]),
    budgets: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_config_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .budgetSchema */ .ZH).default([]),
    pricing: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ rateCards: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).describe('Rate-card file; no price is built in') })
        .optional(),
    report: reportSchema.prefault({}),
    comment: commentSchema.prefault({}),
});


/***/ }),

/***/ 61199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ SCHEMA_NAMES),
  O: () => (/* binding */ jsonSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./lib/domain/case.js
var domain_case = __webpack_require__(48782);
// EXTERNAL MODULE: ./lib/domain/config.js
var config = __webpack_require__(91032);
// EXTERNAL MODULE: ./lib/domain/rates.js
var rates = __webpack_require__(70711);
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
const runSchema = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP(),
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

;// CONCATENATED MODULE: ./lib/domain/json-schemas.js





const documents = {
    config: { schema: config/* configSchema */.Qn, title: 'agent-bench config' },
    case: { schema: domain_case/* caseSchema */.oe, title: 'agent-bench case' },
    rates: { schema: rates/* rateCardSchema */.E, title: 'agent-bench rate card' },
    report: { schema: reportSchema, title: 'agent-bench report' },
};
const jsonObject = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* json */.Pq9());
const SCHEMA_NAMES = ['config', 'case', 'rates', 'report'];
/** The JSON Schema (draft 2020-12) of a document as users write it: keys with a default are optional. */
function jsonSchema(name) {
    const { schema, title } = documents[name];
    const { $schema, ...rest } = json_schema_processors/* toJSONSchema */.bl(schema, { io: 'input' });
    const text = JSON.stringify({ $schema, $id: `urn:agent-bench:${name}:1`, title, ...rest });
    return jsonObject.parse(JSON.parse(text));
}


/***/ }),

/***/ 70711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ rateCardSchema)
/* harmony export */ });
/* unused harmony export rateSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

const usdPerMillion = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().describe('USD per million tokens');
/** Prices of one model: USD per million tokens, or a flat price per call. */
const rateSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        input: usdPerMillion,
        cacheRead: usdPerMillion.optional(),
        cacheWrite: usdPerMillion.optional().describe('USD per million tokens; default: input'),
        output: usdPerMillion,
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ perCall: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative() }),
]);
/** A rate-card file: prices by `provider/model`. */
const rateCardSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1),
    rates: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[^/]+\/.+$/, 'a key of the form provider/model'), rateSchema),
});


/***/ })

};
