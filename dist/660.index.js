export const id = 660;
export const ids = [660];
export const modules = {

/***/ 15547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ baseUrlProblem)
/* harmony export */ });
const secretLikeParameter = /key|token|secret|sig|auth|pass|credential/i;
/** What a target's address must be in place of the given one; null when it can be used and printed. */
function baseUrlProblem(text) {
    if (!URL.canParse(text))
        return 'a full address such as https://api.example.com/v1';
    const url = new URL(text);
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
        return 'an http:// or https:// address';
    if (url.username !== '' || url.password !== '') {
        return 'an address without user name and password: name the variable that holds the key in apiKeyEnv';
    }
    const suspect = [...url.searchParams.keys()].find((name) => secretLikeParameter.test(name));
    if (suspect !== undefined) {
        return `an address without "${suspect}" in its query: name the variable that holds the key in apiKeyEnv`;
    }
    return null;
}


/***/ }),

/***/ 48782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fY: () => (/* binding */ idSchema),
/* harmony export */   oe: () => (/* binding */ caseSchema)
/* harmony export */ });
/* unused harmony exports argumentMatcherSchema, argumentMatchersSchema, toolSchema, expectationSchema, scriptedUsageSchema, mockRoundSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41514);

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

/***/ 96145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FN: () => (/* binding */ MODES),
/* harmony export */   WQ: () => (/* binding */ DEFAULT_CASES),
/* harmony export */   d$: () => (/* binding */ FAIL_ON),
/* harmony export */   fx: () => (/* binding */ MAX_CONCURRENCY),
/* harmony export */   hR: () => (/* binding */ FORMATS),
/* harmony export */   k9: () => (/* binding */ KEEP),
/* harmony export */   p8: () => (/* binding */ COMMENT_MODES),
/* harmony export */   yv: () => (/* binding */ PROTOCOLS),
/* harmony export */   zd: () => (/* binding */ COMMENT_POLICIES)
/* harmony export */ });
const PROTOCOLS = ['chat-completions', 'responses', 'messages'];
const MODES = ['native', 'text'];
const MAX_CONCURRENCY = 256;
/** What runs when a config names no cases; here alone a pattern may match nothing. */
const DEFAULT_CASES = ['builtin:*', 'cases/**/*.yml'];
const FAIL_ON = [
    'failure',
    'regressed',
    'inconclusive',
    'invalid',
    'budget',
    'never',
];
const COMMENT_POLICIES = ['always', 'on-change', 'on-regression', 'off'];
const COMMENT_MODES = ['update', 'recreate', 'new'];
const KEEP = ['none', 'failures', 'all'];
const FORMATS = ['html', 'junit', 'bmf', 'benchmark-action', 'csv', 'otel'];


/***/ }),

/***/ 91032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qn: () => (/* binding */ configSchema)
/* harmony export */ });
/* unused harmony exports baseUrlSchema, chatTargetSchema, commandTargetSchema, targetSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41514);
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
    policy: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .COMMENT_POLICIES */ .zd).default('always'),
    mode: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .COMMENT_MODES */ .p8).default('update'),
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

/***/ 72795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ID: () => (/* binding */ JOURNAL_KINDS),
/* harmony export */   Vp: () => (/* binding */ MAX_JOURNAL_ROWS),
/* harmony export */   dh: () => (/* binding */ JOURNAL_STATES),
/* harmony export */   dt: () => (/* binding */ JOURNAL_VERSION),
/* harmony export */   yu: () => (/* binding */ EVIDENCE_FAULTS)
/* harmony export */ });
/* harmony import */ var _trial_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59036);

