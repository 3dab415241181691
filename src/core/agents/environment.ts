/** What an agent process may see of the harness's own variables. */
const inheritedNames = ['LANG', 'LC_ALL', 'LC_CTYPE', 'LC_MESSAGES', 'TZ'];

/** Names that the harness sets, so that nothing else may. */
const ownNames = [
  ...['PATH', 'HOME', 'TMPDIR', 'TMP', 'TEMP', 'NO_PROXY', 'no_proxy', 'TERM', 'NO_COLOR'],
  ...['XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_CACHE_HOME', 'XDG_STATE_HOME', 'XDG_RUNTIME_DIR'],
  ...['AGENT_BENCH_TRIAL_ID', 'AGENT_BENCH_LAUNCH_ID', 'AGENT_BENCH_REPORT_FILE'],
];

const secretWords =
  /(?:^|_)(?:token|secrets?|key|apikey|password|passwd|pass|pwd|credentials?|auth|cookie|session|private)(?:_|$)/i;
/** Tokens and addresses of the job that the harness runs in. */
const jobNames = /^(?:GITHUB|ACTIONS|RUNNER|CI)(?:_|$)/;

export interface EnvironmentFacts {
  readonly inherited: Readonly<Record<string, string | undefined>>;
  readonly passEnv: readonly string[];
  /** What recipe and target set. */
  readonly own: Readonly<Record<string, string>>;
  /** Folders that programs are looked up in. */
  readonly path: string;
  readonly home: string;
  readonly tmp: string;
  readonly trialId: string;
  readonly reportFile: string;
}

/**
 * The whole environment of an agent process: an allowlist, private folders, settings of git and npm that read nothing
 * of the machine's, and what recipe and target add. No variable of the job and no key is among it.
 */
export function agentEnvironment(facts: EnvironmentFacts): Readonly<Record<string, string>> {
  const { inherited, passEnv, own, path, home, tmp, trialId, reportFile } = facts;
  return {
    ...pick(inherited, inheritedNames),
    ...{ GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', GIT_TERMINAL_PROMPT: '0' },
    ...{ NPM_CONFIG_USERCONFIG: '/dev/null', NPM_CONFIG_UPDATE_NOTIFIER: 'false' },
    ...pick(inherited, passEnv),
    ...own,
    ...{ PATH: path, HOME: home, TMPDIR: tmp, TMP: tmp, TEMP: tmp },
    XDG_CONFIG_HOME: `${home}/.config`,
    XDG_DATA_HOME: `${home}/.local/share`,
    XDG_CACHE_HOME: `${home}/.cache`,
    XDG_STATE_HOME: `${home}/.local/state`,
    XDG_RUNTIME_DIR: tmp,
    ...{
      TERM: 'dumb',
      NO_COLOR: '1',
      NO_PROXY: '127.0.0.1,localhost',
      no_proxy: '127.0.0.1,localhost',
    },
    ...{ AGENT_BENCH_TRIAL_ID: trialId, AGENT_BENCH_REPORT_FILE: reportFile },
  };
}

/** Why a variable can't be passed on, or set, by its name; null when it can. */
export function unfitVariable(name: string): string | null {
  if (ownNames.includes(name)) return 'is set by the benchmark itself';
  if (jobNames.test(name)) return 'belongs to the job, and no agent may see it';
  return secretWords.test(name) ? 'looks like a secret, and no agent may see one' : null;
}

/** Whether the target may set a variable itself: any but those that the benchmark sets. */
export function isOwnVariable(name: string): boolean {
  return ownNames.includes(name);
}

function pick(
  variables: EnvironmentFacts['inherited'],
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = variables[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
