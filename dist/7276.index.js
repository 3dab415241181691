export const id = 7276;
export const ids = [7276];
export const modules = {

/***/ 10080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ nearestName)
});

;// CONCATENATED MODULE: ./node_modules/leven/index.js
const array = [];
const characterCodeCache = [];

function leven(first, second, options) {
	if (first === second) {
		return 0;
	}

	const maxDistance = options?.maxDistance;
	const swap = first;

	// Swapping the strings if `a` is longer than `b` so we know which one is the
	// shortest & which one is the longest
	if (first.length > second.length) {
		first = second;
		second = swap;
	}

	let firstLength = first.length;
	let secondLength = second.length;

	// Performing suffix trimming:
	// We can linearly drop suffix common to both strings since they
	// don't increase distance at all
	// Note: `~-` is the bitwise way to perform a `- 1` operation
	while (firstLength > 0 && (first.charCodeAt(~-firstLength) === second.charCodeAt(~-secondLength))) {
		firstLength--;
		secondLength--;
	}

	// Performing prefix trimming
	// We can linearly drop prefix common to both strings since they
	// don't increase distance at all
	let start = 0;

	while (start < firstLength && (first.charCodeAt(start) === second.charCodeAt(start))) {
		start++;
	}

	firstLength -= start;
	secondLength -= start;

	// Early termination after trimming: if difference in length exceeds max distance
	if (maxDistance !== undefined && secondLength - firstLength > maxDistance) {
		return maxDistance;
	}

	if (firstLength === 0) {
		return maxDistance !== undefined && secondLength > maxDistance
			? maxDistance
			: secondLength;
	}

	let bCharacterCode;
	let result;
	let temporary;
	let temporary2;
	let index = 0;
	let index2 = 0;

	while (index < firstLength) {
		characterCodeCache[index] = first.charCodeAt(start + index);
		array[index] = ++index;
	}

	while (index2 < secondLength) {
		bCharacterCode = second.charCodeAt(start + index2);
		temporary = index2++;
		result = index2;

		for (index = 0; index < firstLength; index++) {
			temporary2 = bCharacterCode === characterCodeCache[index] ? temporary : temporary + 1;
			temporary = array[index];
			// eslint-disable-next-line no-multi-assign
			result = array[index] = temporary > result
				? (temporary2 > result ? result + 1 : temporary2)
				: (temporary2 > temporary ? temporary + 1 : temporary2);
		}

		// Early termination: if all values in current row exceed maxDistance
		if (maxDistance !== undefined) {
			let rowMinimum = result;
			for (index = 0; index < firstLength; index++) {
				if (array[index] < rowMinimum) {
					rowMinimum = array[index];
				}
			}

			if (rowMinimum > maxDistance) {
				return maxDistance;
			}
		}
	}

	// Bound arrays to avoid retaining large previous sizes
	array.length = firstLength;
	characterCodeCache.length = firstLength;

	return maxDistance !== undefined && result > maxDistance ? maxDistance : result;
}

function closestMatch(target, candidates, options) {
	if (!Array.isArray(candidates) || candidates.length === 0) {
		return undefined;
	}

	const userMax = options?.maxDistance;
	const targetLength = target.length;

	// Exact match fast-path
	for (const candidate of candidates) {
		if (candidate === target) {
			return candidate;
		}
	}

	if (userMax === 0) {
		return undefined;
	}

	let best;
	let bestDist = Number.POSITIVE_INFINITY;
	const seen = new Set();

	for (const candidate of candidates) {
		if (seen.has(candidate)) {
			continue;
		}

		seen.add(candidate);

		const lengthDiff = Math.abs(candidate.length - targetLength);
		if (lengthDiff >= bestDist) {
			continue;
		}

		if (userMax !== undefined && lengthDiff > userMax) {
			continue;
		}

		const cap = Number.isFinite(bestDist)
			? (userMax === undefined ? bestDist : Math.min(bestDist, userMax))
			: userMax;

		const distance = cap === undefined
			? leven(target, candidate)
			: leven(target, candidate, {maxDistance: cap});

		// Skip candidates that exceed the user's maximum distance
		if (userMax !== undefined && distance > userMax) {
			continue;
		}

		// If we got a capped result that equals the cap, we need the actual distance
		// for accurate comparison, but only if the cap was due to userMax
		let actualD = distance;
		if (cap !== undefined && distance === cap && cap === userMax) {
			actualD = leven(target, candidate);
		}

		if (actualD < bestDist) {
			bestDist = actualD;
			best = candidate;
			if (bestDist === 0) {
				break;
			}
		}
	}

	if (userMax !== undefined && bestDist > userMax) {
		return undefined;
	}

	return best;
}

