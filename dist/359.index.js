import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
export const id = 359;
export const ids = [359];
export const modules = {

/***/ 8359:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {


module.exports = __webpack_require__(52151)(() => __webpack_require__(80665), false);
module.exports.SqliteError = __webpack_require__(70993);


/***/ }),

/***/ 80665:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)(__webpack_require__.ab + "prebuilds/linux-arm64.node")

/***/ })

};
