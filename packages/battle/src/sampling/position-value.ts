import type { BattleRequest, BattleSide } from '@poketorneo/contract';
import { activeOf, type BattleView, foeOf } from '@poketorneo/rules/battle';
import { valueOfDuel, worthOf } from '../ai/duel.ts';
import { foeFighter, ownFighters } from '../ai/fighter.ts';
import { mean } from '../ai/mean.ts';
import { duelOf, situationOf } from '../ai/situation.ts';
import { reserveAgainst } from '../ai/switching.ts';

interface Position {
  readonly view: BattleView;
  readonly request: BattleRequest;
}

interface Course {
  readonly side: BattleSide;
  readonly before: Position;
  readonly after: Position;
}

/** Value of a win, or of a loss if negative. */
const decided = 4;

/**
 * Value of a turn for a side, in the heuristic's unit: the losses of both sides, and the resulting
 * position of the active Pokémon.
 */
export function positionValue({ side, before, after }: Course): number {
  const { end } = after.view;
  if (end !== null) return end.winner === side ? decided : end.winner === null ? 0 : -decided;
  const lost = materialBalance(before, side) - materialBalance(after, side);
  return activeBalance(before, side) - lost + duelAdvantage(after, side);
}

/** Worth of a side's own Pokémon minus that of the seen foes. */
function materialBalance({ view, request }: Position, side: BattleSide): number {
  const own = ownFighters(view, request, side);
  const foes = Object.values(view.sides[foeOf(side)].pokemons)
    // An unseen Pokémon has lost nothing.
    .reduce((sum, pokemon) => sum + worthOf(foeFighter(view, pokemon)) - 1, 0);
  return own.reduce((sum, fighter) => sum + worthOf(fighter), 0) - foes;
}

/** The same for the active Pokémon alone: the base of the heuristic's values. */
function activeBalance({ view, request }: Position, side: BattleSide): number {
  const places = new Set(view.sides[side].active);
  const own = ownFighters(view, request, side).filter(({ place }) => places.has(place));
  const foes = activeOf(view, foeOf(side)).map((pokemon) => foeFighter(view, pokemon));
  const sum = (worths: readonly number[]) => worths.reduce((total, worth) => total + worth, 0);
  return sum(own.map(worthOf)) - sum(foes.map(worthOf));
}

/**
 * Expected gain of the active Pokémon, or of their replacements, relative to the current position.
 */
function duelAdvantage({ view, request }: Position, side: BattleSide): number {
  const situation = situationOf(side, view, request);
  const foes = situation.foes.filter((foe) => foe !== null);
  const pairs = view.sides[side].active.flatMap((place) => {
    const mine = place === null ? undefined : situation.own.get(place);
    return foes.map((foe) =>
      mine === undefined
        ? reserveAgainst(situation, foe)
        : valueOfDuel(duelOf(situation, mine, foe)) - worthOf(mine) + worthOf(foe),
    );
  });
  return mean(pairs);
}
