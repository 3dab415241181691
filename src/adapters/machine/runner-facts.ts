import { arch, availableParallelism, cpus, platform, release } from 'node:os';
import type { RunnerFacts } from '../../domain/baseline.ts';

/** The machine a run was measured on, as far as it matters to its times. */
export function runnerFacts(image: string | null): RunnerFacts {
  return {
    os: `${platform()} ${release()}`,
    arch: arch(),
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    image,
    node: process.version,
  };
}
