export const id = 130;
export const ids = [130];
export const modules = {

/***/ 37923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ checkConfig)
});

// EXTERNAL MODULE: ./lib/domain/config.js
var config = __webpack_require__(91032);
// EXTERNAL MODULE: ./lib/domain/json-schemas.js + 3 modules
var json_schemas = __webpack_require__(61199);
// EXTERNAL MODULE: ./lib/core/config/duplicate-problems.js
var duplicate_problems = __webpack_require__(87512);
// EXTERNAL MODULE: ./lib/core/config/document.js
var config_document = __webpack_require__(62017);
// EXTERNAL MODULE: ./lib/core/config/problem.js
var problem = __webpack_require__(27413);
;// CONCATENATED MODULE: ./lib/core/config/not-available.js


const isEmptyList = (value) => Array.isArray(value) && value.length === 0;
const unbuilt = [
    { pattern: ['targets', '*', 'command'], what: 'command targets are' },
    {
        pattern: ['targets', '*', 'protocol'],
        what: 'protocols other than chat-completions are',
        isIdle: (value) => value === 'chat-completions',
    },
    { pattern: ['experiments'], what: 'experiments are', isIdle: isEmptyList },
    { pattern: ['report', 'formats'], what: 'further report formats are', isIdle: isEmptyList },
    { pattern: ['comment'], what: 'pull-request comments are' },
];
/** Refuses what this version parses but can't do yet, so that nobody relies on it in vain. */
function notAvailableProblems(document) {
    return unbuilt.flatMap(({ pattern, what, isIdle = () => false }) => (0,config_document/* partsAt */.AL)(document.value, pattern)
        .filter(({ value }) => value !== undefined && !isIdle(value))
        .map((part) => refusal(document, part, what)));
}
function refusal(document, { path }, what) {
    return (0,problem/* problemIn */.Dk)(document, { path, message: `${what} not available yet: take this out` });
}

// EXTERNAL MODULE: ./lib/core/config/reference-problems.js
var reference_problems = __webpack_require__(30748);
// EXTERNAL MODULE: ./lib/domain/json.js
var json = __webpack_require__(77708);
// EXTERNAL MODULE: ./lib/domain/metric.js
var domain_metric = __webpack_require__(23230);
// EXTERNAL MODULE: ./lib/core/config/case-names.js
var case_names = __webpack_require__(45061);
;// CONCATENATED MODULE: ./lib/core/config/budget-rules.js


const limitKeys = ['max', 'min', 'totalMax'];
/** What is wrong between the keys of one budget: one limit, of a kind that its metric has. */
function budgetFindings({ path, value }) {
    if (!(0,json/* isJsonObject */.O)(value))
        return [];
    const given = limitKeys.filter((key) => key in value);
    const [limit] = given;
    if (given.length !== 1 || limit === undefined) {
        const got = given.length === 0 ? 'none' : given.join(', ');
        return [{ path, message: `expected one of ${limitKeys.join(', ')}, got ${got}` }];
    }
    return [...metricFindings({ path, value }, limit), ...companionFindings({ path, value }, limit)];
}
/** What each kind of limit can be set on. */
const fits = {
    min: { is: ({ unit }) => unit === 'share', what: 'passRate' },
    max: {
        is: ({ unit }) => unit !== 'share',
        what: 'a metric other than passRate (a rate has min)',
    },
    totalMax: {
        is: ({ unit, name }) => unit === 'tokens' || unit === 'usd' || name === 'attempts',
        what: 'a metric that adds up over calls: tokens, costUsd or attempts',
    },
};
function metricFindings({ path, value }, limit) {
    const name = value['metric'];
    const metric = typeof name === 'string' ? (0,domain_metric/* findMetric */.GF)(name) : null;
    if (metric === null || fits[limit].is(metric))
        return [];
    return [
        {
            path: [...path, limit],
            message: `expected ${fits[limit].what} for ${limit}, got ${metric.name}`,
        },
    ];
}
/** Keys that mean nothing beside this limit. */
function companionFindings({ path, value }, limit) {
    if ('quantile' in value && limit !== 'max') {
        return [
            {
                path: [...path, 'quantile'],
                message: `expected quantile beside max only, got it beside ${limit}`,
            },
        ];
    }
    if (value['policy'] !== 'confident')
        return [];
    if (limit === 'totalMax') {
        return [{ path: [...path, 'policy'], message: 'expected no policy for a total: it is a fact' }];
    }
    if (limit === 'max' && !('quantile' in value)) {
        const message = 'expected a quantile beside max: no sample can prove a limit for all that may come';
        return [{ path: [...path, 'policy'], message }];
    }
    return [];
}

