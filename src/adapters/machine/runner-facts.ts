import { arch, availableParallelism, cpus, platform, release } from 'node:os';
import type { RunFacts } from '../../domain/report.ts';

/** The machine a run was measured on, as far as it matters to its times. */
export function runnerFacts(): RunFacts['runner'] {
  return {
    os: `${platform()} ${release()}`,
    arch: arch(),
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    node: process.version,
  };
}
