export const id = 5305;
export const ids = [5305];
export const modules = {

/***/ 35305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliInit: () => (/* binding */ cliInit)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/core/config/init-template.js
/** What `agent-bench init` writes: a small config that is valid as it stands. */
const INIT_TEMPLATE = `# agent-bench: what is measured, on every pull request.
# Try it without a key:  npx agent-bench run --mock
# Check this file:       npx agent-bench validate
version: 1

# null: --mock or --live decides; false: scripts answer; true: the endpoints below do.
live: null

targets:
  - id: small
    baseUrl: https://api.openai.com/v1 # any OpenAI-compatible endpoint
    model: gpt-4o-mini
    apiKeyEnv: OPENAI_API_KEY # the NAME of a variable; leave it out when no key is needed
    params: {temperature: 0, maxTokens: 512}

matrix:
  cases: ["builtin:*"] # add your own: "cases/**/*.yml"
  modes: [native, text] # the API's own tool calls against calls written in the reply
  runs: 1 # iterations of each case and mode; live models need more than one

# Cost is counted from your own prices only:
# pricing: {rateCards: .github/rate-cards.yml}
`;

// EXTERNAL MODULE: ./lib/domain/failure.js
var failure = __webpack_require__(27550);
;// CONCATENATED MODULE: ./lib/entry/cli-init.js




const CONFIG_FILE = '.github/agent-bench.yml';
/** `agent-bench init`: writes the starter config, and never over a file that is there. */
function cliInit(host) {
    const file = (0,external_node_path_.join)(host.cwd, CONFIG_FILE);
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file), { recursive: true });
    try {
        (0,external_node_fs_.writeFileSync)(file, INIT_TEMPLATE, { flag: 'wx' });
    }
    catch (cause) {
        if (!isExisting(cause))
            throw cause;
        throw new failure/* Failure */.H('usage', `${CONFIG_FILE} is there already; init writes over nothing`, {
            cause,
        });
    }
    host.stdout(`wrote ${CONFIG_FILE}; try: agent-bench run --mock\n`);
    return 0;
}
function isExisting(error) {
    return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}


/***/ })

};
