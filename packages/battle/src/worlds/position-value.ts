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

/** What it is worth to have won, or lost. */
const decided = 4;

/**
 * How good a turn was for a side, in the heuristic's own measure: what both sides have lost in it,
 * and how it stands between those on the field.
 */
export function positionValue({ side, before, after }: Course): number {
  const { end } = after.view;
  if (end !== null) return end.winner === side ? decided : end.winner === null ? 0 : -decided;
  const lost = balance(before, side) - balance(after, side);
  return onField(before, side) - lost + lead(after, side);
}

/** What a side's own Pokémon are worth beyond those of the other side that it has seen. */
function balance({ view, request }: Position, side: BattleSide): number {
  const own = ownFighters(view, request, side);
  const foes = Object.values(view.sides[foeOf(side)].pokemons)
    // Who has not been seen yet has lost nothing.
    .reduce((sum, pokemon) => sum + worthOf(foeFighter(view, pokemon)) - 1, 0);
  return own.reduce((sum, fighter) => sum + worthOf(fighter), 0) - foes;
}

/** The same of those on the field alone: what the heuristic's values begin with. */
function onField({ view, request }: Position, side: BattleSide): number {
  const places = new Set(view.sides[side].active);
  const own = ownFighters(view, request, side).filter(({ place }) => places.has(place));
  const foes = activeOf(view, foeOf(side)).map((pokemon) => foeFighter(view, pokemon));
  const sum = (worths: readonly number[]) => worths.reduce((total, worth) => total + worth, 0);
  return sum(own.map(worthOf)) - sum(foes.map(worthOf));
}

/** What is to be won or lost between those on the field, or whoever comes next, beyond what stands now. */
function lead({ view, request }: Position, side: BattleSide): number {
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
