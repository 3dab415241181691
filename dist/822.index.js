export const id = 822;
export const ids = [822];
export const modules = {

/***/ 822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   endLeftovers: () => (/* binding */ endLeftovers)
/* harmony export */ });
/* harmony import */ var _end_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55624);
/* harmony import */ var _members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(841);


const proofMs = 2000;
/** Ends what is left of launches whose harness has died, by identity and by marker; normally nothing is. */
async function endLeftovers(launches) {
    if (process.platform !== 'linux')
        return [];
    return Promise.all(launches.map(async ({ launchId, process: leader }) => {
        const { killed, proven } = await (0,_end_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .endTree */ .Sb)((0,_members_js__WEBPACK_IMPORTED_MODULE_1__/* .createMembers */ .q)(launchId, leader), proofMs);
        const named = killed.map(({ pid, command }) => ({ pid, command }));
        return { launchId, killed: named, proven };
    }));
}


/***/ }),

/***/ 55624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sb: () => (/* binding */ endTree),
/* harmony export */   i0: () => (/* binding */ killGroup)
/* harmony export */ });
/* unused harmony export kill */
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _proc_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82256);


/** What is just ending by itself gets a moment before it counts as left behind. */
const momentMs = 50;
/**
 * Kills whatever is left of a launch, again and again until nothing is, and proves it by the process table. Each one is
 * looked at anew before it is killed, so that no later process with its pid is hit.
 */
async function endTree(members, proofMs) {
    members.scan();
    if (members.alive().length > 0)
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(momentMs);
    const killed = new Map();
    const endAtMs = performance.now() + proofMs;
    for (let pauseMs = 1;; pauseMs = Math.min(50, pauseMs * 2)) {
        members.scan();
        const alive = members.alive();
        if (alive.length === 0)
            return { killed: [...killed.values()], proven: true };
        for (const entry of alive) {
            killed.set(entry.pid, entry);
            kill(entry, 'SIGKILL');
        }
        if (performance.now() > endAtMs)
            return { killed: [...killed.values()], proven: false };
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(pauseMs);
    }
}
/** Signals that very process; one that is gone is no fault. */
function kill(identity, signal) {
    if (!(0,_proc_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameProcess */ .SM)(identity))
        return;
    send(identity.pid, signal);
}
/** Signals a whole group while its leader is that very process; never our own. */
function killGroup(leader, signal) {
    if (leader.pgid !== leader.pid || !(0,_proc_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameProcess */ .SM)(leader))
        return kill(leader, signal);
    send(-leader.pgid, signal);
}
/** A process that may not be signalled stays in the table, and so is never taken for gone. */
function send(target, signal) {
    try {
        process.kill(target, signal);
    }
    catch {
        // Gone meanwhile, or not ours to signal: the table decides.
    }
}


/***/ }),

/***/ 841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ createMembers)
/* harmony export */ });
/* unused harmony export markerOf */
/* harmony import */ var _proc_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82256);

/** What a process of the launch has in its environment, unless it took it out. */
function markerOf(launchId) {
    return `AGENT_BENCH_LAUNCH_ID=${launchId}`;
}
/**
 * Finds the processes of a launch by its group and session, by parents that belong to it, by the marker in the
 * environment, and by its PID namespace where it has one of its own. This process is never among them.
 */
function createMembers(launchId, leader) {
    const known = new Map();
    const marker = markerOf(launchId);
    const ownNamespace = (0,_proc_table_js__WEBPACK_IMPORTED_MODULE_0__/* .pidNamespaceOf */ .iY)(process.pid);
    let namespace = null;
    function isMember(entry) {
        const { pid, ppid, pgid, session } = entry;
        if (pid === process.pid || pid === 1)
            return false;
        if (leader !== null && (0,_proc_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameProcess */ .SM)(leader)) {
            if (pid === leader.pid || pgid === leader.pid || session === leader.pid)
                return true;
        }
        const parent = known.get(ppid);
        if (parent !== undefined && (0,_proc_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameProcess */ .SM)(parent))
            return true;
        if ((0,_proc_table_js__WEBPACK_IMPORTED_MODULE_0__/* .hasVariable */ .$u)(pid, marker))
            return true;
        return namespace !== null && (0,_proc_table_js__WEBPACK_IMPORTED_MODULE_0__/* .pidNamespaceOf */ .iY)(pid) === namespace;
    }
    function take(entry) {
        known.set(entry.pid, entry);
        const its = (0,_proc_table_js__WEBPACK_IMPORTED_MODULE_0__/* .pidNamespaceOf */ .iY)(entry.pid);
        if (its !== null && its !== ownNamespace)
            namespace ??= its;
    }
    return {
        noteNamespace() {
            const its = leader === null ? null : (0,_proc_table_js__WEBPACK_IMPORTED_MODULE_0__/* .pidNamespaceOf */ .iY)(leader.pid, 'children');
            if (its !== ownNamespace)
                namespace = its;
        },
        scan() {
            // A parent may stand behind its child in the table.
            for (let found = -1; found !== known.size;) {
                found = known.size;
                for (const entry of (0,_proc_table_js__WEBPACK_IMPORTED_MODULE_0__/* .readProcesses */ ._F)()) {
                    const before = known.get(entry.pid);
                    if (before?.startTime === entry.startTime)
                        continue;
                    if (isMember(entry))
                        take(entry);
                }
            }
        },
        alive() {
            const rank = ({ pid }) => (pid === leader?.pid ? 0 : 1);
            return [...known.values()]
                .filter(_proc_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameProcess */ .SM)
                .toSorted((one, other) => rank(one) - rank(other));
        },
    };
}


