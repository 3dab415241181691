export const id = 5457;
export const ids = [5457];
export const modules = {

/***/ 95457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openAgents: () => (/* binding */ openAgents)
/* harmony export */ });
/* unused harmony export agentTargets */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _adapters_machine_time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55673);
/* harmony import */ var _core_agents_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28796);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27550);
/* harmony import */ var _proxy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88940);







/** The agent processes of a side; none in mock mode, where scripts play them. */
function agentTargets({ live, targets }) {
    return live ? targets.filter((target) => target.agent !== null) : [];
}
/** Gets ready what the agent processes of one side run with; what is missing is a `preflight` failure. */
async function openAgents(settings, surroundings) {
    const { host, folder, processes, redactor } = surroundings;
    const targets = agentTargets(settings);
    const { startGateway } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(2079), __webpack_require__.e(7134)]).then(__webpack_require__.bind(__webpack_require__, 57134));
    const { createAgentPlace } = await __webpack_require__.e(/* import() */ 2183).then(__webpack_require__.bind(__webpack_require__, 72183));
    const programs = await findPrograms(targets, surroundings);
    const scripts = await openScripts(settings, targets);
    const socket = targets.some(({ agent }) => agent.network === 'gateway-only') ? newSocket() : null;
    const gateway = await startGateway({
        targets: new Map(targets.map((target) => [target.id, upstreamOf(target, scripts, host)])),
        clock: _adapters_machine_time_js__WEBPACK_IMPORTED_MODULE_5__/* .monotonicMs */ .dR,
        redactError: redactor.providerText,
        socketPath: socket?.path ?? null,
    });
    return {
        parts: {
            ...{ gateway, processes, inherited: host.env },
            openPlace: (trialId) => createAgentPlace((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'places'), trialId),
            openTools: (session) => Promise.resolve(gateway.openTools(session)),
            programOf: (target) => given(programs.get(target), target),
            gatewayNetwork: () => socket === null ? null : { socketPath: socket.path, port: gateway.port },
        },
        async close() {
            await gateway.close();
            await scripts?.close();
            socket?.remove();
        },
    };
}
/** Scripts answer over real HTTP, since the processes are real. */
async function openScripts({ cases, seed }, targets) {
    if (targets.every(({ baseUrl }) => baseUrl !== null))
        return null;
    const { startMockServer } = await __webpack_require__.e(/* import() */ 4856).then(__webpack_require__.bind(__webpack_require__, 64856));
    return startMockServer({
        cases: cases.map(({ definition }) => definition),
        ...{ port: 0, delayMs: 0, chunking: 'token', fail: null, seed },
    });
}
function upstreamOf({ agent, model, baseUrl, apiKeyEnv }, scripts, { env }) {
    const url = baseUrl ?? scripts?.baseUrl;
    if (url === undefined)
        throw new TypeError('there is no upstream');
    return {
        ...{ protocol: agent.protocol, model, baseUrl: url },
        apiKey: apiKeyEnv === null ? null : (env[apiKeyEnv] ?? null),
        proxy: baseUrl === null ? null : (0,_proxy_js__WEBPACK_IMPORTED_MODULE_6__/* .proxyOf */ .O)(env),
    };
}
/** The path of a socket may have 107 bytes, which a private folder of ours can use up alone. */
function newSocket() {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'agent-bench-'));
    return {
        path: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'gateway'),
        remove: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true }),
    };
}
async function findPrograms(targets, surroundings) {
    const found = await Promise.all(targets.map(async (target) => [target.id, await findProgram(target, surroundings)]));
    return new Map(found);
}
async function findProgram({ id, agent }, { host, root, folder, processes }) {
    const { isStillPinned, pinExecutable, resolveCommandFiles, safePath } = await __webpack_require__.e(/* import() */ 5970).then(__webpack_require__.bind(__webpack_require__, 45970));
    const { readVersion } = await __webpack_require__.e(/* import() */ 3311).then(__webpack_require__.bind(__webpack_require__, 43311));
    const path = safePath(host.env['PATH'] ?? '', [folder, (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()]);
    const [name = '', ...words] = agent.command;
    const pinned = pinExecutable(name, { path, root });
    if ('problem' in pinned)
        throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .H('preflight', `target ${id}: ${pinned.problem}`);
    const args = resolveCommandFiles(words, root);
    const { versionArgs } = (0,_core_agents_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .recipeOf */ .S)(agent.recipe);
    return {
        ...{ executable: pinned.path, args, path },
        version: versionArgs === null
            ? null
            : await readVersion({ executable: pinned.path, args: [...args, ...versionArgs], path }, { processes, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'versions'), name: id }),
        check() {
            if (isStillPinned(pinned))
                return;
            const words = `the program ${pinned.path} of target ${id} has changed since the run began: nothing of it is started any more`;
            throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .H('containment', words);
        },
    };
}
function given(value, name) {
    if (value === undefined)
        throw new TypeError(`there is no agent ${name}`);
    return value;
}


/***/ })

};
