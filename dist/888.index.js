export const id = 888;
export const ids = [888];
export const modules = {

/***/ 3206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ nearestName)
/* harmony export */ });
/* harmony import */ var leven__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7785);

/** The name most like `word`, or null when none is near enough to be what was meant. */
function nearestName(word, names) {
    const sameLetters = names.find((name) => plain(name) === plain(word));
    if (sameLetters !== undefined)
        return sameLetters;
    if (word.length > 64)
        return null;
    const maxDistance = Math.min(3, Math.floor(word.length * 0.4));
    return maxDistance === 0 ? null : ((0,leven__WEBPACK_IMPORTED_MODULE_0__/* .closestMatch */ .h)(word, names, { maxDistance }) ?? null);
}
function plain(name) {
    return name.toLowerCase().replaceAll(/[-_ ]/g, '');
}


/***/ }),

/***/ 7550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ Failure)
/* harmony export */ });
/* unused harmony export FAILURE_CODES */
/**
 * Broken promises: things the harness needs and did not get. Expected bad news (a 429, a wrong
 * answer, a malformed chunk) is a value and never one of these.
 */
const FAILURE_CODES = (/* unused pure expression or super */ null && ([
    'usage',
    'config',
    'preflight',
    'output-directory',
    'storage',
    'platform',
    'secret-found',
    'internal',
]));
/** The one error class of the product; its message names what was wrong, where, and the way out. */
class Failure extends Error {
    code;
    constructor(code, message, options) {
        super(message, options);
        this.name = 'Failure';
        this.code = code;
    }
}


/***/ }),

/***/ 1804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(6421);
// EXTERNAL MODULE: ./lib/adapters/console/progress.js + 1 modules
var console_progress = __webpack_require__(4358);
;// CONCATENATED MODULE: ./lib/adapters/github/annotate.js

/** Shows remarks through the runner's commands, which escape what is in them. */
function annotate(remarks) {
    const show = { error: core/* error */.z3, warning: core/* warning */.$e, notice: core/* notice */.lm };
    for (const { level, message, ...place } of remarks)
        show[level](message, properties(place));
}
function properties({ title, file, line, }) {
    return { title, ...(file !== null && { file }), ...(line !== null && { startLine: line }) };
}

;// CONCATENATED MODULE: ./lib/adapters/github/inert-log.js
/**
 * Text for the log of a job in which the runner finds no command of its own: it takes `::NAME::` at the start
 * of a line and `##[NAME]` anywhere in one (`ActionCommand.cs` of actions/runner).
 */
function inertLog(text) {
    return text.replaceAll('##[', '##\u200b[').replaceAll(/^(\s*):(?=:)/gm, '$1:\u200b');
}

;// CONCATENATED MODULE: ./lib/adapters/github/job-summary.js

/** Appends Markdown to the job summary; where there is none or it can't be written, a warning says so. */
async function writeJobSummary(markdown) {
    try {
        await core/* summary */.z.addRaw(markdown, true).write();
    }
    catch (error) {
        const words = error instanceof Error ? error.message : String(error);
        (0,core/* warning */.$e)(`the job summary was not written: ${words}`);
    }
}

// EXTERNAL MODULE: ./lib/adapters/machine/time.js
var time = __webpack_require__(5673);
// EXTERNAL MODULE: ./lib/core/config/problem.js
var config_problem = __webpack_require__(7413);
// EXTERNAL MODULE: ./lib/domain/failure.js
var domain_failure = __webpack_require__(7550);
;// CONCATENATED MODULE: ./lib/render/annotations.js
/** A step may show ten of a level; the tenth says how many more there are. */
const MAX_ANNOTATIONS = 9;
/** One annotation for each cell in which a trial did not pass, with the first reason, placed on its case file. */
function failureAnnotations(report, caseFiles) {
    return report.cells.flatMap((cell) => {
        const failed = report.trials.filter((trial) => isOf(cell, trial) && trial.state !== 'passed');
        const [first] = failed;
        if (first === undefined)
            return [];
        return [
            {
                level: 'error',
                title: `${cell.case}, ${cell.mode}: ${failed.length} of ${cell.planned} trials did not pass`,
                message: whyNotPassed(first),
                file: caseFiles.get(cell.case) ?? null,
                line: null,
            },
        ];
    });
}
/** One annotation for each problem of the config or a case file, placed on its line. */
function problemAnnotations(problems) {
    return problems.map(({ severity, file, line, path, message }) => ({
        level: severity,
        title: 'agent-bench config',
        message: path === '' ? message : `${path}: ${message}`,
        file: file === '' ? null : file,
        line,
    }));
}
/** The worst first, at most nine and one that counts the rest. */
function capAnnotations(annotations) {
    const order = ['error', 'warning', 'notice'];
    const sorted = annotations.toSorted((left, right) => order.indexOf(left.level) - order.indexOf(right.level));
    const shown = sorted.slice(0, MAX_ANNOTATIONS);
    const rest = sorted[MAX_ANNOTATIONS];
    if (rest === undefined)
        return shown;
    const message = `${sorted.length - MAX_ANNOTATIONS} more; the job summary has all`;
    return [...shown, { level: rest.level, title: 'agent-bench', message, file: null, line: null }];
}
function isOf(cell, trial) {
    return (trial.target === cell.target &&
        trial.case === cell.case &&
        trial.mode === cell.mode &&
        trial.arm === cell.arm);
}
function whyNotPassed({ state, reason, misses, calls }) {
    const [miss] = misses;
    if (miss !== undefined) {
        return `${miss.expectation}: expected ${miss.expected}, got ${miss.actual}`;
    }
    const words = calls.findLast((call) => call.error !== null)?.error?.message;
    return [state, reason, words].filter(Boolean).join(': ');
}

