export const id = 2288;
export const ids = [2288];
export const modules = {

/***/ 62288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseYaml: () => (/* binding */ parseYaml)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/core/config/problem.js
var problem = __webpack_require__(27413);
;// CONCATENATED MODULE: ./lib/adapters/config/yaml-nodes.js

/** Offset of the key or list entry at a path, or of the nearest part around it; null when empty. */
function positionOf(yaml, path) {
    let node = yaml.contents;
    let offset = offsetOf(node);
    for (const step of path) {
        const next = stepInto(followed(yaml, node), step);
        if (next === null)
            break;
        offset = next.offset ?? offset;
        node = next.node;
    }
    return offset;
}
function followed(yaml, node) {
    return (0,dist/* isAlias */.Vj)(node) ? node.resolve(yaml) : node;
}
function stepInto(node, step) {
    if ((0,dist/* isSeq */.oP)(node) && typeof step === 'number') {
        const item = node.items[step];
        return item === undefined ? null : { node: item, offset: offsetOf(item) };
    }
    if (!(0,dist/* isMap */.jh)(node))
        return null;
    const pair = node.items.findLast(({ key }) => keyText(key) === String(step));
    return pair === undefined ? null : { node: pair.value, offset: offsetOf(pair.key) };
}
function offsetOf(node) {
    const isNode = typeof node === 'object' && node !== null && 'range' in node;
    return isNode && Array.isArray(node.range) ? Number(node.range[0]) : null;
}
/** Paths of the keys that stand in their object a second time. */
function duplicateKeys(yaml) {
    const duplicates = [];
    (0,dist/* visit */.YR)(yaml, {
        Map(_position, map, ancestors) {
            const seen = new Set();
            for (const { key } of map.items) {
                const text = keyText(key);
                if (seen.has(text))
                    duplicates.push([...pathOf(ancestors, map), text]);
                seen.add(text);
            }
        },
    });
    return duplicates;
}
function pathOf(ancestors, node) {
    const chain = [...ancestors, node];
    return chain.flatMap((parent, index) => {
        if ((0,dist/* isPair */.tO)(parent))
            return [keyText(parent.key)];
        return (0,dist/* isSeq */.oP)(parent) ? [parent.items.indexOf(chain[index + 1])] : [];
    });
}
function keyText(key) {
    return (0,dist/* isScalar */.jn)(key) ? String(key.value) : String(key);
}

;// CONCATENATED MODULE: ./lib/adapters/config/parse-yaml.js



const maxDepth = 100;
const maxAliasCount = 100;
const maxProblems = 20;
const tooManyLevels = `expected at most ${maxDepth} levels with aliases followed, got more`;
/** Reads YAML 1.2 (JSON is a part of it) with the line of every key. */
function parseYaml(file, text) {
    const lines = new dist/* LineCounter */.HN();
    const yaml = (0,dist/* parseDocument */.Tp)(text, {
        lineCounter: lines,
        schema: 'core',
        prettyErrors: false,
        stringKeys: true,
        resolveKnownTags: false,
        uniqueKeys: false,
        logLevel: 'error',
    });
    const lineAt = (offset) => offset === null ? null : lines.linePos(offset).line;
    const faults = [...yaml.errors, ...yaml.warnings];
    if (faults.length > 0) {
        const problems = faults.map((fault) => syntaxProblem(file, lineAt(fault.pos[0]), fault));
        return { document: null, problems: firstPerLine(problems) };
    }
    return readValue(file, yaml, lineAt);
}
function readValue(file, yaml, lineAt) {
    try {
        const value = yaml.toJS({ maxAliasCount });
        if (isDeeper(value, maxDepth))
            return refused(file, tooManyLevels);
        const document = {
            file,
            value,
            lineOf: (path) => lineAt(positionOf(yaml, path)),
        };
        const problems = duplicateKeys(yaml).map((path) => (0,problem/* problemIn */.Dk)(document, { path, message: 'expected each key once, got this one again' }));
        return { document, problems };
    }
    catch (error) {
        return refused(file, aliasFault(error));
    }
}
/** True when lists and objects are nested deeper than that; aliases that lead in a circle always are. */
function isDeeper(value, levels) {
    if (typeof value !== 'object' || value === null)
        return false;
    return levels === 0 || Object.values(value).some((item) => isDeeper(item, levels - 1));
}
/** The reader throws for aliases only, and where a document is too deep for it. */
function aliasFault(error) {
    if (error instanceof RangeError)
        return tooManyLevels;
    const message = error instanceof Error ? error.message : String(error);
    return message.startsWith('Unresolved alias')
        ? 'expected every alias to have its anchor before it'
        : `expected at most ${maxAliasCount} uses of aliases, got more`;
}
function refused(file, message) {
    const problem = { file, line: null, path: '', severity: 'error' };
    return { document: null, problems: [{ ...problem, message }] };
}
function syntaxProblem(file, line, { code, message }) {
    const tooDeep = code === 'RESOURCE_EXHAUSTION';
    const text = tooDeep ? tooManyLevels : `expected valid YAML or JSON: ${message}`;
    return (0,problem/* problemIn */.Dk)({ file, lineOf: () => line }, { path: [], message: text });
}
/** One mistake upsets a reader many times over; the first message of each line is the useful one. */
function firstPerLine(problems) {
    const lines = new Set();
    return problems.filter(({ line }) => !lines.has(line) && lines.add(line)).slice(0, maxProblems);
}


/***/ })

};
