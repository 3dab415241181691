export const id = 726;
export const ids = [726];
export const modules = {

/***/ 27386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadFiles: () => (/* binding */ loadFiles)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/config/check-config.js + 3 modules
var check_config = __webpack_require__(37923);
// EXTERNAL MODULE: ./lib/core/config/check-rates.js
var check_rates = __webpack_require__(46832);
// EXTERNAL MODULE: ./lib/core/config/document.js
var config_document = __webpack_require__(62017);
// EXTERNAL MODULE: ./lib/core/config/problem.js
var problem = __webpack_require__(27413);
// EXTERNAL MODULE: ./lib/domain/metric.js
var domain_metric = __webpack_require__(23230);
// EXTERNAL MODULE: ./lib/core/judge/where.js
var where = __webpack_require__(58440);
// EXTERNAL MODULE: ./lib/core/statistics/sample-size.js
var sample_size = __webpack_require__(93391);
;// CONCATENATED MODULE: ./lib/core/config/undecidable-gates.js




/** Beside a stored baseline a cell needs this many trials a side. */
const FEWEST_STORED = 4;
/**
 * Warnings for gates on the matrix that can't be decided whatever comes out: too few pairs over all their
 * cells for any p small enough, or too few runs of a cell beside a stored baseline. Metrics that scripts make
 * deterministic need one run where scripts may play the model.
 */
function undecidableGates(config, cases, document) {
    const { gates, compare } = config;
    if (compare.against === 'none')
        return [];
    const tests = gates.reduce((sum, gate) => sum + targetsOf(gate, config).length, 0);
    const alpha = compare.extendOnce ? compare.alpha / 2 : compare.alpha;
    const needed = tests === 0 ? 0 : (0,sample_size/* minimumPairs */.gv)({ tests, alpha });
    return gates.flatMap((gate, index) => {
        const message = isExact(gate, config) ? null : doubt(gate, needed, { config, cases });
        if (message === null)
            return [];
        return [(0,problem/* problemIn */.Dk)(document, { path: ['gates', index], message, severity: 'warning' })];
    });
}
function isExact({ metric }, { live }) {
    return live !== true && (0,domain_metric/* findMetric */.GF)(metric)?.deterministicInMock === true;
}
function doubt(gate, needed, { config, cases }) {
    const { runs } = config.matrix;
    const [target] = targetsOf(gate, config);
    if (target === undefined || gate.where.experiment !== undefined)
        return null;
    const cells = cases.flatMap((id) => config.matrix.modes.filter((mode) => (0,where/* isWhere */.S)(gate.where, { target, case: id, mode }))).length;
    if (cells === 0)
        return null;
    if (config.compare.against === 'baseline' && (0,domain_metric/* findMetric */.GF)(gate.metric)?.scale !== 'points') {
        if (runs >= FEWEST_STORED)
            return null;
        return `this gate can never be decided: a stored baseline leaves out cells with fewer than ${FEWEST_STORED} runs, and matrix.runs is ${runs}`;
    }
    if (cells * runs >= needed)
        return null;
    return `this gate can never be decided: it has ${cells * runs} pairs and needs ${needed}; raise matrix.runs to ${Math.ceil(needed / cells)}`;
}
/** The targets of the matrix that the gate is about. */
function targetsOf({ where }, { targets = [], matrix }) {
    const chat = targets.filter((target) => !('command' in target)).map(({ id }) => id);
    const all = matrix.targets ?? (chat.length > 0 ? chat : ['mock']);
    return all.filter((id) => (where.target ?? id) === id);
}

// EXTERNAL MODULE: ./lib/core/config/case-names.js
var case_names = __webpack_require__(45061);
// EXTERNAL MODULE: ./lib/core/config/check-case.js + 1 modules
var check_case = __webpack_require__(96605);
// EXTERNAL MODULE: ./lib/core/config/describe.js
var describe = __webpack_require__(54569);
// EXTERNAL MODULE: ./lib/core/config/reference-problems.js
var reference_problems = __webpack_require__(30748);
// EXTERNAL MODULE: ./lib/domain/case-catalog.js + 6 modules
var case_catalog = __webpack_require__(57275);
// EXTERNAL MODULE: ./lib/domain/config-names.js
var config_names = __webpack_require__(96145);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/adapters/config/places.js
var places = __webpack_require__(23024);
;// CONCATENATED MODULE: ./lib/adapters/config/case-files.js



const maxFiles = 1000;
const skippedFolders = ['node_modules', '.git'];
/** Files that a pattern means, sorted; or what is wrong with it, in words that follow "expected". */
function findCaseFiles(root, pattern) {
    if ((0,external_node_path_.isAbsolute)(pattern) || pattern.split(/[/\\]/).includes('..')) {
        return { fault: 'a pattern of files inside the repository' };
    }
    const files = matches(root, pattern);
    if (files.length > maxFiles)
        return { fault: `at most ${maxFiles} files, got ${files.length}` };
    const outside = files.find((file) => !(0,places/* isInside */.FK)(root, (0,external_node_path_.join)(root, file)));
    return outside === undefined
        ? { files: files.map((file) => (0,external_node_path_.join)(root, file)) }
        : { fault: `files inside the repository, but ${outside} leads out of it` };
}
function matches(root, pattern) {
    return (0,external_node_fs_.globSync)(pattern, { cwd: root, exclude: isSkipped })
        .filter((file) => !isWildcardDirectory(root, file, pattern))
        .map((file) => file.split(external_node_path_.sep).join('/'))
        .toSorted();
}
function isSkipped(path) {
    return path.split(external_node_path_.sep).some((part) => skippedFolders.includes(part));
}
/** A directory that a wildcard happens to match is passed over; one that is named is a mistake. */
function isWildcardDirectory(root, file, pattern) {
    if (file.split(external_node_path_.sep).join('/') === pattern)
        return false;
    return (0,external_node_fs_.statSync)((0,external_node_path_.join)(root, file), { throwIfNoEntry: false })?.isDirectory() ?? false;
}

// EXTERNAL MODULE: ./lib/adapters/config/read-case-file.js + 1 modules
var read_case_file = __webpack_require__(39608);
;// CONCATENATED MODULE: ./lib/adapters/config/load-cases.js










/** Reads the cases that a config's `matrix.cases` names, in its order; without one, the built-in cases. */
async function loadCases(root, config, checkSchema) {
    const entries = caseEntries(config).map((entry) => casesOfEntry(root, config, entry));
    const files = new Map();
    for (const file of entries.flatMap((entry) => entry.files)) {
        if (!files.has(file))
            files.set(file, await (0,read_case_file/* readCaseFile */.r)(root, file, checkSchema));
    }
    const documents = [...files.values()].flatMap(({ document }) => document ?? []);
    return {
        cases: firstOfEachId(entries.flatMap((entry) => loadedCases(entry, files))),
        ownIds: documents.length < files.size ? null : documents.flatMap(idsOf),
        problems: [
            ...entries.flatMap(({ problems }) => problems),
            ...[...files.values()].flatMap(({ problems }) => problems),
            ...(0,check_case/* caseIdProblems */.i)(documents),
        ],
    };
}
function idsOf({ value }) {
    return (0,reference_problems/* stringsAt */.kp)(value, ['id']);
}
function caseEntries(config) {
    if (config === null)
        return [{ path: [], value: 'builtin:*' }];
    const path = ['matrix', 'cases'];
    const given = (0,config_document/* valueAt */.fK)(config.value, path);
    if (given !== undefined)
        return (0,config_document/* partsAt */.AL)(config.value, [...path, '*']);
    return config_names/* DEFAULT_CASES */.WQ.map((value) => ({ path, value }));
}
function casesOfEntry(root, config, entry) {
    const { path, value } = entry;
    const nothing = { builtIn: [], files: [], problems: [] };
    if (typeof value !== 'string' || value === '')
        return nothing;
    if ((0,case_names/* isBuiltInName */.p$)(value))
        return { ...nothing, builtIn: builtInCases((0,case_names/* bareCaseId */.kx)(value)) };
    const found = findCaseFiles(root, value);
    if ('files' in found && (found.files.length > 0 || isDefault(entry))) {
        return { ...nothing, files: found.files };
    }
    const fault = 'fault' in found ? found.fault : 'a pattern that matches a file';
    const message = `expected ${fault}, got ${(0,describe/* describeValue */.bp)(value)}`;
    return { ...nothing, problems: [(0,problem/* problemIn */.Dk)(config ?? config_document/* COMMAND_LINE */.rD, { path, message })] };
}
/** A default entry stands nowhere in the document, so its path is that of the list. */
function isDefault({ path }) {
    return typeof path.at(-1) !== 'number';
}
function builtInCases(id) {
    return case_catalog/* BUILTIN_CASES */.i.filter((builtIn) => id === '*' || builtIn.id === id);
}
function loadedCases({ builtIn, files: paths }, files) {
    const own = paths.flatMap((path) => {
        const { definition = null, document = null } = files.get(path) ?? {};
        return definition === null ? [] : [{ definition, source: document }];
    });
    return [...builtIn.map((definition) => ({ definition, source: null })), ...own];
}
function firstOfEachId(cases) {
    const byId = new Map();
    for (const loaded of cases) {
        if (!byId.has(loaded.definition.id))
            byId.set(loaded.definition.id, loaded);
    }
    return [...byId.values()];
}

// EXTERNAL MODULE: ./lib/adapters/config/read-document.js + 1 modules
var read_document = __webpack_require__(65919);
;// CONCATENATED MODULE: ./lib/adapters/config/load-files.js









/** Reads config, case files and rate card, and goes on after each fault so that all are found. */
async function loadFiles({ root, configFile }, checkSchema) {
    const read = await readConfig(root, configFile);
    const { document } = read;
    const { cases, ownIds, problems } = await loadCases(root, document, checkSchema);
    const rates = document === null ? noRates : await loadRates(root, document);
    const checked = document === null ? noConfig : (0,check_config/* checkConfig */.l)(document, ownIds);
    return {
        config: checked.config,
        document,
        cases,
        ownCaseIds: document === null ? null : ownIds,
        rateCard: rates.rateCard,
        problems: [
            ...[...read.problems, ...checked.problems, ...problems, ...rates.problems],
            ...(checked.config === null || document === null
                ? []
                : undecidableGates(checked.config, cases.map(({ definition }) => definition.id), document)),
        ],
    };
}
const noConfig = { config: null, problems: [] };
const noRates = { rateCard: null, problems: [] };
async function readConfig(root, file) {
    const shownAs = (0,places/* shownPath */.pS)(root, file);
    if ((0,places/* isInside */.FK)(root, file))
        return (0,read_document/* readDocument */.u)(file, shownAs);
    const source = { file: shownAs, lineOf: () => null };
    const message = 'expected a file inside the repository, but it leads out of it';
    return { document: null, problems: [(0,problem/* problemIn */.Dk)(source, { path: [], message })] };
}
async function loadRates(root, config) {
    const path = ['pricing', 'rateCards'];
    const name = (0,config_document/* valueAt */.fK)(config.value, path);
    if (typeof name !== 'string' || name === '')
        return noRates;
    const file = (0,external_node_path_.join)(root, name);
    if (!(0,places/* isInside */.FK)(root, file)) {
        const message = `expected a file inside the repository, got "${name}"`;
        return { rateCard: null, problems: [(0,problem/* problemIn */.Dk)(config, { path, message })] };
    }
    const { document, problems } = await (0,read_document/* readDocument */.u)(file, (0,places/* shownPath */.pS)(root, file));
    if (document === null)
        return { rateCard: null, problems };
    const checked = (0,check_rates/* checkRates */.w)(document);
    return { ...checked, problems: [...problems, ...checked.problems] };
}


/***/ }),

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

