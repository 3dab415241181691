export const id = 8530;
export const ids = [8530,1689];
export const modules = {

/***/ 10080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ nearestName)
});

;// CONCATENATED MODULE: ./node_modules/leven/index.js
const array = [];
const characterCodeCache = [];

function leven(first, second, options) {
	if (first === second) {
		return 0;
	}

	const maxDistance = options?.maxDistance;
	const swap = first;

	// Swapping the strings if `a` is longer than `b` so we know which one is the
	// shortest & which one is the longest
	if (first.length > second.length) {
		first = second;
		second = swap;
	}

	let firstLength = first.length;
	let secondLength = second.length;

	// Performing suffix trimming:
	// We can linearly drop suffix common to both strings since they
	// don't increase distance at all
	// Note: `~-` is the bitwise way to perform a `- 1` operation
	while (firstLength > 0 && (first.charCodeAt(~-firstLength) === second.charCodeAt(~-secondLength))) {
		firstLength--;
		secondLength--;
	}

	// Performing prefix trimming
	// We can linearly drop prefix common to both strings since they
	// don't increase distance at all
	let start = 0;

	while (start < firstLength && (first.charCodeAt(start) === second.charCodeAt(start))) {
		start++;
	}

	firstLength -= start;
	secondLength -= start;

	// Early termination after trimming: if difference in length exceeds max distance
	if (maxDistance !== undefined && secondLength - firstLength > maxDistance) {
		return maxDistance;
	}

	if (firstLength === 0) {
		return maxDistance !== undefined && secondLength > maxDistance
			? maxDistance
			: secondLength;
	}

	let bCharacterCode;
	let result;
	let temporary;
	let temporary2;
	let index = 0;
	let index2 = 0;

	while (index < firstLength) {
		characterCodeCache[index] = first.charCodeAt(start + index);
		array[index] = ++index;
	}

	while (index2 < secondLength) {
		bCharacterCode = second.charCodeAt(start + index2);
		temporary = index2++;
		result = index2;

		for (index = 0; index < firstLength; index++) {
			temporary2 = bCharacterCode === characterCodeCache[index] ? temporary : temporary + 1;
			temporary = array[index];
			// eslint-disable-next-line no-multi-assign
			result = array[index] = temporary > result
				? (temporary2 > result ? result + 1 : temporary2)
				: (temporary2 > temporary ? temporary + 1 : temporary2);
		}

		// Early termination: if all values in current row exceed maxDistance
		if (maxDistance !== undefined) {
			let rowMinimum = result;
			for (index = 0; index < firstLength; index++) {
				if (array[index] < rowMinimum) {
					rowMinimum = array[index];
				}
			}

			if (rowMinimum > maxDistance) {
				return maxDistance;
			}
		}
	}

	// Bound arrays to avoid retaining large previous sizes
	array.length = firstLength;
	characterCodeCache.length = firstLength;

	return maxDistance !== undefined && result > maxDistance ? maxDistance : result;
}

function closestMatch(target, candidates, options) {
	if (!Array.isArray(candidates) || candidates.length === 0) {
		return undefined;
	}

	const userMax = options?.maxDistance;
	const targetLength = target.length;

	// Exact match fast-path
	for (const candidate of candidates) {
		if (candidate === target) {
			return candidate;
		}
	}

	if (userMax === 0) {
		return undefined;
	}

	let best;
	let bestDist = Number.POSITIVE_INFINITY;
	const seen = new Set();

	for (const candidate of candidates) {
		if (seen.has(candidate)) {
			continue;
		}

		seen.add(candidate);

		const lengthDiff = Math.abs(candidate.length - targetLength);
		if (lengthDiff >= bestDist) {
			continue;
		}

		if (userMax !== undefined && lengthDiff > userMax) {
			continue;
		}

		const cap = Number.isFinite(bestDist)
			? (userMax === undefined ? bestDist : Math.min(bestDist, userMax))
			: userMax;

		const distance = cap === undefined
			? leven(target, candidate)
			: leven(target, candidate, {maxDistance: cap});

		// Skip candidates that exceed the user's maximum distance
		if (userMax !== undefined && distance > userMax) {
			continue;
		}

		// If we got a capped result that equals the cap, we need the actual distance
		// for accurate comparison, but only if the cap was due to userMax
		let actualD = distance;
		if (cap !== undefined && distance === cap && cap === userMax) {
			actualD = leven(target, candidate);
		}

		if (actualD < bestDist) {
			bestDist = actualD;
			best = candidate;
			if (bestDist === 0) {
				break;
			}
		}
	}

	if (userMax !== undefined && bestDist > userMax) {
		return undefined;
	}

	return best;
}

