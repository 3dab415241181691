import type { Problem } from '../../domain/failure.ts';
import { COMMAND_LINE } from './document.ts';
import { flagProblem, type Overrides } from './overrides.ts';
import { problemIn } from './problem.ts';

const neitherGiven =
  'expected --mock (scripts answer: no key, no network) or --live (endpoints answer), got neither; pass one, or set live: in the config';

/**
 * Whether scripts or endpoints answer: a flag decides, then the config's `live`; else the problem that
 * names both flags. A flag set to false alone takes that side of the config's key away.
 */
export function chooseMockOrLive(
  { mock, live }: Overrides,
  configLive: boolean | null,
): 'mock' | 'live' | Problem {
  if (mock === true && live === true) {
    return flagProblem('--mock', 'expected either --mock or --live, got both');
  }
  if (mock === true) return 'mock';
  if (live === true) return 'live';
  const vetoed = mock !== live && (configLive === true ? live === false : mock === false);
  if (configLive !== null && !vetoed) return configLive ? 'live' : 'mock';
  return problemIn(COMMAND_LINE, { path: [], message: neitherGiven });
}
