import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
export const id = 1815;
export const ids = [1815];
export const modules = {

/***/ 91815:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {


module.exports = __webpack_require__(83909)(() => __webpack_require__(10505), false);
module.exports.SqliteError = __webpack_require__(57483);


/***/ }),

/***/ 10505:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)(__webpack_require__.ab + "prebuilds/linux-x64.node")

/***/ })

};
