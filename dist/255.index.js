export const id = 255;
export const ids = [255];
export const modules = {

/***/ 10555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ contentHash)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _domain_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77708);


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

/***/ 6255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ validateConfig),
/* harmony export */   S: () => (/* binding */ loadRun)
/* harmony export */ });
/* harmony import */ var _core_config_overrides_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80015);
/* harmony import */ var _core_config_choose_mock_or_live_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72287);
/* harmony import */ var _core_config_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62017);
/* harmony import */ var _core_config_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27413);
/* harmony import */ var _core_config_resolve_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79774);
/* harmony import */ var _domain_case_catalog_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57275);
/* harmony import */ var _domain_default_config_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76644);
/* harmony import */ var _content_hash_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10555);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23024);









/** Puts a run together from flags, config file, case files and rate card, or lists all that is wrong. */
async function loadRun(request) {
    const { overrides, cwd, checkSchema } = request;
    const places = (0,_places_js__WEBPACK_IMPORTED_MODULE_8__/* .findPlaces */ .Ch)(cwd, overrides.config || undefined);
    const files = await readFiles(places, checkSchema);
    const flags = (0,_core_config_overrides_js__WEBPACK_IMPORTED_MODULE_0__/* .overrideProblems */ .lM)(overrides, files.ownCaseIds);
    const found = [...files.problems, ...flags];
    if (!(0,_core_config_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .onlyWarnings */ .k0)(found)) {
        return { problems: (0,_core_config_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .sortProblems */ .dS)([...found, ...choiceProblems(overrides, places, files)]) };
    }
    const answer = (0,_core_config_resolve_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveSettings */ .Mo)({ ...request, ...settingsParts(files) });
    return 'settings' in answer
        ? { settings: answer.settings, rules: rulesOf(files), warnings: (0,_core_config_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .sortProblems */ .dS)(found) }
        : { problems: (0,_core_config_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .sortProblems */ .dS)([...found, ...answer.problems]) };
}
/** Lists all that is wrong with a config and the files it names; empty when nothing is. */
async function validateConfig({ config, cwd, checkSchema, }) {
    const places = (0,_places_js__WEBPACK_IMPORTED_MODULE_8__/* .findPlaces */ .Ch)(cwd, config || undefined);
    if (places.configFile === null)
        return [noConfigFound];
    return (0,_core_config_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .sortProblems */ .dS)((await readFiles(places, checkSchema)).problems);
}
function rulesOf({ config, rateCard }) {
    const { failOn, compare, gates, budgets } = config ?? _domain_default_config_js__WEBPACK_IMPORTED_MODULE_6__/* .DEFAULT_CONFIG */ .P;
    return { failOn, compare, gates, budgets, rateCard };
}
/** The readers of files, and the schema library with them, are loaded when there is a config to read. */
async function readFiles(places, checkSchema) {
    if (places.configFile === null)
        return noFiles;
    const { loadFiles } = await Promise.all(/* import() */[__webpack_require__.e(377), __webpack_require__.e(582), __webpack_require__.e(363), __webpack_require__.e(586)]).then(__webpack_require__.bind(__webpack_require__, 27386));
    return loadFiles({ ...places, configFile: places.configFile }, checkSchema);
}
/** Without a config the built-in cases run. */
const noFiles = {
    config: null,
    document: null,
    cases: _domain_case_catalog_js__WEBPACK_IMPORTED_MODULE_5__/* .BUILTIN_CASES */ .i.map((definition) => ({ definition, source: null })),
    ownCaseIds: [],
    rateCard: null,
    problems: [],
};
const noConfigFound = {
    file: _places_js__WEBPACK_IMPORTED_MODULE_8__/* .CONFIG_NAMES */ .We[0],
    line: null,
    path: '',
    message: `expected this file, or one of ${_places_js__WEBPACK_IMPORTED_MODULE_8__/* .CONFIG_NAMES */ .We.slice(1).join(', ')}, but there is none; "agent-bench init" writes one`,
    severity: 'error',
};
/** With a broken config, the one question about the run as a whole that can still be asked, if at all. */
function choiceProblems(overrides, { configFile }, { document }) {
    const live = (0,_core_config_document_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(document?.value, ['live']) ?? null;
    const isUnknown = configFile !== null && document === null;
    if (isUnknown || (live !== null && typeof live !== 'boolean'))
        return [];
    const choice = (0,_core_config_choose_mock_or_live_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseMockOrLive */ .f)(overrides, live);
    return typeof choice === 'object' ? [choice] : [];
}
function settingsParts({ config, document, cases, rateCard }) {
    const hash = (0,_content_hash_js__WEBPACK_IMPORTED_MODULE_7__/* .contentHash */ .A)(config ?? _domain_default_config_js__WEBPACK_IMPORTED_MODULE_6__/* .DEFAULT_CONFIG */ .P);
    return { config, source: document, configHash: hash, cases, rateCard };
}


/***/ }),

