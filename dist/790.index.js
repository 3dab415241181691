export const id = 790;
export const ids = [790];
export const modules = {

/***/ 555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ contentHash)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _domain_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7708);


/** SHA-256, in hex, of a JSON-like value; the order of keys and keys without a value don't count. */
function contentHash(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify(sorted(value)))
        .digest('hex');
}
function sorted(value) {
    if (Array.isArray(value))
        return value.map(sorted);
    if (!(0,_domain_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(value))
        return value;
    const keys = Object.keys(value).toSorted();
    return Object.fromEntries(keys.map((key) => [key, sorted(value[key])]));
}


/***/ }),

/***/ 2790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ loadRun),
  $: () => (/* binding */ validateConfig)
});

// EXTERNAL MODULE: ./lib/domain/config.js + 1 modules
var domain_config = __webpack_require__(2875);
// EXTERNAL MODULE: ./lib/core/config/case-names.js
var case_names = __webpack_require__(5061);
// EXTERNAL MODULE: ./lib/core/config/describe.js
var describe = __webpack_require__(4569);
// EXTERNAL MODULE: ./lib/core/config/document.js
var config_document = __webpack_require__(2017);
// EXTERNAL MODULE: ./lib/core/config/problem.js
var problem = __webpack_require__(7413);
;// CONCATENATED MODULE: ./lib/core/config/overrides.js





/** What is wrong with the flags by themselves; cases are not looked up while the user's ids are not known. */
function overrideProblems(overrides, ownCaseIds) {
    const { modes = [], failOn = [] } = overrides;
    return [
        ...numberProblems('--runs', overrides.runs, Number.MAX_SAFE_INTEGER),
        ...numberProblems('--concurrency', overrides.concurrency, domain_config/* MAX_CONCURRENCY */.fx),
        ...baseUrlProblems(overrides.baseUrl),
        ...(ownCaseIds === null ? [] : caseProblems(overrides, ownCaseIds)),
        ...listProblems('--mode', modes, { what: `one of ${domain_config/* MODES */.FN.join(', ')}`, valid: domain_config/* MODES */.FN }),
        ...listProblems('--fail-on', failOn, { what: `one of ${domain_config/* FAIL_ON */.d$.join(', ')}`, valid: domain_config/* FAIL_ON */.d$ }),
        ...(failOn.includes('never') && failOn.length > 1
            ? [flagProblem('--fail-on', 'expected "never" alone, got it with others')]
            : []),
    ];
}
function caseProblems({ cases = [] }, ownCaseIds) {
    const what = `the id of a case (${[...case_names/* builtInCaseIds */.a7, ...ownCaseIds].join(', ')})`;
    return listProblems('--case', cases, { what, valid: (0,case_names/* caseNames */.RP)(ownCaseIds) });
}
/** A problem with a flag, or with the input of the same name. */
function flagProblem(flag, message) {
    return (0,problem/* problemIn */.Dk)(config_document/* COMMAND_LINE */.rD, { path: [flag], message });
}
/** Text that was given: undefined when it is empty. */
function given(value) {
    return value === '' ? undefined : value;
}
/** A list that was given: undefined when it is empty. */
function givenList(list) {
    return list === undefined || list.length === 0 ? undefined : list;
}
/** The cases asked for by bare id; undefined when no flag narrows them. */
function givenCaseIds({ cases }) {
    return givenList(cases)?.map(case_names/* bareCaseId */.kx);
}
function numberProblems(flag, value, max) {
    const number = given(value);
    if (number === undefined || isWholeNumber(number, max))
        return [];
    const range = max === Number.MAX_SAFE_INTEGER ? 'above 0' : `from 1 to ${max}`;
    return [flagProblem(flag, `expected a whole number ${range}, got ${(0,describe/* describeValue */.bp)(value)}`)];
}
function isWholeNumber(value, max) {
    const number = typeof value === 'string' && !/^\d+$/.test(value) ? Number.NaN : Number(value);
    return Number.isSafeInteger(number) && number > 0 && number <= max;
}
function baseUrlProblems(text) {
    const url = given(text);
    const issues = url === undefined ? [] : (domain_config/* baseUrlSchema */.cc.safeParse(url).error?.issues ?? []);
    return issues.map(({ message }) => flagProblem('--base-url', `expected ${message}`));
}
function listProblems(flag, names, { what, valid }) {
    return names
        .filter((name) => !valid.includes(name))
        .map((name) => (0,problem/* problemIn */.Dk)(config_document/* COMMAND_LINE */.rD, {
        path: [flag],
        message: `expected ${what}, got ${(0,describe/* describeValue */.bp)(name)}`,
        name: { given: name, valid },
    }));
}

