import type { BattleSide } from '@poketorneo/contract';
import type { Aim, Aiming } from '../stage/index.ts';
import {
  type Battlefield,
  forecastsOf,
  type MoveForecast,
  movesAt,
  userAt,
} from './move-forecast.ts';
import type { ChoiceDraft } from './use-choice-draft.ts';

/** The targets of the move being aimed, each with what it would do there. */
export interface ChoiceAim extends Aiming {
  /** The side of the move's user. */
  readonly side: BattleSide;
  /** What the move would do there, in a word; null where nothing can be said. */
  readonly labelOf: (aim: Aim) => string | null;
}

/** Null while no move is being aimed. */
export function aimingOf(
  draft: ChoiceDraft | null,
  openPosition: number | null,
  battlefield: Battlefield,
  onAim: (aim: Aim) => void,
): ChoiceAim | null {
  if (draft === null || draft.aimedSlot === null) return null;
  const move = movesAt(draft.request, openPosition)[draft.aimedSlot - 1];
  const user = userAt(draft.request, openPosition);
  if (move === undefined || user === null) return null;
  const forecasts = forecastsOf(move, user, battlefield);
  return {
    aims: move.aims,
    side: battlefield.side,
    onAim,
    labelOf: ({ side, position }) => {
      const forecast = forecasts.find(({ foe }) => foe.side === side && foe.position === position);
      return forecast === undefined ? null : wordOf(forecast);
    },
  };
}

function wordOf({ label, effect }: MoveForecast): string | null {
  return label ?? (effect.factor === 1 ? 'normale' : null);
}

/** The targets as they are seen: the foes from left to right, then the own Pokémon. */
export function targetsOf({ aims, side }: Pick<ChoiceAim, 'aims' | 'side'>): Aim[] {
  const isOwn = (aim: Aim) => aim.side === side;
  return aims.toSorted(
    (one, other) =>
      Number(isOwn(one)) - Number(isOwn(other)) ||
      (isOwn(one) ? one.position - other.position : other.position - one.position),
  );
}
