/** What one scripted case of a story does. */
export interface StoryCase {
  /** Waited for before the first chunk. */
  readonly delayMs?: number;
  readonly answer?: string;
  readonly outputTokens?: number;
}

export const STORY_CASES = ['capital', 'colour', 'number', 'planet', 'river', 'season'] as const;
type StoryCaseId = (typeof STORY_CASES)[number];

/** The case file: the prompt and what is expected never change, the script does. */
export function caseFile(
  id: string,
  { delayMs = 0, answer = 'the answer', outputTokens = 20 }: StoryCase = {},
): string {
  const round = {
    text: answer,
    usage: { inputTokens: 100, outputTokens },
    delaysMs: { first: delayMs },
  };
  return JSON.stringify({
    ...{ version: 1, id, description: 'a story', prompt: `Say the ${id}.`, tools: [] },
    expect: { outputContains: ['the answer'] },
    mock: { native: [round] },
  });
}

/** Files of a repository whose six cases do as they are told, and everything else alike. */
export function benchFiles(
  config: object,
  given: Partial<Record<StoryCaseId, StoryCase>> = {},
  all: StoryCase = {},
): Record<string, string> {
  const cases = STORY_CASES.map((id) => [
    `cases/${id}.json`,
    caseFile(id, { ...all, ...given[id] }),
  ]);
  return { '.github/agent-bench.yml': JSON.stringify(config), ...Object.fromEntries(cases) };
}

/** A config of those six cases in native mode with these rules. */
export function benchConfig(rules: object, matrix: object = {}): object {
  return {
    version: 1,
    live: false,
    matrix: { cases: ['cases/*.json'], modes: ['native'], ...matrix },
    ...rules,
  };
}