;// CONCATENATED MODULE: ./lib/core/config/choose-mock-or-live.js



const neitherGiven = 'expected --mock (scripts answer: no key, no network) or --live (endpoints answer), got neither; pass one, or set live: in the config';
/**
 * Whether scripts or endpoints answer: a flag decides, then the config's `live`; else the problem that
 * names both flags. A flag set to false alone takes that side of the config's key away.
 */
function chooseMockOrLive({ mock, live }, configLive) {
    if (mock === true && live === true) {
        return flagProblem('--mock', 'expected either --mock or --live, got both');
    }
    if (mock === true)
        return 'mock';
    if (live === true)
        return 'live';
    const vetoed = mock !== live && (configLive === true ? live === false : mock === false);
    if (configLive !== null && !vetoed)
        return configLive ? 'live' : 'mock';
    return (0,problem/* problemIn */.Dk)(config_document/* COMMAND_LINE */.rD, { path: [], message: neitherGiven });
}

// EXTERNAL MODULE: ./lib/domain/case-catalog.js + 6 modules
var case_catalog = __webpack_require__(7275);
;// CONCATENATED MODULE: ./lib/core/config/resolve-cases.js



/** The matrix's cases, or those asked for by id: built-in ones can be asked for in any run. */
function chooseCases(loaded, ids) {
    if (ids === undefined)
        return loaded;
    const known = new Set(loaded.map(({ definition }) => definition.id));
    const others = case_catalog/* BUILTIN_CASES */.i.filter(({ id }) => !known.has(id));
    const all = [...loaded, ...others.map((definition) => ({ definition, source: null }))];
    return all.filter(({ definition }) => ids.includes(definition.id));
}
/** Cases that mock mode can't play, since no script plays the model in a mode of this run. */
function missingScripts(cases, modes) {
    return cases.flatMap(({ definition, source }) => modes
        .filter((mode) => definition.mock?.[mode] === undefined)
        .map((mode) => (0,problem/* problemIn */.Dk)(source ?? config_document/* COMMAND_LINE */.rD, {
        path: ['mock', mode],
        message: `expected rounds that play the model for case "${definition.id}" in mode "${mode}", but there are none; write them, leave the case or the mode out, or pass --live`,
    })));
}
/** The case as the run takes it. */
function runCase({ definition, source }) {
    return { definition, file: source?.file ?? null };
}

;// CONCATENATED MODULE: ./lib/core/config/resolve-targets.js



/** Used for an endpoint given by flags alone, when it is set and the connection is encrypted. */
const customaryKeyEnv = 'OPENAI_API_KEY';
/** The targets of the matrix with flags applied; in mock mode scripts stand in for all of them. */
function resolveTargets(question) {
    const chosen = chosenTargets(question.config);
    if (chosen.length === 0)
        return targetFromFlags(question);
    const { overrides, live } = question;
    if (chosen.length > 1 && (given(overrides.baseUrl) ?? given(overrides.model)) !== undefined) {
        return { problems: severalTargets(overrides, chosen) };
    }
    const missing = live ? missingKeys(question, chosen) : [];
    if (missing.length > 0)
        return { problems: missing };
    return { targets: chosen.map((target) => runTarget(target, question)) };
}
function chosenTargets(config) {
    const chat = (config?.targets ?? []).filter((target) => 'baseUrl' in target);
    const ids = config?.matrix.targets;
    return ids === undefined ? chat : chat.filter(({ id }) => ids.includes(id));
}
function targetFromFlags({ overrides, source, live, hasEnv }) {
    const baseUrl = given(overrides.baseUrl);
    const model = given(overrides.model);
    const common = { params: {}, limits: domain_config/* DEFAULT_CHAT_LIMITS */.I2 };
    if (!live) {
        const mock = { id: 'mock', provider: 'builtin', baseUrl: null, apiKeyEnv: null };
        return { targets: [{ ...mock, model: model ?? 'scripted', ...common }] };
    }
    if (baseUrl === undefined || model === undefined) {
        const place = source === null ? 'a config' : 'targets in the config';
        const message = `expected ${place}, or --base-url and --model, for a live run`;
        return { problems: [flagProblem('--live', message)] };
    }
    const hasKey = baseUrl.startsWith('https:') && hasEnv(customaryKeyEnv);
    const apiKeyEnv = hasKey ? customaryKeyEnv : null;
    const provider = hostOf(baseUrl);
    return { targets: [{ id: 'live', provider, model, baseUrl, apiKeyEnv, ...common }] };
}
function severalTargets(overrides, chosen) {
    const ids = chosen.map(({ id }) => id).join(', ');
    return [['--base-url', overrides.baseUrl], ['--model', overrides.model]]
        .filter(([, value]) => given(value) !== undefined)
        .map(([flag]) => flagProblem(flag, `expected a config with one target, got ${ids}`));
}
function missingKeys({ config, source, hasEnv }, chosen) {
    return chosen.flatMap((target) => {
        const { apiKeyEnv: name } = target;
        if (name === undefined || hasEnv(name) || source === null)
            return [];
        const index = config?.targets?.findIndex(({ id }) => id === target.id) ?? 0;
        const message = `expected the environment variable ${name} to be set for a live run; set it, or pass --mock`;
        return [(0,problem/* problemIn */.Dk)(source, { path: ['targets', index, 'apiKeyEnv'], message })];
    });
}
function runTarget(target, { overrides, live }) {
    const baseUrl = (live ? given(overrides.baseUrl) : undefined) ?? target.baseUrl;
    return {
        id: target.id,
        provider: target.provider ?? hostOf(baseUrl),
        model: given(overrides.model) ?? target.model,
        baseUrl: live ? baseUrl : null,
        apiKeyEnv: live ? (target.apiKeyEnv ?? null) : null,
        params: target.params,
        limits: target.limits,
    };
}
function hostOf(baseUrl) {
    return new URL(baseUrl).host;
}

