import type { Aim, Aiming } from '../stage/index.ts';
import { type Battlefield, forecastsOf, movesAt, userAt } from './move-forecast.ts';
import type { ChoiceDraft } from './use-choice-draft.ts';

/** The targets of the move being aimed, each with what it would do there; null while none is. */
export function aimingOf(
  draft: ChoiceDraft | null,
  openPosition: number | null,
  battlefield: Battlefield,
  onAim: (aim: Aim) => void,
): Aiming | null {
  if (draft === null || draft.aimedSlot === null) return null;
  const move = movesAt(draft.request, openPosition)[draft.aimedSlot - 1];
  const user = userAt(draft.request, openPosition);
  if (move === undefined || user === null) return null;
  const forecasts = forecastsOf(move, user, battlefield);
  return {
    aims: move.aims,
    onAim,
    labelOf: ({ side, position }) =>
      forecasts.find(({ foe }) => foe.side === side && foe.position === position)?.label ?? null,
  };
}
