export const id = 895;
export const ids = [895];
export const modules = {

/***/ 39608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ readCaseFile)
});

// EXTERNAL MODULE: ./lib/domain/json.js
var json = __webpack_require__(77708);
// EXTERNAL MODULE: ./lib/core/config/document.js
var config_document = __webpack_require__(62017);
// EXTERNAL MODULE: ./lib/core/config/problem.js
var problem = __webpack_require__(27413);
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
var check_case = __webpack_require__(96605);
// EXTERNAL MODULE: ./lib/adapters/config/places.js
var places = __webpack_require__(23024);
// EXTERNAL MODULE: ./lib/adapters/config/read-document.js + 1 modules
var read_document = __webpack_require__(65919);
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

/***/ 65919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ readDocument)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
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
        const { parseYaml } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(288)]).then(__webpack_require__.bind(__webpack_require__, 62288));
        return parseYaml(shownAs, read.text);
    }
    const place = { file: shownAs, line: null, path: '', severity: 'error' };
    return { document: null, problems: [{ ...place, message: `expected ${read.fault}` }] };
}


/***/ }),

/***/ 96605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ caseIdProblems),
  L: () => (/* binding */ checkCase)
});

// EXTERNAL MODULE: ./lib/domain/case.js
var domain_case = __webpack_require__(48782);
// EXTERNAL MODULE: ./lib/domain/json-schemas.js + 3 modules
var json_schemas = __webpack_require__(61199);
// EXTERNAL MODULE: ./lib/core/config/case-names.js
var case_names = __webpack_require__(45061);
// EXTERNAL MODULE: ./lib/domain/json.js
var json = __webpack_require__(77708);
// EXTERNAL MODULE: ./lib/core/evaluate/pattern.js
var pattern = __webpack_require__(75745);
// EXTERNAL MODULE: ./lib/core/config/document.js
var config_document = __webpack_require__(62017);
// EXTERNAL MODULE: ./lib/core/config/duplicate-problems.js
var duplicate_problems = __webpack_require__(87512);
// EXTERNAL MODULE: ./lib/core/config/problem.js
var problem = __webpack_require__(27413);
// EXTERNAL MODULE: ./lib/core/config/reference-problems.js
var reference_problems = __webpack_require__(30748);
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
var schema_problems = __webpack_require__(43751);
// EXTERNAL MODULE: ./lib/core/config/secrets.js
var secrets = __webpack_require__(67591);
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

/***/ 32895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliMockServer: () => (/* binding */ cliMockServer)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/adapters/config/read-case-file.js + 1 modules
var read_case_file = __webpack_require__(39608);
// EXTERNAL MODULE: ./lib/adapters/json-schema/schema-check.js
var schema_check = __webpack_require__(83383);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./lib/core/plan/random.js
var plan_random = __webpack_require__(26472);
// EXTERNAL MODULE: ./lib/domain/json.js
var json = __webpack_require__(77708);
;// CONCATENATED MODULE: ./lib/core/scripted/scripted-round.js

/**
 * Finds the scripted turn that answers a Chat Completions request, from the request alone: the case by its
 * prompt among the user messages (the longest that fits), the round by the assistant messages so far.
 */
