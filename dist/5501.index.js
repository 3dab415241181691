export const id = 5501;
export const ids = [5501];
export const modules = {

/***/ 23024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ch: () => (/* binding */ findPlaces),
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   We: () => (/* binding */ CONFIG_NAMES),
/* harmony export */   pS: () => (/* binding */ shownPath)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Where the default config is looked for, from the root; the first that exists counts. */
const CONFIG_NAMES = [
    '.github/agent-bench.yml',
    '.github/agent-bench.yaml',
    '.github/agent-bench.json',
];
/** Finds config and root: the git toplevel around the config, else the folder it is for. */
function findPlaces(cwd, config) {
    if (config !== undefined) {
        const configFile = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, config);
        return { root: rootAround(configFile), configFile };
    }
    const root = gitToplevel(cwd) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd);
    const found = CONFIG_NAMES.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name)).find((file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file));
    return { root, configFile: found ?? null };
}
/** Outside git, a config in `.github` speaks for the folder around it. */
function rootAround(configFile) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(configFile);
    return gitToplevel(folder) ?? ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder) === '.github' ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) : folder);
}
function gitToplevel(folder) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git')))
        return folder;
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    return parent === folder ? null : gitToplevel(parent);
}
/** The name of a file for users: relative to the root where it is inside, with forward slashes. */
function shownPath(root, file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, file);
    const shown = isOutside(path) ? file : path;
    return shown.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
}
/** True when a file is inside the root with all links followed; one that is not there, by its name. */
function isInside(root, file) {
    try {
        return !isOutside((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file)));
    }
    catch {
        return !isOutside((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, file));
    }
}
function isOutside(relativePath) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(relativePath) || relativePath.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)[0] === '..';
}


/***/ }),

/***/ 83383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ createSchemaCheck),
/* harmony export */   f: () => (/* binding */ checkSchemaItself)
/* harmony export */ });
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27550);

/**
 * A user's schema is not ours to be strict about. One `$id` may stand in several cases, so schemas are
 * not kept by it; references leave the document nowhere, since nothing is ever loaded.
 */
const options = { strict: false, allErrors: true, logger: false, addUsedSchema: false };
/** Leaving the check of the schema itself to the config reader halves the cost of the first check. */
const optionsForValues = { ...options, meta: false, validateSchema: false };
const draft = 'https://json-schema.org/draft/2020-12/schema';
/**
 * Loads the validator and compiles the schemas that a run will need, so that no trial pays for it; any
 * other schema is compiled at its first use. Call it when there is something to check: the load takes
 * some 50 ms. Schemas are told apart by identity and read as draft 2020-12. The check throws a Failure
 * for a schema that can't be compiled.
 */
async function createSchemaCheck(schemas = []) {
    const ajv = await createAjv(optionsForValues);
    for (const schema of schemas)
        compile(ajv, schema);
    return (schema, value) => {
        const validate = compile(ajv, schema);
        return validate(value) ? [] : (validate.errors ?? []).map(describeError);
    };
}
/** What is wrong with a schema itself, as a draft 2020-12 schema without references to other documents; empty when nothing is. */
async function checkSchemaItself(schema) {
    const ajv = await keptAjv(options);
    if (!ajv.validate(draft, schema))
        return (ajv.errors ?? []).map(describeError);
    try {
        (await keptAjv(optionsForValues)).compile(schema);
        return [];
    }
    catch (error) {
        return [error instanceof RangeError ? 'its references lead in a circle' : messageOf(error)];
    }
}
const kept = new Map();
/** One validator for all schemas of a config: the first use of one that knows the draft takes some 70 ms. */
function keptAjv(chosen) {
    const ajv = kept.get(chosen) ?? createAjv(chosen);
    kept.set(chosen, ajv);
    return ajv;
}
/** Both packages are CommonJS: only their `default` is there in Node and in the bundle alike. */
async function createAjv(chosen) {
    const [ajv, formats] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(3457), __webpack_require__.e(2210)]).then(__webpack_require__.t.bind(__webpack_require__, 52210, 19)), Promise.all(/* import() */[__webpack_require__.e(3457), __webpack_require__.e(2815)]).then(__webpack_require__.t.bind(__webpack_require__, 82815, 19))]);
    return formats.default.default(new ajv.default.Ajv2020(chosen));
}
/** ajv keeps what it compiled by the identity of the schema. */
function compile(ajv, schema) {
    try {
        return ajv.compile(schema);
    }
    catch (error) {
        const text = `A JSON Schema of a case can't be used: ${messageOf(error)}. Correct it; "agent-bench validate" lists every such problem`;
        throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .H('config', text, { cause: error });
    }
}
/** Names the place and what ajv leaves to `params`, such as the member that is too many. */
function describeError({ instancePath, message, keyword, params }) {
    const place = instancePath === '' ? '' : `${instancePath} `;
    return `${place}${message ?? keyword}${detail(params)}`;
}
function detail({ additionalProperty, unevaluatedProperty, allowedValues, allowedValue, }) {
    const told = additionalProperty ?? unevaluatedProperty ?? allowedValues ?? allowedValue;
    return told === undefined ? '' : `: ${JSON.stringify(told)}`;
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 45061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RP: () => (/* binding */ caseNames),
/* harmony export */   a7: () => (/* binding */ builtInCaseIds),
/* harmony export */   kx: () => (/* binding */ bareCaseId),
/* harmony export */   p$: () => (/* binding */ isBuiltInName),
/* harmony export */   uK: () => (/* binding */ builtInCaseEntries)
/* harmony export */ });
/* harmony import */ var _domain_case_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57275);

