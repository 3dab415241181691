import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
export const id = 252;
export const ids = [252];
export const modules = {

/***/ 252:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {


module.exports = __webpack_require__(3909)(() => __webpack_require__(7152), false);
module.exports.SqliteError = __webpack_require__(7483);


/***/ }),

/***/ 7152:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)(__webpack_require__.ab + "prebuilds/darwin-x64.node")

/***/ })

};
