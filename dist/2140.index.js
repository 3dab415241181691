import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
export const id = 2140;
export const ids = [2140];
export const modules = {

/***/ 42140:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {


module.exports = __webpack_require__(83909)(() => __webpack_require__(47586), false);
module.exports.SqliteError = __webpack_require__(57483);


/***/ }),

/***/ 47586:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)(__webpack_require__.ab + "prebuilds/win32-arm64.node")

/***/ })

};
