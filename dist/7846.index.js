import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
export const id = 7846;
export const ids = [7846];
export const modules = {

/***/ 87846:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {


module.exports = __webpack_require__(83909)(() => __webpack_require__(56792), false);
module.exports.SqliteError = __webpack_require__(57483);


/***/ }),

/***/ 56792:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)(__webpack_require__.ab + "prebuilds/win32-x64.node")

/***/ })

};
