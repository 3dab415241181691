import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
export const id = 4862;
export const ids = [4862];
export const modules = {

/***/ 64862:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {


module.exports = __webpack_require__(83909)(() => __webpack_require__(9370), false);
module.exports.SqliteError = __webpack_require__(57483);


/***/ }),

/***/ 9370:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)(__webpack_require__.ab + "prebuilds/darwin-arm64.node")

/***/ })

};
