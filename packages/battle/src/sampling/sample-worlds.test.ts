import type { BattleChoice, BattleSide } from '@poketorneo/contract';
import { applyEvents, emptyView } from '@poketorneo/rules/battle';
import { describe, expect, test } from 'vitest';
import { seededChance } from '../ai/chance.ts';
import type { LiveBattle } from '../live-battle.ts';
import { startBattle } from '../live-battle.ts';
import type { BattlePokemon } from '../setup.ts';
import { pokemon } from '../testing/pokemon.ts';
import { battleCount, choicesOf, randomChoice, randomSetup } from '../testing/random-battles.ts';
import { move, requestOf, scene } from '../testing/scene.ts';
import { SeededRandom } from '../testing/seeded-random.ts';
import { sampleTeam } from './sample-team.ts';
import { sampleWorlds, valueIn } from './sample-worlds.ts';
import { createSampledBattle } from './sampled-battle.ts';

/** A side's knowledge of a battle. */
function samplingInputOf(battle: LiveBattle, side: BattleSide, sizes: readonly [number, number]) {
  const request = requestOf(battle, side);
  const format = request.positions.length === 1 ? 'singles' : 'doubles';
  const view = applyEvents(emptyView(side, sizes, format), battle.events(side));
  return { view, request, seed: 'a guess', step: 3 };
}

const genderless = { gender: 'genderless' } as const;

describe('a sampled battle', () => {
  test('has the side’s own Pokémon as they are, and the other’s as seen', () => {
    const battle = scene(
      [pokemon('pikachu', ['thunder-wave', 'sandstorm']), pokemon('mew', ['splash'], genderless)],
      [
        pokemon('snorlax', ['swords-dance', 'stealth-rock'], { stats: { hp: 300, speed: 200 } }),
        pokemon('onix', ['splash']),
      ],
    );
    battle.decide({ 1: move(1), 2: move(1) });
    battle.decide({ 1: move(2), 2: move(2) });
    const guess = samplingInputOf(battle, 2, [2, 2]);
    const others = sampleTeam(guess.view.sides[1], seededChance('a seed'));
    const world = createSampledBattle({ side: 2, ...guess }, others, 'a seed');
    const [foe] = world?.p1.active ?? [];
    const [own] = world?.p2.active ?? [];
    expect(own?.boosts.atk).toBe(battle.events(2).some(({ kind }) => kind === 'cannot') ? 0 : 2);
    expect(own?.storedStats.spe).toBe(200);
    expect(own?.status).toBe('par');
    expect(own?.hp).toBe(guess.request.team[0]?.condition.hp);
    expect(foe?.species.name).toBe('Pikachu');
    expect(foe?.moves.slice(0, 2)).toEqual(['thunderwave', 'sandstorm']);
    expect(world?.field.weather).toBe('sandstorm');
    expect(world?.turn).toBe(battle.turn);
    expect(world?.p1.pokemon).toHaveLength(2);
  });

  test('values a knock-out above no damage', () => {
    const battle = scene(
      [pokemon('magikarp', ['splash'], { stats: { hp: 60 } }), pokemon('onix', ['splash'])],
      [pokemon('pikachu', ['thunderbolt', 'splash']), pokemon('mew', ['splash'], genderless)],
    );
    const { worlds } = sampleWorlds(samplingInputOf(battle, 2, [2, 2]));
    for (const world of worlds) {
      const thunderbolt = world.valueAfter(move(1));
      const splash = world.valueAfter(move(2));
      expect(thunderbolt).not.toBeNull();
      expect(thunderbolt ?? 0).toBeGreaterThan(splash ?? 0);
    }
  });

  test('is deterministic for a seed and a step', () => {
    const battle = scene(
      [pokemon('arcanine', ['flamethrower', 'bite'])],
      [pokemon('pikachu', ['thunderbolt', 'quick-attack'])],
    );
    const guess = samplingInputOf(battle, 2, [1, 1]);
    const values = () =>
      sampleWorlds(guess).worlds.flatMap((world) => [
        world.valueAfter(move(1)),
        world.valueAfter(move(2)),
      ]);
    expect(values()).toEqual(values());
  });

  test('is independent of hidden information', () => {
    const foe = (hidden: Partial<BattlePokemon>): BattlePokemon => ({
      ...pokemon('snorlax', ['body-slam', 'splash']),
      ...hidden,
    });
    const valuesAgainst = (hidden: Partial<BattlePokemon>) => {
      const battle = scene(
        [foe(hidden), pokemon(hidden.itemId === undefined ? 'onix' : 'mewtwo', ['splash'])],
        [pokemon('pikachu', ['thunderbolt', 'quick-attack'])],
      );
      battle.decide({ 1: move(2), 2: move(2) });
      const { worlds } = sampleWorlds(samplingInputOf(battle, 2, [2, 1]));
      return worlds.map((world) => world.valueAfter(move(1)));
    };
    expect(valuesAgainst({ itemId: 'choiceband', ivs: null })).toEqual(valuesAgainst({}));
  });

  test('is not created during a two-turn move', () => {
    const battle = scene(
      [pokemon('pidgey', ['fly'], { stats: { speed: 1 } })],
      [pokemon('pikachu', ['splash', 'thunderbolt'])],
    );
    battle.decide({ 1: move(1), 2: move(1) });
    const { worlds } = sampleWorlds(samplingInputOf(battle, 2, [1, 1]));
    expect(worlds.map((world) => world.valueAfter(move(2)))).toEqual([null, null, null]);
  });

  test.each(['singles', 'doubles'] as const)('can be created throughout random %s', (format) => {
    const random = new SeededRandom(77);
    let played = 0;
    for (let index = 0; index < battleCount(2); index += 1) {
      const setup = randomSetup(random, format, 'learned');
      const battle = startBattle(setup);
      const sizes = [setup.teams[0].length, setup.teams[1].length] as const;
      while (battle.end === null && battle.turn < 15) {
        const decisions: { [side in BattleSide]?: BattleChoice } = {};
        for (const side of [1, 2] as const) {
          const request = battle.request(side);
          if (request === null) continue;
          decisions[side] = randomChoice(random, request);
          if (request.positions.some((position) => position?.mustSwitch)) continue;
          const guess = samplingInputOf(battle, side, sizes);
          const others = sampleTeam(
            guess.view.sides[side === 1 ? 2 : 1],
            seededChance(battle.turn),
          );
          // Without the guard that turns failures into null.
          const value = valueIn({ side, ...guess }, others, random.pick(choicesOf(request)), 'a');
          if (value !== null) played += 1;
          expect(value === null || Math.abs(value) < 20).toBe(true);
        }
        try {
          battle.decide(decisions);
        } catch (error) {
          expect(error).toMatchObject({ name: 'RefusedChoice' });
        }
      }
    }
    expect(played).toBeGreaterThan(8);
  });
});