;// CONCATENATED MODULE: ./lib/core/config/nearest-name.js

/** The name most like `word`, or null when none is near enough to be what was meant. */
function nearestName(word, names) {
    const sameLetters = names.find((name) => plain(name) === plain(word));
    if (sameLetters !== undefined)
        return sameLetters;
    if (word.length > 64)
        return null;
    const maxDistance = Math.min(3, Math.floor(word.length * 0.4));
    return maxDistance === 0 ? null : (closestMatch(word, names, { maxDistance }) ?? null);
}
function plain(name) {
    return name.toLowerCase().replaceAll(/[-_ ]/g, '');
}


/***/ }),

/***/ 27550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ Failure)
/* harmony export */ });
/* unused harmony export FAILURE_CODES */
/**
 * Broken promises: things the harness needs and did not get. Expected bad news (a 429, a wrong
 * answer, a malformed chunk) is a value and never one of these.
 */
const FAILURE_CODES = (/* unused pure expression or super */ null && ([
    'usage',
    'config',
    'preflight',
    'output-directory',
    'storage',
    'platform',
    'containment',
    'secret-found',
    'internal',
]));
/** The one error class of the product; its message names what was wrong, where, and the way out. */
class Failure extends Error {
    code;
    constructor(code, message, options) {
        super(message, options);
        this.name = 'Failure';
        this.code = code;
    }
}


/***/ }),

/***/ 27276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCli: () => (/* binding */ runCli)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/domain/failure.js
var failure = __webpack_require__(27550);
// EXTERNAL MODULE: ./lib/core/config/nearest-name.js + 1 modules
var nearest_name = __webpack_require__(10080);
;// CONCATENATED MODULE: ./lib/entry/commands.js
const config = {
    name: 'config',
    value: 'FILE',
    help: 'config file (default: .github/agent-bench.yml, .yaml or .json)',
};
const envFile = {
    name: 'env-file',
    value: 'FILE',
    help: 'read variables from a .env file; none is read without this flag',
};
const mock = { name: 'mock', help: 'scripts play the model: no keys, no network' };
const live = { name: 'live', help: 'call the real endpoints' };
const onlyCase = {
    name: 'case',
    value: 'ID',
    repeatable: true,
    help: 'run this case only',
};
const onlyMode = {
    name: 'mode',
    value: 'MODE',
    repeatable: true,
    help: 'native or text; both by default',
};
const runs = {
    name: 'runs',
    value: 'N',
    help: 'iterations of each case and mode (default 1)',
};
const outputDir = {
    name: 'output-dir',
    value: 'DIR',
    help: 'report folder (default agent-bench-report)',
};
const baseline = {
    name: 'baseline',
    value: 'FILE',
    help: 'compare with this record (baseline.json of a report)',
};
const failOn = {
    name: 'fail-on',
    value: 'LIST',
    help: 'what makes exit status 1 (default failure, ...)',
};
const json = {
    name: 'json',
    help: "print the report's summary part on stdout, nothing else",
};
/** Every command and flag there is; help texts, parsing and docs are made from this table. */
const COMMANDS = [
    {
        name: 'run',
        summary: 'run a benchmark and write its report',
        flags: [
            config,
            mock,
            live,
            { name: 'base-url', value: 'URL', help: 'OpenAI-compatible endpoint of the target' },
            { name: 'model', value: 'NAME', help: 'model of the target' },
            onlyCase,
            onlyMode,
            runs,
            { name: 'concurrency', value: 'N', help: 'trials at the same time (default 1)' },
            outputDir,
            { name: 'shard', value: 'I/N', help: 'run one of N parts; merge judges them' },
            baseline,
            failOn,
            json,
            envFile,
        ],
    },
    {
        name: 'merge',
        summary: 'join the reports of shards, and judge them as the one run that they are',
        positional: { name: 'DIR', help: 'folder that holds a folder with the report of each shard' },
        flags: [config, outputDir, baseline, failOn, json, envFile],
    },
    {
        name: 'calibrate',
        summary: 'run the same arm twice and say how noisy it is, and what the gates make of that',
        flags: [config, mock, live, onlyCase, onlyMode, runs, outputDir, envFile],
    },
    {
        name: 'validate',
        summary: 'list every problem of a config and the files it names',
        positional: { name: 'CONFIG', help: 'config file (default: as for run)' },
        flags: [config],
    },
    {
        name: 'schema',
        summary: 'print a JSON Schema',
        positional: { name: 'NAME', help: 'config (default), case, rates or report' },
        flags: [],
    },
    {
        name: 'mock-server',
        summary: 'serve the scripts of the cases over HTTP on loopback',
        flags: [
            { name: 'port', value: 'N', help: 'port on 127.0.0.1 (default: a free one)' },
            {
                name: 'script',
                value: 'FILE',
                repeatable: true,
                help: 'case file to serve (default: the built-in cases)',
            },
            { name: 'delay-ms', value: 'N', help: 'wait before the first chunk and between chunks' },
            { name: 'chunking', value: 'KIND', help: 'token (default), line, byte or once' },
            { name: 'fail', value: 'RATE:STATUS', help: 'answer a share of the calls with this status' },
        ],
    },
    { name: 'init', summary: 'write a starter config to .github/agent-bench.yml', flags: [] },
];
/** The help of one command, or of the program when none is named. */
function helpText(command) {
    return command === null ? programHelp() : commandHelp(command);
}
function programHelp() {
    return [
        'agent-bench: benchmark LLM agents, with numbers you can trust',
        '',
        'Usage: agent-bench COMMAND [flags]',
        '',
        ...table(COMMANDS.map(({ name, summary }) => [name, summary])),
        '',
        'agent-bench COMMAND --help shows the flags; --version shows the version.',
        'API keys come from environment variables alone.',
        'Exit status: 0 all held; 1 the benchmark finished and something in fail-on happened;',
        '2 no trustworthy result.',
        '',
    ].join('\n');
}
function commandHelp({ name, summary, positional, flags }) {
    const usage = ['agent-bench', name, ...(positional ? [`[${positional.name}]`] : [])].join(' ');
    const rows = [
        ...(positional ? [[positional.name, positional.help]] : []),
        ...flags.map((flag) => [flagUsage(flag), flag.help]),
        ['--help', 'show this'],
    ];
    return [`${usage}: ${summary}`, '', ...table(rows), ''].join('\n');
}
function flagUsage({ name, value, repeatable }) {
    return `--${name}${value ? ` ${value}` : ''}${repeatable ? ' ...' : ''}`;
}
function table(rows) {
    const width = Math.max(...rows.map(([left = '']) => left.length));
    return rows.map(([left = '', right = '']) => `  ${left.padEnd(width)}  ${right}`);
}

