/** What went wrong with writing to a pull request, and the way out; the token is in no word of it. */
export function explain(error: unknown, token: string): string {
  const status = statusOf(error);
  const words = wordsOf(error, token);
  if (status === 429 || /rate limit/i.test(words)) {
    return `the pull request was not told: GitHub limits the rate of requests, and waiting did not help (${words}); re-run the job later`;
  }
  if (status === 401 || status === 403 || status === 404) {
    return `the pull request was not told: ${words}; give the job "permissions: pull-requests: write"`;
  }
  return status === 422
    ? `the pull request was not told: GitHub did not take the comment: ${words}`
    : `the pull request was not told: GitHub failed or could not be reached: ${words}`;
}

/** At most 200 characters in one line, and no token in them. */
export function wordsOf(error: unknown, token: string): string {
  const hasReply = !!memberOf(error, 'response'); // Without one the client still claims a status, 500
  const message = String(hasReply ? memberOf(error, 'message') : causeOf(error));
  const safe = token === '' ? message : message.replaceAll(token, '***');
  const words = safe.replaceAll(/\s+/g, ' ').slice(0, 200).toWellFormed();
  return hasReply ? `${String(statusOf(error))} ${words}` : words;
}

/** What is at the bottom of it: a connection that was refused on all addresses has a code and no words. */
function causeOf(error: unknown): unknown {
  const cause = memberOf(error, 'cause');
  if (cause) return causeOf(cause);
  return memberOf(error, 'message') || memberOf(error, 'code') || error;
}

/** The status of GitHub's answer; undefined where there was none. */
export function statusOf(error: unknown): unknown {
  return memberOf(error, 'status');
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
