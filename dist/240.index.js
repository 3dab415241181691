export const id = 240;
export const ids = [240];
export const modules = {

/***/ 4240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cliSchema: () => (/* binding */ cliSchema)
/* harmony export */ });
/* harmony import */ var _core_config_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3206);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7550);
/* harmony import */ var _domain_json_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3257);



/** `agent-bench schema`: prints one JSON Schema. */
function cliSchema({ positional }, host) {
    const name = positional ?? 'config';
    if (!isSchemaName(name)) {
        const near = (0,_core_config_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestName */ .q)(name, _domain_json_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .SCHEMA_NAMES */ .R);
        const hint = near === null ? `one of ${_domain_json_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .SCHEMA_NAMES */ .R.join(', ')}` : `did you mean "${near}"?`;
        throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .H('usage', `there is no schema "${name}": ${hint}`);
    }
    host.stdout(`${JSON.stringify((0,_domain_json_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonSchema */ .O)(name), null, 2)}\n`);
    return 0;
}
function isSchemaName(name) {
    return _domain_json_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .SCHEMA_NAMES */ .R.some((known) => known === name);
}


/***/ })

};
