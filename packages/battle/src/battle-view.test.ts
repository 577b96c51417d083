import { type BattleRequest, type BattleSide, battleSides } from '@poketorneo/contract';
import {
  applyEvents,
  type BattleView,
  emptyView,
  foeOf,
  pokemonAt,
} from '@poketorneo/rules/battle';
import { expect, test } from 'vitest';
import { type LiveBattle, startBattle } from './live-battle.ts';
import { battleCount, playStep, randomSetup } from './testing/random-battles.ts';
import { SeededRandom } from './testing/seeded-random.ts';

/*
 * Compares a side's view, reduced from its events, with the engine's request, which describes the
 * side's own Pokémon exactly.
 */

function expectTruth(view: BattleView, request: BattleRequest, side: BattleSide): void {
  for (const own of request.team) {
    const seen = pokemonAt(view, { side, place: own.place });
    if (seen === null) {
      expect(own.isActive).toBe(false);
      continue;
    }
    expect(seen.position !== null).toBe(own.isActive);
    expect(seen.condition.hp).toBe(own.condition.hp);
    if (own.condition.hp === 0) continue;
    expect(seen.condition).toEqual(own.condition);
    if (seen.transform !== null || 'mimic' in seen.effects) continue;
    // Omitted: the target of a failed move, hence its Pressure; in doubles it may also fail before
    // it is reported.
    if (view.format === 'doubles' || isUnderPressure(view, side)) continue;
    for (const { move, ppSpent } of seen.moves) {
      const slot = own.moves.find((each) => each.move === move);
      if (slot === undefined) continue;
      expect({ move, left: Math.max(0, slot.maxPp - ppSpent) }).toEqual({ move, left: slot.pp });
    }
  }
  expect(view.sides[side].fainted).toBe(
    request.team.filter(({ condition }) => condition.hp === 0).length,
  );
}

function isUnderPressure(view: BattleView, side: BattleSide): boolean {
  return Object.values(view.sides[foeOf(side)].pokemons).some(
    ({ ability }) => ability === 'pressure',
  );
}

function folded(
  battle: LiveBattle,
  side: BattleSide,
  before: BattleView,
  from: number,
): BattleView {
  return applyEvents(before, battle.events(side, from));
}

test.each(['singles', 'doubles'] as const)(
  'a side’s view of its own Pokémon is exact: %s',
  (format) => {
    const random = new SeededRandom(91);
    for (let index = 0; index < battleCount(3); index += 1) {
      const setup = randomSetup(random, format, 'learned');
      const battle = startBattle(setup);
      const sizes = [setup.teams[0].length, setup.teams[1].length] as const;
      const views = { 1: emptyView(1, sizes, format), 2: emptyView(2, sizes, format) };
      const counts = { 1: 0, 2: 0 };
      while (battle.end === null) {
        for (const side of battleSides) {
          views[side] = folded(battle, side, views[side], counts[side]);
          counts[side] = battle.events(side).length;
          expect(views[side].turn).toBe(battle.turn);
          const request = battle.request(side);
          if (request !== null) expectTruth(views[side], request, side);
        }
        playStep(random, battle);
      }
      for (const side of battleSides) {
        expect(folded(battle, side, views[side], counts[side]).end).toEqual(battle.end);
      }
    }
  },
);