function findRound(cases, request) {
    const messages = messagesOf(request);
    const match = caseFor(cases, messages);
    if (match === null)
        return { kind: 'unknown-prompt' };
    const mode = modeOf(match, request);
    const rounds = match.mock?.[mode];
    if (rounds === undefined)
        return { kind: 'no-script', case: match, mode };
    const turns = messages.filter(({ role }) => role === 'assistant');
    const round = rounds[turns.length];
    if (round === undefined) {
        return { kind: 'script-exhausted', case: match, roundCount: rounds.length };
    }
    const callsBefore = turns.reduce((sum, { callCount }) => sum + callCount, 0);
    return { kind: 'found', case: match, round, mode, callsBefore };
}
function messagesOf({ messages }) {
    if (!Array.isArray(messages))
        return [];
    return messages.filter(json/* isJsonObject */.O).map(({ role, content, tool_calls: calls }) => ({
        role: typeof role === 'string' ? role : '',
        text: textOf(content),
        callCount: Array.isArray(calls) ? calls.length : 0,
    }));
}
/** The content of a message: a string, or parts with text. */
function textOf(content) {
    if (typeof content === 'string')
        return content;
    if (!Array.isArray(content))
        return '';
    return content
        .filter(json/* isJsonObject */.O)
        .map(({ text }) => (typeof text === 'string' ? text : ''))
        .join('');
}
function caseFor(cases, messages) {
    const texts = messages.filter(({ role }) => role === 'user').map(({ text }) => text);
    const equal = cases.find(({ prompt }) => texts.includes(prompt));
    if (equal !== undefined)
        return equal;
    const contained = cases.filter(({ prompt }) => texts.some((text) => text.includes(prompt)));
    return contained.sort((left, right) => right.prompt.length - left.prompt.length)[0] ?? null;
}
/** By the tools offered; a case without tools says the same in either mode. */
function modeOf({ tools, mock }, request) {
    if (Array.isArray(request.tools) && request.tools.length > 0)
        return 'native';
    if (tools.length > 0)
        return 'text';
    return mock?.native === undefined ? 'text' : 'native';
}

// EXTERNAL MODULE: ./lib/core/scripted/scripted-stream.js + 2 modules
var scripted_stream = __webpack_require__(45929);
;// CONCATENATED MODULE: ./lib/adapters/provider/mock-answers.js