;// CONCATENATED MODULE: ./lib/core/config/rule-problems.js







/** Rules between keys, which a schema of single keys can't state. */
function ruleProblems(document) {
    const { value } = document;
    const findings = [
        ...aloneFindings(value),
        ...(0,config_document/* partsAt */.AL)(value, ['targets', '*', 'params', 'extraBody', '*']).flatMap(extraFindings),
        ...(0,config_document/* partsAt */.AL)(value, ['experiments', '*', 'arms', '*', 'promptContext']).flatMap(contextFindings),
        ...(0,config_document/* partsAt */.AL)(value, ['gates', '*']).flatMap(gateFindings),
        ...(0,config_document/* partsAt */.AL)(value, ['budgets', '*']).flatMap(budgetFindings),
        ...idleGateFindings(value),
    ];
    return [
        ...findings.map((finding) => (0,problem/* problemIn */.Dk)(document, finding)),
        ...unknownBuiltIns(document),
        ...upstreamProblems(document),
    ];
}
function aloneFindings(value) {
    const failOn = (0,reference_problems/* stringsAt */.kp)(value, ['failOn', '*']);
    if (failOn.length < 2 || !failOn.includes('never'))
        return [];
    return [{ path: ['failOn'], message: 'expected "never" alone, got it with others' }];
}
/** What the modes themselves decide: a target that replaced it would be measured with another request. */
const ownMembers = ['model', 'messages', 'tools', 'tool_choice', 'stream', 'stream_options'];
function extraFindings({ path }) {
    const name = String(path.at(-1));
    if (!ownMembers.includes(name))
        return [];
    const message = `expected a field that the request does not have yet, got "${name}"; use the keys of targets and params`;
    return [{ path, message }];
}
function contextFindings({ path, value }) {
    const recent = (0,config_document/* valueAt */.fK)(value, ['recentEvents']);
    const max = (0,config_document/* valueAt */.fK)(value, ['maxEvents']);
    if (typeof recent !== 'number' || typeof max !== 'number' || max >= recent)
        return [];
    const message = `expected at least recentEvents (${recent}), got ${max}`;
    return [{ path: [...path, 'maxEvents'], message }];
}
function gateFindings({ path, value }) {
    if (!(0,json/* isJsonObject */.O)(value) || !isMetric(value['metric']))
        return [];
    const wanted = value['metric'] === 'passRate' ? 'maxDropPoints' : 'maxRegressionPercent';
    if (wanted in value)
        return [];
    return [{ path, message: `expected ${wanted} for this metric, but the key is missing` }];
}
function isMetric(name) {
    return typeof name === 'string' && (0,domain_metric/* findMetric */.GF)(name) !== null;
}
/** Gates about the matrix when it is compared with nothing, and about experiments when there are none. */
function idleGateFindings(value) {
    const isCompared = ((0,config_document/* valueAt */.fK)(value, ['compare', 'against']) ?? 'none') !== 'none';
    const hasExperiments = (0,config_document/* partsAt */.AL)(value, ['experiments', '*']).length > 0;
    return (0,config_document/* partsAt */.AL)(value, ['gates', '*']).flatMap(({ path, value: gate }) => {
        const isAboutMatrix = (0,config_document/* valueAt */.fK)(gate, ['where', 'matrix']) === true;
        if (isCompared || (hasExperiments && !isAboutMatrix))
            return [];
        const message = 'expected something to compare with, but compare.against is none; set it to baseline or base-ref, or take the gate out';
        return [{ path, message }];
    });
}
function unknownBuiltIns(document) {
    return (0,config_document/* partsAt */.AL)(document.value, ['matrix', 'cases', '*'])
        .filter(({ value }) => typeof value === 'string' && (0,case_names/* isBuiltInName */.p$)(value))
        .filter(({ value }) => !case_names/* builtInCaseEntries */.uK.includes(String(value)))
        .map((part) => (0,reference_problems/* unknownName */.U0)(document, part, { what: 'a built-in case', valid: case_names/* builtInCaseEntries */.uK }));
}
function upstreamProblems(document) {
    const targets = (0,config_document/* partsAt */.AL)(document.value, ['targets', '*']);
    return targets
        .filter(({ value }) => typeof (0,config_document/* valueAt */.fK)(value, ['upstream']) === 'string')
        .flatMap((target) => upstreamProblem(document, target, targets));
}
function upstreamProblem(document, target, targets) {
    const protocol = protocolOf(target);
    const upstream = {
        path: [...target.path, 'upstream'],
        value: (0,config_document/* valueAt */.fK)(target.value, ['upstream']),
    };
    const valid = targets
        .filter((other) => (0,config_document/* valueAt */.fK)(other.value, ['command']) === undefined)
        .filter((other) => protocolOf(other) === protocol)
        .flatMap(({ value }) => (0,reference_problems/* stringsAt */.kp)(value, ['id']));
    const names = [...valid, 'builtin:scripted'];
    if (names.includes(String(upstream.value)))
        return [];
    return [
        (0,reference_problems/* unknownName */.U0)(document, upstream, {
            what: `a chat target that speaks ${protocol}`,
            valid: names,
        }),
    ];
}
function protocolOf({ value }) {
    return (0,reference_problems/* stringsAt */.kp)(value, ['protocol'])[0] ?? 'chat-completions';
}

