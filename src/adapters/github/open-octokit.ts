import type { ThrottlingOptions } from '@octokit/plugin-throttling';

export interface ApiAccess {
  readonly token: string;
  /** `GITHUB_API_URL`: another host on GHES. */
  readonly apiUrl: string;
  /** For each request on its own, so that a wait that GitHub asks for does not use it up. */
  readonly deadlineMs: number;
  /** Milliseconds in a second of waiting; tests make it short. */
  readonly secondMs?: number;
  /** Between writes GitHub wants a second, between notifications three; tests have no such patience. */
  readonly pace?: Pick<ThrottlingOptions, 'write' | 'notifications'>;
}

const MOST_RETRIES = 2;
const LONGEST_WAIT_SECONDS = 60;
const CLIENT_ERRORS = Array.from({ length: 100 }, (_, index) => 400 + index);
const silent = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/**
 * GitHub's client with retries: 5xx and broken connections twice, and a rate limit twice where GitHub asks for at
 * most a minute.
 */
export async function openOctokit(access: ApiAccess) {
  const { token, apiUrl, deadlineMs, secondMs = 1000, pace = {} } = access;
  const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
    import('@actions/github'),
    import('@octokit/plugin-retry'),
    import('@octokit/plugin-throttling'),
  ]);
  const isWorthWaiting = (seconds: number, _: object, __: object, retries: number): boolean =>
    seconds <= LONGEST_WAIT_SECONDS && retries < MOST_RETRIES;
  return getOctokit(
    token,
    {
      baseUrl: apiUrl,
      log: silent,
      retry: {
        retries: MOST_RETRIES,
        retryAfterBaseValue: secondMs,
        doNotRetry: CLIENT_ERRORS, // Else 429 is retried at once, and once more by the other plugin
      },
      throttle: {
        ...pace,
        retryAfterBaseValue: secondMs,
        onRateLimit: isWorthWaiting,
        onSecondaryRateLimit: isWorthWaiting,
      },
    },
    limitEach(deadlineMs), // The first one is the innermost: it sees each attempt
    retry,
    throttling,
  );
}

interface Hooked {
  readonly hook: {
    before(name: 'request', change: (options: { request?: object }) => void): void;
  };
}

/** A deadline for each attempt. It can't be an option: `request` there would displace the fetch that knows proxies. */
function limitEach(deadlineMs: number) {
  return ({ hook }: Hooked): object => {
    hook.before('request', (options) => {
      const signal = AbortSignal.timeout(deadlineMs);
      options.request = Object.assign(options.request ?? {}, { signal, log: silent });
    });
    return {};
  };
}
