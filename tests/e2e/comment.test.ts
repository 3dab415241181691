import { beforeAll, describe, expect, test } from '@jest/globals';
import { benchConfig, benchFiles } from '../support/bench-repository.ts';
import { startGithubService, type GithubService } from '../support/github-service.ts';
import { mergeOf, onPullRequest, type GithubRun } from '../support/on-github.ts';
import { scratchRepository, type ScratchRepository } from '../support/scratch-repository.ts';

const config = benchConfig({
  compare: { against: 'base-ref' },
  gates: [{ metric: 'passRate', maxDropPoints: 10 }],
});
const broken = benchFiles(config, { river: { answer: 'no idea' } });

function pullRequest(files: Record<string, string>): ScratchRepository {
  const repository = scratchRepository(benchFiles(config));
  mergeOf(repository, 'change', files);
  return repository;
}

async function serviceFor(repository: ScratchRepository): Promise<GithubService> {
  return startGithubService({ headSha: repository.git('rev-parse', 'change') });
}

function run(
  repository: ScratchRepository,
  { apiUrl, token }: GithubService,
  { inputs = {}, env = {} }: { inputs?: Record<string, string>; env?: Record<string, string> } = {},
): Promise<GithubRun> {
  return onPullRequest(repository, 'change', {
    inputs: { 'github-token': token, ...inputs },
    env: { GITHUB_API_URL: apiUrl, ...env },
  });
}

describe('a pull request that breaks a case', () => {
  let service: GithubService;
  let first: GithubRun;
  let second: GithubRun;

  beforeAll(async () => {
    const repository = pullRequest(broken);
    service = await serviceFor(repository);
    service.say('octocat', 'Nice. What does <!-- agent-bench:v1:bench --> mean?');
    first = await run(repository, service);
    second = await run(repository, service);
  });

  test('is told in one comment, which the next run changes', () => {
    expect(service.comments).toHaveLength(2);
    expect(service.writes()).toEqual(['issues/create-comment', 'issues/update-comment']);
    const id = String(service.comments[1]?.id);
    expect(first.outputs['comment-id']).toBe(id);
    expect(second.outputs).toMatchObject({ 'comment-id': id });
    expect(second.outputs['comment-url']).toContain('#issuecomment-');
  });

  test('reads the verdict first, and ends with the marker of its workflow and config', () => {
    const lines = service.comments[1]?.body.split('\n') ?? [];
    expect(lines[1]).toContain('**Regressed: `river` no longer passes in native mode.**');
    expect(lines.at(-1)).toBe('<!-- agent-bench:v1:bench/.github/agent-bench.yml -->');
    expect(service.comments[1]?.body).toContain(
      '[full report](https://github.com/octo/agents/actions/runs/',
    );
  });

  test('has the exit status of its verdict', () => {
    expect([first.code, second.code]).toEqual([1, 1]);
  });
});

describe('whatever GitHub answers, verdict and exit status stay', () => {
  test.each([
    [403, 'pull-requests: write'],
    [404, 'pull-requests: write'],
    [422, 'Body is too long'],
  ] as const)('%i is a warning', async (status, words) => {
    const repository = pullRequest(broken);
    const service = await serviceFor(repository);
    service.fail('issues/create-comment', { status, message: 'Body is too long' });
    const { code, stdout, outputs } = await run(repository, service);
    expect(code).toBe(1);
    expect(outputs).toMatchObject({ verdict: 'regressed', 'exit-code': '1', 'comment-id': '' });
    expect(stdout).toMatch(/::warning title=agent-bench comment::/);
    expect(stdout).toContain(words);
  });

  test('an API that is not there is one too', async () => {
    const repository = pullRequest({});
    const service = await serviceFor(repository);
    service.close();
    const { code, stdout } = await run(repository, service);
    expect(code).toBe(0);
    expect(stdout).toContain('::warning title=agent-bench comment::');
  });

  test('a newer head is left to its own run', async () => {
    const repository = pullRequest({});
    const service = await startGithubService({ headSha: 'f'.repeat(40) });
    const { code, stdout } = await run(repository, service);
    expect(code).toBe(0);
    expect(service.writes()).toEqual([]);
    expect(stdout).toContain('::notice title=agent-bench comment::');
  });
});

describe('who is not told', () => {
  test.each([
    ['Dependabot, whose token can only read', { env: { GITHUB_ACTOR: 'dependabot[bot]' } }],
    ['a policy of off', { inputs: { comment: 'off' } }],
    ['on-regression without one', { inputs: { comment: 'on-regression' } }],
    ['a shard', { inputs: { shard: '1/2' } }],
  ])('%s', async (_, surroundings) => {
    const repository = pullRequest({});
    const service = await serviceFor(repository);
    const { code } = await run(repository, service, surroundings);
    expect(code).toBe(0);
    expect(service.writes()).toEqual([]);
  });
});