;// CONCATENATED MODULE: ./lib/entry/command-line.js




/** Reads the arguments after the program's name; a wrong one is a `usage` failure. */
function parseCommandLine(argv) {
    const [name, ...rest] = argv;
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
        return { kind: 'help', command: null };
    }
    if (name === '--version' || name === '-V')
        return { kind: 'version' };
    const command = findCommand(name);
    return rest.includes('--help') || rest.includes('-h')
        ? { kind: 'help', command }
        : { kind: 'command', ...parseFlags(command, rest) };
}
function findCommand(name) {
    const command = COMMANDS.find((candidate) => candidate.name === name);
    if (command !== undefined)
        return command;
    const names = COMMANDS.map((candidate) => candidate.name);
    const near = (0,nearest_name/* nearestName */.q)(name, names);
    const hint = near === null ? `one of ${names.join(', ')}` : `did you mean "${near}"?`;
    throw new failure/* Failure */.H('usage', `unknown command "${name}": ${hint}`);
}
function parseFlags(command, argv) {
    const { tokens } = (0,external_node_util_.parseArgs)({
        args: [...argv],
        strict: false,
        tokens: true,
        options: Object.fromEntries(command.flags.map((flag) => [flag.name, { type: flag.value ? 'string' : 'boolean' }])),
    });
    const switches = new Set();
    const values = new Map();
    const positionals = [];
    for (const token of tokens) {
        if (token.kind === 'positional')
            positionals.push(token.value);
        if (token.kind === 'option')
            takeFlag(command, token, { switches, values });
    }
    return { command, switches, values, positional: onlyPositional(command, positionals) };
}
function takeFlag(command, token, into) {
    const flag = command.flags.find((candidate) => candidate.name === token.name);
    if (flag === undefined || token.rawName !== `--${flag.name}`) {
        const near = (0,nearest_name/* nearestName */.q)(token.name, command.flags.map((candidate) => candidate.name));
        const hint = near === null ? `see agent-bench ${command.name} --help` : `did you mean --${near}?`;
        throw new failure/* Failure */.H('usage', `unknown flag ${token.rawName} for ${command.name}: ${hint}`);
    }
    if (flag.value === undefined) {
        if (token.value !== undefined)
            throw new failure/* Failure */.H('usage', `--${flag.name} takes no value`);
        into.switches.add(flag.name);
        return;
    }
    if (token.value === undefined) {
        throw new failure/* Failure */.H('usage', `--${flag.name} needs a value: --${flag.name} ${flag.value}`);
    }
    const given = into.values.get(flag.name) ?? [];
    if (given.length > 0 && flag.repeatable !== true) {
        throw new failure/* Failure */.H('usage', `--${flag.name} was given twice`);
    }
    into.values.set(flag.name, [...given, token.value]);
}
function onlyPositional(command, positionals) {
    const allowed = command.positional === undefined ? 0 : 1;
    const extra = positionals[allowed];
    if (extra !== undefined) {
        throw new failure/* Failure */.H('usage', `"${extra}" is one argument too many: see agent-bench ${command.name} --help`);
    }
    return positionals[0] ?? null;
}

