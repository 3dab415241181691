export const id = 1689;
export const ids = [1689];
export const modules = {

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


/***/ })

};
