import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import {
  dist,
  repository,
  startProgram,
  type ProgramResult,
  type RunningProgram,
} from './run-program.ts';

export interface ActionRun {
  /** The repository's checkout. */
  readonly workspace: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly event?: object;
  /** A folder that holds the action's index.js; the built one by default. */
  readonly action?: string;
  /** Told as soon as it runs. */
  readonly started?: (running: RunningProgram) => void;
}

export interface ActionResult extends ProgramResult {
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

/** action.yml as a workflow sees it. */
export const actionMetadata = parse(readFileSync(join(repository, 'action.yml'), 'utf8')) as {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, object>>;
};

/**
 * Runs the action as the runner does: inputs as variables, files for outputs and summary, an
 * event payload, and nothing else of this process's environment but PATH.
 */
export async function runAction(run: ActionRun): Promise<ActionResult> {
  const runner = join(run.workspace, '.runner');
  mkdirSync(join(runner, 'temp'), { recursive: true });
  const files = commandFiles(runner);
  const event = join(runner, 'event.json');
  writeFileSync(event, JSON.stringify(run.event ?? {}));
  const running = startProgram(join(run.action ?? dist, 'index.js'), [], {
    cwd: run.workspace,
    env: {
      ...inputVariables(run.inputs),
      ...files,
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: run.workspace,
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: event,
      GITHUB_REPOSITORY: 'octo/agents',
      GITHUB_SHA: '1a2b3c4d5e6f708192a3b4c5d6e7f80912233445',
      GITHUB_WORKFLOW: 'bench',
      GITHUB_RUN_ID: '1234',
      GITHUB_RUN_ATTEMPT: '1',
      RUNNER_TEMP: join(runner, 'temp'),
      RUNNER_OS: 'Linux',
      ...run.env,
    },
  });
  run.started?.(running);
  return {
    ...(await running.ended),
    outputs: parseOutputs(readFileSync(files.GITHUB_OUTPUT, 'utf8')),
    summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8'),
  };
}

type CommandFiles = Record<'GITHUB_OUTPUT' | 'GITHUB_STEP_SUMMARY' | 'GITHUB_STATE', string>;

function commandFiles(runner: string): CommandFiles {
  const file = (name: string): string => {
    const path = join(runner, name);
    writeFileSync(path, '');
    return path;
  };
  return {
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
    GITHUB_STATE: file('state'),
  };
}

/** Every input of action.yml: as given, else its default, else empty. */
function inputVariables(inputs: Readonly<Record<string, string>>): Record<string, string> {
  const defaults = Object.entries(actionMetadata.inputs).map(([name, input]) => [
    name,
    input.default ?? '',
  ]);
  const all: Record<string, string> = { ...Object.fromEntries(defaults), ...inputs };
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
  );
}

/** The runner's file format: `name<<delimiter`, the value, the delimiter. */
function parseOutputs(text: string): Record<string, string> {
  const blocks = text.matchAll(/^(.+?)<<(.+)\n([\s\S]*?)\n?^\2$/gm);
  return Object.fromEntries([...blocks].map(([, name = '', , value = '']) => [name, value]));
}