/** The format of a journal; another one is not read. */
const JOURNAL_VERSION = 1;
/** More than any run of this product writes; a journal beyond it is not trusted. */
const MAX_JOURNAL_ROWS = 5_000_000;
const JOURNAL_KINDS = ['header', 'launch', 'attempt', 'closing'];
const JOURNAL_STATES = [..._trial_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTEMPT_STATES */ .X9, 'opened', 'closed'];
/** What can be wrong with the evidence of a run: docs/evidence.md. */
const EVIDENCE_FAULTS = [
    'journal-missing',
    'journal-malformed',
    'journal-version',
    'journal-chain',
    'journal-too-large',
    'journal-counts',
    'journal-state',
    'journal-duplicate-id',
    'journal-missing-id',
    'open-attempt',
    'open-launch',
    'telemetry-missing',
    'telemetry-id-missing',
    'telemetry-id-duplicated',
    'telemetry-without-reservation',
    'context-differs',
    'completion-differs',
    'tokens-differ',
    'digest-differs',
];


/***/ }),

/***/ 3353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ jsonSchema),
/* harmony export */   R: () => (/* binding */ SCHEMA_NAMES)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41514);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98439);
/* harmony import */ var _case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48782);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91032);
/* harmony import */ var _rates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70711);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27955);





const documents = {
    config: { schema: _config_js__WEBPACK_IMPORTED_MODULE_1__/* .configSchema */ .Qn, title: 'agent-bench config' },
    case: { schema: _case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe, title: 'agent-bench case' },
    rates: { schema: _rates_js__WEBPACK_IMPORTED_MODULE_2__/* .rateCardSchema */ .E, title: 'agent-bench rate card' },
    report: { schema: _report_js__WEBPACK_IMPORTED_MODULE_3__/* .reportSchema */ .Q, title: 'agent-bench report' },
};
const jsonObject = zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .json */ .Pq9());
const SCHEMA_NAMES = ['config', 'case', 'rates', 'report'];
/** The JSON Schema (draft 2020-12) of a document as users write it: keys with a default are optional. */
function jsonSchema(name) {
    const { schema, title } = documents[name];
    const { $schema, ...rest } = zod__WEBPACK_IMPORTED_MODULE_5__/* .toJSONSchema */ .bl(schema, { io: 'input' });
    const text = JSON.stringify({ $schema, $id: `urn:agent-bench:${name}:1`, title, ...rest });
    return jsonObject.parse(JSON.parse(text));
}


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

/***/ 70711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ rateCardSchema)
/* harmony export */ });
/* unused harmony export rateSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41514);

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


/***/ }),

/***/ 59036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W0: () => (/* binding */ CALL_STATUSES),
/* harmony export */   X9: () => (/* binding */ ATTEMPT_STATES),
/* harmony export */   Yu: () => (/* binding */ TRIAL_STATES),
/* harmony export */   io: () => (/* binding */ VALID_STATES),
/* harmony export */   vj: () => (/* binding */ ANSWERED_STATUSES)
/* harmony export */ });
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
const ATTEMPT_STATES = [
    'reserved',
    'running',
    'completed',
    'failed',
    'timeout',
    'launch-failed',
    'terminated',
    'refused-over-budget',
];


/***/ }),

/***/ 16852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ VERDICTS),
/* harmony export */   u: () => (/* binding */ GATE_REASONS)
/* harmony export */ });
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


/***/ }),

/***/ 54240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cliSchema: () => (/* binding */ cliSchema)
/* harmony export */ });
/* harmony import */ var _core_config_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10080);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27550);
/* harmony import */ var _domain_json_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3353);



/** `agent-bench schema`: prints one JSON Schema. */
function cliSchema({ positional }, host) {
    const name = positional ?? 'config';
    if (!isSchemaName(name)) {
        const near = (0,_core_config_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestName */ .q)(name, _domain_json_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .SCHEMA_NAMES */ .R);
        const hint = near === null ? `one of ${_domain_json_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .SCHEMA_NAMES */ .R.join(', ')}` : `did you mean "${near}"?`;
        throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .H('usage', `there is no schema "${name}": ${hint}`);
    }
    host.stdout(`${JSON.stringify((0,_domain_json_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonSchema */ .O)(name), null, 2)}\n`);
    return 0;
}
function isSchemaName(name) {
    return _domain_json_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .SCHEMA_NAMES */ .R.some((known) => known === name);
}


/***/ })

};