;// CONCATENATED MODULE: ./lib/core/config/nearest-name.js

/** The name most like `word`, or null when none is near enough to be what was meant. */
function nearestName(word, names) {
    const sameLetters = names.find((name) => plain(name) === plain(word));
    if (sameLetters !== undefined)
        return sameLetters;
    if (word.length > 64)
        return null;
    const maxDistance = Math.min(3, Math.floor(word.length * 0.4));
    return maxDistance === 0 ? null : (closestMatch(word, names, { maxDistance }) ?? null);
}
function plain(name) {
    return name.toLowerCase().replaceAll(/[-_ ]/g, '');
}


/***/ }),

/***/ 27550:
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
    'containment',
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

/***/ 31804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./lib/adapters/console/progress.js + 1 modules
var console_progress = __webpack_require__(84358);
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
var time = __webpack_require__(55673);
// EXTERNAL MODULE: ./lib/core/config/problem.js
var config_problem = __webpack_require__(27413);
// EXTERNAL MODULE: ./lib/domain/failure.js
var domain_failure = __webpack_require__(27550);
// EXTERNAL MODULE: ./lib/render/head-side.js
var head_side = __webpack_require__(95218);
// EXTERNAL MODULE: ./lib/render/markdown/explain-gate.js
var explain_gate = __webpack_require__(9775);
;// CONCATENATED MODULE: ./lib/render/annotations.js


/** A step may show ten of a level; the tenth says how many more there are. */
const MAX_ANNOTATIONS = 9;
const NOWHERE = { file: null, line: null };
/** One annotation for each cell in which a trial did not pass, with the first reason, placed on its case file. */
function failureAnnotations(report, places) {
    const { cells, trials } = (0,head_side/* headSide */.u)(report);
    return cells.flatMap((cell) => {
        const failed = trials.filter((trial) => isOf(cell, trial) && trial.state !== 'passed');
        const [first] = failed;
        if (first === undefined)
            return [];
        return [
            {
                level: 'error',
                title: `${cell.case}, ${cell.mode}: ${failed.length} of ${cell.planned} trials did not pass`,
                message: whyNotPassed(first),
                ...(places.get(cell.case) ?? NOWHERE),
            },
        ];
    });
}
/**
 * One annotation for each gate and budget that did not hold, with its reason; placed on the file of the case
 * that is to blame, else on the config.
 */
