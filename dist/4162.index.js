import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
export const id = 4162;
export const ids = [4162];
export const modules = {

/***/ 74162:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {


const Database = __webpack_require__(83909)(() => __webpack_require__(9476), false);
Database.SqliteError = __webpack_require__(57483);
module.exports = Database;


/***/ }),

/***/ 9476:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)(__webpack_require__.ab + "prebuilds/linuxmusl-x64.node")

/***/ })

};