const prefix = 'builtin:';
/** Ids of the built-in cases, bare; no user case can have one. */
const builtInCaseIds = _domain_case_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .BUILTIN_CASES */ .i.map(({ id }) => id);
/** The id that a name such as `builtin:single-tool` or `single-tool` stands for. */
function bareCaseId(name) {
    return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}
/** True for a name or pattern that only built-in cases can answer to. */
function isBuiltInName(name) {
    return name.startsWith(prefix);
}
/** Names of built-in cases as `matrix.cases` takes them. */
const builtInCaseEntries = [
    `${prefix}*`,
    ...builtInCaseIds.map((id) => `${prefix}${id}`),
];
/** Every name by which a rule or a flag can pick one case. */
function caseNames(ownIds) {
    return [...builtInCaseIds, ...ownIds, ...builtInCaseEntries.slice(1)];
}


/***/ }),

/***/ 54569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bp: () => (/* binding */ describeValue),
/* harmony export */   cU: () => (/* binding */ choicesOf),
/* harmony export */   hZ: () => (/* binding */ describeSchema)
/* harmony export */ });
/* harmony import */ var _domain_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77708);
/* harmony import */ var _schema_part_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78065);


const shownCharacters = 60;
/** What a schema wants, in words: `a whole number above 0`, `one of "native", "text"`. */
function describeSchema(part) {
    const { node } = part;
    if ('const' in node)
        return JSON.stringify(node['const']);
    const choices = choicesOf(part);
    if (choices.length > 0)
        return `one of ${choices.map(quote).join(', ')}`;
    const branches = (0,_schema_part_js__WEBPACK_IMPORTED_MODULE_0__/* .branchesOf */ .IJ)(part);
    if (branches.length > 0)
        return describeAlternatives(branches);
    const { type } = node;
    const types = Array.isArray(type) ? type : [type];
    return types.map((name) => describeType(name, node)).join(' or ');
}
function describeAlternatives(branches) {
    const texts = [...new Set(branches.map(describeSchema))];
    return texts.length > 4 ? 'a JSON value' : texts.join(' or ');
}
/** The strings that a schema allows, when it lists them. */
function choicesOf({ node }) {
    const choices = node['enum'];
    return Array.isArray(choices) ? choices.filter((choice) => typeof choice === 'string') : [];
}
function describeType(type, node) {
    if (type === 'string')
        return node['minLength'] === undefined ? 'a string' : 'a non-empty string';
    if (type === 'integer')
        return `a whole number${describeBounds(node, 1)}`;
    if (type === 'number')
        return `a number${describeBounds(node, 0)}`;
    if (type === 'array') {
        return node['minItems'] === undefined ? 'a list' : 'a list with at least one entry';
    }
    return (typeof type === 'string' ? plainTypes[type] : undefined) ?? 'a JSON value';
}
const plainTypes = {
    boolean: 'true or false',
    object: 'an object',
    null: 'null',
};
/** `step` is the distance to the next number, 0 when there is none: above 0 is from 1 on. */
function describeBounds(node, step) {
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = node;
    const above = isBound(exclusiveMinimum) && step > 0 ? exclusiveMinimum + step : minimum;
    if (isBound(above) && isBound(maximum))
        return ` from ${above} to ${maximum}`;
    const bounds = [
        isBound(exclusiveMinimum) ? ` above ${exclusiveMinimum}` : '',
        isBound(minimum) ? ` of at least ${minimum}` : '',
        isBound(exclusiveMaximum) ? ` below ${exclusiveMaximum}` : '',
        isBound(maximum) ? ` of at most ${maximum}` : '',
    ];
    return bounds.filter((bound) => bound !== '').join(' and');
}
/** The largest safe integer stands in every schema of a whole number and tells nobody anything. */
function isBound(value) {
    return typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER;
}
/** What was found, in words and short; callers keep secrets away from it. */
function describeValue(value) {
    if (value === undefined)
        return 'nothing';
    if (typeof value === 'string')
        return value === '' ? 'an empty string' : quote(value);
    if (Array.isArray(value))
        return value.length === 0 ? 'an empty list' : 'a list';
    if ((0,_domain_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(value))
        return 'an object';
    return typeof value === 'number' || typeof value === 'boolean' ? `${value}` : 'null';
}
function quote(text) {
    const cut = text.length > shownCharacters ? `${text.slice(0, shownCharacters)}...` : text;
    return JSON.stringify(cut);
}


/***/ }),

/***/ 62017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AL: () => (/* binding */ partsAt),
/* harmony export */   LU: () => (/* binding */ childrenOf),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   jV: () => (/* binding */ formatPath),
/* harmony export */   rD: () => (/* binding */ COMMAND_LINE)
/* harmony export */ });
/** Flags and inputs; a path is the flag, such as `--case`. */
const COMMAND_LINE = { file: '', lineOf: () => null };
/** Writes a path as users know it: `matrix.modes[0]`, `arms["a.b"]`. */
function formatPath(path) {
    return path.map(formatStep).join('');
}
function formatStep(step, index) {
    if (typeof step === 'number')
        return `[${step}]`;
    if (!/^[\w-]+$/.test(step))
        return `[${JSON.stringify(step)}]`;
    return index === 0 ? step : `.${step}`;
}
/**
 * The parts of a value that a path pattern meets, `*` for every entry of a list or object.
 * Whatever has another shape than the pattern is passed over.
 */