/***/ }),

/***/ 82256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $u: () => (/* binding */ hasVariable),
  SM: () => (/* binding */ isSameProcess),
  iY: () => (/* binding */ pidNamespaceOf),
  Wv: () => (/* binding */ readProcess),
  _F: () => (/* binding */ readProcesses)
});

// UNUSED EXPORTS: isAlive, parseStat

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./lib/adapters/process/ps-table.js

const columns = ['pid', 'ppid', 'pgid', 'stat', 'lstart', 'comm'];
/** One process or all of them, as `ps` lists them; for systems without `/proc`. */
function readPs(which) {
    const selected = which === 'all' ? ['-A'] : ['-p', String(which)];
    return ps([...selected, ...columns.flatMap((name) => ['-o', `${name}=`])])
        .split('\n')
        .map(parsePsLine)
        .filter((entry) => entry !== null);
}
/** Whether `ps` shows this variable behind the command of a process; some systems hide it. */
function psHasVariable(pid, variable) {
    return ps(['-Eww', '-o', 'command=', '-p', String(pid)])
        .trimEnd()
        .split(' ')
        .includes(variable);
}
/** Reads a line of `ps`; the start time is its five words, to the second. Null for anything else. */
function parsePsLine(line) {
    const [pid, ppid, pgid, state = '', ...rest] = line.trim().split(/ +/);
    const startTime = rest.slice(0, 5).join(' ');
    const command = rest.slice(5).join(' ').split('/').at(-1);
    if (!(Number(pid) > 0) || command === undefined || command === '')
        return null;
    return {
        ...{ pid: Number(pid), ppid: Number(ppid), pgid: Number(pgid), startTime, command },
        // The number of a session is not told; its leader's group and the parents are what is left.
        ...{ session: 0, state: state.slice(0, 1) },
    };
}
function ps(args) {
    const env = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' };
    return (0,external_node_child_process_.spawnSync)('ps', args, { env, encoding: 'utf8', timeout: 10_000 }).stdout ?? '';
}

;// CONCATENATED MODULE: ./lib/adapters/process/proc-table.js


const hasProc = process.platform === 'linux';
/** Reads the text of `/proc/PID/stat`: the name in brackets may hold anything, brackets too. Null for anything else. */
function parseStat(text) {
    const open = text.indexOf('(');
    const close = text.lastIndexOf(')');
    const fields = text.slice(close + 2).split(' ');
    const [state, ppid, pgid, session] = fields;
    const startTime = fields[19];
    const pid = Number.parseInt(text, 10);
    if (open < 0 || close < open || startTime === undefined || !(pid > 0))
        return null;
    return {
        ...{ pid, ppid: Number(ppid), pgid: Number(pgid), session: Number(session), startTime },
        ...{ command: text.slice(open + 1, close), state: state ?? '' },
    };
}
/** The process of a pid; null when there is none. */
function readProcess(pid) {
    if (!hasProc)
        return readPs(pid)[0] ?? null;
    try {
        return parseStat((0,external_node_fs_.readFileSync)(`/proc/${pid}/stat`, 'latin1'));
    }
    catch {
        return null;
    }
}
/** Every process that is alive. */
function readProcesses() {
    if (!hasProc)
        return readPs('all').filter(isAlive);
    return (0,external_node_fs_.readdirSync)('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map((name) => readProcess(Number(name)))
        .filter((entry) => entry !== null)
        .filter(isAlive);
}
function isAlive({ state }) {
    return state !== 'Z' && state !== 'X';
}
/** Whether a process was started with this variable, as its children are unless they take it out. */
function hasVariable(pid, variable) {
    if (!hasProc)
        return psHasVariable(pid, variable);
    try {
        const environ = (0,external_node_fs_.readFileSync)(`/proc/${pid}/environ`, 'latin1');
        return `\0${environ}`.includes(`\0${variable}\0`);
    }
    catch {
        return false;
    }
}
/** The PID namespace that a process lives in, or the one its children will live in; null when that can't be seen. */
function pidNamespaceOf(pid, whose = 'own') {
    try {
        return (0,external_node_fs_.readlinkSync)(`/proc/${pid}/ns/${whose === 'own' ? 'pid' : 'pid_for_children'}`);
    }
    catch {
        return null;
    }
}
/** Whether that very process is alive: a later one with its pid began at another time. */
function isSameProcess({ pid, startTime }) {
    const now = readProcess(pid);
    return now !== null && now.startTime === startTime && isAlive(now);
}


/***/ })

};