;// CONCATENATED MODULE: ./lib/core/config/resolve-settings.js





const DEFAULT_OUTPUT_DIR = 'agent-bench-report';
const DEFAULT_FAIL_ON = ['failure', 'regressed', 'invalid', 'budget'];
/** Puts flags before the config file before defaults; the problems when no run comes of it. */
function resolveSettings(question) {
    const { overrides, source, hasEnv } = question;
    const choice = chooseMockOrLive(overrides, question.config?.live ?? null);
    if (typeof choice === 'object')
        return { problems: [choice] };
    const live = choice === 'live';
    const { matrix } = question.config ?? emptyConfig();
    const cases = chooseCases(question.cases, givenCaseIds(overrides));
    const modes = chooseModes(overrides, matrix.modes);
    const answer = resolveTargets({ overrides, config: question.config, source, live, hasEnv });
    const problems = [
        ...('problems' in answer ? answer.problems : []),
        ...(live ? [] : missingScripts(cases, modes)),
    ];
    if ('problems' in answer || problems.length > 0)
        return { problems };
    const chosen = { live, modes, targets: answer.targets, cases: cases.map(runCase) };
    return { settings: { ...plainSettings(question, live), ...chosen } };
}
function plainSettings(question, live) {
    const { overrides, source, configHash, rateCard } = question;
    const { matrix, failOn, report } = question.config ?? emptyConfig();
    return {
        runs: Number(given(overrides.runs) ?? matrix.runs),
        concurrency: Number(given(overrides.concurrency) ?? matrix.concurrency),
        warmup: matrix.warmup ?? (live ? 1 : 0),
        seed: matrix.seed,
        failOn: chooseFailOn(overrides, failOn),
        outputs: report.outputs,
        keepLedgers: report.keepLedgers,
        rateCard,
        outputDir: given(overrides.outputDir) ?? DEFAULT_OUTPUT_DIR,
        configPath: source?.file ?? null,
        configHash,
    };
}
/** The config of a run without a config file: every default. */
function emptyConfig() {
    return domain_config/* configSchema */.Qn.parse({ version: 1 });
}
function chooseModes({ modes }, fromConfig) {
    const asked = givenList(modes) ?? fromConfig;
    return domain_config/* MODES */.FN.filter((mode) => asked.includes(mode));
}
function chooseFailOn({ failOn }, fromConfig) {
    const asked = givenList(failOn) ?? fromConfig ?? DEFAULT_FAIL_ON;
    return domain_config/* FAIL_ON */.d$.filter((condition) => asked.includes(condition));
}

// EXTERNAL MODULE: ./lib/adapters/config/content-hash.js
var content_hash = __webpack_require__(555);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/domain/json-schemas.js + 1 modules
var json_schemas = __webpack_require__(3257);
// EXTERNAL MODULE: ./lib/core/config/duplicate-problems.js
var duplicate_problems = __webpack_require__(7512);
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
;// CONCATENATED MODULE: ./lib/core/config/rule-problems.js