function partsAt(value, pattern) {
    let parts = [{ path: [], value }];
    for (const step of pattern)
        parts = parts.flatMap((part) => stepInto(part, step));
    return parts;
}
function stepInto(part, step) {
    const children = childrenOf(part);
    return step === '*' ? children : children.filter(({ path }) => path.at(-1) === step);
}
/** Entries of a list or object with their paths; none for anything else. */
function childrenOf({ path, value }) {
    if (Array.isArray(value))
        return value.map((item, index) => child(path, index, item));
    if (typeof value !== 'object' || value === null)
        return [];
    return Object.entries(value).map(([key, item]) => child(path, key, item));
}
function child(path, step, value) {
    return { path: [...path, step], value };
}
/** The value at a path; undefined when there is none. */
function valueAt(value, path) {
    return partsAt(value, path)[0]?.value;
}


/***/ }),

/***/ 27413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dk: () => (/* binding */ problemIn),
/* harmony export */   P3: () => (/* binding */ onePerPlace),
/* harmony export */   Vw: () => (/* binding */ formatProblem),
/* harmony export */   dS: () => (/* binding */ sortProblems),
/* harmony export */   k0: () => (/* binding */ onlyWarnings)
/* harmony export */ });
/* harmony import */ var _redact_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19831);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62017);
/* harmony import */ var _nearest_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10080);



const redactor = (0,_redact_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .createRedactor */ .l)([]);
/** Gives a finding its file, line and suggestion; what looks like a key is left out of its words. */
function problemIn(source, finding) {
    return {
        file: source.file,
        line: source.lineOf(finding.path),
        path: redactor.text((0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPath */ .jV)(finding.path)),
        message: redactor.text(`${finding.message}${suggestion(finding.name)}`),
        severity: finding.severity ?? 'error',
    };
}
function suggestion(name) {
    if (name === undefined || typeof name.given !== 'string')
        return '';
    const near = (0,_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestName */ .q)(name.given, name.valid);
    return near === null || near === name.given ? '' : `; did you mean "${near}"?`;
}
/** One line: `cases/a.yml:12: tools[0].name: expected ..., got ...; did you mean "x"?` */
function formatProblem({ file, line, path, message }) {
    const place = line === null ? file : `${file}:${line}`;
    return [place, path, message].filter((part) => part !== '').join(': ');
}
/** Problems in reading order: flags first, then by file and line. */
function sortProblems(problems) {
    return problems.toSorted((a, b) => compareText(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || 0);
}
function compareText(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}
/** Keeps the first problem of each place: one fault, one line. */
function onePerPlace(problems) {
    const seen = new Set();
    return problems.filter(({ file, path }) => {
        const place = JSON.stringify([file, path]);
        return !seen.has(place) && seen.add(place);
    });
}
/** True when nothing stops the run. */
function onlyWarnings(problems) {
    return problems.every(({ severity }) => severity === 'warning');
}


/***/ }),

/***/ 78065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   At: () => (/* binding */ requiredKeys),
/* harmony export */   IJ: () => (/* binding */ branchesOf),
/* harmony export */   YD: () => (/* binding */ keysOf),
/* harmony export */   lv: () => (/* binding */ schemaAt)
/* harmony export */ });
/* harmony import */ var _domain_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77708);

/** The schema of what stands at a path; null when the schema says nothing about it. */
function schemaAt(part, path) {
    const [step, ...rest] = path;
    if (step === undefined)
        return resolved(part);
    for (const option of [part, ...branchesOf(part)]) {
        const next = stepInto(resolved(option), step);
        const found = next === null ? null : schemaAt(next, rest);
        if (found !== null)
            return found;
    }
    return null;
}
/** The alternatives of a union, in order; empty when it is none. */
function branchesOf(part) {
    const { anyOf } = resolved(part).node;
    return Array.isArray(anyOf) ? anyOf.filter(_domain_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O).map((node) => within(part, node)) : [];
}
/** Keys an object may have by this schema, those of all its alternatives included. */
function keysOf(part) {
    const { properties } = resolved(part).node;
    const own = (0,_domain_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(properties) ? Object.keys(properties) : [];
    return [...new Set([...own, ...branchesOf(part).flatMap(keysOf)])];
}
/** Keys an object must have by this schema. */
function requiredKeys(part) {
    const { required } = resolved(part).node;
    return Array.isArray(required) ? required.filter((key) => typeof key === 'string') : [];
}
function stepInto(part, step) {
    const { items, properties, additionalProperties } = part.node;
    if (typeof step === 'number')
        return asPart(part, items);
    const named = (0,_domain_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(properties) ? properties[step] : undefined;
    return asPart(part, named ?? additionalProperties);
}
function asPart(part, node) {
    return (0,_domain_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(node) ? within(part, node) : null;
}
function within({ root }, node) {
    return { root, node };
}
function resolved(part) {
    const { $ref } = part.node;
    if (typeof $ref !== 'string')
        return part;
    const definitions = part.root['$defs'];
    const target = (0,_domain_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(definitions) ? definitions[$ref.replace('#/$defs/', '')] : undefined;
    return (0,_domain_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(target) ? within(part, target) : part;
}


/***/ }),

/***/ 5813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ withoutLastWord),
/* harmony export */   z: () => (/* binding */ cutToBytes)
/* harmony export */ });
/** The beginning of a text that fits in `maxBytes` of UTF-8, cut between characters. */
function cutToBytes(text, maxBytes) {
    if (text.length * 3 <= maxBytes)
        return text;
    const bytes = new TextEncoder().encode(text.slice(0, maxBytes));
    if (bytes.length <= maxBytes)
        return text.slice(0, maxBytes);
    let end = maxBytes;
    while (end > 0 && isContinuation(bytes[end]))
        end -= 1;
    return new TextDecoder().decode(bytes.subarray(0, end));
}
/** A text whose end was cut off, without the word that the cut may have split: half a key matches no pattern. */
function withoutLastWord(text) {
    return text.slice(0, Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n')) + 1);
}
function isContinuation(byte) {
    return byte !== undefined && (byte & 0xc0) === 0x80;
}


/***/ }),