function ruleAnnotations(report, places) {
    const config = { file: report.run.configPath, line: null };
    const gates = report.gates.flatMap((row) => {
        const level = gateLevel[row.verdict];
        const title = `${row.verdict}: ${row.metric} of ${row.target}`;
        const place = places.get(row.suspects[0]?.case ?? '') ?? config;
        return level === null ? [] : [{ ...place, level, title, message: plain((0,explain_gate/* explainGate */.V)(row)) }];
    });
    const budgets = report.budgets
        .filter(({ verdict }) => verdict === 'failed' || verdict === 'invalid')
        .map(({ metric, verdict, reason, value, limit }) => {
        const message = `${reason}: ${value ?? 'n/a'} against ${limit}`;
        return { ...config, level: 'error', title: `budget ${verdict}: ${metric}`, message };
    });
    return [...gates, ...budgets, ...baselineAnnotations(report)];
}
function baselineAnnotations({ baseline, run }) {
    if (baseline === null || !baseline.warns)
        return [];
    const title = `${baseline.against === 'base-ref' ? 'base' : 'baseline'} ${baseline.state}`;
    const message = baseline.reason ?? 'no record';
    return [{ level: 'warning', title, message, file: run.configPath, line: null }];
}
const gateLevel = {
    invalid: 'error',
    regressed: 'error',
    inconclusive: 'warning',
    pass: null,
};
/** Words for Markdown as plain text. */
function plain(markdown) {
    return markdown
        .replaceAll('`', '')
        .replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
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

// EXTERNAL MODULE: ./lib/render/markdown.js + 5 modules
var markdown = __webpack_require__(9729);
// EXTERNAL MODULE: ./lib/entry/split-list.js
var split_list = __webpack_require__(31917);
;// CONCATENATED MODULE: ./lib/entry/action-inputs.js


const ACTION_COMMANDS = ['run', 'merge', 'publish', 'calibrate', 'validate'];
/** The action's `command` input; anything but the commands there are is a `usage` failure. */
function readCommand(read) {
    const text = read('command') || 'run';
    const command = ACTION_COMMANDS.find((name) => name === text);
    if (command !== undefined)
        return command;
    throw new domain_failure/* Failure */.H('usage', `input command: expected one of ${ACTION_COMMANDS.join(', ')}, got "${text}"`);
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
        baseline: read('baseline'),
        shard: read('shard'),
        comment: read('comment'),
        commentMode: read('comment-mode'),
        commentKey: read('comment-key'),
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
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/entry/action-outputs.js


/** The action's outputs: scalars and paths; what is not known is the empty string, never 0. */
function actionOutputs(report, reportDir) {
    const { passRate, coverage, totals, verdict, exitCode, gates, baseline } = report;
    const { trials } = (0,head_side/* headSide */.u)(report);
    return {
        verdict: action_outputs_text(verdict),
        'exit-code': action_outputs_text(exitCode),
        regressions: action_outputs_text(gates.filter((row) => row.verdict === 'regressed').length),
        inconclusive: action_outputs_text(gates.filter((row) => row.verdict === 'inconclusive').length),
        trials: action_outputs_text(trials.length),
        'failed-trials': action_outputs_text(trials.filter(({ state }) => state !== 'passed').length),
        'pass-rate': action_outputs_text(passRate.rate),
        'token-coverage': action_outputs_text(coverage.tokenCoverage),
        'cost-usd': action_outputs_text(totals.costUsd.value),
        'baseline-sha': action_outputs_text(baseline?.commit ?? null),
        'report-dir': reportDir,
        'report-json': (0,external_node_path_.join)(reportDir, 'report.json'),
        'report-markdown': (0,external_node_path_.join)(reportDir, 'report.md'),
    };
}
function action_outputs_text(value) {
    return value === null ? '' : String(value);
}

// EXTERNAL MODULE: ./lib/entry/cli-validate.js
var cli_validate = __webpack_require__(11689);
// EXTERNAL MODULE: ./lib/entry/compose.js + 11 modules
var compose = __webpack_require__(4502);
// EXTERNAL MODULE: ./lib/entry/keys.js
var keys = __webpack_require__(22506);
// EXTERNAL MODULE: ./lib/entry/outcome-lines.js
var outcome_lines = __webpack_require__(4262);
// EXTERNAL MODULE: ./lib/entry/prepare-run.js + 1 modules
var prepare_run = __webpack_require__(54299);
// EXTERNAL MODULE: ./lib/entry/run-comment.js
var run_comment = __webpack_require__(7333);
// EXTERNAL MODULE: ./lib/entry/signals.js
var entry_signals = __webpack_require__(28053);
;// CONCATENATED MODULE: ./lib/entry/action.js



















/** Runs the action and returns its exit status: run, write the report, publish, and only then the status. */
async function runAction(processHost) {
    const host = { ...processHost, cwd: processHost.env['GITHUB_WORKSPACE'] || processHost.cwd };
    const token = (0,core/* getInput */.V4)('github-token') || null;
    if (token !== null)
        (0,core/* setSecret */.Pq)(token);
    try {
        if ((0,core/* getState */.Gu)(MAIN_RAN) !== '')
            return await afterwards(host);
        (0,core/* saveState */.LZ)(MAIN_RAN, 'true');
        return await runCommand(readCommand(core/* getInput */.V4), host, token);
    }
    catch (failure) {
        (0,core/* error */.z3)(failure instanceof domain_failure/* Failure */.H ? failure.message : `internal error: ${String(failure)}`);
        (0,core/* setOutput */.uH)('exit-code', 2);
        return 2;
    }
}
const MAIN_RAN = 'main-ran';
/** The step after the job's others: cleans up when the main one was killed, and changes no result. */
async function afterwards({ env }) {
    const { recoverRuns } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 69755));
    await recoverRuns((0,compose/* stateDirectory */.F)(env), info);
    return 0;
}
async function runCommand(command, host, token) {
    switch (command) {
        case 'validate':
            return validate(host);
        case 'publish':
            return publishReport(host, token);
        case 'merge':
            return merge(host, token);
        case 'run':
        case 'calibrate': {
            const asked = await (0,prepare_run/* prepareRun */.Z0)(readOverrides(core/* getInput */.V4), host, token);
            if ('problems' in asked)
                return refuse(asked.problems);
            return benchmark(command === 'calibrate' ? (0,prepare_run/* asCalibration */.t3)(asked) : asked, host);
        }
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
async function merge(host, token) {
    const { prepareMerge } = await Promise.all(/* import() */[__webpack_require__.e(4377), __webpack_require__.e(7955), __webpack_require__.e(8900)]).then(__webpack_require__.bind(__webpack_require__, 78900));
    const reports = (0,core/* getInput */.V4)('reports');
    if (reports === '')
        throw new domain_failure/* Failure */.H('usage', 'input reports: expected the folder of the shard reports');
    const merged = await prepareMerge(reports, readOverrides(core/* getInput */.V4), { host, token });
    if (!('problems' in merged))
        return benchmark(merged, host);
    for (const problem of merged.problems)
        (0,core/* error */.z3)(`merge: ${problem}`);
    (0,core/* setOutput */.uH)('exit-code', 2);
    return 2;
}
async function publishReport(host, token) {
    const { publishFromFile } = await Promise.all(/* import() */[__webpack_require__.e(4377), __webpack_require__.e(7955), __webpack_require__.e(3879)]).then(__webpack_require__.bind(__webpack_require__, 43879));
    const { status, lines, annotations, outputs, markdown } = await publishFromFile((0,core/* getInput */.V4)('reports'), readOverrides(core/* getInput */.V4), { host, token });
    for (const line of lines)
        info(line);
    annotate(annotations);
    if (markdown !== null)
        await core/* summary */.z.addRaw(markdown, true).write();
    for (const [name, value] of Object.entries({ ...outputs, 'exit-code': status })) {
        (0,core/* setOutput */.uH)(name, value);
    }
    return status;
}
async function benchmark(prepared, host) {
    const { settings, warnings } = prepared;
    for (const key of (0,keys/* keysOf */.Y)([settings], host.env))
        (0,core/* setSecret */.Pq)(key);
    annotate(capAnnotations(problemAnnotations(warnings)));
    const signals = (0,entry_signals/* listenForSignals */.s)();
    try {
        const finished = await run(prepared, host, signals.signal);
        await publish(finished, settings);
        const comment = await (0,run_comment/* commentOnRun */.A5)(finished.report, prepared, host);
        annotate(comment.annotations);
        (0,core/* setOutput */.uH)('comment-id', comment.id);
        (0,core/* setOutput */.uH)('comment-url', comment.url);
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
    info((0,prepare_run/* refusalLine */.tw)(problems));
    (0,core/* setOutput */.uH)('exit-code', 2);
    return 2;
}
async function run(prepared, host, signal) {
    const progress = (0,console_progress/* createProgress */.m)({
        write: (text) => host.stdout(inertLog(text)),
        clock: time/* monotonicMs */.dR,
        columns: null,
    });
    (0,core/* startGroup */.Oh)('agent-bench: trials');
    try {
        return await (0,compose/* runWithRealParts */.E)(prepared, host, { progress, signal });
    }
    finally {
        (0,core/* endGroup */.N4)();
    }
}
async function publish({ report, reportDir }, settings) {
    for (const line of (0,outcome_lines/* outcomeLines */.q)(report, reportDir))
        info(line);
    const places = new Map(settings.cases.flatMap(({ definition, file, line }) => file === null ? [] : [[definition.id, { file, line }]]));
    const remarks = [...ruleAnnotations(report, places), ...failureAnnotations(report, places)];
    annotate(capAnnotations(remarks));
    await writeJobSummary((0,markdown/* renderSummary */.Br)(report));
    for (const [name, value] of Object.entries(actionOutputs(report, reportDir))) {
        (0,core/* setOutput */.uH)(name, value);
    }
}
function info(line) {
    (0,core/* info */.pq)(inertLog(line));
}


/***/ }),

/***/ 11689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cliValidate: () => (/* binding */ cliValidate),
/* harmony export */   findProblems: () => (/* binding */ findProblems),
/* harmony export */   validityLines: () => (/* binding */ validityLines),
/* harmony export */   validityStatus: () => (/* binding */ validityStatus)
/* harmony export */ });
/* harmony import */ var _adapters_config_load_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6255);
/* harmony import */ var _adapters_json_schema_schema_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83383);
/* harmony import */ var _core_config_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27413);



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