// EXTERNAL MODULE: ./lib/render/markdown.js + 14 modules
var markdown = __webpack_require__(5466);
// EXTERNAL MODULE: ./lib/entry/split-list.js
var split_list = __webpack_require__(1917);
;// CONCATENATED MODULE: ./lib/entry/action-inputs.js


const ACTION_COMMANDS = ['run', 'validate'];
/** The action's `command` input; anything but the commands there are is a `usage` failure. */
function readCommand(read) {
    const text = read('command') || 'run';
    const command = ACTION_COMMANDS.find((name) => name === text);
    if (command !== undefined)
        return command;
    throw new domain_failure/* Failure */.H('usage', `input command: expected ${ACTION_COMMANDS.join(' or ')}, got "${text}"`);
}
/** The inputs that stand before the config file; an empty one means "not given". */
function readOverrides(read) {
    return {
        config: read('config'),
        mock: readBoolean(read, 'mock'),
        live: readBoolean(read, 'live'),
        baseUrl: read('base-url'),
        model: read('model'),
        cases: (0,split_list/* splitList */.r)([read('cases')]),
        modes: (0,split_list/* splitList */.r)([read('modes')]),
        runs: read('runs'),
        outputDir: read('output-dir'),
        failOn: (0,split_list/* splitList */.r)([read('fail-on')]),
    };
}
/** The booleans of YAML 1.2's core schema. */
function readBoolean(read, name) {
    const text = read(name);
    if (text === '')
        return undefined;
    if (['true', 'True', 'TRUE'].includes(text))
        return true;
    if (['false', 'False', 'FALSE'].includes(text))
        return false;
    throw new domain_failure/* Failure */.H('usage', `input ${name}: expected true or false, got "${text}"`);
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/entry/action-outputs.js

/** The action's outputs: scalars and paths; what is not known is the empty string, never 0. */
function actionOutputs(report, reportDir) {
    const { passRate, coverage, totals, trials, verdict, exitCode } = report;
    return {
        verdict: action_outputs_text(verdict),
        'exit-code': action_outputs_text(exitCode),
        trials: action_outputs_text(trials.length),
        'failed-trials': action_outputs_text(trials.filter(({ state }) => state !== 'passed').length),
        'pass-rate': action_outputs_text(passRate.rate),
        'token-coverage': action_outputs_text(coverage.tokenCoverage),
        'cost-usd': action_outputs_text(totals.costUsd.value),
        'report-dir': reportDir,
        'report-json': (0,external_node_path_.join)(reportDir, 'report.json'),
        'report-markdown': (0,external_node_path_.join)(reportDir, 'report.md'),
    };
}
function action_outputs_text(value) {
    return value === null ? '' : String(value);
}

// EXTERNAL MODULE: ./lib/entry/cli-validate.js
var cli_validate = __webpack_require__(1689);
// EXTERNAL MODULE: ./lib/entry/compose.js + 64 modules
var compose = __webpack_require__(2160);
// EXTERNAL MODULE: ./lib/entry/keys.js
var keys = __webpack_require__(2506);
// EXTERNAL MODULE: ./lib/entry/outcome-lines.js
var outcome_lines = __webpack_require__(4262);
// EXTERNAL MODULE: ./lib/entry/prepare-run.js
var prepare_run = __webpack_require__(3815);
// EXTERNAL MODULE: ./lib/entry/signals.js
var entry_signals = __webpack_require__(8053);
;// CONCATENATED MODULE: ./lib/entry/action.js


















/** Runs the action and returns its exit status: run, write the report, publish, and only then the status. */
async function runAction(processHost) {
    const host = { ...processHost, cwd: processHost.env['GITHUB_WORKSPACE'] || processHost.cwd };
    try {
        return readCommand(core/* getInput */.V4) === 'validate' ? await validate(host) : await benchmark(host);
    }
    catch (failure) {
        (0,core/* error */.z3)(failure instanceof domain_failure/* Failure */.H ? failure.message : `internal error: ${String(failure)}`);
        (0,core/* setOutput */.uH)('exit-code', 2);
        return 2;
    }
}
async function validate(host) {
    const problems = await (0,cli_validate.findProblems)((0,core/* getInput */.V4)('config'), host);
    for (const line of (0,cli_validate.validityLines)(problems))
        info(line);
    annotate(capAnnotations(problemAnnotations(problems)));
    const status = (0,cli_validate.validityStatus)(problems);
    (0,core/* setOutput */.uH)('exit-code', status);
    return status;
}
async function benchmark(host) {
    const prepared = await (0,prepare_run/* prepareRun */.Z)(readOverrides(core/* getInput */.V4), host);
    if ('problems' in prepared) {
        refuse(prepared.problems);
        return 2;
    }
    const { settings, warnings } = prepared;
    for (const key of (0,keys/* keysOf */.Y)(settings, host.env))
        (0,core/* setSecret */.Pq)(key);
    annotate(capAnnotations(problemAnnotations(warnings)));
    const signals = (0,entry_signals/* listenForSignals */.s)();
    try {
        const finished = await run(settings, host, signals.signal);
        await publish(finished, settings);
        return signals.exitStatus() ?? finished.report.exitCode;
    }
    finally {
        signals.close();
    }
}
function refuse(problems) {
    for (const problem of problems)
        info((0,config_problem/* formatProblem */.Vw)(problem));
    annotate(capAnnotations(problemAnnotations(problems)));
    info((0,prepare_run/* refusalLine */.t)(problems));
    (0,core/* setOutput */.uH)('exit-code', 2);
}
async function run(settings, host, signal) {
    const progress = (0,console_progress/* createProgress */.m)({
        write: (text) => host.stdout(inertLog(text)),
        clock: time/* monotonicMs */.dR,
        columns: null,
    });
    (0,core/* startGroup */.Oh)('agent-bench: trials');
    try {
        return await (0,compose/* runWithRealParts */.E)(settings, host, { progress, signal });
    }
    finally {
        (0,core/* endGroup */.N4)();
    }
}
async function publish({ report, reportDir }, settings) {
    for (const line of (0,outcome_lines/* outcomeLines */.q)(report, reportDir))
        info(line);
    const caseFiles = new Map(settings.cases.flatMap(({ definition, file }) => file === null ? [] : [[definition.id, file]]));
    annotate(capAnnotations(failureAnnotations(report, caseFiles)));
    await writeJobSummary((0,markdown/* renderSummary */.Br)(report));
    for (const [name, value] of Object.entries(actionOutputs(report, reportDir))) {
        (0,core/* setOutput */.uH)(name, value);
    }
}
function info(line) {
    (0,core/* info */.pq)(inertLog(line));
}


/***/ }),