/***/ 19831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ createRedactor)
});

// EXTERNAL MODULE: ./lib/core/redact/cut-text.js
var cut_text = __webpack_require__(5813);
;// CONCATENATED MODULE: ./lib/core/redact/error-words.js
/** Stands where a secret was. */
const redactionMark = '[redacted]';
const masked = /\*{3}|[^\s.]\.{3,}[^\s.]|[^\s.]…[^\s.]/;
const loosePatterns = [
    [/\b(Bearer|Basic)(?:\s|%20|\+)+\S+/gi, `$1 ${redactionMark}`],
    [/(key|token)(=|%3D)[^&\s"'<>]+/gi, `$1$2${redactionMark}`],
    [
        /(?<![A-Za-z0-9])(?:sk|pk|rk|gsk|xai|hf|r8|key|pplx|nvapi|sess)[-_][^\s"'<>&,;)}\]]{6,}/g,
        redactionMark,
    ],
    [/AIza[\w-]+/g, redactionMark],
    [/(?<![\w-])eyJ[\w-]+\.[\w.-]+/g, redactionMark],
    [/[0-9a-f]{32,}/gi, redactionMark],
];
/**
 * Takes whatever may be a part of a key out of a provider's error text (wire E8): looser than what any other
 * text may be put through, as commit ids, hashes and some plain words go too.
 */
function withoutKeyParts(text) {
    const unmasked = text.replace(/\S+/g, (word) => (masked.test(word) ? redactionMark : word));
    return loosePatterns.reduce((words, [pattern, mark]) => words.replace(pattern, mark), unmasked);
}

;// CONCATENATED MODULE: ./lib/core/redact/key-shapes.js
/**
 * A key starts where no word is going on, or right behind an escape (`\n`, `\u0022`, `%20`). Looking back
 * also keeps every pattern linear on long runs.
 */
const start = String.raw `(?:(?<![A-Za-z0-9_-])|(?<=\\[bfnrt]|\\u[0-9A-Fa-f]{4}|%[0-9A-Fa-f]{2}))`;
/** No shape below fits a shorter text: `xoxb-` and ten more. Most strings of a report are shorter. */
const shortestKey = 15;
function prefixed(kind, prefix, rest) {
    return { kind, pattern: new RegExp(`${start}${prefix}${rest}`, 'g') };
}
/** Random keys have digits or capitals; words joined by hyphens or underscores do not. */
const random = '(?=[A-Za-z0-9_-]*[0-9A-Z])';
/**
 * Forms of well-known keys, narrow enough never to hit words, commit ids or hashes: from the vendors'
 * published prefixes, RFC 7519 (web tokens) and RFC 7468 (PEM).
 */
const keyShapes = [
    prefixed('sk- key', 'sk-', `${random}[A-Za-z0-9_-]{16,}`),
    prefixed('GitHub token', 'gh[opsur]_', '[A-Za-z0-9]{20,}'),
    prefixed('GitHub token', 'github_pat_', '[A-Za-z0-9_]{20,}'),
    prefixed('AWS access key', '(?:AKIA|ASIA)', '[A-Z0-9]{16}(?![A-Za-z0-9])'),
    prefixed('Google API key', 'AIza', '[A-Za-z0-9_-]{30,}'),
    prefixed('Slack token', 'xox[abprs]-', '[A-Za-z0-9-]{10,}'),
    prefixed('Hugging Face token', 'hf_', `${random}[A-Za-z0-9]{20,}`),
    prefixed('GitLab token', 'glpat-', '[A-Za-z0-9_-]{16,}'),
    prefixed('Groq key', 'gsk_', `${random}[A-Za-z0-9]{20,}`),
    prefixed('Replicate token', 'r8_', `${random}[A-Za-z0-9]{20,}`),
    prefixed('NVIDIA key', 'nvapi-', '[A-Za-z0-9_-]{20,}'),
    prefixed('Perplexity key', 'pplx-', `${random}[A-Za-z0-9]{20,}`),
    prefixed('xAI key', 'xai-', `${random}[A-Za-z0-9]{20,}`),
    prefixed('JSON web token', 'eyJ', '[A-Za-z0-9_-]{8,}\\.eyJ[A-Za-z0-9_-]{4,}\\.[A-Za-z0-9_-]{8,}'),
    {
        kind: 'private key',
        pattern: /-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:[\w+/=\s\\:,.]|-(?!----))*(?:-----END [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----)?/g,
    },
];

;// CONCATENATED MODULE: ./lib/core/redact/secret-forms.js
/**
 * The written forms in which a secret may turn up: as it is, JSON-escaped (also twice), URL-encoded and in
 * base64, there also as a part of something longer such as `user:secret`.
 */
function secretForms(secret) {
    const wellFormed = secret.toWellFormed();
    const escaped = jsonEscaped(secret);
    const forms = [
        secret,
        escaped,
        jsonEscaped(escaped),
        escaped.replace(/[^\x20-\x7e]/g, unicodeEscape),
        ...urlForms(encodeURIComponent(wellFormed)),
        ...base64Forms(new TextEncoder().encode(wellFormed)),
    ];
    return [...new Set(forms)];
}
function jsonEscaped(text) {
    return JSON.stringify(text).slice(1, -1);
}
function unicodeEscape(character) {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
/** Encoders differ in the case of the digits, in spaces and in the five marks that RFC 2396 left alone. */
function urlForms(encoded) {
    const strict = encoded.replace(/[!'()*]/g, percentEncoded);
    return [encoded, strict].flatMap((form) => {
        const variants = [form, form.replaceAll('%20', '+')];
        return [...variants, ...variants.map(withLowerCaseCodes)];
    });
}
function percentEncoded(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
function withLowerCaseCodes(text) {
    return text.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
}
function base64Forms(bytes) {
    const whole = base64(bytes);
    const forms = [whole, whole.replaceAll('=', ''), ...[0, 1, 2].map((at) => base64Part(bytes, at))];
    return [...forms, ...forms.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'))];
}
/** The characters that these bytes fix alone when they stand `offset` bytes into a group of three. */
function base64Part(bytes, offset) {
    const padded = new Uint8Array(offset + bytes.length);
    padded.set(bytes, offset);
    return base64(padded).slice(Math.ceil((offset * 8) / 6), Math.floor((padded.length * 8) / 6));
}
function base64(bytes) {
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

;// CONCATENATED MODULE: ./lib/core/redact/redact.js




const maxProviderTextBytes = 2 * 1024;
/** From this length on a secret is replaced wherever it stands, in all its forms. */
const minSearchedLength = 6;
/** Shorter ones are replaced as whole words only, and below this not at all: they would shred every text. */
const minWordLength = 4;
/**
 * Takes these secrets out of texts. A secret of 4 or 5 characters is replaced only where it stands as a
 * word, a shorter one never; one that the mark `[redacted]` itself contains is left alone.
 */
function createRedactor(secrets) {
    const known = [...new Set(secrets.flatMap((secret) => [secret, secret.trim()]))].filter((secret) => secret.trim().length >= minWordLength && !redactionMark.includes(secret));
    const forms = known
        .filter((secret) => secret.length >= minSearchedLength)
        .flatMap(secretForms)
        .sort((left, right) => right.length - left.length);
    const words = known.filter((secret) => secret.length < minSearchedLength).map(wordPattern);
    function text(input) {
        let output = input;
        for (const form of forms)
            output = output.replaceAll(form, redactionMark);
        for (const word of words)
            output = output.replace(word, redactionMark);
        if (output.length < shortestKey)
            return output;
        for (const { pattern } of keyShapes)
            output = output.replace(pattern, redactionMark);
        return output;
    }
    return {
        text,
        providerText: (input) => (0,cut_text/* cutToBytes */.z)(withoutKeyParts(text(input)), maxProviderTextBytes),
        deep: (value) => mapStrings(value, text), // The same shape, with other strings in it
        findSecret(input) {
            if (forms.some((form) => input.includes(form)))
                return 'a configured secret';
            if (words.some((word) => input.search(word) !== -1))
                return 'a configured secret';
            return keyShapes.find(({ pattern }) => input.search(pattern) !== -1)?.kind ?? null;
        },
    };
}
function wordPattern(secret) {
    const literal = secret.replace(/[^A-Za-z0-9_]/g, String.raw `\$&`);
    return new RegExp(`(?<![A-Za-z0-9_])${literal}(?![A-Za-z0-9_])`, 'g');
}
function mapStrings(value, map) {
    if (typeof value === 'string')
        return map(value);
    if (Array.isArray(value))
        return value.map((item) => mapStrings(item, map));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [map(key), mapStrings(item, map)]));
}


/***/ }),

/***/ 54375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EP: () => (/* binding */ parseFirstJson),
/* harmony export */   Tb: () => (/* binding */ parseFlatJson),
/* harmony export */   jO: () => (/* binding */ createJsonExtent),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   s$: () => (/* binding */ jsonText)
/* harmony export */ });
/** Strict JSON, or undefined when the text is not exactly one JSON value. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Deeper than this nothing walks a value safely: neither our own code nor `JSON.stringify`. */
const maxLevels = 500;
/** Strict JSON of a tool call's arguments; also undefined when it is nested more than 500 levels deep. */
function parseFlatJson(text) {
    const value = parseJson(text);
    return value === undefined || isDeeperThan(maxLevels, value) ? undefined : value;
}
function isDeeperThan(levels, value) {
    if (typeof value !== 'object' || value === null)
        return false;
    return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}
/** The JSON text of a value; text that is no JSON when it is nested too deep to be written. */
function jsonText(value) {
    try {
        return JSON.stringify(value);
    }
    catch {
        return '[nested too deep]';
    }
}
/** The first JSON object or array of a text that begins with one, or undefined (wire T5). */
function parseFirstJson(text) {
    const whole = parseJson(text);
    if (whole !== undefined)
        return whole;
    const end = createJsonExtent().feed(text);
    return end === -1 ? undefined : parseJson(text.slice(0, end));
}
/** Finds, piece by piece and in linear time, where the first JSON object or array of a text ends. */
function createJsonExtent() {
    const outside = /["{}[\]]/g;
    const inside = /["\\]/g;
    let depth = 0;
    let quoted = false;
    let escaped = false;
    /** True when the bracket or quote at the matched place closes the value. */
    function step(character) {
        if (character === '"')
            quoted = !quoted;
        else if (character === '{' || character === '[')
            depth += 1;
        else
            depth -= 1;
        return depth === 0 && !quoted && character !== '"';
    }
    return {
        feed(piece) {
            let at = escaped ? 1 : 0;
            escaped = escaped && piece === '';
            while (at < piece.length) {
                const special = quoted ? inside : outside;
                special.lastIndex = at;
                const character = special.exec(piece)?.[0];
                if (character === undefined)
                    return -1;
                at = special.lastIndex;
                if (character === '\\') {
                    escaped = at === piece.length;
                    at += 1;
                }
                else if (step(character))
                    return at;
            }
            return -1;
        },
    };
}


/***/ }),

/***/ 15547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ baseUrlProblem)
/* harmony export */ });
const secretLikeParameter = /key|token|secret|sig|auth|pass|credential/i;
/** What a target's address must be in place of the given one; null when it can be used and printed. */
function baseUrlProblem(text) {
    if (!URL.canParse(text))
        return 'a full address such as https://api.example.com/v1';
    const url = new URL(text);
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
        return 'an http:// or https:// address';
    if (url.username !== '' || url.password !== '') {
        return 'an address without user name and password: name the variable that holds the key in apiKeyEnv';
    }
    const suspect = [...url.searchParams.keys()].find((name) => secretLikeParameter.test(name));
    if (suspect !== undefined) {
        return `an address without "${suspect}" in its query: name the variable that holds the key in apiKeyEnv`;
    }
    return null;
}


