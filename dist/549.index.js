import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
export const id = 549;
export const ids = [549];
export const modules = {

/***/ 25549:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {


module.exports = __webpack_require__(52151)(() => __webpack_require__(63987), false);
module.exports.SqliteError = __webpack_require__(70993);


/***/ }),

/***/ 63987:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)(__webpack_require__.ab + "prebuilds/linux-x64.node")

/***/ })

};