/***/ 72287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ chooseMockOrLive)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62017);
/* harmony import */ var _overrides_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80015);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27413);



const neitherGiven = 'expected --mock (scripts answer: no key, no network) or --live (endpoints answer), got neither; pass one, or set live: in the config';
/**
 * Whether scripts or endpoints answer: a flag decides, then the config's `live`; else the problem that
 * names both flags. A flag set to false alone takes that side of the config's key away.
 */
function chooseMockOrLive({ mock, live }, configLive) {
    if (mock === true && live === true) {
        return (0,_overrides_js__WEBPACK_IMPORTED_MODULE_1__/* .flagProblem */ .W3)('--mock', 'expected either --mock or --live, got both');
    }
    if (mock === true)
        return 'mock';
    if (live === true)
        return 'live';
    const vetoed = mock !== live && (configLive === true ? live === false : mock === false);
    if (configLive !== null && !vetoed)
        return configLive ? 'live' : 'mock';
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemIn */ .Dk)(_document_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMAND_LINE */ .rD, { path: [], message: neitherGiven });
}


/***/ }),

/***/ 80015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cu: () => (/* binding */ givenCaseIds),
/* harmony export */   SV: () => (/* binding */ givenList),
/* harmony export */   W3: () => (/* binding */ flagProblem),
/* harmony export */   Xy: () => (/* binding */ readShard),
/* harmony export */   gI: () => (/* binding */ given),
/* harmony export */   lM: () => (/* binding */ overrideProblems)
/* harmony export */ });
/* harmony import */ var _domain_base_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15547);
/* harmony import */ var _domain_config_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96145);
/* harmony import */ var _case_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45061);
/* harmony import */ var _describe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54569);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62017);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27413);






/** What is wrong with the flags by themselves; cases are not looked up while the user's ids are not known. */
function overrideProblems(overrides, ownCaseIds) {
    const { modes = [], failOn = [] } = overrides;
    return [
        ...numberProblems('--runs', overrides.runs, Number.MAX_SAFE_INTEGER),
        ...numberProblems('--concurrency', overrides.concurrency, _domain_config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_CONCURRENCY */ .fx),
        ...baseUrlProblems(overrides.baseUrl),
        ...shardProblems(overrides.shard),
        ...commentProblems(overrides),
        ...(ownCaseIds === null ? [] : caseProblems(overrides, ownCaseIds)),
        ...listProblems('--mode', modes, { what: `one of ${_domain_config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .MODES */ .FN.join(', ')}`, valid: _domain_config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .MODES */ .FN }),
        ...listProblems('--fail-on', failOn, { what: `one of ${_domain_config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .FAIL_ON */ .d$.join(', ')}`, valid: _domain_config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .FAIL_ON */ .d$ }),
        ...(failOn.includes('never') && failOn.length > 1
            ? [flagProblem('--fail-on', 'expected "never" alone, got it with others')]
            : []),
    ];
}
function caseProblems({ cases = [] }, ownCaseIds) {
    const what = `the id of a case (${[..._case_names_js__WEBPACK_IMPORTED_MODULE_0__/* .builtInCaseIds */ .a7, ...ownCaseIds].join(', ')})`;
    return listProblems('--case', cases, { what, valid: (0,_case_names_js__WEBPACK_IMPORTED_MODULE_0__/* .caseNames */ .RP)(ownCaseIds) });
}
/** A problem with a flag, or with the input of the same name. */
function flagProblem(flag, message) {
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemIn */ .Dk)(_document_js__WEBPACK_IMPORTED_MODULE_2__/* .COMMAND_LINE */ .rD, { path: [flag], message });
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
    return givenList(cases)?.map(_case_names_js__WEBPACK_IMPORTED_MODULE_0__/* .bareCaseId */ .kx);
}
function numberProblems(flag, value, max) {
    const number = given(value);
    if (number === undefined || isWholeNumber(number, max))
        return [];
    const range = max === Number.MAX_SAFE_INTEGER ? 'above 0' : `from 1 to ${max}`;
    return [flagProblem(flag, `expected a whole number ${range}, got ${(0,_describe_js__WEBPACK_IMPORTED_MODULE_1__/* .describeValue */ .bp)(value)}`)];
}
function isWholeNumber(value, max) {
    const number = typeof value === 'string' && !/^\d+$/.test(value) ? Number.NaN : Number(value);
    return Number.isSafeInteger(number) && number > 0 && number <= max;
}
function baseUrlProblems(text) {
    const url = given(text);
    const expected = url === undefined ? null : (0,_domain_base_url_js__WEBPACK_IMPORTED_MODULE_5__/* .baseUrlProblem */ .a)(url);
    return expected === null ? [] : [flagProblem('--base-url', `expected ${expected}`)];
}
const shardPattern = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/;
/** `2/4` as numbers; null for anything else. */
function readShard(text) {
    const [, index, total] = shardPattern.exec(text) ?? [];
    const shard = { index: Number(index), total: Number(total) };
    return shard.index <= shard.total ? shard : null;
}
function shardProblems(text) {
    const asked = given(text);
    if (asked === undefined || readShard(asked) !== null)
        return [];
    const message = `expected a part and the number of parts, such as 2/4, got ${(0,_describe_js__WEBPACK_IMPORTED_MODULE_1__/* .describeValue */ .bp)(asked)}`;
    return [flagProblem('--shard', message)];
}
function commentProblems({ comment, commentMode }) {
    const oneOf = (names) => ({
        what: `one of ${names.join(', ')}`,
        valid: names,
    });
    const asList = (text) => (text ? [text] : []);
    return [
        ...listProblems('comment', asList(comment), oneOf(_domain_config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .COMMENT_POLICIES */ .zd)),
        ...listProblems('comment-mode', asList(commentMode), oneOf(_domain_config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .COMMENT_MODES */ .p8)),
    ];
}
function listProblems(flag, names, { what, valid }) {
    return names
        .filter((name) => !valid.includes(name))
        .map((name) => (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemIn */ .Dk)(_document_js__WEBPACK_IMPORTED_MODULE_2__/* .COMMAND_LINE */ .rD, {
        path: [flag],
        message: `expected ${what}, got ${(0,_describe_js__WEBPACK_IMPORTED_MODULE_1__/* .describeValue */ .bp)(name)}`,
        name: { given: name, valid },
    }));
}


