import { execFileSync } from 'node:child_process';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Report } from '../../src/domain/report.ts';
import { reportOf, trialRecord } from '../support/builders.ts';
import { startGithubService, type GithubService } from '../support/github-service.ts';
import { hostileReport, withoutOurMarkup } from '../support/hostile-report.ts';
import {
  linkTo,
  reportFor,
  runPublish,
  workflowRunOf,
  type PublishRun,
} from '../support/publish-run.ts';

let service: GithubService;
const plain = (): Report => reportOf([trialRecord()]);

beforeAll(async () => {
  service = await startGithubService();
});

/** A value at a path of the report. */
function withAt(path: readonly string[], value: unknown): string {
  const report = JSON.parse(reportFor(service, plain())) as Record<string, unknown>;
  const last = path.at(-1) ?? '';
  let place = report;
  for (const step of path.slice(0, -1)) place = place[step] as Record<string, unknown>;
  place[last] = value;
  return JSON.stringify(report);
}

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe('a report that is posted', () => {
  test('is told to the pull request of its head, with a link to its own run alone', async () => {
    const posted = await startGithubService();
    const { code, outputs, summary } = await runPublish(posted, {
      file: reportFor(posted, plain()),
    });
    expect(code).toBe(0);
    expect(posted.comments).toHaveLength(1);
    const body = posted.comments[0]?.body ?? '';
    expect(body).toContain('**Passed: ');
    expect(body.match(/https?:\/\/[^)\s]+/g)).toEqual([
      'https://github.com/octo/agents/actions/runs/4711',
    ]);
    expect(body.split('\n').at(-1)).toBe('<!-- agent-bench:v1:bench/no-config -->');
    expect(outputs).toMatchObject({ 'exit-code': '0' });
    expect(outputs['comment-url']).not.toBe('');
    expect(summary).toContain('**Passed: ');
  });

  test.each([
    ['mentions', '@octocat @octo/team'],
    ['links', '[x](https://evil.example) https://evil.example www.evil.example'],
    ['HTML', '</details><img src=x onerror=alert(1)><script>'],
    ['a comment end and our own marker', '--> <!-- agent-bench:v1:bench/no-config -->'],
    ['control and bidi characters', 'a\u202eb\u0000c\u2028d\u200be'],
    ['table breaks', 'a | b\n| c | d |\n\n# heading'],
    ['references', '#12 GH-12 octo/agents#3'],
    ['backticks', '``` `` `'],
  ])('is inert whatever it says: %s', async (_, words) => {
    const posted = await startGithubService();
    const file = reportFor(posted, {
      ...hostileReport(words),
      run: { ...hostileReport(words).run },
    });
    const { code } = await runPublish(posted, { file: valid(file) });
    expect(code).toBe(0);
    const [body = ''] = posted.comments.map((comment) => comment.body);
    const foreign = body
      .replace(/\[full report\]\(https:\/\/github\.com\/octo\/agents\/actions\/runs\/4711\)/, '')
      .split('\n')
      .slice(0, -2)
      .join('\n');
    expect(withoutOurMarkup(foreign)).not.toMatch(/[<[\]]|@\w|:\/\/|www\.|#\d/);
  });
});

/** The hostile words in fields whose shape the schema does not fix. */
function valid(text: string): string {
  const report = JSON.parse(text) as { run: { startedAt: string } };
  report.run.startedAt = '2026-01-02T03:04:05.000Z';
  return JSON.stringify(report);
}