/***/ }),

/***/ 57275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ BUILTIN_CASES)
});

;// CONCATENATED MODULE: ./lib/domain/case-catalog/direct-answer.js
/** The question needs no tool; the two that are offered are about something else. */
const directAnswer = {
    version: 1,
    id: 'direct-answer',
    description: 'Answers from its own knowledge although tools are offered.',
    system: 'You are a helpful assistant. Use a tool only when the question needs it.',
    prompt: 'What is the capital of France? Answer with the name of the city only.',
    tools: [
        {
            name: 'get_order_status',
            description: 'Looks up the delivery status of an order in our shop.',
            parameters: {
                type: 'object',
                properties: { orderId: { type: 'string', description: 'The id of the order.' } },
                required: ['orderId'],
                additionalProperties: false,
            },
        },
        {
            name: 'cancel_order',
            description: 'Cancels an order in our shop.',
            parameters: {
                type: 'object',
                properties: { orderId: { type: 'string', description: 'The id of the order.' } },
                required: ['orderId'],
                additionalProperties: false,
            },
        },
    ],
    expect: { outputContains: 'Paris', noToolCalls: true },
    mock: {
        native: [{ text: 'Paris', usage: { inputTokens: 138, outputTokens: 2 } }],
        text: [{ text: 'Paris', usage: { inputTokens: 229, outputTokens: 2 } }],
    },
    limits: {},
};

