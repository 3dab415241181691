import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
export const id = 888;
export const ids = [888];
export const modules = {

/***/ 12888:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {


module.exports = __webpack_require__(52151)(() => __webpack_require__(33974), false);
module.exports.SqliteError = __webpack_require__(70993);


/***/ }),

/***/ 33974:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)(__webpack_require__.ab + "prebuilds/win32-x64.node")

/***/ })

};