// EXTERNAL MODULE: ./lib/entry/version.js
var version = __webpack_require__(97136);
;// CONCATENATED MODULE: ./lib/entry/cli.js







/** Runs the command line tool and returns its exit status; a failure is one message, no stack trace. */
async function runCli(argv, host) {
    try {
        const asked = parseCommandLine(argv);
        switch (asked.kind) {
            case 'help':
                host.stdout(helpText(asked.command));
                return 0;
            case 'version':
                host.stdout(`${version/* TOOL_VERSION */.w}\n`);
                return 0;
            case 'command':
                return await runCommand(asked, withEnvFile(asked, host));
        }
    }
    catch (error) {
        host.stderr(`agent-bench: ${explain(error, host)}\n`);
        return 2;
    }
}
async function runCommand(line, host) {
    switch (line.command.name) {
        case 'run':
        case 'calibrate':
            return (await Promise.all(/* import() */[__webpack_require__.e(5501), __webpack_require__.e(6255), __webpack_require__.e(2187), __webpack_require__.e(2222), __webpack_require__.e(1422)]).then(__webpack_require__.bind(__webpack_require__, 91422))).cliRun(line, host);
        case 'merge':
            return (await Promise.all(/* import() */[__webpack_require__.e(4377), __webpack_require__.e(7955), __webpack_require__.e(5501), __webpack_require__.e(6255), __webpack_require__.e(2187), __webpack_require__.e(2222), __webpack_require__.e(5243)]).then(__webpack_require__.bind(__webpack_require__, 25243))).cliMerge(line, host);
        case 'validate':
            return (await Promise.all(/* import() */[__webpack_require__.e(5501), __webpack_require__.e(6255), __webpack_require__.e(1689)]).then(__webpack_require__.bind(__webpack_require__, 11689))).cliValidate(line, host);
        case 'schema':
            return (await Promise.all(/* import() */[__webpack_require__.e(4377), __webpack_require__.e(7955), __webpack_require__.e(660)]).then(__webpack_require__.bind(__webpack_require__, 54240))).cliSchema(line, host);
        case 'mock-server':
            return (await Promise.all(/* import() */[__webpack_require__.e(4377), __webpack_require__.e(7955), __webpack_require__.e(5501), __webpack_require__.e(2187), __webpack_require__.e(363), __webpack_require__.e(3985)]).then(__webpack_require__.bind(__webpack_require__, 73985))).cliMockServer(line, host);
        case 'init':
            return (await __webpack_require__.e(/* import() */ 5305).then(__webpack_require__.bind(__webpack_require__, 35305))).cliInit(host);
        default:
            throw new TypeError(`no handler for the command ${line.command.name}`);
    }
}
/** The variables of a .env file count where the environment has none of that name. */
function withEnvFile(line, host) {
    const file = line.values.get('env-file')?.[0];
    if (file === undefined)
        return host;
    return { ...host, env: { ...readEnvFile((0,external_node_path_.resolve)(host.cwd, file)), ...host.env } };
}
function readEnvFile(file) {
    try {
        return (0,external_node_util_.parseEnv)((0,external_node_fs_.readFileSync)(file, 'utf8'));
    }
    catch (cause) {
        throw new failure/* Failure */.H('usage', `--env-file ${file} can't be read: ${messageOf(cause)}`, { cause });
    }
}
/** What went wrong in words; the stack of a fault of ours only where the user asked for it. */
function explain(error, { env }) {
    if (env['AGENT_BENCH_DEBUG'] && error instanceof Error)
        return error.stack ?? error.message;
    if (error instanceof failure/* Failure */.H)
        return error.message;
    return `internal error: ${messageOf(error)} (AGENT_BENCH_DEBUG=1 shows where)`;
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 97136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ TOOL_VERSION)
/* harmony export */ });
/** The version of package.json, which a test holds it to: a bundle has no package.json beside it. */
const TOOL_VERSION = '1.0.0';


/***/ })

};
