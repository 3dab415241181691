export const id = 9771;
export const ids = [9771];
export const modules = {

/***/ 69771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   markerOf: () => (/* binding */ markerOf),
/* harmony export */   r: () => (/* binding */ isMarked),
/* harmony export */   stateLine: () => (/* binding */ stateLine),
/* harmony export */   u: () => (/* binding */ readState)
/* harmony export */ });
/** The last line of a comment of ours: the key says which of several. */
function markerOf(key) {
    return `<!-- agent-bench:v1:${inert(key)} -->`;
}
/** The line before it: what the comment is about, to tell a new message from the same one. */
function stateLine(state) {
    return `<!-- agent-bench-state:${inert(state)} -->`;
}
/** The state of a comment of ours; null where it has none, or one that was not written by `stateLine`. */
function readState(body) {
    const line = linesOf(body).at(-2) ?? '';
    const state = /^<!-- agent-bench-state:(\S*) -->$/.exec(line)?.[1];
    return state === undefined ? null : decode(state);
}
/** True when the last line is the marker of this key: one that somebody quotes is no mark. */
function isMarked(body, key) {
    return linesOf(body).at(-1) === markerOf(key);
}
function linesOf(body) {
    return body
        .split(/\r?\n/)
        .map((line) => line.trimEnd())
        .filter((line) => line !== '');
}
/** Without a character that could end the HTML comment, or two hyphens in a row. */
function inert(text) {
    return Array.from(text, encode)
        .join('')
        .replaceAll('%2F', '/')
        .replaceAll(/-(?=-|$)/g, '%2D');
}
/** Half a surrogate pair has no UTF-8; it is kept apart from others, so that no two keys share a marker. */
function encode(character) {
    return character.isWellFormed()
        ? encodeURIComponent(character)
        : `%u${character.charCodeAt(0).toString(16)}`;
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return null; // Somebody edited it
    }
}


/***/ })

};
