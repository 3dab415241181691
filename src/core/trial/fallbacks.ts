import type { ToolEvent } from '../../domain/event.ts';
import type { TrialTotals } from '../../domain/trial-record.ts';
import type { Mode } from '../../domain/trial.ts';

export type FallbackCounts = Pick<
  TrialTotals,
  'fallbacks' | 'failedFallbacks' | 'unexpectedNatives'
>;

type TurnClass = keyof FallbackCounts | 'as-asked';

/**
 * How many turns called tools in another way than the mode asked for (wire B3). An agent process chooses
 * its own way, so mode `agent` has none.
 */
export function classifyTurns(mode: Mode, tools: readonly ToolEvent[]): FallbackCounts {
  const classes = [...Map.groupBy(tools, (tool) => tool.turn).values()].map((turn) =>
    classOf[mode](turn),
  );
  const count = (wanted: TurnClass): number =>
    classes.filter((turnClass) => turnClass === wanted).length;
  return {
    fallbacks: count('fallbacks'),
    failedFallbacks: count('failedFallbacks'),
    unexpectedNatives: count('unexpectedNatives'),
  };
}

const classOf: Readonly<Record<Mode, (turn: readonly ToolEvent[]) => TurnClass>> = {
  native: classOfNativeTurn,
  text: classOfTextTurn,
  agent: () => 'as-asked',
};

function classOfNativeTurn(turn: readonly ToolEvent[]): TurnClass {
  const inText = turn.filter(({ source }) => source === 'text');
  if (inText.some(({ outcome }) => outcome !== 'malformed')) return 'fallbacks';
  return inText.length > 0 ? 'failedFallbacks' : 'as-asked';
}

function classOfTextTurn(turn: readonly ToolEvent[]): TurnClass {
  return turn.some(({ source }) => source === 'native') ? 'unexpectedNatives' : 'as-asked';
}
