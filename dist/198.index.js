export const id = 198;
export const ids = [198];
export const modules = {

/***/ 5547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ baseUrlProblem)
/* harmony export */ });
const secretLikeParameter = /key|token|secret|sig|auth|pass|credential/i;
/** What a target's address must be in place of the given one; null when it can be used and printed. */
function baseUrlProblem(text) {
    if (!URL.canParse(text))
        return 'a full address such as https://api.example.com/v1';
    const url = new URL(text);
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
        return 'an http:// or https:// address';
    if (url.username !== '' || url.password !== '') {
        return 'an address without user name and password: name the variable that holds the key in apiKeyEnv';
    }
    const suspect = [...url.searchParams.keys()].find((name) => secretLikeParameter.test(name));
    if (suspect !== undefined) {
        return `an address without "${suspect}" in its query: name the variable that holds the key in apiKeyEnv`;
    }
    return null;
}


/***/ }),

/***/ 6145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FN: () => (/* binding */ MODES),
/* harmony export */   WQ: () => (/* binding */ DEFAULT_CASES),
/* harmony export */   d$: () => (/* binding */ FAIL_ON),
/* harmony export */   fx: () => (/* binding */ MAX_CONCURRENCY),
/* harmony export */   hR: () => (/* binding */ FORMATS),
/* harmony export */   k9: () => (/* binding */ KEEP),
/* harmony export */   yv: () => (/* binding */ PROTOCOLS)
/* harmony export */ });
const PROTOCOLS = ['chat-completions', 'responses', 'messages'];
const MODES = ['native', 'text'];
const MAX_CONCURRENCY = 256;
/** What runs when a config names no cases; here alone a pattern may match nothing. */
const DEFAULT_CASES = ['builtin:*', 'cases/**/*.yml'];
const FAIL_ON = [
    'failure',
    'regressed',
    'inconclusive',
    'invalid',
    'budget',
    'never',
];
const KEEP = ['none', 'failures', 'all'];
const FORMATS = ['html', 'junit', 'bmf', 'benchmark-action', 'csv', 'otel'];


/***/ }),

/***/ 4240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cliSchema: () => (/* binding */ cliSchema)
/* harmony export */ });
/* harmony import */ var _core_config_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3206);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7550);
/* harmony import */ var _domain_json_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5312);



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