/***/ 76969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ commentState),
/* harmony export */   T: () => (/* binding */ commentKey)
/* harmony export */ });
/* harmony import */ var _adapters_config_content_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10555);

/** What a comment is about, so that a new one is told from one that says the same: verdict and rows. */
function commentState({ verdict, exitCode, gates, budgets }) {
    const rows = [...gates, ...budgets].map(({ metric, target, where, verdict: row, reason }) => [
        ...[metric, target, where, row, reason],
    ]);
    return (0,_adapters_config_content_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .contentHash */ .A)([verdict, exitCode, rows]).slice(0, 16);
}
/** The comment's key: as told, else the workflow and its config, which one pull request may have several of. */
function commentKey(given, place) {
    return given ?? `${place.workflow || 'agent-bench'}/${place.configPath ?? 'no-config'}`;
}


/***/ }),

/***/ 7333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ commentOnRun),
/* harmony export */   Qm: () => (/* binding */ runUrlOf),
/* harmony export */   SP: () => (/* binding */ shown)
/* harmony export */ });
/* harmony import */ var _render_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66833);
/* harmony import */ var _comment_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76969);


const NO_COMMENT = { id: '', url: '', annotations: [] };
const DEADLINE_MS = 60_000;
/** Tells the pull request of a finished run; a failure to is a warning and changes nothing. */
async function commentOnRun(report, { settings, event, token, calibrates }, host) {
    const { pull } = event;
    const { policy, mode, key } = settings.comment;
    if (pull === null || policy === 'off' || settings.shard !== null)
        return NO_COMMENT;
    if (calibrates || report.partial)
        return NO_COMMENT;
    const { env } = host;
    const repository = env['GITHUB_REPOSITORY'];
    if (token === null || !repository) {
        return remark('notice', 'no github-token was given, so the pull request was not told');
    }
    if (event.isWithoutSecrets) {
        return remark('notice', 'the token of a fork or of Dependabot can only read: the summary has the report, and a workflow_run workflow with "command: publish" can post it');
    }
    const { publishComment } = await __webpack_require__.e(/* import() */ 7273).then(__webpack_require__.bind(__webpack_require__, 97273));
    const { markerOf, stateLine } = await __webpack_require__.e(/* import() */ 9771).then(__webpack_require__.bind(__webpack_require__, 69771));
    const workflow = env['GITHUB_WORKFLOW'] ?? '';
    const wished = (0,_comment_state_js__WEBPACK_IMPORTED_MODULE_1__/* .commentKey */ .T)(key, { workflow, configPath: settings.configPath });
    const state = (0,_comment_state_js__WEBPACK_IMPORTED_MODULE_1__/* .commentState */ .P)(report);
    const body = (0,_render_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .renderComment */ .w)(report, {
        runUrl: runUrlOf(host, repository, env['GITHUB_RUN_ID']),
        ending: [stateLine(state), markerOf(wished)],
    });
    const outcome = await publishComment({
        ...{ token, repository, pullNumber: pull.number, headSha: pull.headSha },
        ...{ apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com', deadlineMs: DEADLINE_MS },
    }, { key: wished, body, state, policy, mode, exitCode: report.exitCode });
    return shown(outcome);
}
/** The page of a run; null where it is not known. */
function runUrlOf({ env }, repository, runId) {
    const server = env['GITHUB_SERVER_URL'] || 'https://github.com';
    const isPlain = /^https?:\/\/[\w.:-]+$/.test(server) && /^[\w.-]+\/[\w.-]+$/.test(repository);
    return isPlain && runId !== undefined && /^\d+$/.test(runId)
        ? `${server}/${repository}/actions/runs/${runId}`
        : null;
}
/** An outcome as outputs and remarks. */
function shown(outcome) {
    switch (outcome.kind) {
        case 'written':
        case 'left':
            return {
                id: outcome.id === null ? '' : String(outcome.id),
                url: outcome.url ?? '',
                annotations: outcome.note === null ? [] : remark('notice', outcome.note).annotations,
            };
        case 'refused':
            return remark('notice', outcome.note);
        case 'failed':
            return remark('warning', outcome.warning);
    }
}
function remark(level, message) {
    const title = 'agent-bench comment';
    return { ...NO_COMMENT, annotations: [{ level, title, message, file: null, line: null }] };
}


/***/ }),

