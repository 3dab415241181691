export const id = 608;
export const ids = [608];
export const modules = {

/***/ 9608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ readCaseFile)
});

// EXTERNAL MODULE: ./lib/domain/json.js
var json = __webpack_require__(7708);
// EXTERNAL MODULE: ./lib/core/config/document.js
var config_document = __webpack_require__(2017);
// EXTERNAL MODULE: ./lib/core/config/problem.js
var problem = __webpack_require__(7413);
;// CONCATENATED MODULE: ./lib/core/config/case-schemas.js



/** The JSON Schemas inside a case, whatever the shape of the rest. */
function schemasOfCase({ value }) {
    return [
        ...(0,config_document/* partsAt */.AL)(value, ['tools', '*', 'parameters']),
        ...(0,config_document/* partsAt */.AL)(value, ['expect', 'outputJsonSchema']),
    ].flatMap(({ path, value: schema }) => ((0,json/* isJsonObject */.O)(schema) ? [{ path, schema }] : []));
}
/** The problem of a schema that a validator does not take. */
function schemaFault(document, { path }, faults) {
    return (0,problem/* problemIn */.Dk)(document, { path, message: `expected a JSON Schema: ${faults.join('; ')}` });
}

// EXTERNAL MODULE: ./lib/core/config/check-case.js + 1 modules
var check_case = __webpack_require__(6605);
// EXTERNAL MODULE: ./lib/adapters/config/places.js
var places = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/adapters/config/read-document.js + 1 modules
var read_document = __webpack_require__(8300);
;// CONCATENATED MODULE: ./lib/adapters/config/read-case-file.js





/** Reads and checks one case file, named in problems by its path from the root. */
async function readCaseFile(root, file, checkSchema) {
    const { document, problems } = await (0,read_document/* readDocument */.u)(file, (0,places/* shownPath */.pS)(root, file));
    if (document === null)
        return { definition: null, document, problems };
    const checked = (0,check_case/* checkCase */.L)(document);
    const schemas = await schemaProblems(document, checkSchema);
    return {
        definition: checked.definition,
        document,
        problems: [...problems, ...(0,problem/* onePerPlace */.P3)([...checked.problems, ...schemas])],
    };
}
async function schemaProblems(document, checkSchema) {
    const problems = [];
    for (const written of schemasOfCase(document)) {
        const faults = await checkSchema(written.schema);
        if (faults.length > 0)
            problems.push(schemaFault(document, written, faults));
    }
    return problems;
}


/***/ }),

/***/ 8300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ readDocument)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(8262);
;// CONCATENATED MODULE: ./lib/adapters/config/read-text.js

/** Larger files are no configs. */
const MAX_FILE_BYTES = 1024 * 1024;
/** The text of a file, or what stands in the way, in words that follow "expected". */
function readText(file) {
    try {
        return readChecked(file);
    }
    catch (error) {
        return { fault: explain(error) };
    }
}
function readChecked(file) {
    const stats = (0,external_node_fs_.statSync)(file);
    if (stats.isDirectory())
        return { fault: 'a file, got a directory' };
    if (!stats.isFile())
        return { fault: 'a regular file, got a device, pipe or socket' };
    if (stats.size > MAX_FILE_BYTES) {
        return { fault: `a file of at most 1 MiB, got ${stats.size} bytes` };
    }
    return { text: new TextDecoder('utf-8', { fatal: true }).decode((0,external_node_fs_.readFileSync)(file)) };
}
function explain(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
    switch (code) {
        case 'ENOENT':
        case 'ENOTDIR':
            return 'a file, but there is none';
        case 'EACCES':
        case 'EPERM':
            return 'a file that can be read, but access to it is denied';
        case 'ERR_ENCODING_INVALID_ENCODED_DATA':
            return 'UTF-8 text, got other bytes';
        default:
            return `a file that can be read, but reading it failed (${typeof code === 'string' ? code : 'unknown cause'})`;
    }
}

;// CONCATENATED MODULE: ./lib/adapters/config/read-document.js

/**
 * Reads a YAML or JSON file; whatever is wrong with it comes back as problems, nothing is thrown. The
 * parser is loaded with the first file: a run without a config needs none.
 */
async function readDocument(file, shownAs) {
    const read = readText(file);
    if ('text' in read) {
        const { parseYaml } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(288)]).then(__webpack_require__.bind(__webpack_require__, 2288));
        return parseYaml(shownAs, read.text);
    }
    const place = { file: shownAs, line: null, path: '', severity: 'error' };
    return { document: null, problems: [{ ...place, message: `expected ${read.fault}` }] };
}


/***/ }),

/***/ 6605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ caseIdProblems),
  L: () => (/* binding */ checkCase)
});