;// CONCATENATED MODULE: ./lib/domain/case-catalog/parallel-tools.js
/** Two calls that do not depend on each other; the turn limit asks for both in one reply. */
const parallelTools = {
    version: 1,
    id: 'parallel-tools',
    description: 'Makes two independent calls in one turn.',
    system: 'You are a helpful assistant. Use the tools to look things up; do not guess.',
    prompt: 'What temperatures do the weather stations in Oslo and in Lima show right now? Make both look-ups at once, in one reply. Then answer in one sentence and write the numbers in digits.',
    tools: [
        {
            name: 'get_temperature',
            description: 'Reads the temperature that the weather station of one city shows.',
            parameters: {
                type: 'object',
                properties: { city: { type: 'string', description: 'The name of the city.' } },
                required: ['city'],
                additionalProperties: false,
            },
            results: [
                { when: { city: { regex: '(?i:oslo)' } }, value: { city: 'Oslo', celsius: 14 } },
                { when: { city: { regex: '(?i:lima)' } }, value: { city: 'Lima', celsius: 23 } },
            ],
        },
    ],
    expect: {
        outputContains: ['14', '23'],
        toolCalls: {
            match: 'exact',
            calls: [
                { name: 'get_temperature', arguments: { city: { regex: '(?i:oslo)' } } },
                { name: 'get_temperature', arguments: { city: { regex: '(?i:lima)' } } },
            ],
        },
        maxTurns: 2,
    },
    mock: {
        native: [
            {
                toolCalls: [
                    { name: 'get_temperature', arguments: { city: 'Oslo' } },
                    { name: 'get_temperature', arguments: { city: 'Lima' } },
                ],
                usage: { inputTokens: 136, outputTokens: 37 },
            },
            {
                text: 'It is 14 °C in Oslo and 23 °C in Lima.',
                usage: { inputTokens: 214, outputTokens: 16 },
            },
        ],
        text: [
            {
                text: '<tool_call>\n{"name":"get_temperature","arguments":{"city":"Oslo"}}\n</tool_call>\n<tool_call>\n{"name":"get_temperature","arguments":{"city":"Lima"}}\n</tool_call>',
                usage: { inputTokens: 222, outputTokens: 51 },
            },
            {
                text: 'It is 14 °C in Oslo and 23 °C in Lima.',
                usage: { inputTokens: 345, outputTokens: 16 },
            },
        ],
    },
    limits: {},
};

