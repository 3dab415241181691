import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
export const id = 8557;
export const ids = [8557];
export const modules = {

/***/ 8557:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {


module.exports = __webpack_require__(83909)(() => __webpack_require__(10283), false);
module.exports.SqliteError = __webpack_require__(57483);


/***/ }),

/***/ 10283:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)(__webpack_require__.ab + "prebuilds/linux-arm64.node")

/***/ })

};
