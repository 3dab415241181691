import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
export const id = 196;
export const ids = [196];
export const modules = {

/***/ 1815:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {


module.exports = __webpack_require__(3909)(() => __webpack_require__(505), false);
module.exports.SqliteError = __webpack_require__(7483);


/***/ }),

/***/ 505:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)(__webpack_require__.ab + "prebuilds/linux-x64.node")

/***/ })

};
