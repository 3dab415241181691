export const id = 6869;
export const ids = [6869];
export const modules = {

/***/ 27386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadFiles: () => (/* binding */ loadFiles)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/config/check-config.js + 4 modules
var check_config = __webpack_require__(63308);
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
    const cells = cases.flatMap((id) => modesOf(target, config).filter((mode) => (0,where/* isWhere */.S)(gate.where, { target, case: id, mode }))).length;
    if (cells === 0)
        return null;
    if (config.compare.against === 'baseline' && (0,domain_metric/* findMetric */.GF)(gate.metric)?.scale !== 'points') {
        if (runs >= FEWEST_STORED)
            return null;
        return `this gate can never be decided: a stored baseline leaves out cells with fewer than ${FEWEST_STORED} runs, and matrix.runs is ${runs}`;
    }
    if (config.compare.generalize === 'cases')
        return tooFewCases(gate, needed, cases);
    if (cells * runs >= needed)
        return null;
    return `this gate can never be decided: it has ${cells * runs} pairs and needs ${needed}; raise matrix.runs to ${Math.ceil(needed / cells)}`;
}
/** Each case counts as one value, however often it is run. */
function tooFewCases({ where, metric }, needed, cases) {
    const count = where.case === undefined ? cases.length : 1;
    if (count >= needed || (0,domain_metric/* findMetric */.GF)(metric)?.scale === 'points')
        return null;
    return `this gate can never be decided: with generalize: cases it needs ${needed} cases, and has ${count}`;
}
function modesOf(target, { targets = [], matrix }) {
    const isAgent = targets.some((candidate) => candidate.id === target && 'command' in candidate);
    return isAgent ? ['agent'] : matrix.modes;
}
/** The targets of the matrix that the gate is about. */
function targetsOf({ where }, { targets = [], matrix }) {
    const chat = targets
        .filter((target) => !('command' in target) && target.protocol === 'chat-completions')
        .map(({ id }) => id);
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
        const { parseYaml } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2288)]).then(__webpack_require__.bind(__webpack_require__, 62288));
        return parseYaml(shownAs, read.text);
    }
    const place = { file: shownAs, line: null, path: '', severity: 'error' };
    return { document: null, problems: [{ ...place, message: `expected ${read.fault}` }] };
}


/***/ }),

/***/ 37667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ agentEnvironment),
/* harmony export */   XK: () => (/* binding */ isOwnVariable),
/* harmony export */   tq: () => (/* binding */ unfitVariable)
/* harmony export */ });
/** What an agent process may see of the harness's own variables. */
const inheritedNames = ['LANG', 'LC_ALL', 'LC_CTYPE', 'LC_MESSAGES', 'TZ'];
/** Names that the harness sets, so that nothing else may. */
const ownNames = [
    ...['PATH', 'HOME', 'TMPDIR', 'TMP', 'TEMP', 'NO_PROXY', 'no_proxy', 'TERM', 'NO_COLOR'],
    ...['XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_CACHE_HOME', 'XDG_STATE_HOME', 'XDG_RUNTIME_DIR'],
    ...['AGENT_BENCH_TRIAL_ID', 'AGENT_BENCH_LAUNCH_ID', 'AGENT_BENCH_REPORT_FILE'],
];
const secretWords = /(?:^|_)(?:token|secrets?|key|apikey|password|passwd|pass|pwd|credentials?|auth|cookie|session|private)(?:_|$)/i;
/** Tokens and addresses of the job that the harness runs in. */
const jobNames = /^(?:GITHUB|ACTIONS|RUNNER|CI)(?:_|$)/;
/**
 * The whole environment of an agent process: an allowlist, private folders, settings of git and npm that read nothing
 * of the machine's, and what recipe and target add. No variable of the job and no key is among it.
 */
