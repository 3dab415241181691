import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
export const id = 310;
export const ids = [310];
export const modules = {

/***/ 50310:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {


module.exports = __webpack_require__(52151)(() => __webpack_require__(12590), false);
module.exports.SqliteError = __webpack_require__(70993);


/***/ }),

/***/ 12590:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)(__webpack_require__.ab + "prebuilds/darwin-x64.node")

/***/ })

};