/***/ }),

/***/ 79774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VQ: () => (/* binding */ DEFAULT_FAIL_ON),
  r6: () => (/* binding */ chooseCompare),
  i0: () => (/* binding */ chooseExit),
  Mo: () => (/* binding */ resolveSettings)
});

// UNUSED EXPORTS: DEFAULT_OUTPUT_DIR

// EXTERNAL MODULE: ./lib/domain/config-names.js
var config_names = __webpack_require__(96145);
// EXTERNAL MODULE: ./lib/domain/default-config.js
var default_config = __webpack_require__(76644);
// EXTERNAL MODULE: ./lib/core/config/choose-mock-or-live.js
var choose_mock_or_live = __webpack_require__(72287);
// EXTERNAL MODULE: ./lib/core/config/document.js
var config_document = __webpack_require__(62017);
// EXTERNAL MODULE: ./lib/core/config/overrides.js
var config_overrides = __webpack_require__(80015);
// EXTERNAL MODULE: ./lib/core/config/problem.js
var problem = __webpack_require__(27413);
;// CONCATENATED MODULE: ./lib/core/config/plan-size.js


/** More would not fit into memory with their evidence; it is also years of calls at one a minute. */
const MAX_TRIALS = 100_000;
/** The problem of a run that plans more trials than can be held; nothing for any other. */
function planSizeProblems(settings, source) {
    const { targets, cases, modes, runs, warmup } = settings;
    const trials = targets.length * (cases.length * modes.length * runs + warmup);
    if (trials <= MAX_TRIALS)
        return [];
    const message = `expected at most ${MAX_TRIALS} trials (targets x cases x modes x runs, and warm-ups), got ${trials}; lower runs, or narrow the matrix`;
    return [(0,problem/* problemIn */.Dk)(source ?? config_document/* COMMAND_LINE */.rD, { path: ['matrix', 'runs'], message })];
}