function agentEnvironment(facts) {
    const { inherited, passEnv, own, path, home, tmp, trialId, reportFile } = facts;
    return {
        ...pick(inherited, inheritedNames),
        ...{ GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', GIT_TERMINAL_PROMPT: '0' },
        ...{ NPM_CONFIG_USERCONFIG: '/dev/null', NPM_CONFIG_UPDATE_NOTIFIER: 'false' },
        ...pick(inherited, passEnv),
        ...own,
        ...{ PATH: path, HOME: home, TMPDIR: tmp, TMP: tmp, TEMP: tmp },
        XDG_CONFIG_HOME: `${home}/.config`,
        XDG_DATA_HOME: `${home}/.local/share`,
        XDG_CACHE_HOME: `${home}/.cache`,
        XDG_STATE_HOME: `${home}/.local/state`,
        XDG_RUNTIME_DIR: tmp,
        ...{
            TERM: 'dumb',
            NO_COLOR: '1',
            NO_PROXY: '127.0.0.1,localhost',
            no_proxy: '127.0.0.1,localhost',
        },
        ...{ AGENT_BENCH_TRIAL_ID: trialId, AGENT_BENCH_REPORT_FILE: reportFile },
    };
}
/** Why a variable can't be passed on, or set, by its name; null when it can. */
function unfitVariable(name) {
    if (ownNames.includes(name))
        return 'is set by the benchmark itself';
    if (jobNames.test(name))
        return 'belongs to the job, and no agent may see it';
    return secretWords.test(name) ? 'looks like a secret, and no agent may see one' : null;
}
/** Whether the target may set a variable itself: any but those that the benchmark sets. */
function isOwnVariable(name) {
    return ownNames.includes(name);
}
function pick(variables, names) {
    return Object.fromEntries(names.flatMap((name) => {
        const value = variables[name];
        return value === undefined ? [] : [[name, value]];
    }));
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
// EXTERNAL MODULE: ./lib/domain/json-schemas.js
var json_schemas = __webpack_require__(3353);
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

/***/ 63308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ checkConfig)
});

// EXTERNAL MODULE: ./lib/domain/config.js
var config = __webpack_require__(91032);
// EXTERNAL MODULE: ./lib/domain/json-schemas.js
var json_schemas = __webpack_require__(3353);
// EXTERNAL MODULE: ./lib/core/config/duplicate-problems.js
var duplicate_problems = __webpack_require__(87512);
// EXTERNAL MODULE: ./lib/core/agents/environment.js
var environment = __webpack_require__(37667);
// EXTERNAL MODULE: ./lib/core/agents/registry.js + 6 modules
var registry = __webpack_require__(28796);
// EXTERNAL MODULE: ./lib/core/agents/template.js
var template = __webpack_require__(76970);
// EXTERNAL MODULE: ./lib/core/config/document.js
var config_document = __webpack_require__(62017);
// EXTERNAL MODULE: ./lib/core/config/nearest-name.js + 1 modules
var nearest_name = __webpack_require__(10080);
// EXTERNAL MODULE: ./lib/core/config/problem.js
var problem = __webpack_require__(27413);
// EXTERNAL MODULE: ./lib/core/config/reference-problems.js
var reference_problems = __webpack_require__(30748);
;// CONCATENATED MODULE: ./lib/core/config/agent-rules.js