/***/ 97136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ TOOL_VERSION)
/* harmony export */ });
/** The version of package.json, which a test holds it to: a bundle has no package.json beside it. */
const TOOL_VERSION = '1.0.0';


/***/ }),

/***/ 66833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ renderComment)
/* harmony export */ });
/* unused harmony export MAX_COMMENT_BYTES */
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(39889);
/* harmony import */ var _head_side_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95218);
/* harmony import */ var _markdown_budgets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1966);
/* harmony import */ var _markdown_compared_with_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85136);
/* harmony import */ var _markdown_environment_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54353);
/* harmony import */ var _markdown_failures_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95445);
/* harmony import */ var _markdown_gates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42972);
/* harmony import */ var _markdown_headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77413);
/* harmony import */ var _markdown_mode_comparison_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66807);
/* harmony import */ var _markdown_spending_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76474);
/* harmony import */ var _markdown_names_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(98144);
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22112);












/** GitHub takes 65,536 characters; bytes are the safer count. */
const MAX_COMMENT_BYTES = 65_000;
/**
 * The body of the pull-request comment: verdict first, then what changed, by how much, how sure, what to do; the
 * rest folded. Where it would be too long the least important part goes first. The verdict, the gates that did
 * not hold (as many as fit, and the count of the rest), the link and the ending always stay.
 */
