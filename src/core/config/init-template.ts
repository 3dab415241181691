/** What `agent-bench init` writes: a small config that is valid as it stands. */
export const INIT_TEMPLATE = `# agent-bench: what is measured, on every pull request.
# Try it without a key:  npx agent-bench run --mock
# Check this file:       npx agent-bench validate
version: 1

# null: --mock or --live decides; false: scripts answer; true: the endpoints below do.
live: null

targets:
  - id: small
    baseUrl: https://api.openai.com/v1 # any OpenAI-compatible endpoint
    model: gpt-4o-mini
    apiKeyEnv: OPENAI_API_KEY # the NAME of a variable; leave it out when no key is needed
    params: {temperature: 0, maxTokens: 512}

matrix:
  cases: ["builtin:*"] # add your own: "cases/**/*.yml"
  modes: [native, text] # the API's own tool calls against calls written in the reply
  runs: 1 # iterations of each case and mode; live models need more than one

# Cost is counted from your own prices only:
# pricing: {rateCards: .github/rate-cards.yml}
`;