const recipeNames = ['generic', 'codex', 'claude', 'opencode', 'pi'];
/** What can't work in the targets that are agent processes, read from the raw document. */
function agentProblems(document) {
    const targets = (0,config_document/* partsAt */.AL)(document.value, ['targets', '*']);
    const agents = targets.filter(({ value }) => (0,config_document/* valueAt */.fK)(value, ['command']) !== undefined);
    return [...agents.flatMap(agentFindings), ...upstreamAlone(document, targets)].map((finding) => (0,problem/* problemIn */.Dk)(document, finding));
}
function agentFindings(target) {
    const name = (0,reference_problems/* stringsAt */.kp)(target.value, ['recipe'])[0] ?? 'generic';
    const known = recipeNames.find((recipe) => recipe === name);
    return [
        ...(known === undefined ? [] : recipeFindings(target, (0,registry/* recipeOf */.S)(known))),
        ...[...textsOf(target, ['command', '*']), ...textsOf(target, ['env', '*'])].flatMap(unknown),
        ...textsOf(target, ['passEnv', '*']).flatMap(unfitPass),
        ...partsOf(target, ['env', '*']).flatMap(ownVariable),
    ];
}
function recipeFindings(target, recipe) {
    const given = (0,reference_problems/* stringsAt */.kp)(target.value, ['protocol'])[0];
    const protocol = given ?? 'chat-completions';
    const speaks = recipe.protocols.some((spoken) => spoken === protocol);
    const spoken = recipe.protocols.join(' or ');
    const prompts = recipe.passesPrompt
        ? textsOf(target, ['command', '*']).filter(({ text }) => text.includes('{{prompt}}'))
        : [];
    return [
        ...(speaks
            ? []
            : [
                {
                    path: [...target.path, given === undefined ? 'recipe' : 'protocol'],
                    message: `expected "protocol: ${spoken}", which is what ${recipe.name} speaks, got ${protocol}`,
                },
            ]),
        ...prompts.map(({ path }) => ({
            path,
            message: `expected no {{prompt}} in the command: the recipe ${recipe.name} passes it itself`,
        })),
    ];
}
function unknown({ path, text }) {
    return (0,template/* unknownVariables */.Au)(text).map((name) => {
        const near = (0,nearest_name/* nearestName */.q)(name, template/* TEMPLATE_VARIABLES */.Rg);
        const hint = near === null ? '' : `; did you mean {{${near}}}?`;
        const all = template/* TEMPLATE_VARIABLES */.Rg.map((variable) => `{{${variable}}}`).join(' ');
        return { path, message: `expected one of ${all}, got {{${name}}}${hint}` };
    });
}
function unfitPass({ path, text }) {
    const fault = (0,environment/* unfitVariable */.tq)(text);
    return fault === null
        ? []
        : [{ path, message: `expected a variable that an agent may see, but ${text} ${fault}` }];
}
function ownVariable({ path }) {
    const name = String(path.at(-1));
    if (!(0,environment/* isOwnVariable */.XK)(name))
        return [];
    return [{ path, message: `expected another name: ${name} is set by the benchmark itself` }];
}
/** A chat target that speaks another protocol than the built-in agent can't be run by it. */
function upstreamAlone(document, targets) {
    const others = targets
        .filter(({ value }) => (0,config_document/* valueAt */.fK)(value, ['command']) === undefined)
        .filter(({ value }) => {
        const protocol = (0,reference_problems/* stringsAt */.kp)(value, ['protocol'])[0];
        return protocol !== undefined && protocol !== 'chat-completions';
    })
        .flatMap(({ value }) => (0,reference_problems/* stringsAt */.kp)(value, ['id']));
    return (0,config_document/* partsAt */.AL)(document.value, ['matrix', 'targets', '*'])
        .filter(({ value }) => typeof value === 'string' && others.includes(value))
        .map(({ path, value }) => ({
        path,
        message: `expected a chat target that speaks chat-completions, or an agent process; ${String(value)} serves as upstream alone`,
    }));
}
function partsOf(target, pattern) {
    return (0,config_document/* partsAt */.AL)(target.value, pattern).map(({ path, value }) => ({
        ...{ path: [...target.path, ...path], value },
    }));
}
function textsOf(target, pattern) {
    return partsOf(target, pattern).flatMap(({ path, value }) => typeof value === 'string' ? [{ path, text: value }] : []);
}

;// CONCATENATED MODULE: ./lib/core/config/not-available.js


const isEmptyList = (value) => Array.isArray(value) && value.length === 0;
const unbuilt = [
    { pattern: ['experiments'], what: 'experiments are', isIdle: isEmptyList },
    { pattern: ['report', 'formats'], what: 'further report formats are', isIdle: isEmptyList },
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
        ...agentProblems(document),
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
/* harmony import */ var _domain_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3353);
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


/***/ })

};