function renderComment(report, options) {
    const { maxBytes = MAX_COMMENT_BYTES } = options;
    const own = (0,_head_side_js__WEBPACK_IMPORTED_MODULE_4__/* .headSide */ .u)(report);
    const parts = partsOf(own);
    const limits = [MOST_ROWS, 100, 50, 20, 10, 5, 2, 1, 0];
    for (let dropped = 0; dropped <= parts.length; dropped += 1) {
        const text = assemble(own, parts.slice(0, parts.length - dropped), {
            ...options,
            rows: MOST_ROWS,
        });
        if (sizeOf(text) <= maxBytes)
            return text;
    }
    const fitting = limits.find((rows) => sizeOf(assemble(own, [], { ...options, rows })) <= maxBytes);
    return assemble(own, [], { ...options, rows: fitting ?? 0 });
}
const MOST_ROWS = 200;
/** What can be left out, the most important first. */
function partsOf(report) {
    const { gates, budgets } = report;
    return [
        (0,_markdown_gates_js__WEBPACK_IMPORTED_MODULE_1__/* .gateReasons */ .xH)(gates.filter(hasFailed), report, 20),
        (0,_markdown_budgets_js__WEBPACK_IMPORTED_MODULE_0__/* .budgetTable */ .Y)(budgets.filter(hasFailed), report),
        (0,_markdown_compared_with_js__WEBPACK_IMPORTED_MODULE_5__/* .changeSection */ .k)(report),
        holding('gate', gates, (rows) => (0,_markdown_gates_js__WEBPACK_IMPORTED_MODULE_1__/* .gateTable */ .k0)(rows, report, MOST_ROWS)),
        holding('budget', budgets, (rows) => (0,_markdown_budgets_js__WEBPACK_IMPORTED_MODULE_0__/* .budgetTable */ .Y)(rows, report)),
        (0,_markdown_failures_js__WEBPACK_IMPORTED_MODULE_6__/* .failureSection */ .m)(report),
        (0,_markdown_environment_js__WEBPACK_IMPORTED_MODULE_7__/* .noteSection */ .MX)(report),
        (0,_markdown_mode_comparison_js__WEBPACK_IMPORTED_MODULE_3__/* .armSection */ .i)(report),
        (0,_markdown_mode_comparison_js__WEBPACK_IMPORTED_MODULE_3__/* .modeSection */ .n)(report),
        (0,_markdown_spending_js__WEBPACK_IMPORTED_MODULE_8__/* .spendingSection */ .Y)(report),
        (0,_markdown_environment_js__WEBPACK_IMPORTED_MODULE_7__/* .environmentSection */ .Bg)(report),
    ].filter((part) => part !== '');
}
/** The rows that hold, folded; empty when there are none. */
function holding(noun, rows, show) {
    const held = rows.filter((row) => !hasFailed(row));
    if (held.length === 0)
        return '';
    return (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_9__/* .details */ .z)(`${held.length} of ${(0,_markdown_names_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(rows.length, noun)} ${held.length === 1 ? 'holds' : 'hold'}`, show(held));
}
function assemble(report, parts, { runUrl, ending, rows }) {
    const failing = report.gates.filter(hasFailed).toSorted(worstFirst);
    const link = runUrl === null ? [] : [`[full report](${runUrl})`];
    const facts = [(0,_markdown_compared_with_js__WEBPACK_IMPORTED_MODULE_5__/* .comparedWith */ .o)(report), evidence(report), ...link]
        .filter((fact) => fact !== '')
        .join(' · ');
    return [
        (0,_markdown_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .headline */ .P)(report),
        ...(facts === '' ? [] : [facts]),
        ...(failing.length === 0 ? [] : [(0,_markdown_gates_js__WEBPACK_IMPORTED_MODULE_1__/* .gateTable */ .k0)(failing, report, rows)]),
        ...parts,
        footer(report),
        ending.join('\n'),
    ].join('\n\n');
}
/** Of what the numbers are: models, and how much of what was planned gave evidence. */
function evidence({ run, coverage }) {
    const models = [...new Set(run.targets.map(({ model }) => model))].slice(0, 3);
    return [
        ...models.map((model) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(model)),
        `${coverage.valid} of ${(0,_markdown_names_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(coverage.planned, 'trial')} valid`,
    ].join(' · ');
}
function hasFailed({ verdict }) {
    return verdict !== 'pass';
}
const order = ['invalid', 'regressed', 'inconclusive', 'pass'];
function worstFirst(one, other) {
    return order.indexOf(one.verdict) - order.indexOf(other.verdict);
}
function footer({ tool, run: { origin } }) {
    const facts = [
        `agent-bench ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(tool.version)}`,
        ...(origin === null ? [] : [`run ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(origin.runId)} attempt ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(origin.runAttempt)}`]),
        ...(origin?.headSha ? [`updated for ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(origin.headSha.slice(0, 7))}`] : []),
    ];
    return `<sub>${facts.join(' · ')}</sub>`;
}
function sizeOf(text) {
    return new TextEncoder().encode(text).length;
}


/***/ })

};