/** Rules between keys, which a schema of single keys can't state. */
function ruleProblems(document) {
    const { value } = document;
    const findings = [
        ...aloneFindings(value),
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
    const parsed = domain_config/* configSchema */.Qn.safeParse(document.value);
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
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/adapters/config/places.js
var config_places = __webpack_require__(5881);
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
    const outside = files.find((file) => !(0,config_places/* isInside */.FK)(root, (0,external_node_path_.join)(root, file)));
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
    return domain_config/* DEFAULT_CASES */.WQ.map((value) => ({ path, value }));
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
    const read = configFile === null ? nothing : await readConfig(root, configFile);
    const { document } = read;
    const { cases, ownIds, problems } = await loadCases(root, document, checkSchema);
    const rates = document === null ? noRates : await loadRates(root, document);
    const checked = document === null ? noConfig : checkConfig(document, ownIds);
    return {
        config: checked.config,
        document,
        cases,
        ownCaseIds: configFile !== null && document === null ? null : ownIds,
        rateCard: rates.rateCard,
        problems: [...read.problems, ...checked.problems, ...problems, ...rates.problems],
    };
}
const nothing = { document: null, problems: [] };
const noConfig = { config: null, problems: [] };
const noRates = { rateCard: null, problems: [] };
async function readConfig(root, file) {
    const shownAs = (0,config_places/* shownPath */.pS)(root, file);
    if ((0,config_places/* isInside */.FK)(root, file))
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
    if (!(0,config_places/* isInside */.FK)(root, file)) {
        const message = `expected a file inside the repository, got "${name}"`;
        return { rateCard: null, problems: [(0,problem/* problemIn */.Dk)(config, { path, message })] };
    }
    const { document, problems } = await (0,read_document/* readDocument */.u)(file, (0,config_places/* shownPath */.pS)(root, file));
    if (document === null)
        return { rateCard: null, problems };
    const checked = checkRates(document);
    return { ...checked, problems: [...problems, ...checked.problems] };
}

;// CONCATENATED MODULE: ./lib/adapters/config/load-run.js








/** Puts a run together from flags, config file, case files and rate card, or lists all that is wrong. */
async function loadRun(request) {
    const { overrides, cwd, checkSchema } = request;
    const places = (0,config_places/* findPlaces */.Ch)(cwd, overrides.config || undefined);
    const files = await loadFiles(places, checkSchema);
    const flags = overrideProblems(overrides, files.ownCaseIds);
    const found = [...files.problems, ...flags];
    if (!(0,problem/* onlyWarnings */.k0)(found)) {
        return { problems: (0,problem/* sortProblems */.dS)([...found, ...choiceProblems(overrides, places, files)]) };
    }
    const answer = resolveSettings({ ...request, ...settingsParts(files) });
    return 'settings' in answer
        ? { settings: answer.settings, warnings: (0,problem/* sortProblems */.dS)(found) }
        : { problems: (0,problem/* sortProblems */.dS)([...found, ...answer.problems]) };
}
/** Lists all that is wrong with a config and the files it names; empty when nothing is. */
async function validateConfig({ config, cwd, checkSchema, }) {
    const places = (0,config_places/* findPlaces */.Ch)(cwd, config || undefined);
    if (places.configFile === null)
        return [noConfigFound];
    return (0,problem/* sortProblems */.dS)((await loadFiles(places, checkSchema)).problems);
}
const noConfigFound = {
    file: config_places/* CONFIG_NAMES */.We[0],
    line: null,
    path: '',
    message: `expected this file, or one of ${config_places/* CONFIG_NAMES */.We.slice(1).join(', ')}, but there is none; "agent-bench init" writes one`,
    severity: 'error',
};
/** With a broken config, the one question about the run as a whole that can still be asked, if at all. */
function choiceProblems(overrides, { configFile }, { document }) {
    const live = (0,config_document/* valueAt */.fK)(document?.value, ['live']) ?? null;
    const isUnknown = configFile !== null && document === null;
    if (isUnknown || (live !== null && typeof live !== 'boolean'))
        return [];
    const choice = chooseMockOrLive(overrides, live);
    return typeof choice === 'object' ? [choice] : [];
}
function settingsParts({ config, document, cases, rateCard }) {
    const hash = (0,content_hash/* contentHash */.A)(config ?? emptyConfig());
    return { config, source: document, configHash: hash, cases, rateCard };
}


/***/ })

};