;// CONCATENATED MODULE: ./lib/domain/case-catalog/sequential-tools.js
/** The second call needs an id that only the first result holds. */
const sequentialTools = {
    version: 1,
    id: 'sequential-tools',
    description: 'Feeds the result of one call into the next.',
    system: 'You are a helpful assistant. Use the tools to look things up; do not guess.',
    prompt: 'How much does the customer with the e-mail address dana@example.com owe us in euros? Look up the customer first. Answer in one sentence and write the amount in digits.',
    tools: [
        {
            name: 'find_customer',
            description: 'Finds a customer by e-mail address and gives the customer id.',
            parameters: {
                type: 'object',
                properties: { email: { type: 'string', description: 'The e-mail address.' } },
                required: ['email'],
                additionalProperties: false,
            },
            results: [
                {
                    when: { email: { regex: '(?i:dana@example\\.com)' } },
                    value: { customerId: 'C-7319', name: 'Dana' },
                },
            ],
        },
        {
            name: 'get_open_balance',
            description: 'Gives the amount that a customer owes, by customer id.',
            parameters: {
                type: 'object',
                properties: {
                    customerId: { type: 'string', description: 'The id that find_customer gives.' },
                },
                required: ['customerId'],
                additionalProperties: false,
            },
            results: [
                { when: { customerId: { equals: 'C-7319' } }, value: { balance: 245, currency: 'EUR' } },
            ],
        },
    ],
    expect: {
        outputContains: '245',
        toolCalls: {
            match: 'ordered',
            calls: [
                {
                    name: 'find_customer',
                    arguments: { email: { regex: '^(?i:dana@example\\.com)$' } },
                },
                { name: 'get_open_balance', arguments: { customerId: { equals: 'C-7319' } } },
            ],
        },
    },
    mock: {
        native: [
            {
                toolCalls: [{ name: 'find_customer', arguments: { email: 'dana@example.com' } }],
                usage: { inputTokens: 186, outputTokens: 19 },
            },
            {
                toolCalls: [{ name: 'get_open_balance', arguments: { customerId: 'C-7319' } }],
                usage: { inputTokens: 229, outputTokens: 22 },
            },
            {
                text: 'The customer owes us 245 euros.',
                usage: { inputTokens: 270, outputTokens: 9 },
            },
        ],
        text: [
            {
                text: '<tool_call>\n{"name":"find_customer","arguments":{"email":"dana@example.com"}}\n</tool_call>',
                usage: { inputTokens: 277, outputTokens: 28 },
            },
            {
                text: '<tool_call>\n{"name":"get_open_balance","arguments":{"customerId":"C-7319"}}\n</tool_call>',
                usage: { inputTokens: 345, outputTokens: 31 },
            },
            {
                text: 'The customer owes us 245 euros.',
                usage: { inputTokens: 412, outputTokens: 9 },
            },
        ],
    },
    limits: {},
};

;// CONCATENATED MODULE: ./lib/domain/case-catalog/single-tool.js
/** One tool, one call, and its result in the answer. */
const singleTool = {
    version: 1,
    id: 'single-tool',
    description: 'Calls the one tool that is offered and answers from its result.',
    system: 'You are a helpful assistant. Use the tools to look things up; do not guess.',
    prompt: 'With which carrier was the order A-1042 sent? Answer in one sentence.',
    tools: [
        {
            name: 'get_order_status',
            description: 'Looks up the delivery status of an order in our shop.',
            parameters: {
                type: 'object',
                properties: {
                    orderId: { type: 'string', description: 'The id of the order, such as A-1000.' },
                },
                required: ['orderId'],
                additionalProperties: false,
            },
            results: [{ value: { orderId: 'A-1042', status: 'shipped', carrier: 'Borealis' } }],
        },
    ],
    expect: {
        outputContains: 'Borealis',
        toolCalls: {
            match: 'exact',
            calls: [{ name: 'get_order_status', arguments: { orderId: { regex: '^#?[Aa]-?1042$' } } }],
        },
    },
    mock: {
        native: [
            {
                toolCalls: [{ name: 'get_order_status', arguments: { orderId: 'A-1042' } }],
                usage: { inputTokens: 117, outputTokens: 21 },
            },
            {
                text: 'The order A-1042 was sent with Borealis.',
                usage: { inputTokens: 163, outputTokens: 12 },
            },
        ],
        text: [
            {
                text: '<tool_call>\n{"name":"get_order_status","arguments":{"orderId":"A-1042"}}\n</tool_call>',
                usage: { inputTokens: 203, outputTokens: 30 },
            },
            {
                text: 'The order A-1042 was sent with Borealis.',
                usage: { inputTokens: 277, outputTokens: 12 },
            },
        ],
    },
    limits: {},
};

;// CONCATENATED MODULE: ./lib/domain/case-catalog/tool-error-recovery.js
/** The first booking is refused, and the refusal says which one would work. */
const toolErrorRecovery = {
    version: 1,
    id: 'tool-error-recovery',
    description: 'Corrects its call after the tool refused the first one.',
    system: 'You are a helpful assistant. Use the tools to get things done; do not ask back.',
    prompt: 'Book the meeting room Aspen on Monday. If the booking is refused because the room is taken, book a room that is free. Then tell me in one sentence which room you booked.',
    tools: [
        {
            name: 'book_room',
            description: 'Books one meeting room for one day.',
            parameters: {
                type: 'object',
                properties: {
                    room: { type: 'string', enum: ['Aspen', 'Birch', 'Cedar'] },
                    day: { type: 'string', description: 'The day of the week, such as Friday.' },
                },
                required: ['room', 'day'],
                additionalProperties: false,
            },
            results: [
                {
                    when: { room: { equals: 'Aspen' } },
                    error: 'Aspen is taken on Monday. The only room that is free on Monday is Birch.',
                },
                {
                    when: { room: { equals: 'Birch' } },
                    value: { booked: true, room: 'Birch', day: 'Monday' },
                },
            ],
        },
    ],
    expect: {
        outputContains: 'Birch',
        toolCalls: {
            match: 'exact',
            calls: [
                {
                    name: 'book_room',
                    arguments: { room: { equals: 'Birch' }, day: { regex: '(?i:monday)' } },
                },
            ],
        },
    },
    mock: {
        native: [
            {
                toolCalls: [{ name: 'book_room', arguments: { room: 'Aspen', day: 'Monday' } }],
                usage: { inputTokens: 161, outputTokens: 23 },
            },
            {
                toolCalls: [{ name: 'book_room', arguments: { room: 'Birch', day: 'Monday' } }],
                usage: { inputTokens: 213, outputTokens: 23 },
            },
            {
                text: 'Aspen was taken, so I booked Birch on Monday.',
                usage: { inputTokens: 258, outputTokens: 13 },
            },
        ],
        text: [
            {
                text: '<tool_call>\n{"name":"book_room","arguments":{"room":"Aspen","day":"Monday"}}\n</tool_call>',
                usage: { inputTokens: 249, outputTokens: 32 },
            },
            {
                text: '<tool_call>\n{"name":"book_room","arguments":{"room":"Birch","day":"Monday"}}\n</tool_call>',
                usage: { inputTokens: 325, outputTokens: 32 },
            },
            {
                text: 'Aspen was taken, so I booked Birch on Monday.',
                usage: { inputTokens: 397, outputTokens: 13 },
            },
        ],
    },
    limits: {},
};

