export const id = 363;
export const ids = [363];
export const modules = {

/***/ 87512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ duplicateProblems)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62017);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27413);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67591);



/** Names that occur again among the parts that a pattern meets; the first one of each is right. */
function duplicateProblems(document, pattern, what) {
    const firsts = new Map();
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .partsAt */ .AL)(document.value, pattern).flatMap(({ path, value }) => {
        const first = firsts.get(value);
        if (first === undefined)
            firsts.set(value, path);
        if (first === undefined || typeof value !== 'string')
            return [];
        const name = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .isPrivate */ .G)(path, value) ? 'the same' : `"${value}"`;
        const message = `expected ${what} that is used once, got ${name} of ${(0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPath */ .jV)(first)} again`;
        return [(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemIn */ .Dk)(document, { path, message })];
    });
}


/***/ }),

/***/ 30748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U0: () => (/* binding */ unknownName),
/* harmony export */   Wx: () => (/* binding */ referenceProblems),
/* harmony export */   kp: () => (/* binding */ stringsAt)
/* harmony export */ });
/* harmony import */ var _domain_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23230);
/* harmony import */ var _case_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45061);
/* harmony import */ var _describe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54569);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62017);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27413);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67591);






const rules = ['gates', 'budgets'];
const metricNames = _domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .METRICS */ .Cb.map(({ name }) => name);
/**
 * Names in a config that lead nowhere; read from the raw document, whatever its shape elsewhere.
 * Names of cases are not looked up while the user's ids are not known.
 */
function referenceProblems(document, ownCaseIds) {
    return references(document, ownCaseIds).flatMap((reference) => unresolved(document, reference));
}
function references({ value }, ownCaseIds) {
    const targets = [...new Set(stringsAt(value, ['targets', '*', 'id']))];
    const experiments = stringsAt(value, ['experiments', '*', 'id']);
    const target = { what: 'the id of a target', valid: targets.length > 0 ? targets : ['mock'] };
    return [
        { pattern: ['matrix', 'targets', '*'], ...target },
        { pattern: ['experiments', '*', 'target'], ...target },
        { pattern: ['experiments', '*', 'arms', '*', 'target'], ...target },
        ...rules.flatMap((rule) => [
            { pattern: [rule, '*', 'metric'], what: 'the name of a metric', valid: metricNames },
            { pattern: [rule, '*', 'where', 'target'], what: target.what, valid: target.valid },
            {
                pattern: [rule, '*', 'where', 'experiment'],
                what: 'the id of an experiment',
                valid: experiments,
            },
        ]),
        ...(ownCaseIds === null ? [] : rules.map((rule) => caseReference(rule, ownCaseIds))),
    ];
}
function caseReference(rule, ownCaseIds) {
    const valid = (0,_case_names_js__WEBPACK_IMPORTED_MODULE_1__/* .caseNames */ .RP)(ownCaseIds);
    return { pattern: [rule, '*', 'where', 'case'], what: 'the id of a case', valid };
}
function unresolved(document, reference) {
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .partsAt */ .AL)(document.value, reference.pattern)
        .filter(({ value }) => typeof value === 'string' && !reference.valid.includes(value))
        .map((part) => unknownName(document, part, reference));
}
/** A name that is none of the valid ones; a short list of them is part of the message. */
function unknownName(document, { path, value }, { what, valid }) {
    const list = valid.length > 0 && valid.length <= 8 ? ` (${valid.join(', ')})` : '';
    const shown = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .isPrivate */ .G)(path, value) ? 'a value that is not shown here' : (0,_describe_js__WEBPACK_IMPORTED_MODULE_2__/* .describeValue */ .bp)(value);
    const message = `expected ${what}${list}, got ${shown}`;
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .problemIn */ .Dk)(document, { path, message, name: { given: value, valid } });
}
/** The strings among the parts that a pattern meets. */
function stringsAt(value, pattern) {
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .partsAt */ .AL)(value, pattern)
        .map((part) => part.value)
        .filter((text) => typeof text === 'string');
}


/***/ }),

/***/ 43751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ schemaProblems)
});

// EXTERNAL MODULE: ./lib/core/config/describe.js
var describe = __webpack_require__(54569);
// EXTERNAL MODULE: ./lib/core/config/document.js
var config_document = __webpack_require__(62017);
// EXTERNAL MODULE: ./lib/core/config/problem.js
var problem = __webpack_require__(27413);
// EXTERNAL MODULE: ./lib/core/config/schema-part.js
var schema_part = __webpack_require__(78065);
// EXTERNAL MODULE: ./lib/core/config/secrets.js
var secrets = __webpack_require__(67591);
// EXTERNAL MODULE: ./lib/domain/json.js
var json = __webpack_require__(77708);
;// CONCATENATED MODULE: ./lib/core/config/union-branch.js