// EXTERNAL MODULE: ./lib/domain/case-catalog.js + 6 modules
var case_catalog = __webpack_require__(57275);
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
    const line = source?.lineOf(['expect']) ?? null;
    return { definition, file: source?.file ?? null, line };
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
    if (chosen.length > 1 && ((0,config_overrides/* given */.gI)(overrides.baseUrl) ?? (0,config_overrides/* given */.gI)(overrides.model)) !== undefined) {
        return { problems: severalTargets(overrides, chosen) };
    }
    const faults = live ? keyProblems(question, chosen) : [];
    if (faults.length > 0)
        return { problems: faults };
    return { targets: chosen.map((target) => runTarget(target, question)) };
}
function chosenTargets(config) {
    const chat = (config?.targets ?? []).filter((target) => 'baseUrl' in target);
    const ids = config?.matrix.targets;
    return ids === undefined ? chat : chat.filter(({ id }) => ids.includes(id));
}
function targetFromFlags({ overrides, source, live, keyState }) {
    const baseUrl = (0,config_overrides/* given */.gI)(overrides.baseUrl);
    const model = (0,config_overrides/* given */.gI)(overrides.model);
    const common = { params: {}, limits: default_config/* DEFAULT_CHAT_LIMITS */.I };
    if (!live) {
        const mock = { id: 'mock', provider: 'builtin', baseUrl: null, apiKeyEnv: null };
        return { targets: [{ ...mock, model: model ?? 'scripted', ...common }] };
    }
    if (baseUrl === undefined || model === undefined) {
        const place = source === null ? 'a config' : 'targets in the config';
        const message = `expected ${place}, or --base-url and --model, for a live run`;
        return { problems: [(0,config_overrides/* flagProblem */.W3)('--live', message)] };
    }
    const hasKey = baseUrl.startsWith('https:') && keyState(customaryKeyEnv) !== 'missing';
    const apiKeyEnv = hasKey ? customaryKeyEnv : null;
    const provider = hostOf(baseUrl);
    return { targets: [{ id: 'live', provider, model, baseUrl, apiKeyEnv, ...common }] };
}
function severalTargets(overrides, chosen) {
    const ids = chosen.map(({ id }) => id).join(', ');
    return [['--base-url', overrides.baseUrl], ['--model', overrides.model]]
        .filter(([, value]) => (0,config_overrides/* given */.gI)(value) !== undefined)
        .map(([flag]) => (0,config_overrides/* flagProblem */.W3)(flag, `expected a config with one target, got ${ids}`));
}
function keyProblems({ config, source, keyState }, chosen) {
    return chosen.flatMap((target) => {
        const { apiKeyEnv: name } = target;
        const state = name === undefined ? 'usable' : keyState(name);
        if (name === undefined || state === 'usable' || source === null)
            return [];
        const index = config?.targets?.findIndex(({ id }) => id === target.id) ?? 0;
        const message = keyFaults[state](name);
        return [(0,problem/* problemIn */.Dk)(source, { path: ['targets', index, 'apiKeyEnv'], message })];
    });
}
const keyFaults = {
    missing: (name) => `expected the environment variable ${name} to be set for a live run; set it, or pass --mock`,
    unusable: (name) => `expected the environment variable ${name} to hold a key, got one with a line break or another character that no HTTP header carries; store it again without`,
};
function runTarget(target, { overrides, live }) {
    const baseUrl = (live ? (0,config_overrides/* given */.gI)(overrides.baseUrl) : undefined) ?? target.baseUrl;
    return {
        id: target.id,
        provider: target.provider ?? hostOf(baseUrl),
        model: (0,config_overrides/* given */.gI)(overrides.model) ?? target.model,
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
    const { overrides, source, keyState } = question;
    const choice = (0,choose_mock_or_live/* chooseMockOrLive */.f)(overrides, question.config?.live ?? null);
    if (typeof choice === 'object')
        return { problems: [choice] };
    const live = choice === 'live';
    const { matrix } = question.config ?? default_config/* DEFAULT_CONFIG */.P;
    const cases = chooseCases(question.cases, (0,config_overrides/* givenCaseIds */.Cu)(overrides));
    const modes = chooseModes(overrides, matrix.modes);
    const answer = resolveTargets({ overrides, config: question.config, source, live, keyState });
    const problems = [
        ...('problems' in answer ? answer.problems : []),
        ...(live ? [] : missingScripts(cases, modes)),
    ];
    if ('problems' in answer || problems.length > 0)
        return { problems };
    const chosen = { live, modes, targets: answer.targets, cases: cases.map(runCase) };
    const settings = { ...plainSettings(question, live), ...chosen };
    const faults = [
        ...planSizeProblems(settings, source),
        ...baselineFileProblems(settings.compare, source),
    ];
    return faults.length > 0 ? { problems: faults } : { settings };
}
function plainSettings(question, live) {
    const { overrides, source, configHash, rateCard } = question;
    const config = question.config ?? default_config/* DEFAULT_CONFIG */.P;
    const { matrix, failOn, report } = config;
    return {
        runs: Number((0,config_overrides/* given */.gI)(overrides.runs) ?? matrix.runs),
        concurrency: Number((0,config_overrides/* given */.gI)(overrides.concurrency) ?? matrix.concurrency),
        warmup: matrix.warmup ?? (live ? 1 : 0),
        seed: matrix.seed,
        ...chooseExit(overrides, failOn),
        compare: chooseCompare(overrides, config.compare),
        gates: config.gates,
        budgets: config.budgets,
        comment: chooseComment(overrides, config.comment),
        shard: (0,config_overrides/* readShard */.Xy)((0,config_overrides/* given */.gI)(overrides.shard) ?? ''),
        outputs: report.outputs,
        keepLedgers: report.keepLedgers,
        rateCard,
        outputDir: (0,config_overrides/* given */.gI)(overrides.outputDir) ?? DEFAULT_OUTPUT_DIR,
        configPath: source?.file ?? null,
        configHash,
    };
}
function chooseComment({ comment, commentMode, commentKey }, fromConfig) {
    return {
        policy: config_names/* COMMENT_POLICIES */.zd.find((name) => name === comment) ?? fromConfig.policy,
        mode: config_names/* COMMENT_MODES */.p8.find((name) => name === commentMode) ?? fromConfig.mode,
        key: (0,config_overrides/* given */.gI)(commentKey) ?? fromConfig.key,
    };
}
/** A record file on the command line is what to compare with. */
function chooseCompare({ baseline }, fromConfig) {
    const path = (0,config_overrides/* given */.gI)(baseline);
    if (path === undefined)
        return fromConfig;
    const store = { ...fromConfig.baseline, store: 'file', path };
    return { ...fromConfig, against: 'baseline', baseline: store };
}
function baselineFileProblems({ against, baseline }, source) {
    if (against !== 'baseline' || baseline.store !== 'file' || baseline.path !== null)
        return [];
    const message = 'expected the path of a record file for the store "file", or --baseline FILE';
    return [(0,problem/* problemIn */.Dk)(source ?? config_document/* COMMAND_LINE */.rD, { path: ['compare', 'baseline', 'path'], message })];
}
function chooseModes({ modes }, fromConfig) {
    const asked = (0,config_overrides/* givenList */.SV)(modes) ?? fromConfig;
    return config_names/* MODES */.FN.filter((mode) => asked.includes(mode));
}
/** A shard judges nothing: it ends in 0 or 2, and the merge in what its rules say. */
function chooseExit(overrides, fromConfig) {
    if ((0,config_overrides/* given */.gI)(overrides.shard) !== undefined)
        return { failOn: ['never'], failOnGiven: true };
    return {
        failOn: chooseFailOn(overrides, fromConfig),
        failOnGiven: ((0,config_overrides/* givenList */.SV)(overrides.failOn) ?? fromConfig) !== null,
    };
}
/** What makes exit status 1: the flag, else the config, else the default. */
function chooseFailOn({ failOn }, fromConfig) {
    const asked = (0,config_overrides/* givenList */.SV)(failOn) ?? fromConfig ?? DEFAULT_FAIL_ON;
    return config_names/* FAIL_ON */.d$.filter((condition) => asked.includes(condition));
}


/***/ }),