/***/ 75745:
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

/***/ 58440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ isWhere)
/* harmony export */ });
/** True when a cell or trial of the matrix is what a rule's `where` is about. */
function isWhere(where, place) {
    const id = where.case?.replace(/^builtin:/, '');
    return ((where.target ?? place.target) === place.target &&
        (id ?? place.case) === place.case &&
        (where.mode ?? place.mode) === place.mode);
}


/***/ }),

/***/ 93391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gv: () => (/* binding */ minimumPairs)
/* harmony export */ });
/* unused harmony exports smallestSignedRankP, smallestRankSumP */
/**
 * The fewest pairs with which a two-sided signed-rank test can reject when `tests` of them share
 * `alpha`: ceil(1 + log2(tests / alpha)), the first n whose smallest p is alpha / tests.
 */
function minimumPairs({ tests, alpha }) {
    return Math.ceil(1 + Math.log2(tests / alpha));
}
/**
 * The smallest p, two-sided and one-sided, that a signed-rank test of `pairs` pairs can give: all
 * differences point one way.
 */
function smallestSignedRankP(pairs) {
    const oneSided = 2 ** -pairs;
    return { twoSided: Math.min(1, 2 * oneSided), oneSided };
}
/**
 * The smallest two-sided p that a rank-sum test with these arm sizes can give: complete separation.
 */
function smallestRankSumP(head, base) {
    let oneSided = 1;
    for (let taken = 0; taken < head; taken += 1)
        oneSided *= (head - taken) / (head + base - taken);
    return Math.min(1, 2 * oneSided);
}


/***/ }),

/***/ 33052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FQ: () => (/* binding */ BASELINE_STORES),
  d2: () => (/* binding */ baselineSchema),
  ao: () => (/* binding */ runnerSchema)
});

// UNUSED EXPORTS: measuredTargetSchema

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