/** True for a key that settles what is meant, whatever else stands beside it. */
function isDecidingKey(key) {
    return key === 'command';
}
/** Picks the alternative with the fewest unknown keys, then with the fewest other faults. */
function meantBranch(value, alternatives) {
    const branches = alternatives.map(toBranch).filter(({ issues }) => issues.every(isInside));
    const [first] = branches;
    if (first === undefined)
        return { kind: 'other-type' };
    return (0,json/* isJsonObject */.O)(value) ? meantByKeys(value, branches, first) : asMeant(first);
}
function toBranch(issues, index) {
    const unknownKeys = issues.flatMap((issue) => issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : []);
    const otherFaults = issues.filter(({ code }) => code !== 'unrecognized_keys').length;
    return { index, issues, unknownKeys, otherFaults };
}
/** False for an issue with the value as a whole: it is of another type altogether. */
function isInside(issue) {
    if (issue.path.length > 0)
        return true;
    return issue.code !== 'invalid_type' && issue.code !== 'invalid_value';
}
function meantByKeys(value, branches, first) {
    const keys = Object.keys(value);
    const decided = branches.find(({ unknownKeys }) => keys.some((key) => isDecidingKey(key) && !unknownKeys.includes(key)));
    if (decided !== undefined)
        return asMeant(decided);
    const best = branches.reduce((a, b) => (isNearer(b, a) ? b : a), first);
    if (keys.length > 0 && best.unknownKeys.length === keys.length) {
        return { kind: 'no-known-key', keys };
    }
    const equals = branches.filter((branch) => branch.otherFaults === 0 && branch.unknownKeys.length === best.unknownKeys.length);
    const exclusive = [...new Set(equals.flatMap(({ unknownKeys }) => unknownKeys))];
    return equals.length > 1
        ? { kind: 'exclusive', keys: keys.filter((key) => exclusive.includes(key)) }
        : asMeant(best);
}
function isNearer(a, b) {
    const difference = a.unknownKeys.length - b.unknownKeys.length;
    return difference < 0 || (difference === 0 && a.otherFaults < b.otherFaults);
}
function asMeant({ index, issues }) {
    return { kind: 'branch', index, issues };
}

;// CONCATENATED MODULE: ./lib/core/config/schema-problems.js






/** Says of each zod issue what was expected and what was found, in the words of the JSON Schema. */
function schemaProblems(document, schema, issues) {
    const scope = { document, path: [], schema: { root: schema, node: schema } };
    return issues
        .flatMap((issue) => findingsOf(scope, issue))
        .map((finding) => (0,problem/* problemIn */.Dk)(document, finding));
}
function findingsOf(outer, issue) {
    const scope = narrowed(outer, issue.path);
    const { path } = scope;
    if (issue.code === 'unrecognized_keys')
        return unknownKeys(scope, issue.keys);
    if (issue.code === 'invalid_union')
        return unionFindings(scope, issue.errors);
    if (issue.code === 'invalid_key') {
        return [{ path, message: `expected ${issue.issues[0]?.message ?? 'another key'} as key` }];
    }
    if (issue.code === 'custom')
        return [{ path, message: `expected ${issue.message}` }];
    if (issue.code === 'invalid_format') {
        return [{ path, message: `expected ${issue.message}, got ${found(scope)}` }];
    }
    return [mismatch(scope)];
}
function narrowed(scope, issuePath) {
    const steps = issuePath.map((step) => (typeof step === 'symbol' ? String(step) : step));
    const schema = (0,schema_part/* schemaAt */.lv)(scope.schema, steps) ?? { root: scope.schema.root, node: {} };
    return { ...scope, path: [...scope.path, ...steps], schema };
}
function mismatch(scope) {
    const { document, path, schema } = scope;
    const given = (0,config_document/* valueAt */.fK)(document.value, path);
    const expected = `expected ${(0,describe/* describeSchema */.hZ)(schema)}`;
    if (given === undefined)
        return { path, message: `${expected}, but the key is missing` };
    const message = `${expected}, got ${found(scope)}`;
    return { path, message, name: { given, valid: (0,describe/* choicesOf */.cU)(schema) } };
}
/** Of a union whose other alternatives are further off zod tells only this: one of them may be meant all the same. */
function unknownKeys(scope, keys) {
    const decided = keys.some(isDecidingKey)
        ? (0,schema_part/* branchesOf */.IJ)(scope.schema).find((branch) => (0,schema_part/* keysOf */.YD)(branch).some(isDecidingKey))
        : undefined;
    if (decided === undefined)
        return keys.map((key) => unknownKey(scope, key));
    const branch = { ...scope, schema: decided };
    const present = Object.keys(objectAt(scope));
    return [
        ...(0,schema_part/* requiredKeys */.At)(decided)
            .filter((key) => !present.includes(key))
            .map((key) => mismatch(narrowed(branch, [key]))),
        ...present
            .filter((key) => !(0,schema_part/* keysOf */.YD)(decided).includes(key))
            .map((key) => unknownKey(branch, key)),
    ];
}
function objectAt({ document, path }) {
    const value = (0,config_document/* valueAt */.fK)(document.value, path);
    return typeof value === 'object' && value !== null ? value : {};
}
function unknownKey({ path, schema }, key) {
    const valid = (0,schema_part/* keysOf */.YD)(schema);
    return {
        path: [...path, key],
        message: `unknown key, expected one of ${valid.join(', ')}`,
        name: { given: key, valid },
    };
}
function unionFindings(scope, alternatives) {
    const meant = meantBranch((0,config_document/* valueAt */.fK)(scope.document.value, scope.path), alternatives);
    if (meant.kind === 'other-type')
        return [mismatch(scope)];
    if (meant.kind === 'no-known-key')
        return meant.keys.map((key) => unknownKey(scope, key));
    if (meant.kind === 'exclusive') {
        const keys = meant.keys.join(', ');
        return [{ path: scope.path, message: `expected only one of ${keys}, got them together` }];
    }
    const schema = (0,schema_part/* branchesOf */.IJ)(scope.schema)[meant.index] ?? scope.schema;
    return meant.issues.flatMap((issue) => findingsOf({ ...scope, schema }, issue));
}
function found({ document, path }) {
    const value = (0,config_document/* valueAt */.fK)(document.value, path);
    return (0,secrets/* isPrivate */.G)(path, value) ? 'a value that is not shown here' : (0,describe/* describeValue */.bp)(value);
}


