export const id = 689;
export const ids = [689];
export const modules = {

/***/ 1689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cliValidate: () => (/* binding */ cliValidate),
/* harmony export */   validate: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var _adapters_config_load_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2790);
/* harmony import */ var _adapters_json_schema_schema_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3383);
/* harmony import */ var _core_config_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7413);



/** `agent-bench validate`: every problem, one a line; 0 when nothing stops a run. */
async function cliValidate({ positional, values }, host) {
    const config = positional ?? values.get('config')?.[0];
    return validate(config, host);
}
/** Lists the problems of a config on stderr; the exit status says whether a run could start. */
async function validate(config, host) {
    const problems = await (0,_adapters_config_load_run_js__WEBPACK_IMPORTED_MODULE_0__/* .validateConfig */ .$)({
        config,
        cwd: host.cwd,
        checkSchema: _adapters_json_schema_schema_check_js__WEBPACK_IMPORTED_MODULE_1__/* .checkSchemaItself */ .f,
    });
    for (const problem of problems) {
        host.stderr(`${problem.severity === 'warning' ? 'warning: ' : ''}${(0,_core_config_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .formatProblem */ .Vw)(problem)}\n`);
    }
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    host.stderr(errors === 0 ? 'valid\n' : `${errors} problem${errors === 1 ? '' : 's'}\n`);
    return errors === 0 ? 0 : 2;
}


/***/ })

};
