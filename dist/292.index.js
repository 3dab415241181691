import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
export const id = 292;
export const ids = [292];
export const modules = {

/***/ 11292:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {


module.exports = __webpack_require__(52151)(() => __webpack_require__(1724), false);
module.exports.SqliteError = __webpack_require__(70993);


/***/ }),

/***/ 1724:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)(__webpack_require__.ab + "prebuilds/darwin-arm64.node")

/***/ })

};