/***/ 76644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ DEFAULT_CHAT_LIMITS),
/* harmony export */   P: () => (/* binding */ DEFAULT_CONFIG)
/* harmony export */ });
/* harmony import */ var _config_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96145);

const DEFAULT_CHAT_LIMITS = {
    callTimeoutSeconds: 60,
    trialTimeoutSeconds: 300,
    maxTurns: 8,
    retries: 2,
};
/**
 * What the schema makes of `version: 1` alone, which a test holds it to. A run without a config file
 * starts from it and need not load the schema library.
 */
const DEFAULT_CONFIG = {
    version: 1,
    live: null,
    failOn: null,
    matrix: {
        cases: [..._config_names_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_CASES */ .WQ],
        modes: [..._config_names_js__WEBPACK_IMPORTED_MODULE_0__/* .MODES */ .FN],
        runs: 1,
        concurrency: 1,
        warmup: null,
        seed: 1,
    },
    experiments: [],
    compare: {
        against: 'none',
        baseline: {
            store: 'cache',
            path: null,
            name: 'agent-bench',
            maxAgeDays: 14,
            onMissing: 'warn',
            onStale: 'warn',
            onIncompatible: 'fail',
        },
        baseRef: { ref: null, setup: [] },
        alpha: 0.05,
        adjust: 'benjamini-hochberg',
        minCoverage: 0.9,
        confirm: true,
        confirmMax: 3,
        extendOnce: false,
        generalize: 'suite',
    },
    gates: [],
    budgets: [],
    report: { outputs: 'none', formats: ['html'], keepLedgers: 'none' },
    comment: { policy: 'always', mode: 'update', key: null },
};


/***/ })

};
