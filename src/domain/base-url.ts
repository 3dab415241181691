const secretLikeParameter = /key|token|secret|sig|auth|pass|credential/i;

/** What a target's address must be in place of the given one; null when it can be used and printed. */
export function baseUrlProblem(text: string): string | null {
  if (!URL.canParse(text)) return 'a full address such as https://api.example.com/v1';
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return 'an http:// or https:// address';
  if (url.username !== '' || url.password !== '') {
    return 'an address without user name and password: name the variable that holds the key in apiKeyEnv';
  }
  const suspect = [...url.searchParams.keys()].find((name) => secretLikeParameter.test(name));
  if (suspect !== undefined) {
    return `an address without "${suspect}" in its query: name the variable that holds the key in apiKeyEnv`;
  }
  return null;
}
