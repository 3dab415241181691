export interface ApiAccess {
  readonly token: string;
  /** `GITHUB_API_URL`: another host on GHES. */
  readonly apiUrl: string;
  readonly deadlineMs: number;
  /** Milliseconds in a second of waiting; tests make it short. */
  readonly secondMs?: number;
}

const MOST_RETRIES = 2;
const LONGEST_WAIT_SECONDS = 60;
const silent = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/** GitHub's client with retries: 5xx twice, and a rate limit twice where it asks for at most a minute. */
export async function openOctokit({ token, apiUrl, deadlineMs, secondMs = 1000 }: ApiAccess) {
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
      request: { signal: AbortSignal.timeout(deadlineMs) },
      retry: { retries: MOST_RETRIES, retryAfterBaseValue: secondMs },
      throttle: {
        retryAfterBaseValue: secondMs,
        onRateLimit: isWorthWaiting,
        onSecondaryRateLimit: isWorthWaiting,
      },
    },
    retry,
    throttling,
  );
}
