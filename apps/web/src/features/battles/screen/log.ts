import type { BattleEvent } from '@poketorneo/contract';
import { applyEvent, type BattleView } from '@poketorneo/rules/battle';

/** The sentences of a turn; turn 0 precedes the first. */
export interface LoggedTurn {
  readonly turn: number;
  readonly sentences: readonly string[];
}

export function logOf(
  events: readonly BattleEvent[],
  empty: BattleView,
  sentencesOf: (event: BattleEvent, before: BattleView) => readonly string[],
): LoggedTurn[] {
  let view = empty;
  const turns: { turn: number; sentences: string[] }[] = [{ turn: 0, sentences: [] }];
  for (const event of events) {
    if (event.kind === 'turn') turns.push({ turn: event.turn, sentences: [] });
    turns.at(-1)?.sentences.push(...sentencesOf(event, view));
    view = applyEvent(view, event);
  }
  return turns.filter(({ sentences }) => sentences.length > 0);
}
