import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
export const id = 814;
export const ids = [814];
export const modules = {

/***/ 78814:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {


const Database = __webpack_require__(52151)(() => __webpack_require__(8640), false);
Database.SqliteError = __webpack_require__(70993);
module.exports = Database;


/***/ }),

/***/ 8640:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)(__webpack_require__.ab + "prebuilds/linuxmusl-arm64.node")

/***/ })

};
