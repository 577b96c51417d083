import type { BattleRequest, BattleSide } from '@poketorneo/contract';
import {
  activeAt,
  type BattleView,
  foeOf,
  remainingOf,
  type SideView,
} from '@poketorneo/rules/battle';
import type { Duel, SideState } from './duel.ts';
import { type Fighter, foeFighter, ownFighters } from './fighter.ts';

/** A side's knowledge and request, prepared for the evaluation. */
export interface Situation {
  readonly side: BattleSide;
  readonly view: BattleView;
  readonly request: BattleRequest;
  /** Own Pokémon that can still fight, by place. */
  readonly own: ReadonlyMap<number, Fighter>;
  /** The foes on the field, by position. */
  readonly foes: readonly (Fighter | null)[];
}

/** A side's situation from its view and its request. */
export function situationOf(side: BattleSide, view: BattleView, request: BattleRequest): Situation {
  const foe = foeOf(side);
  return {
    side,
    view,
    request,
    own: new Map(ownFighters(view, request, side).map((fighter) => [fighter.place, fighter])),
    foes: view.sides[foe].active.map((_, position) => {
      const seen = activeAt(view, foe, position);
      return seen === null || seen.condition.hp === 0 ? null : foeFighter(view, seen);
    }),
  };
}

/** The current duel of one own Pokémon and one foe. */
export function duelOf(
  { side, view, own }: Situation,
  mine: Fighter,
  foe: Fighter,
  reserve = 0,
): Duel {
  const isDoubles = view.format === 'doubles';
  const onField = isDoubles ? 2 : 1;
  const foes = foeOf(side);
  return {
    mine,
    foe,
    mySide: {
      effects: effectLayers(view.sides[side]),
      bench: Math.max(0, own.size - onField),
    },
    foeSide: {
      effects: effectLayers(view.sides[foes]),
      bench: Math.max(0, remainingOf(view, foes) - onField),
    },
    weather: view.weather?.kind ?? null,
    isTrickRoom: 'trick-room' in view.field,
    hasGravity: 'gravity' in view.field,
    isDoubles,
    reserve,
  };
}

/** A side's effects with their layers. */
export function effectLayers({ effects }: SideView): SideState['effects'] {
  return Object.fromEntries(Object.entries(effects).map(([effect, { count }]) => [effect, count]));
}