describe('a report that is refused: nothing is posted, exit status 2', () => {
  test.each<readonly [string, () => PublishRun['file']]>([
    ['an empty file', () => ''],
    ['no JSON', () => 'verdict: pass'],
    ['half of one', () => reportFor(service, plain()).slice(0, 500)],
    ['a list', () => '[]'],
    ['a number', () => '1e999'],
    [
      'bytes that are no UTF-8',
      () => (path) => writeFileSync(path, Buffer.from([0xff, 0xfe, 0x7b])),
    ],
    ['another version of the shape', () => withAt(['schemaVersion'], 2)],
    ['a member too many', () => withAt(['html'], '<b>')],
    ['a member too few', () => withAt(['gates'], undefined)],
    ['a verdict that does not exist', () => withAt(['verdict'], 'perfect')],
    ['a gate that is text', () => withAt(['gates'], ['<b>'])],
    ['a count that is negative', () => withAt(['passRate', 'n'], -1)],
    ['an exit code of its own', () => withAt(['exitCode'], 7)],
    [
      'a prototype',
      () => reportFor(service, plain()).replace('{', '{"__proto__":{"verdict":"pass"},'),
    ],
    ['a constructor', () => withAt(['constructor'], { prototype: { polluted: true } })],
    ['depth', () => withAt(['notes'], JSON.parse(nested(60)))],
    ['depth without end', () => nested(200_000)],
    ['a link to another file', () => linkTo('/etc/passwd')],
    ['a link that leads nowhere', () => linkTo('nowhere')],
    ['a folder', () => (path) => mkdirSync(path)],
    ['a pipe', () => (path) => void execFileSync('mkfifo', [path])],
    ['no file', () => () => undefined],
    [
      'more than 64 MiB',
      () => (path) => {
        writeFileSync(path, '{');
        truncateSync(path, 65 * 1024 * 1024);
      },
    ],
  ])('%s', async (_, file) => {
    const { code, outputs, stdout, summary } = await runPublish(service, { file: file() });
    expect({ code, exit: outputs['exit-code'] }).toEqual({ code: 2, exit: '2' });
    expect(stdout).toContain('::error::the report is not published: ');
    expect(stdout).not.toContain('at Object.');
    expect(summary).toBe('');
    expect(service.writes()).toEqual([]);
  });
});

describe('an event that is not the right one: nothing is posted, exit status 2', () => {
  test.each<readonly [string, () => Partial<PublishRun>]>([
    ['a pull request', () => ({ eventName: 'pull_request' })],
    ['a run of another repository', () => ({ env: { GITHUB_REPOSITORY: 'evil/agents' } })],
    [
      'a run for a push',
      () => {
        const event = workflowRunOf(service);
        return { event: { ...event, workflow_run: { ...event.workflow_run, event: 'push' } } };
      },
    ],
    ['no payload', () => ({ event: {} })],
  ])('%s', async (_, given) => {
    const { code, stdout } = await runPublish(service, {
      ...{ file: reportFor(service, plain()) },
      ...given(),
    });
    expect(code).toBe(2);
    expect(stdout).toContain('publish runs for the event workflow_run');
    expect(service.writes()).toEqual([]);
  });
});

describe('a head that has moved on: nothing is posted, a notice, exit status 0', () => {
  test('the report is of another commit than its run', async () => {
    const other = { ...service, headSha: 'b'.repeat(40) } as GithubService;
    const { code, stdout } = await runPublish(service, { file: reportFor(other, plain()) });
    expect(code).toBe(0);
    expect(stdout).toContain('::notice title=agent-bench publish::');
    expect(service.writes()).toEqual([]);
  });

  test('the pull request has a newer commit', async () => {
    const moved = await startGithubService();
    const file = reportFor(moved, plain());
    const event = workflowRunOf(moved);
    moved.headSha = 'c'.repeat(40);
    const { code, stdout } = await runPublish(moved, { file, event });
    expect(code).toBe(0);
    expect(stdout).toContain('a newer commit has come');
    expect(moved.writes()).toEqual([]);
  });

  test('the branch has no open pull request', async () => {
    const closed = await startGithubService();
    const event = workflowRunOf(closed);
    const file = reportFor(closed, plain());
    closed.head = 'octo:another';
    const { code, stdout } = await runPublish(closed, { file, event });
    expect(code).toBe(0);
    expect(stdout).toContain('no open pull request');
  });
});
