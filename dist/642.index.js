export const id = 642;
export const ids = [642];
export const modules = {

/***/ 5642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadFiles: () => (/* binding */ loadFiles)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/domain/config.js + 1 modules
var config = __webpack_require__(2875);
// EXTERNAL MODULE: ./lib/domain/json-schemas.js + 2 modules
var json_schemas = __webpack_require__(5312);
// EXTERNAL MODULE: ./lib/core/config/duplicate-problems.js
var duplicate_problems = __webpack_require__(7512);
// EXTERNAL MODULE: ./lib/core/config/document.js
var config_document = __webpack_require__(2017);
// EXTERNAL MODULE: ./lib/core/config/problem.js
var problem = __webpack_require__(7413);
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
    { pattern: ['compare', '*'], what: 'comparisons are', isIdle: (value) => value === 'none' },
    { pattern: ['gates'], what: 'gates are', isIdle: isEmptyList },
    { pattern: ['budgets'], what: 'budgets are', isIdle: isEmptyList },
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
var reference_problems = __webpack_require__(748);
// EXTERNAL MODULE: ./lib/domain/json.js
var json = __webpack_require__(7708);
// EXTERNAL MODULE: ./lib/domain/metric.js
var metric = __webpack_require__(3230);
// EXTERNAL MODULE: ./lib/core/config/case-names.js
var case_names = __webpack_require__(5061);
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
    return typeof name === 'string' && (0,metric/* findMetric */.G)(name) !== null;
}
const limitKeys = ['max', 'min', 'totalMax'];
function budgetFindings({ path, value }) {
    if (!(0,json/* isJsonObject */.O)(value))
        return [];
    const given = limitKeys.filter((key) => key in value);
    if (given.length === 1)
        return [];
    const got = given.length === 0 ? 'none' : given.join(', ');
    return [{ path, message: `expected one of ${limitKeys.join(', ')}, got ${got}` }];
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
var schema_problems = __webpack_require__(3751);
// EXTERNAL MODULE: ./lib/core/config/secrets.js
var secrets = __webpack_require__(7591);
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

// EXTERNAL MODULE: ./lib/domain/rates.js
var rates = __webpack_require__(711);
;// CONCATENATED MODULE: ./lib/core/config/check-rates.js





/** The rate card, or null when its shape is wrong; and everything that is wrong with it. */
function checkRates(document) {
    const parsed = rates/* rateCardSchema */.E.safeParse(document.value);
    const issues = parsed.error?.issues ?? [];
    const schema = issues.length > 0 ? (0,json_schemas/* jsonSchema */.O)('rates') : {};
    const problems = (0,problem/* onePerPlace */.P3)([
        ...(0,secrets/* secretProblems */.J)(document),
        ...(0,schema_problems/* schemaProblems */.I)(document, schema, issues),
    ]);
    return { rateCard: parsed.data ?? null, problems };
}

// EXTERNAL MODULE: ./lib/core/config/check-case.js + 1 modules
var check_case = __webpack_require__(6605);
// EXTERNAL MODULE: ./lib/core/config/describe.js
var describe = __webpack_require__(4569);
// EXTERNAL MODULE: ./lib/domain/case-catalog.js + 6 modules
var case_catalog = __webpack_require__(7275);
// EXTERNAL MODULE: ./lib/domain/config-names.js
var config_names = __webpack_require__(6145);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(8262);
// EXTERNAL MODULE: ./lib/adapters/config/places.js
var places = __webpack_require__(3024);
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
var read_case_file = __webpack_require__(9608);
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
var read_document = __webpack_require__(8300);
;// CONCATENATED MODULE: ./lib/adapters/config/load-files.js








/** Reads config, case files and rate card, and goes on after each fault so that all are found. */
async function loadFiles({ root, configFile }, checkSchema) {
    const read = await readConfig(root, configFile);
    const { document } = read;
    const { cases, ownIds, problems } = await loadCases(root, document, checkSchema);
    const rates = document === null ? noRates : await loadRates(root, document);
    const checked = document === null ? noConfig : checkConfig(document, ownIds);
    return {
        config: checked.config,
        document,
        cases,
        ownCaseIds: document === null ? null : ownIds,
        rateCard: rates.rateCard,
        problems: [...read.problems, ...checked.problems, ...problems, ...rates.problems],
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
    const checked = checkRates(document);
    return { ...checked, problems: [...problems, ...checked.problems] };
}


/***/ })

};