;// CONCATENATED MODULE: ./lib/domain/case-catalog/tool-selection.js
/** Four tools for the same product id; only one of them knows the answer. */
const toolSelection = {
    version: 1,
    id: 'tool-selection',
    description: 'Picks the one right tool among several similar ones.',
    system: 'You are a helpful assistant. Use the tools to look things up; do not guess.',
    prompt: 'How many units of the product SKU-204 are in stock? Make no other look-up. Answer in one sentence and write the number in digits.',
    tools: [
        {
            name: 'get_product_price',
            description: 'Gives the current price of a product.',
            parameters: {
                type: 'object',
                properties: { sku: { type: 'string', description: 'The product id, such as SKU-100.' } },
                required: ['sku'],
                additionalProperties: false,
            },
            results: [{ value: { sku: 'SKU-204', price: 34 } }],
        },
        {
            name: 'get_stock_level',
            description: 'Gives the number of units of a product that are in stock.',
            parameters: {
                type: 'object',
                properties: { sku: { type: 'string', description: 'The product id, such as SKU-100.' } },
                required: ['sku'],
                additionalProperties: false,
            },
            results: [{ value: { sku: 'SKU-204', unitsInStock: 187 } }],
        },
        {
            name: 'get_product_reviews',
            description: 'Gives the latest customer reviews of a product.',
            parameters: {
                type: 'object',
                properties: { sku: { type: 'string', description: 'The product id, such as SKU-100.' } },
                required: ['sku'],
                additionalProperties: false,
            },
            results: [{ value: { sku: 'SKU-204', reviews: ['Does what it should.'] } }],
        },
        {
            name: 'reorder_product',
            description: 'Orders more units of a product from its supplier.',
            parameters: {
                type: 'object',
                properties: {
                    sku: { type: 'string', description: 'The product id, such as SKU-100.' },
                    units: { type: 'integer', description: 'How many units to order.', minimum: 1 },
                },
                required: ['sku', 'units'],
                additionalProperties: false,
            },
            results: [{ value: { sku: 'SKU-204', ordered: true } }],
        },
    ],
    expect: {
        outputContains: '187',
        toolCalls: {
            match: 'exact',
            calls: [{ name: 'get_stock_level', arguments: { sku: { equals: 'SKU-204' } } }],
        },
    },
    mock: {
        native: [
            {
                toolCalls: [{ name: 'get_stock_level', arguments: { sku: 'SKU-204' } }],
                usage: { inputTokens: 289, outputTokens: 20 },
            },
            {
                text: 'There are 187 units of SKU-204 in stock.',
                usage: { inputTokens: 332, outputTokens: 13 },
            },
        ],
        text: [
            {
                text: '<tool_call>\n{"name":"get_stock_level","arguments":{"sku":"SKU-204"}}\n</tool_call>',
                usage: { inputTokens: 392, outputTokens: 29 },
            },
            {
                text: 'There are 187 units of SKU-204 in stock.',
                usage: { inputTokens: 460, outputTokens: 13 },
            },
        ],
    },
    limits: {},
};

;// CONCATENATED MODULE: ./lib/domain/case-catalog.js






/**
 * The built-in cases in report order. They are written in parsed form, so that a start pays for no
 * schema check (a test does it), and are frozen to the leaf.
 */
const BUILTIN_CASES = [
    directAnswer,
    singleTool,
    toolSelection,
    parallelTools,
    sequentialTools,
    toolErrorRecovery,
].map(deepFreeze);
function deepFreeze(value) {
    if (typeof value === 'object' && value !== null) {
        Object.values(value).forEach(deepFreeze);
        Object.freeze(value);
    }
    return value;
}


/***/ }),

/***/ 96145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FN: () => (/* binding */ MODES),
/* harmony export */   WQ: () => (/* binding */ DEFAULT_CASES),
/* harmony export */   d$: () => (/* binding */ FAIL_ON),
/* harmony export */   fx: () => (/* binding */ MAX_CONCURRENCY),
/* harmony export */   hR: () => (/* binding */ FORMATS),
/* harmony export */   k9: () => (/* binding */ KEEP),
/* harmony export */   p8: () => (/* binding */ COMMENT_MODES),
/* harmony export */   yv: () => (/* binding */ PROTOCOLS),
/* harmony export */   zd: () => (/* binding */ COMMENT_POLICIES)
/* harmony export */ });
const PROTOCOLS = ['chat-completions', 'responses', 'messages'];
const MODES = ['native', 'text'];
const MAX_CONCURRENCY = 256;
/** What runs when a config names no cases; here alone a pattern may match nothing. */
const DEFAULT_CASES = ['builtin:*', 'cases/**/*.yml'];
const FAIL_ON = [
    'failure',
    'regressed',
    'inconclusive',
    'invalid',
    'budget',
    'never',
];
const COMMENT_POLICIES = ['always', 'on-change', 'on-regression', 'off'];
const COMMENT_MODES = ['update', 'recreate', 'new'];
const KEEP = ['none', 'failures', 'all'];
const FORMATS = ['html', 'junit', 'bmf', 'benchmark-action', 'csv', 'otel'];


/***/ }),

/***/ 77708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ isJsonObject)
/* harmony export */ });
/** True for a JSON object: not null, not an array. */
function isJsonObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ })

};
