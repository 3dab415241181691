import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { runAction, type ActionResult } from '../support/run-action.ts';
import { listTree, readBundle } from '../support/run-bundle.ts';
import { runCli, type ProgramResult } from '../support/run-program.ts';
import { sendJson, startProvider, type ProviderCall } from '../support/run-provider.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** No well-known shape; its URL-encoded, base64 and JSON forms all differ from it. */
const key = 'dummy/key+with="marks" & 5f3a9c';
const inBase64 = Buffer.from(key).toString('base64');
const forms = [
  ...[key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key), inBase64],
  ...[inBase64.replaceAll('=', ''), Buffer.from(key).toString('base64url')],
  Buffer.from(`user:${key}`).toString('base64').replaceAll('=', '').slice(8, -2),
];
const echo = `got ${key}, ${encodeURIComponent(key)}, ${inBase64}, user ${btoa(`user:${key}`)}`;

type Answer = (response: ServerResponse) => void;

/** How providers give a key back, by the model that is asked for. */
const answers: Readonly<Record<string, Answer>> = {
  'error-body': (response) =>
    sendJson(response, 400, { error: { message: echo, code: key, type: key } }),
  'plain-error': (response) => void response.writeHead(500, { 'x-echo': key }).end(echo),
  'in-the-reply': (response) =>
    sendJson(response, 200, { model: key, choices: [choice({ content: echo })] }),
  'in-a-tool-call': (response) => {
    const call = { id: key, type: 'function', function: { name: key, arguments: echo } };
    sendJson(response, 200, { choices: [choice({ tool_calls: [call] })] });
  },
  'in-a-text-call': (response) => {
    const content = `<tool_call>\n${JSON.stringify({ name: key, arguments: { key: echo } })}\n</tool_call>`;
    sendJson(response, 200, { choices: [choice({ content })] });
  },
  'in-a-stream': (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'x-request-id': key });
    for (const character of echo) response.write(event(choice({ content: character }, 'delta')));
    response.end(`data: ${JSON.stringify({ error: { message: echo, code: key } })}\n\n`);
  },
};

function choice(message: object, name = 'message'): object {
  return { index: 0, [name]: { role: 'assistant', ...message }, finish_reason: null };
}

function event(one: object): string {
  return `data: ${JSON.stringify({ choices: [one] })}\n\n`;
}

function configFor(baseUrl: string): string {
  const target = { baseUrl, apiKeyEnv: 'DUMMY_KEY', limits: { retries: 0, maxTurns: 2 } };
  return JSON.stringify({
    version: 1,
    live: true,
    targets: Object.keys(answers).map((model) => ({ id: model, model, ...target })),
    matrix: { cases: ['builtin:single-tool'], warmup: 0 },
    report: { outputs: 'all', keepLedgers: 'all' },
  });
}

let sent: readonly ProviderCall[];
let cli: ProgramResult;
let action: ActionResult;
let cliFolder: string;
let workspace: string;

beforeAll(async () => {
  const provider = await startProvider(({ body }, response) => answers[body.model]?.(response));
  const files = { 'bench.json': configFor(provider.baseUrl) };
  const env = { DUMMY_KEY: key };
  [cliFolder, workspace] = [temporaryFolder(files), temporaryFolder(files)];
  [cli, action] = await Promise.all([
    runCli(['run', '--config', 'bench.json', '--json'], { cwd: cliFolder, env }),
    runAction({ workspace, inputs: { config: 'bench.json' }, env }),
  ]);
  sent = provider.calls;
});

function holdsKey(text: string): boolean {
  return forms.some((form) => text.includes(form));
}

/** Files below a folder that hold the key in any form. */
function filesWithKey(folder: string): string[] {
  return listTree(folder)
    .filter((path) => /\.\w+$|output|summary/.test(path))
    .filter((path) => {
      const file = join(folder, path);
      return holdsKey(readFileSync(file, 'latin1'));
    });
}

describe('a key that a provider gives back in every way', () => {
  test('was sent, and came back in what the trials saw', () => {
    expect(sent.length).toBeGreaterThanOrEqual(2 * 2 * Object.keys(answers).length);
    for (const { headers } of sent) expect(headers.authorization).toBe(`Bearer ${key}`);
    const { report } = readBundle(join(cliFolder, 'agent-bench-report'));
    const inReply = report.trials.find(({ target }) => target === 'in-the-reply');
    expect(inReply?.output).toMatch(/^got .*redacted/);
    expect(report.trials.filter(({ state }) => state === 'harness-error')).toEqual([]);
  });

  test('is in no file of the bundle, ledgers and journal included', () => {
    const bundle = join(cliFolder, 'agent-bench-report');
    expect(listTree(bundle).filter((name) => name.endsWith('.sqlite'))).toHaveLength(12);
    expect(filesWithKey(bundle)).toEqual([]);
    expect(filesWithKey(join(workspace, 'agent-bench-report'))).toEqual([]);
  });

  test('is on neither stream of the command line', () => {
    expect(holdsKey(cli.stdout)).toBe(false);
    expect(holdsKey(cli.stderr)).toBe(false);
  });

  test('is in no output, summary or log line of the action but the one that masks it', () => {
    const [masks, rest] = partition(action.stdout.split('\n'), (line) =>
      line.startsWith('::add-mask::'),
    );
    expect(masks).toContain(`::add-mask::${key}`);
    expect(rest.filter(holdsKey)).toEqual([]);
    expect(holdsKey(action.stderr)).toBe(false);
    expect(holdsKey(action.summary)).toBe(false);
    expect(Object.values(action.outputs).filter(holdsKey)).toEqual([]);
  });
});

function partition<T>(list: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [list.filter(test), list.filter((item) => !test(item))];
}

describe('a key in a .env file', () => {
  test('is used when --env-file names the file, and stays secret', async () => {
    const provider = await startProvider((_, response) =>
      sendJson(response, 200, { choices: [choice({ content: 'Paris for file-key-8841' })] }),
    );
    const cwd = temporaryFolder({
      'bench.yml': `version: 1
live: true
targets: [{id: small, baseUrl: "${provider.baseUrl}", model: small-1, apiKeyEnv: FILE_KEY}]
matrix: {cases: ["builtin:direct-answer"], warmup: 0}
report: {outputs: all}
`,
      'keys.env': 'FILE_KEY=file-key-8841\n',
    });
    const args = ['run', '--config', 'bench.yml', '--env-file', 'keys.env'];
    const { code, stdout, stderr } = await runCli(args, { cwd });
    expect(code).toBe(0);
    expect(provider.calls[0]?.headers.authorization).toBe('Bearer file-key-8841');
    const bundle = join(cwd, 'agent-bench-report');
    const texts = listTree(bundle).map((name) => readFileSync(join(bundle, name), 'utf8'));
    expect([stdout, stderr, ...texts].join('\n')).not.toContain('file-key-8841');
  });
});