// EXTERNAL MODULE: ./lib/core/config/schema-problems.js + 1 modules
var schema_problems = __webpack_require__(43751);
// EXTERNAL MODULE: ./lib/core/config/secrets.js
var secrets = __webpack_require__(67591);
;// CONCATENATED MODULE: ./lib/core/config/check-config.js









/** The config, or null when its shape is wrong; and everything that is wrong with it. */
function checkConfig(document, ownCaseIds) {
    const parsed = config/* configSchema */.Qn.safeParse(document.value);
    const issues = parsed.error?.issues ?? [];
    const problems = (0,problem/* onePerPlace */.P3)([
        ...(0,secrets/* secretProblems */.J)(document),
        ...(0,schema_problems/* schemaProblems */.I)(document, issues.length > 0 ? (0,json_schemas/* jsonSchema */.O)('config') : {}, issues),
        ...(0,duplicate_problems/* duplicateProblems */.A)(document, ['targets', '*', 'id'], 'a target id'),
        ...(0,duplicate_problems/* duplicateProblems */.A)(document, ['experiments', '*', 'id'], 'an experiment id'),
        ...(0,reference_problems/* referenceProblems */.Wx)(document, ownCaseIds),
        ...ruleProblems(document),
    ]);
    return {
        config: parsed.data ?? null,
        problems: [...problems, ...notAvailableProblems(document)],
    };
}


/***/ }),

/***/ 46832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ checkRates)
/* harmony export */ });
/* harmony import */ var _domain_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61199);
/* harmony import */ var _domain_rates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70711);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27413);
/* harmony import */ var _schema_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43751);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67591);





/** The rate card, or null when its shape is wrong; and everything that is wrong with it. */
function checkRates(document) {
    const parsed = _domain_rates_js__WEBPACK_IMPORTED_MODULE_1__/* .rateCardSchema */ .E.safeParse(document.value);
    const issues = parsed.error?.issues ?? [];
    const schema = issues.length > 0 ? (0,_domain_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonSchema */ .O)('rates') : {};
    const problems = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .onePerPlace */ .P3)([
        ...(0,_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .secretProblems */ .J)(document),
        ...(0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .schemaProblems */ .I)(document, schema, issues),
    ]);
    return { rateCard: parsed.data ?? null, problems };
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


/***/ })

};
