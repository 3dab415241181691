import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
export const id = 7792;
export const ids = [7792];
export const modules = {

/***/ 87792:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {


const Database = __webpack_require__(83909)(() => __webpack_require__(93238), false);
Database.SqliteError = __webpack_require__(57483);
module.exports = Database;


/***/ }),

/***/ 93238:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)(__webpack_require__.ab + "prebuilds/linuxmusl-arm64.node")

/***/ })

};
