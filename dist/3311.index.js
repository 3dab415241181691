export const id = 3311;
export const ids = [3311,2183];
export const modules = {

/***/ 72183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createAgentPlace: () => (/* binding */ createAgentPlace)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/adapters/agent-place/read-own-file.js


/**
 * The text of a file that an agent may have tampered with: a regular file of one name only, no link followed at any
 * component below `folder`, at most `maxBytes`. Null for anything else.
 */
function readOwnFile(folder, path, maxBytes) {
    const parts = path.split('/');
    const folders = parts.slice(0, -1).map((_, at) => (0,external_node_path_.join)(folder, ...parts.slice(0, at + 1)));
    if (!folders.every(isRealFolder))
        return null;
    const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = external_node_fs_.constants;
    try {
        const file = (0,external_node_fs_.openSync)((0,external_node_path_.join)(folder, path), O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
        try {
            return readWhole(file, maxBytes);
        }
        finally {
            (0,external_node_fs_.closeSync)(file);
        }
    }
    catch {
        return null;
    }
}
function isRealFolder(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}
function readWhole(file, maxBytes) {
    const facts = (0,external_node_fs_.fstatSync)(file);
    if (!facts.isFile() || facts.nlink > 1 || facts.size > maxBytes)
        return null;
    const bytes = Buffer.alloc(facts.size);
    const length = (0,external_node_fs_.readSync)(file, bytes, 0, facts.size, 0);
    return bytes.toString('utf8', 0, length);
}

;// CONCATENATED MODULE: ./lib/adapters/agent-place/sweep.js


/** More than any task needs; what lies beyond is not looked at, and that is said. */
const maxEntries = 200_000;
/**
 * Removes what could lead out of a folder that an agent has written: links that leave it, files with a second name,
 * FIFOs, devices and sockets. No link is followed. Returns the kinds found, sorted; empty when there was nothing.
 * Nobody else may be writing there.
 */
function sweepFolder(folder) {
    const root = (0,external_node_fs_.realpathSync)(folder);
    const found = new Set();
    const folders = [root];
    let entries = 0;
    for (let at = folders.pop(); at !== undefined; at = folders.pop()) {
        const listed = list(at);
        if (listed === null)
            found.add('unreadable');
        for (const { name } of listed ?? []) {
            entries += 1;
            if (entries > maxEntries)
                return [...found, 'too-many-entries'].sort();
            const path = (0,external_node_path_.join)(at, name);
            const facts = (0,external_node_fs_.lstatSync)(path);
            if (facts.isDirectory())
                folders.push(path);
            const kind = kindOf(path, facts, root);
            if (kind === null)
                continue;
            found.add(kind);
            (0,external_node_fs_.rmSync)(path, { force: true });
        }
    }
    return [...found].sort();
}
/** The entries of a folder, which may have been made unreadable; null when it stays so. */
function list(folder) {
    try {
        (0,external_node_fs_.chmodSync)(folder, 0o700);
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return null;
    }
}
/** What is wrong with an entry; null for a plain file or folder and for a link that stays inside. */
function kindOf(path, facts, root) {
    if (facts.isSymbolicLink())
        return leadsOut(path, root) ? 'link-leading-out' : null;
    if (facts.isFIFO())
        return 'fifo';
    if (facts.isSocket())
        return 'socket';
    if (facts.isBlockDevice() || facts.isCharacterDevice())
        return 'device';
    return facts.isFile() && facts.nlink > 1 ? 'hard-link' : null;
}
/** A link that leads nowhere leads out: what will be there one day is not known. */
function leadsOut(path, root) {
    try {
        const target = (0,external_node_fs_.realpathSync)(path);
        return target !== root && !target.startsWith(root + external_node_path_.sep);
    }
    catch {
        return true;
    }
}

;// CONCATENATED MODULE: ./lib/adapters/agent-place/agent-place.js




/** An agent's own report is read no further. */
const maxReportBytes = 4 * 1024 * 1024;
/**
 * Makes the private surroundings of one launch in a folder of its own below `parent`, readable by its owner alone; a
 * name that is taken is an error. The name may hold anything.
 */
function createAgentPlace(parent, name) {
    const folder = (0,external_node_path_.join)(parent, encodeURIComponent(name).replaceAll('.', '%2E').slice(0, 200));
    const place = {
        workspace: (0,external_node_path_.join)(folder, 'workspace'),
        home: (0,external_node_path_.join)(folder, 'home'),
        tmp: (0,external_node_path_.join)(folder, 'tmp'),
        reportFile: (0,external_node_path_.join)(folder, 'report', 'report.jsonl'),
    };
    (0,external_node_fs_.mkdirSync)(parent, { recursive: true, mode: 0o700 });
    (0,external_node_fs_.mkdirSync)(folder, { mode: 0o700 });
    for (const path of [place.workspace, place.home, place.tmp, (0,external_node_path_.dirname)(place.reportFile)]) {
        (0,external_node_fs_.mkdirSync)(path, { mode: 0o700 });
    }
    return {
        ...place,
        writeHomeFiles(files) {
            for (const { path, content } of files)
                writeInside(place.home, path, content);
        },
        readReportFile: () => readOwnFile(folder, 'report/report.jsonl', maxReportBytes),
        sweepWorkspace: () => Promise.resolve(sweepFolder(place.workspace)),
        remove: () => removeFolder(folder),
    };
}
function writeInside(home, path, content) {
    const name = (0,external_node_path_.normalize)(path);
    if ((0,external_node_path_.isAbsolute)(name) || name.split('/').includes('..')) {
        throw new TypeError(`a file of an agent's home leads out of it: ${path}`);
    }
    const file = (0,external_node_path_.join)(home, name);
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file), { recursive: true, mode: 0o700 });
    (0,external_node_fs_.writeFileSync)(file, content, { mode: 0o600, flag: 'wx' });
}
/** Removes a folder whatever its agent did to the permissions; what can't be removed stays for the next start. */
function removeFolder(folder) {
    try {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
    catch {
        makeWritable(folder);
        try {
            (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true, maxRetries: 2 });
        }
        catch {
            // The folder of the run is removed again when the run is over.
        }
    }
}
function makeWritable(folder) {
    try {
        (0,external_node_fs_.chmodSync)(folder, 0o700);
        for (const name of (0,external_node_fs_.readdirSync)(folder)) {
            const path = (0,external_node_path_.join)(folder, name);
            if ((0,external_node_fs_.lstatSync)(path).isDirectory())
                makeWritable(path);
        }
    }
    catch {
        // Not ours, or gone.
    }
}


/***/ }),

/***/ 43311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readVersion: () => (/* binding */ readVersion)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _core_agents_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37667);
/* harmony import */ var _agent_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72183);



/** A program that takes longer to say its version does not say it. */
const deadlineMs = 20_000;
/** The first line that a program prints when it is asked for its version, contained as its launches are; null for none. */
async function readVersion(program, { processes, folder, name, }) {
    const place = (0,_agent_place_js__WEBPACK_IMPORTED_MODULE_2__.createAgentPlace)(folder, name);
    const { executable, args, path } = program;
    const { home, tmp, reportFile } = place;
    const facts = { inherited: {}, passEnv: [], own: {}, path, home, tmp, trialId: '', reportFile };
    try {
        const end = await processes.launch({
            launchId: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(),
            ...{ executable, args, env: (0,_core_agents_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .agentEnvironment */ .FV)(facts), cwd: place.workspace, network: null },
        }, () => undefined, AbortSignal.timeout(deadlineMs));
        const [line = ''] = end.stdout.trim().split('\n', 1);
        return end.exitCode === 0 && line !== '' ? line.slice(0, 100) : null;
    }
    finally {
        place.remove();
    }
}


/***/ })

};
