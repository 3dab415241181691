export const id = 5970;
export const ids = [5970];
export const modules = {

/***/ 45970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   isStillPinned: () => (/* binding */ isStillPinned),
/* harmony export */   pinExecutable: () => (/* binding */ pinExecutable),
/* harmony export */   resolveCommandFiles: () => (/* binding */ resolveCommandFiles),
/* harmony export */   safePath: () => (/* binding */ safePath)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** The absolute, existing folders of a PATH that are not inside any of `outside`. */
function safePath(pathVariable, outside) {
    const barred = outside.flatMap((folder) => [folder, realOf(folder) ?? folder]);
    return [...new Set(pathVariable.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter))]
        .filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder) && isFolder(folder))
        .filter((folder) => ![folder, realOf(folder) ?? folder].some((at) => isBarred(at, barred)))
        .join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter);
}
/** Looks a program up: a bare name in the PATH, any other from `root`. It must be a regular file that may be run. */
function pinExecutable(name, { path, root }) {
    const candidates = name.includes('/')
        ? [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, name)]
        : path
            .split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter)
            .filter((folder) => folder !== '')
            .map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
    const found = candidates.map(pin).find((pinned) => pinned !== null);
    if (found !== undefined && found !== null)
        return found;
    const where = name.includes('/') ? `there is none at ${candidates.join('')}` : 'PATH has none';
    return { problem: `expected a program file "${name}" that may be run, but ${where}` };
}
/** Whether the file is still the one that was looked up. */
function isStillPinned({ path, identity }) {
    return pin(path)?.identity === identity;
}
/**
 * Words of a command that name a file below `root` become absolute: the process starts in a folder of its own, and
 * relative paths of a config start at the root of the repository.
 */
function resolveCommandFiles(words, root) {
    return words.map((word) => {
        if (word.startsWith('-') || word.includes('{{') || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(word))
            return word;
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, word);
        return isInside(file, root) && isFile(file) ? file : word;
    });
}
function pin(candidate) {
    try {
        const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(candidate);
        const { dev, ino, size, mtimeMs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        if (!isFile(path))
            return null;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return { path, identity: [dev, ino, size, mtimeMs].join(':') };
    }
    catch {
        return null;
    }
}
function realOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return null;
    }
}
function isInside(path, folder) {
    return path === folder || path.startsWith(folder.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? folder : folder + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
}
function isBarred(path, barred) {
    return barred.some((bar) => isInside(path, bar));
}
function isFolder(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
function isFile(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() ?? false;
}


/***/ })

};