/** The scripted answer to the body of a Chat Completions request, or the error that an API would give. */
function answerChat(body, settings) {
    const request = parseRequest(body);
    if (request === null) {
        return refuse(400, 'invalid-request', 'the body must be a JSON object with a list of messages');
    }
    const found = findRound(settings.cases, request);
    if (found.kind !== 'found')
        return refuseSearch(found, settings.cases);
    const { chunking, delayMs } = settings;
    const reply = (request.stream === true ? scripted_stream/* scriptedStream */.n : scripted_stream/* scriptedBody */.d)({
        ...found,
        chunking,
        model: typeof request.model === 'string' ? request.model : 'scripted',
        includeUsage: wantsUsage(request),
        delaysMs: { first: delayMs, gap: delayMs },
    });
    return { ...reply, caseId: found.case.id };
}
function refuseSearch(search, cases) {
    if (search.kind === 'unknown-prompt')
        return refuse(404, search.kind, unknownPrompt(cases));
    const { id } = search.case;
    const message = search.kind === 'no-script'
        ? `case ${id} has no script for mode ${search.mode}: add mock.${search.mode}`
        : `case ${id} has ${search.roundCount} scripted rounds and one more was asked for`;
    return { ...refuse(400, search.kind, message), caseId: id };
}
/** An error in the shape of OpenAI's API. */
function refuse(status, code, message) {
    const type = status >= 500 ? 'server_error' : 'invalid_request_error';
    return mock_answers_json(status, { error: { message, type, param: null, code } });
}
/** The answer to `GET /v1/models`: the one scripted model. */
function listModels() {
    const model = { id: 'scripted', object: 'model', created: 0, owned_by: 'agent-bench' };
    return mock_answers_json(200, { object: 'list', data: [model] });
}
function mock_answers_json(status, value) {
    const head = { status, headers: { 'content-type': 'application/json' } };
    const bytes = new TextEncoder().encode(JSON.stringify(value));
    return { head, chunks: [{ delayMs: 0, bytes }], caseId: null };
}
function parseRequest(body) {
    try {
        const value = JSON.parse(body);
        return (0,json/* isJsonObject */.O)(value) && Array.isArray(value.messages) ? value : null;
    }
    catch {
        return null;
    }
}
/** A stream carries token counts only when they are asked for, one body always does. */
function wantsUsage({ stream, stream_options: options }) {
    return stream !== true || ((0,json/* isJsonObject */.O)(options) && options.include_usage === true);
}
const listedPrompts = 20;
function unknownPrompt(cases) {
    const known = cases
        .slice(0, listedPrompts)
        .map(({ id, prompt }) => `${id}: ${JSON.stringify(prompt.slice(0, 80))}`);
    const more = cases.length > listedPrompts ? [`and ${cases.length - listedPrompts} more`] : [];
    return `no user message holds the prompt of a served case; served are ${[...known, ...more].join('; ')}`;
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/adapters/provider/mock-playback.js

/** Writes a scripted reply, each chunk flushed before the next; stops when the client goes away. */
async function playReply({ head, chunks }, response, clock) {
    const writes = [];
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    for (const { delayMs, bytes } of chunks) {
        if (delayMs > 0)
            await (0,promises_.setTimeout)(delayMs, undefined, { signal: gone.signal }).catch(() => { });
        if (gone.signal.aborted)
            return writes;
        if (!response.headersSent)
            response.writeHead(head.status, head.headers);
        const beforeMs = clock();
        await flushed(response, bytes);
        writes.push({ beforeMs, flushedMs: clock(), byteCount: bytes.length });
    }
    response.end();
    return writes;
}
function flushed(response, bytes) {
    return new Promise((resolve) => {
        response.write(bytes, () => resolve());
    });
}

;// CONCATENATED MODULE: ./lib/adapters/provider/mock-server.js




/**
 * Serves scripted cases on the loopback as an OpenAI-compatible endpoint. Between calls it keeps nothing but
 * the sequence that decides which of them fail.
 */
async function startMockServer(options) {
    const { log, clock = () => performance.now() } = options;
    const answer = createAnswers(options);
    async function handle(request, response) {
        const arrivedAtMs = clock();
        const body = await readBody(request);
        const receivedAtMs = clock();
        const path = (request.url ?? '').split('?', 1)[0] ?? '';
        const { caseId, ...reply } = answer(request.method ?? '', path, body);
        const writes = await playReply(reply, response, clock);
        const { status } = reply.head;
        log?.({ path, arrivedAtMs, receivedAtMs, caseId, status, writes, endedAtMs: clock() });
    }
    const server = (0,external_node_http_.createServer)({ noDelay: true }, (request, response) => {
        handle(request, response).catch(() => response.destroy());
    });
    const port = await listen(server, options.port);
    return { port, baseUrl: `http://127.0.0.1:${port}/v1`, close: () => mock_server_close(server) };
}
function createAnswers(settings) {
    const failures = createFailures(settings.fail, settings.seed);
    function answer(path, body) {
        return path.endsWith('/models') ? listModels() : (failures() ?? answerChat(body, settings));
    }
    return (method, path, body) => {
        const allowed = methods.get(path);
        if (allowed === undefined)
            return refuse(404, 'not-found', `there is no ${path} here`);
        if (method !== allowed)
            return withHeader(wrongMethod(method, allowed), 'allow', allowed);
        if (body === null)
            return refuse(413, 'too-large', 'the body is larger than 8 MiB');
        return answer(path, body);
    };
}
const methods = new Map([
    ['/v1/chat/completions', 'POST'],
    ['/chat/completions', 'POST'],
    ['/v1/models', 'GET'],
    ['/models', 'GET'],
]);
function wrongMethod(method, allowed) {
    return refuse(405, 'wrong-method', `${method} is not served here; send ${allowed}`);
}
/** Decides for each call in order of arrival whether it fails; the same seed decides the same. */
function createFailures(fail, seed) {
    const random = (0,plan_random/* seededRandom */.I)(seed);
    return () => {
        if (fail === null || random() >= fail.rate)
            return null;
        const message = `this call fails by --fail ${fail.rate}:${fail.status}`;
        return withHeader(refuse(fail.status, 'injected-failure', message), 'retry-after', '0');
    };
}
function withHeader(answer, name, value) {
    const { head } = answer;
    return { ...answer, head: { ...head, headers: { ...head.headers, [name]: value } } };
}
const maxBodyBytes = 8 * 1024 * 1024;
/** The whole body, or null when it is too large: then it is read to its end, but not kept. */
async function readBody(request) {
    const parts = [];
    let byteCount = 0;
    for await (const part of request) {
        byteCount += part.length;
        if (byteCount <= maxBodyBytes)
            parts.push(part);
    }
    return byteCount > maxBodyBytes ? null : Buffer.concat(parts).toString();
}
function listen(server, port) {
    return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', () => {
            const address = server.address();
            resolve(typeof address === 'object' && address !== null ? address.port : port);
        });
    });
}
function mock_server_close(server) {
    return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
    });
}

