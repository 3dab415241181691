import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
export const id = 252;
export const ids = [252];
export const modules = {

/***/ 90252:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {


module.exports = __webpack_require__(83909)(() => __webpack_require__(67152), false);
module.exports.SqliteError = __webpack_require__(57483);


/***/ }),

/***/ 67152:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)(__webpack_require__.ab + "prebuilds/darwin-x64.node")

/***/ })

};