// EXTERNAL MODULE: ./lib/domain/case.js
var domain_case = __webpack_require__(8782);
// EXTERNAL MODULE: ./lib/domain/json-schemas.js + 2 modules
var json_schemas = __webpack_require__(5312);
// EXTERNAL MODULE: ./lib/core/config/case-names.js
var case_names = __webpack_require__(5061);
// EXTERNAL MODULE: ./lib/domain/json.js
var json = __webpack_require__(7708);
// EXTERNAL MODULE: ./lib/core/evaluate/pattern.js
var pattern = __webpack_require__(5745);
// EXTERNAL MODULE: ./lib/core/config/document.js
var config_document = __webpack_require__(2017);
// EXTERNAL MODULE: ./lib/core/config/duplicate-problems.js
var duplicate_problems = __webpack_require__(7512);
// EXTERNAL MODULE: ./lib/core/config/problem.js
var problem = __webpack_require__(7413);
// EXTERNAL MODULE: ./lib/core/config/reference-problems.js
var reference_problems = __webpack_require__(748);
;// CONCATENATED MODULE: ./lib/core/config/case-rules.js






/** Rules of a case between its keys, and the patterns written inside it. */
function caseRuleProblems(document) {
    const { value } = document;
    const findings = [
        ...(0,config_document/* partsAt */.AL)(value, ['tools', '*']).flatMap(toolFindings),
        ...expectationFindings(value),
        ...patternParts(value).flatMap(patternFindings),
    ];
    return [
        ...findings.map((finding) => (0,problem/* problemIn */.Dk)(document, finding)),
        ...(0,duplicate_problems/* duplicateProblems */.A)(document, ['tools', '*', 'name'], 'a tool name'),
        ...unknownTools(document),
    ];
}
function toolFindings({ path, value }) {
    if (!(0,json/* isJsonObject */.O)(value) || !('results' in value && 'error' in value))
        return [];
    return [{ path, message: 'expected either results or error, got both' }];
}
function expectationFindings(value) {
    const expect = (0,config_document/* valueAt */.fK)(value, ['expect']);
    if (!(0,json/* isJsonObject */.O)(expect))
        return [];
    const contradicts = expect['noToolCalls'] === true && 'toolCalls' in expect;
    const message = 'expected either noToolCalls or toolCalls, got both';
    if (contradicts)
        return [{ path: ['expect', 'noToolCalls'], message }];
    if (Object.keys(expect).length > 0)
        return [];
    return [
        { path: ['expect'], message: 'nothing is expected: every reply passes', severity: 'warning' },
    ];
}
const matcherPatterns = [
    ['expect', 'outputMatches'],
    ['expect', 'toolCalls', 'calls', '*', 'arguments', '*', 'regex'],
    ['tools', '*', 'results', '*', 'when', '*', 'regex'],
];
function patternParts(value) {
    return matcherPatterns.flatMap((pattern) => (0,config_document/* partsAt */.AL)(value, pattern));
}
function patternFindings({ path, value }) {
    const fault = typeof value === 'string' ? (0,pattern/* patternProblem */.AL)(value) : null;
    if (fault === null)
        return [];
    return [{ path, message: `expected a JavaScript regular expression: ${fault}` }];
}
function unknownTools(document) {
    const valid = (0,reference_problems/* stringsAt */.kp)(document.value, ['tools', '*', 'name']);
    return (0,config_document/* partsAt */.AL)(document.value, ['expect', 'toolCalls', 'calls', '*', 'name'])
        .filter(({ value }) => typeof value === 'string' && !valid.includes(value))
        .map((part) => (0,reference_problems/* unknownName */.U0)(document, part, { what: 'the name of a tool of this case', valid }));
}

// EXTERNAL MODULE: ./lib/core/config/schema-problems.js + 1 modules
var schema_problems = __webpack_require__(3751);
// EXTERNAL MODULE: ./lib/core/config/secrets.js
var secrets = __webpack_require__(7591);
;// CONCATENATED MODULE: ./lib/core/config/check-case.js








/** Keys of a case below which names belong to its author: a tool may well take a `token`. */
const ownKeys = ['parameters', 'results', 'arguments', 'outputJsonSchema', 'mock'];
/** The case, or null when its shape is wrong; and everything that is wrong with it. */
function checkCase(document) {
    const parsed = domain_case/* caseSchema */.oe.safeParse(document.value);
    const issues = parsed.error?.issues ?? [];
    const schema = issues.length > 0 ? (0,json_schemas/* jsonSchema */.O)('case') : {};
    const problems = (0,problem/* onePerPlace */.P3)([
        ...(0,secrets/* secretProblems */.J)(document, ownKeys),
        ...(0,schema_problems/* schemaProblems */.I)(document, schema, issues),
        ...caseRuleProblems(document),
    ]);
    return { definition: parsed.data ?? null, problems };
}
/** Ids that user cases can't have: built-in ones, and those of an earlier file. */
function caseIdProblems(documents) {
    const files = new Map();
    return documents.flatMap((document) => {
        const id = (0,config_document/* valueAt */.fK)(document.value, ['id']);
        if (typeof id !== 'string')
            return [];
        const fault = idFault(id, files.get(id));
        if (!files.has(id))
            files.set(id, document.file);
        return fault === null ? [] : [(0,problem/* problemIn */.Dk)(document, { path: ['id'], message: fault })];
    });
}
function idFault(id, earlier) {
    if ((0,case_names/* isBuiltInName */.p$)(id) || case_names/* builtInCaseIds */.a7.includes(id)) {
        return 'expected an id of your own: the ids of built-in cases are reserved';
    }
    return earlier === undefined
        ? null
        : `expected an id that is used once, got that of ${earlier} again`;
}