// EXTERNAL MODULE: ./lib/core/config/problem.js
var problem = __webpack_require__(27413);
// EXTERNAL MODULE: ./lib/domain/case-catalog.js + 6 modules
var case_catalog = __webpack_require__(57275);
// EXTERNAL MODULE: ./lib/domain/failure.js
var failure = __webpack_require__(27550);
// EXTERNAL MODULE: ./lib/entry/signals.js
var entry_signals = __webpack_require__(28053);
;// CONCATENATED MODULE: ./lib/entry/cli-mock-server.js









const CHUNKINGS = ['token', 'line', 'byte', 'once'];
/** `agent-bench mock-server`: serves until SIGINT or SIGTERM, which is how it ends well. */
async function cliMockServer({ values }, host) {
    const value = (name) => values.get(name)?.at(-1);
    const signals = (0,entry_signals/* listenForSignals */.s)();
    const server = await startMockServer({
        cases: await scripts(values.get('script') ?? [], host),
        port: wholeNumber('--port', value('port') ?? '0', 65_535),
        delayMs: wholeNumber('--delay-ms', value('delay-ms') ?? '0', 3_600_000),
        chunking: chunking(value('chunking') ?? 'token'),
        fail: failures(value('fail')),
        seed: 1,
    });
    try {
        host.stdout(`${server.baseUrl}\n`);
        if (!signals.signal.aborted)
            await (0,external_node_events_.once)(signals.signal, 'abort');
        return 0;
    }
    finally {
        signals.close();
        await server.close();
    }
}
async function scripts(files, host) {
    if (files.length === 0)
        return case_catalog/* BUILTIN_CASES */.i;
    const read = await Promise.all(files.map((file) => (0,read_case_file/* readCaseFile */.r)(host.cwd, (0,external_node_path_.resolve)(host.cwd, file), schema_check/* checkSchemaItself */.f)));
    const problems = read.flatMap((file) => file.problems).map(problem/* formatProblem */.Vw);
    if (problems.length > 0)
        throw new failure/* Failure */.H('config', problems.join('\n'));
    return read.flatMap(({ definition }) => (definition === null ? [] : [definition]));
}
function wholeNumber(flag, text, max) {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value <= max)
        return value;
    throw new failure/* Failure */.H('usage', `${flag}: expected a whole number from 0 to ${max}, got "${text}"`);
}
function chunking(text) {
    const kind = CHUNKINGS.find((name) => name === text);
    if (kind !== undefined)
        return kind;
    throw new failure/* Failure */.H('usage', `--chunking: expected ${CHUNKINGS.join(', ')}, got "${text}"`);
}
function failures(text) {
    if (text === undefined)
        return null;
    const [, rate = '', status = ''] = /^([\d.]+):([45]\d\d)$/.exec(text) ?? [];
    if (rate !== '' && Number(rate) <= 1)
        return { rate: Number(rate), status: Number(status) };
    throw new failure/* Failure */.H('usage', `--fail: expected RATE:STATUS such as 0.1:429, a rate from 0 to 1 and a status from 400 to 599, got "${text}"`);
}


/***/ })

};