/***/ 1689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cliValidate: () => (/* binding */ cliValidate),
/* harmony export */   findProblems: () => (/* binding */ findProblems),
/* harmony export */   validityLines: () => (/* binding */ validityLines),
/* harmony export */   validityStatus: () => (/* binding */ validityStatus)
/* harmony export */ });
/* harmony import */ var _adapters_config_load_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(575);
/* harmony import */ var _adapters_json_schema_schema_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3383);
/* harmony import */ var _core_config_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7413);



/** `agent-bench validate`: every problem, one a line; 0 when nothing stops a run. */
async function cliValidate({ positional, values }, host) {
    const config = positional ?? values.get('config')?.[0];
    const problems = await findProblems(config, host);
    for (const line of validityLines(problems))
        host.stderr(`${line}\n`);
    return validityStatus(problems);
}
/** All that is wrong with a config and the files it names. */
function findProblems(config, { cwd }) {
    return (0,_adapters_config_load_run_js__WEBPACK_IMPORTED_MODULE_0__/* .validateConfig */ .$)({ config, cwd, checkSchema: _adapters_json_schema_schema_check_js__WEBPACK_IMPORTED_MODULE_1__/* .checkSchemaItself */ .f });
}
/** One line for each problem, and a last one that says whether a run could start. */
function validityLines(problems) {
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    return [
        ...problems.map((problem) => `${problem.severity === 'warning' ? 'warning: ' : ''}${(0,_core_config_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .formatProblem */ .Vw)(problem)}`),
        errors === 0 ? 'valid' : `${errors} problem${errors === 1 ? '' : 's'}`,
    ];
}
/** 0 when a run could start, else 2. */
function validityStatus(problems) {
    return (0,_core_config_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .onlyWarnings */ .k0)(problems) ? 0 : 2;
}


/***/ }),

/***/ 7136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ TOOL_VERSION)
/* harmony export */ });
/** The version of package.json, which a test holds it to: a bundle has no package.json beside it. */
const TOOL_VERSION = '1.0.0';


/***/ })

};
