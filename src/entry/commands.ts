/** One option of a command; with `value` it takes one, without it is a switch. */
export interface FlagSpec {
  readonly name: string;
  readonly value?: string;
  readonly repeatable?: true;
  readonly help: string;
}

export interface CommandSpec {
  readonly name: string;
  readonly summary: string;
  readonly positional?: { readonly name: string; readonly help: string };
  readonly flags: readonly FlagSpec[];
}

const config: FlagSpec = {
  name: 'config',
  value: 'FILE',
  help: 'config file (default: .github/agent-bench.yml, .yaml or .json)',
};
const envFile: FlagSpec = {
  name: 'env-file',
  value: 'FILE',
  help: 'read variables from a .env file; none is read without this flag',
};

const mock: FlagSpec = { name: 'mock', help: 'scripts play the model: no keys, no network' };
const live: FlagSpec = { name: 'live', help: 'call the real endpoints' };
const onlyCase: FlagSpec = {
  name: 'case',
  value: 'ID',
  repeatable: true,
  help: 'run this case only',
};
const onlyMode: FlagSpec = {
  name: 'mode',
  value: 'MODE',
  repeatable: true,
  help: 'native or text; both by default',
};
const runs: FlagSpec = {
  name: 'runs',
  value: 'N',
  help: 'iterations of each case and mode (default 1)',
};
const outputDir: FlagSpec = {
  name: 'output-dir',
  value: 'DIR',
  help: 'report folder (default agent-bench-report)',
};

const baseline: FlagSpec = {
  name: 'baseline',
  value: 'FILE',
  help: 'compare with this record (baseline.json of a report)',
};
const failOn: FlagSpec = {
  name: 'fail-on',
  value: 'LIST',
  help: 'what makes exit status 1 (default failure, ...)',
};
const json: FlagSpec = {
  name: 'json',
  help: "print the report's summary part on stdout, nothing else",
};

/** Every command and flag there is; help texts, parsing and docs are made from this table. */
export const COMMANDS: readonly CommandSpec[] = [
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
export function helpText(command: CommandSpec | null): string {
  return command === null ? programHelp() : commandHelp(command);
}

function programHelp(): string {
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

function commandHelp({ name, summary, positional, flags }: CommandSpec): string {
  const usage = ['agent-bench', name, ...(positional ? [`[${positional.name}]`] : [])].join(' ');
  const rows = [
    ...(positional ? [[positional.name, positional.help] as const] : []),
    ...flags.map((flag) => [flagUsage(flag), flag.help] as const),
    ['--help', 'show this'] as const,
  ];
  return [`${usage}: ${summary}`, '', ...table(rows), ''].join('\n');
}

function flagUsage({ name, value, repeatable }: FlagSpec): string {
  return `--${name}${value ? ` ${value}` : ''}${repeatable ? ' ...' : ''}`;
}

function table(rows: readonly (readonly [string, string])[] | readonly string[][]): string[] {
  const width = Math.max(...rows.map(([left = '']) => left.length));
  return rows.map(([left = '', right = '']) => `  ${left.padEnd(width)}  ${right}`);
}
