import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
export const id = 506;
export const ids = [506];
export const modules = {

/***/ 63506:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {


module.exports = __webpack_require__(52151)(() => __webpack_require__(82756), false);
module.exports.SqliteError = __webpack_require__(70993);


/***/ }),

/***/ 82756:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)(__webpack_require__.ab + "prebuilds/win32-arm64.node")

/***/ })

};
