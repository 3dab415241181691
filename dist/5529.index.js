export const id = 5529;
export const ids = [5529];
export const modules = {

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


/***/ }),

/***/ 35529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createProcessHost: () => (/* binding */ createProcessHost),
  probeNetworkNamespace: () => (/* binding */ probeNetworkNamespace)
});

// EXTERNAL MODULE: ./lib/domain/failure.js
var failure = __webpack_require__(27550);
// EXTERNAL MODULE: ./lib/adapters/process/end-tree.js
var end_tree = __webpack_require__(55624);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./lib/adapters/process/launch-command.js


const unsharePath = ['/usr/bin/unshare', '/bin/unshare'].find((path) => (0,external_node_fs_.existsSync)(path)) ?? null;
const pidFlags = ['--pid', '--fork', '--kill-child', '--mount-proc'];
/** Program and arguments of a launch: namespaces around the launcher, the launcher around the agent. */
function launchCommand({ executable, args, network }, level, { scriptPath, forwarderPath }) {
    const mode = level === 'pid-namespace' ? 'init' : 'exec';
    const agent = [executable, ...args];
    if (network === null) {
        const launcher = ['/bin/sh', scriptPath, mode, 'open', ...agent];
        return level === 'pid-namespace'
            ? [unshare(), '--user', '--map-current-user', ...pidFlags, ...launcher]
            : launcher;
    }
    const { socketPath, port } = network;
    const forwarder = [process.execPath, forwarderPath, socketPath, String(port), ...agent];
    const launcher = ['/bin/sh', scriptPath, mode, 'none', ...asCurrentUser(), ...forwarder];
    const flags = ['--user', '--map-root-user', '--net'];
    return [unshare(), ...flags, ...(level === 'pid-namespace' ? pidFlags : []), ...launcher];
}
function unshare() {
    if (unsharePath === null)
        throw new TypeError('there is no unshare');
    return unsharePath;
}
/** The loopback is set up as the namespace's root; the agent is who the harness is. */
function asCurrentUser() {
    const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
    return uid === 0 ? [] : [unshare(), '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'];
}
/** Whether this machine lets us have a PID namespace: tried, since distributions forbid it in many ways. */
function canHavePidNamespace() {
    return unsharePath !== null && tries(['--user', '--map-current-user', ...pidFlags], 'exit 7');
}
/** Why a process can't be kept from the network, in words; null when it can. */
function networkFault() {
    if (unsharePath === null)
        return 'the program unshare of util-linux is missing';
    const flags = ['--user', '--map-root-user', '--net'];
    if (!tries(flags, 'exit 7'))
        return 'the kernel refuses user and network namespaces';
    const path = 'PATH=/usr/sbin:/usr/bin:/sbin:/bin';
    return tries(flags, `${path} ip link set lo up && exit 7`)
        ? null
        : 'the program ip of iproute2 is missing, or may not set the loopback up';
}
function tries(flags, command) {
    const options = { timeout: 10_000, stdio: 'ignore' };
    return (0,external_node_child_process_.spawnSync)(unshare(), [...flags, '/bin/sh', '-c', command], options).status === 7;
}
/** Why a file can't be started, in words; null when nothing speaks against it. */
function startFault(executable) {
    try {
        (0,external_node_fs_.accessSync)(executable, external_node_fs_.constants.X_OK);
        const interpreter = interpreterOf(executable);
        if (interpreter !== null)
            (0,external_node_fs_.accessSync)(interpreter, external_node_fs_.constants.X_OK);
        return null;
    }
    catch (error) {
        const words = error instanceof Error ? error.message : String(error);
        return `${executable} can't be started: ${words}`;
    }
}
/** What the first line of a script names. */
function interpreterOf(file) {
    const handle = (0,external_node_fs_.openSync)(file, 'r');
    try {
        const bytes = Buffer.alloc(256);
        const text = bytes.toString('latin1', 0, (0,external_node_fs_.readSync)(handle, bytes, 0, 256, 0));
        return /^#!\s*(\S+)/.exec(text)?.[1] ?? null;
    }
    finally {
        (0,external_node_fs_.closeSync)(handle);
    }
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./lib/adapters/process/launch-end.js

/** The end of a launch whose process never came to be. Without a fault it was us who did not want it any more. */
function notStarted(atMs, launchFault) {
    return {
        ...{ exitCode: null, signal: null, endedItself: launchFault !== null, launchFault },
        ...{ stdout: '', stderr: '', survivors: [], proven: true },
        ...{ startedAtMs: atMs, endedAtMs: atMs },
    };
}
/** How the agent ended. What stands between us and the agent tells its signal as a status above 128. */
function exitOf({ exitCode, signalCode }, isDirect) {
    if (isDirect || signalCode !== null || exitCode === null || exitCode <= 128) {
        return { exitCode, signal: signalCode };
    }
    const name = Object.entries(external_node_os_.constants.signals).find(([, number]) => number === exitCode - 128);
    return name === undefined ? { exitCode, signal: null } : { exitCode: null, signal: name[0] };
}
/** Why the process never became the agent, in the words of the launcher or the forwarder; null when it did. */
function launchFaultOf({ exitCode, stderr }, isThrough, { scriptPath, forwarderPath }) {
    const lines = stderr.trimEnd().split('\n');
    if (!isThrough)
        return `the launcher ended at its gate (${exitCode}): ${lines.at(-1)}`;
    if (exitCode !== 126 && exitCode !== 127 && exitCode !== 71)
        return null;
    const own = lines.findLast((line) => [scriptPath, forwarderPath].some((path) => line.startsWith(`${path}: `)));
    return own === undefined
        ? null
        : `the agent can't be started: ${own.slice(own.indexOf(': ') + 2)}`;
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/adapters/process/launcher-words.js
/** Follows the launcher's file 4. */
function followLauncher(stream, clock) {
    let text = '';
    let endedAtMs = null;
    const { promise: atGate, resolve: reachGate } = Promise.withResolvers();
    const { promise: ended, resolve: end } = Promise.withResolvers();
    const lines = () => text.split('\n');
    stream.setEncoding('utf8').on('data', (part) => {
        text += part;
        reachGate();
        if (lines().includes('ended'))
            endedAtMs ??= clock();
    });
    stream.on('error', () => undefined);
    stream.once('close', () => {
        reachGate();
        end();
    });
    return {
        atGate,
        ended,
        isThrough: () => lines().includes('through'),
        agentEndedAtMs: () => endedAtMs,
        left: () => lines().flatMap((line) => {
            const [, pid, command = ''] = /^left (\d+) (.*)$/.exec(line) ?? [];
            return pid === undefined ? [] : [{ pid: Number(pid), command }];
        }),
        stop: () => void stream.destroy(),
    };
}

// EXTERNAL MODULE: ./lib/adapters/process/members.js
var members = __webpack_require__(841);
;// CONCATENATED MODULE: ./lib/adapters/process/output.js
/** Keeps the last `maxBytes` of what a stream brings. */
function capture(stream, maxBytes) {
    let parts = [];
    let byteCount = 0;
    let isCut = false;
    stream.on('data', (part) => {
        parts.push(part);
        byteCount += part.length;
        if (byteCount <= 2 * maxBytes)
            return;
        const whole = Buffer.concat(parts);
        parts = [whole.subarray(whole.length - maxBytes)];
        byteCount = maxBytes;
        isCut = true;
    });
    stream.on('error', () => undefined);
    return {
        ended: new Promise((resolve) => {
            stream.once('close', () => resolve());
        }),
        text() {
            const whole = Buffer.concat(parts);
            if (!isCut && whole.length <= maxBytes)
                return whole.toString();
            const kept = whole.subarray(Math.max(0, whole.length - maxBytes));
            return kept.subarray(kept.indexOf(10) + 1).toString();
        },
        stop: () => void stream.destroy(),
    };
}

// EXTERNAL MODULE: ./lib/adapters/process/proc-table.js + 1 modules
var proc_table = __webpack_require__(82256);
;// CONCATENATED MODULE: ./lib/adapters/process/watchdog.js



/**
 * Starts a process in a session of its own that kills a launch's group and everything with its marker once we are dead.
 * Rejects when that process can't be had, for then the launch must not go on.
 */
async function startWatchdog(pgid, launchId, scriptPath) {
    const child = (0,external_node_child_process_.spawn)('/bin/sh', [scriptPath, 'watch', String(pgid), launchId], {
        detached: true,
        env: {},
        stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
    });
    const ready = Promise.race([
        (0,external_node_events_.once)(child.stdout, 'data').then(() => true),
        (0,external_node_events_.once)(child, 'exit').then(() => false),
    ]);
    child.unref();
    const lifeline = child.stdio[3];
    lifeline.on('error', () => undefined);
    if (!(await ready)) {
        throw new failure/* Failure */.H('containment', 'the watchdog of an agent process ended at once: /bin/sh can not run it');
    }
    child.stdout?.destroy();
    return { dismiss: () => void lifeline.end('done\n') };
}

;// CONCATENATED MODULE: ./lib/adapters/process/launcher.js









const maxStdoutBytes = 16 * 1024 * 1024;
const maxStderrBytes = 64 * 1024;
/** Who is proven gone holds no pipe open; what was written is read within a moment. */
const lastWordsMs = 1000;
/** Why there is no process, in words, when the system refuses one: arguments too long, too many processes. */
async function startLauncher({ clock, containment, ...files }, spec) {
    const [program, ...args] = launchCommand(spec, containment, files);
    try {
        const child = (0,external_node_child_process_.spawn)(program, args, {
            cwd: spec.cwd,
            env: { ...spec.env, AGENT_BENCH_LAUNCH_ID: spec.launchId },
            detached: true,
            stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'pipe'],
        });
        await (0,external_node_events_.once)(child, 'spawn');
        return runningOf(child, { clock, launchId: spec.launchId });
    }
    catch (error) {
        return `the agent can't be started: ${refusalWords(error)}`;
    }
}
function refusalWords(error) {
    const words = error instanceof Error ? error.message : String(error);
    return words.includes('E2BIG')
        ? 'its arguments or its environment are too long for this system, so hand the prompt over in a file'
        : words;
}
function runningOf(child, { clock, launchId }) {
    const [, stdout, stderr, lifeline, words] = child.stdio;
    lifeline.on('error', () => undefined);
    // The launcher leads a group and a session of its own.
    const pid = child.pid ?? 0;
    const identity = { pid, pgid: pid, startTime: (0,proc_table/* readProcess */.Wv)(pid)?.startTime ?? '' };
    return {
        ...{ child, identity, lifeline, members: (0,members/* createMembers */.q)(launchId, identity) },
        words: followLauncher(words, clock),
        stdout: capture(stdout, maxStdoutBytes),
        stderr: capture(stderr, maxStderrBytes),
    };
}
/** Has everything in place before the gate opens; when something can't be, the launcher ends without having gone on. */
async function prepareGate(running, { setting, launchId, started }) {
    const { identity, members, words } = running;
    let watchdog = null;
    try {
        await words.atGate;
        members.noteNamespace();
        if (setting.containment === 'process-group') {
            watchdog = await startWatchdog(identity.pgid, launchId, setting.scriptPath);
        }
        started(identity);
        return watchdog;
    }
    catch (error) {
        running.lifeline.end();
        await untilExit(running.child);
        watchdog?.dismiss();
        await letGo(running);
        throw error;
    }
}
/** Reads what is still in the pipes and closes them. */
async function letGo({ lifeline, words, stdout, stderr }) {
    lifeline.end();
    const outputs = [words, stdout, stderr];
    const patience = new AbortController();
    await Promise.race([
        Promise.all(outputs.map(({ ended }) => ended)),
        (0,promises_.setTimeout)(lastWordsMs, undefined, { signal: patience.signal }).catch(() => undefined),
    ]);
    patience.abort();
    for (const output of outputs)
        output.stop();
}
/** Resolves once the process has ended, also when it already has. */
async function untilExit(child) {
    if (child.exitCode === null && child.signalCode === null)
        await (0,external_node_events_.once)(child, 'exit');
}

;// CONCATENATED MODULE: ./lib/adapters/process/process-host.js





/** Starts agent processes in the strongest containment that this machine lets us have. */
function createProcessHost(options) {
    if (process.platform === 'win32') {
        throw new failure/* Failure */.H('platform', 'agent processes need Linux or macOS: on Windows they can not be contained, so run them in WSL or on another runner');
    }
    const containment = levelOf(options.level);
    return { containment, launch: (...call) => launch({ ...options, containment }, ...call) };
}
/** Why a process can't be kept from the network here, in words; null when it can. */
function probeNetworkNamespace() {
    return process.platform === 'linux' ? networkFault() : 'only Linux has network namespaces';
}
function levelOf(asked) {
    if (asked === 'process-group')
        return asked;
    if (process.platform === 'linux' && canHavePidNamespace())
        return 'pid-namespace';
    if (asked === 'auto')
        return 'process-group';
    throw new failure/* Failure */.H('platform', 'AGENT_BENCH_CONTAINMENT asks for pid-namespace, and this machine does not allow user namespaces: use auto');
}
const graceMs = { cancel: 1000, other: 5000 };
const proofMs = { cancel: 2000, other: 5000 };
/** How often the fallback level looks who has joined: a child whose parents are gone is found by that alone. */
const scanEveryMs = 250;
async function launch(setting, spec, started, signal) {
    const { clock } = setting;
    const fault = startFault(spec.executable);
    if (fault !== null || signal.aborted)
        return notStarted(clock(), fault);
    const running = await startLauncher(setting, spec);
    if (typeof running === 'string')
        return notStarted(clock(), running);
    const watchdog = await prepareGate(running, { setting, launchId: spec.launchId, started });
    const startedAtMs = clock();
    if (signal.aborted)
        running.lifeline.end();
    else
        running.lifeline.write('go\n');
    const { byUs, atMs } = await untilEnd(running, setting, signal);
    const { killed, proven } = await (0,end_tree/* endTree */.Sb)(running.members, signal.aborted ? limit(proofMs, signal) : proofMs.other);
    watchdog?.dismiss();
    await letGo(running);
    const { child, words, identity } = running;
    const isDirect = setting.containment === 'process-group' && spec.network === null;
    const exit = exitOf(child, isDirect);
    const [stdout, stderr] = [running.stdout.text(), running.stderr.text()];
    const outside = killed.filter(({ pid }) => pid !== identity.pid);
    return {
        ...exit,
        endedItself: !byUs,
        launchFault: byUs ? null : launchFaultOf({ ...exit, stderr }, words.isThrough(), setting),
        ...{ stdout, stderr },
        survivors: [...words.left(), ...outside.map(({ pid, command }) => ({ pid, command }))],
        ...{ proven, startedAtMs, endedAtMs: words.agentEndedAtMs() ?? atMs },
    };
}
/** Waits for the agent to end; after the signal it is asked, and after a grace it is killed. */
async function untilEnd({ child, identity, members }, { containment, clock }, signal) {
    let byUs = false;
    let killer;
    const scanner = containment === 'process-group' ? setInterval(() => members.scan(), scanEveryMs) : undefined;
    const stop = () => {
        byUs = true;
        (0,end_tree/* killGroup */.i0)(identity, 'SIGTERM');
        killer = setTimeout(() => (0,end_tree/* killGroup */.i0)(identity, 'SIGKILL'), limit(graceMs, signal));
    };
    if (signal.aborted)
        stop();
    signal.addEventListener('abort', stop);
    try {
        await untilExit(child);
        return { atMs: clock(), byUs };
    }
    finally {
        signal.removeEventListener('abort', stop);
        clearTimeout(killer);
        clearInterval(scanner);
    }
}
function limit(limits, signal) {
    return signal.reason === 'cancel' ? limits.cancel : limits.other;
}


/***/ })

};