/***/ }),

/***/ 67591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isPrivate),
/* harmony export */   J: () => (/* binding */ secretProblems)
/* harmony export */ });
/* harmony import */ var _redact_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19831);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62017);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27413);



const redactor = (0,_redact_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .createRedactor */ .l)([]);
const secretKeys = /(?:api|access|secret|private|auth|signing)key$|(?:token|secret|password|passwd|passphrase|pwd|credentials?|authorization|bearer|cookie|auth)$/;
/** A value that is filled in for each trial, such as `{{token}}`, is no secret. */
const placeholder = /^\{\{\w+\}\}$/;
/** Keys whose values are, or sit beside, the names of secrets: their values are never repeated. */
const privateKeys = ['apiKeyEnv', 'baseUrl', 'passEnv', 'env'];
/**
 * Secrets, and fields that look made for one, anywhere in a document. Below `ownKeys` (tool
 * arguments and the like) the names are the author's own, so only values are looked at.
 */
function secretProblems(document, ownKeys = []) {
    return secretsIn({ path: [], value: document.value }, ownKeys).map((finding) => (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemIn */ .Dk)(document, finding));
}
function secretsIn(part, ownKeys) {
    const { path, value } = part;
    if (typeof value === 'string' && redactor.findSecret(value) !== null)
        return [secretValue(path)];
    if (looksSecret(part) && !path.some((step) => ownKeys.includes(String(step)))) {
        return [secretField(path)];
    }
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .childrenOf */ .LU)(part).flatMap((child) => redactor.findSecret(String(child.path.at(-1))) === null
        ? secretsIn(child, ownKeys)
        : [secretValue(path)]);
}
function secretValue(path) {
    return {
        path,
        message: 'expected no secret, got one: take it out, replace it where it came from, and set an environment variable',
    };
}
function secretField(path) {
    return {
        path,
        message: 'expected no field for a secret: keys come from the environment only, name the variable in apiKeyEnv',
    };
}
function looksSecret({ path, value }) {
    const key = path.at(-1);
    if (!isSecretKey(key))
        return false;
    if (typeof value === 'string')
        return !placeholder.test(value);
    return value === null || (typeof value === 'number' && !/token$/i.test(String(key)));
}
function isSecretKey(step) {
    if (typeof step !== 'string')
        return false;
    return secretKeys.test(step.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
}
/** True for a value that a message must not repeat. */
function isPrivate(path, value) {
    if (typeof value !== 'string')
        return false;
    return (path.some((step) => isSecretKey(step) || privateKeys.includes(String(step))) ||
        redactor.findSecret(value) !== null);
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


/***/ })

};
