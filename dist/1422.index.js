export const id = 1422;
export const ids = [1422];
export const modules = {

/***/ 91422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cliRun: () => (/* binding */ cliRun),
/* harmony export */   runPrepared: () => (/* binding */ runPrepared)
/* harmony export */ });
/* harmony import */ var _adapters_console_progress_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84358);
/* harmony import */ var _adapters_machine_time_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55673);
/* harmony import */ var _core_config_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27413);
/* harmony import */ var _render_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37544);
/* harmony import */ var _signals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28053);
/* harmony import */ var _compose_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4502);
/* harmony import */ var _outcome_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4262);
/* harmony import */ var _prepare_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54299);
/* harmony import */ var _split_list_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31917);









/** `agent-bench run` and `calibrate`: the exit status is the report's, or 128 + n after a signal. */
async function cliRun({ command, switches, values }, host) {
    const value = (name) => values.get(name)?.at(-1);
    const asked = await (0,_prepare_run_js__WEBPACK_IMPORTED_MODULE_5__/* .prepareRun */ .Z0)({
        config: value('config'),
        mock: switches.has('mock') || undefined,
        live: switches.has('live') || undefined,
        baseUrl: value('base-url'),
        model: value('model'),
        cases: (0,_split_list_js__WEBPACK_IMPORTED_MODULE_6__/* .splitList */ .r)(values.get('case')),
        modes: (0,_split_list_js__WEBPACK_IMPORTED_MODULE_6__/* .splitList */ .r)(values.get('mode')),
        runs: value('runs'),
        concurrency: value('concurrency'),
        outputDir: value('output-dir'),
        failOn: (0,_split_list_js__WEBPACK_IMPORTED_MODULE_6__/* .splitList */ .r)(values.get('fail-on')),
        baseline: value('baseline'),
        shard: value('shard'),
    }, host, host.env['GITHUB_TOKEN'] || null);
    if ('problems' in asked) {
        for (const problem of asked.problems)
            host.stderr(`${(0,_core_config_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .formatProblem */ .Vw)(problem)}\n`);
        host.stderr(`${(0,_prepare_run_js__WEBPACK_IMPORTED_MODULE_5__/* .refusalLine */ .tw)(asked.problems)}\n`);
        return 2;
    }
    const prepared = command.name === 'calibrate' ? (0,_prepare_run_js__WEBPACK_IMPORTED_MODULE_5__/* .asCalibration */ .t3)(asked) : asked;
    return runPrepared(prepared, switches.has('json'), host);
}
/** Runs, says on stderr what came of it, and returns the exit status. */
async function runPrepared(prepared, asJson, host) {
    const { warnings } = prepared;
    for (const problem of warnings)
        host.stderr(`warning: ${(0,_core_config_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .formatProblem */ .Vw)(problem)}\n`);
    const signals = (0,_signals_js__WEBPACK_IMPORTED_MODULE_2__/* .listenForSignals */ .s)();
    const progress = (0,_adapters_console_progress_js__WEBPACK_IMPORTED_MODULE_7__/* .createProgress */ .m)({
        write: host.stderr,
        clock: _adapters_machine_time_js__WEBPACK_IMPORTED_MODULE_8__/* .monotonicMs */ .dR,
        columns: host.columns,
    });
    try {
        const { signal } = signals;
        const { report, reportDir } = await (0,_compose_js__WEBPACK_IMPORTED_MODULE_3__/* .runWithRealParts */ .E)(prepared, host, { progress, signal });
        for (const line of (0,_outcome_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .outcomeLines */ .q)(report, reportDir))
            host.stderr(`${line}\n`);
        if (asJson)
            host.stdout((0,_render_json_js__WEBPACK_IMPORTED_MODULE_1__/* .renderSummaryPart */ .UM)(report));
        return signals.exitStatus() ?? report.exitCode;
    }
    finally {
        signals.close();
    }
}


/***/ })

};