/***/ }),

/***/ 7512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ duplicateProblems)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2017);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7413);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7591);



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

/***/ 748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U0: () => (/* binding */ unknownName),
/* harmony export */   Wx: () => (/* binding */ referenceProblems),
/* harmony export */   kp: () => (/* binding */ stringsAt)
/* harmony export */ });
/* harmony import */ var _domain_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3230);
/* harmony import */ var _case_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5061);
/* harmony import */ var _describe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4569);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2017);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7413);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7591);






const rules = ['gates', 'budgets'];
const metricNames = _domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .METRICS */ .C.map(({ name }) => name);
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

/***/ 3751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ schemaProblems)
});

// EXTERNAL MODULE: ./lib/core/config/describe.js
var describe = __webpack_require__(4569);
// EXTERNAL MODULE: ./lib/core/config/document.js
var config_document = __webpack_require__(2017);
// EXTERNAL MODULE: ./lib/core/config/problem.js
var problem = __webpack_require__(7413);
// EXTERNAL MODULE: ./lib/core/config/schema-part.js
var schema_part = __webpack_require__(8065);
// EXTERNAL MODULE: ./lib/core/config/secrets.js
var secrets = __webpack_require__(7591);
// EXTERNAL MODULE: ./lib/domain/json.js
var json = __webpack_require__(7708);
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

/***/ 7591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isPrivate),
/* harmony export */   J: () => (/* binding */ secretProblems)
/* harmony export */ });
/* harmony import */ var _redact_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9831);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2017);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7413);



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

/***/ 5745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AL: () => (/* binding */ patternProblem),
/* harmony export */   h6: () => (/* binding */ PATTERN_TEXT_LIMIT),
/* harmony export */   jH: () => (/* binding */ searchPattern)
/* harmony export */ });
/**
 * Longest text a user's pattern is run on, in UTF-16 units. JavaScript can't interrupt a pattern that
 * backtracks; with this bound a quadratic one takes seconds at the worst, an exponential one stays its
 * author's to avoid.
 */
const PATTERN_TEXT_LIMIT = 65_536;
const compiled = new Map();
/** What is wrong with a user's pattern, or null when it is a JavaScript regular expression. */
function patternProblem(source) {
    try {
        compile(source);
        return null;
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}
/**
 * Searches a text for a pattern, anywhere in it and without flags; `(?i:...)` makes a part
 * case-insensitive. A text over the limit is not judged by its beginning: it is `too-long`.
 * Throws a SyntaxError for what `patternProblem` objects to.
 */
function searchPattern(source, text) {
    const pattern = compile(source);
    if (text.length > PATTERN_TEXT_LIMIT)
        return 'too-long';
    return pattern.test(text) ? 'match' : 'no-match';
}
function compile(source) {
    const known = compiled.get(source);
    if (known !== undefined)
        return known;
    const pattern = new RegExp(source);
    compiled.set(source, pattern);
    return pattern;
}


/***/ }),

/***/ 3230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ METRICS),
/* harmony export */   G: () => (/* binding */ findMetric)
/* harmony export */ });
const callTime = { unit: 'ms', per: 'call', better: 'lower', deterministicInMock: false };
const trialTime = { ...callTime, per: 'trial' };
const trialTokens = {
    unit: 'tokens',
    per: 'trial',
    better: 'lower',
    deterministicInMock: true,
};
const trialCount = { ...trialTokens, unit: 'count' };
/** Every metric a gate or a budget can name, in report order. */
const METRICS = [
    { name: 'passRate', unit: 'share', per: 'trial', better: 'higher', deterministicInMock: true },
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
    { name: 'cacheReadInputTokens', ...trialTokens, better: 'higher' },
    { name: 'cacheWriteInputTokens', ...trialTokens },
    { name: 'outputTokens', ...trialTokens },
    { name: 'reasoningOutputTokens', ...trialTokens },
    { name: 'totalTokens', ...trialTokens },
    { name: 'costUsd', ...trialTokens, unit: 'usd' },
    { name: 'toolCalls', ...trialCount },
    { name: 'attempts', ...trialCount },
    { name: 'fallbacks', ...trialCount },
];
/** The metric of that name, or null when there is none. */
function findMetric(name) {
    return METRICS.find((metric) => metric.name === name) ?? null;
}


/***/ })

};
