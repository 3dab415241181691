import type { BaselineRecord } from '../../src/domain/baseline.ts';

/** A record of `main` named `default`, of one cell with one sample. */
export function baselineRecord(overrides: Partial<BaselineRecord> = {}): BaselineRecord {
  return {
    schemaVersion: 1,
    tool: { name: 'agent-bench', version: '1.0.0' },
    ...{ name: 'default', branch: 'main', commit: 'c'.repeat(40) },
    createdAt: '2026-11-01T00:00:00.000Z',
    ...{ live: false, textTemplate: 1, configHash: 'h', caseHashes: { 'single-tool': 'h' } },
    runner: { os: 'linux', arch: 'x64', cpu: 'cpu', cores: 2, image: null, node: '24.21.0' },
    targets: [],
    cells: [
      {
        ...{ target: 'mock', case: 'single-tool', mode: 'native' },
        samples: [
          {
            ...{ iteration: 1, state: 'passed', models: ['m'], values: {} },
            ...{ callsSent: 1, callsWithUsage: 1, callsPriced: 0 },
          },
        ],
      },
    ],
    ...overrides,
  };
}
