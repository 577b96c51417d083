import { describe, expect, test } from 'vitest';
import { guessedFoes, knownFoe } from './expected-foes.ts';
import { attackOf } from './testing/contender.ts';

const [water, ground] = [3, 7];
const even = { hp: 80, attack: 80, defense: 80, spAttack: 80, spDefense: 80, speed: 80 };
const swampert = { typeIds: [water, ground], baseStats: { ...even, attack: 110 } };
const forms = [
  swampert,
  { typeIds: [water], baseStats: even },
  { typeIds: [water], baseStats: { ...even, spAttack: 120 } },
  { typeIds: [1], baseStats: even },
];

describe('a known foe', () => {
  test('may have attacks of its types and of another beside the seen moves', () => {
    const seen = attackOf(9);
    const { moves } = knownFoe(swampert, { level: 40, moves: [seen], ability: null });
    expect(moves.map(({ typeId }) => typeId)).toEqual([9, water, ground, null]);
    expect(moves[1]).toMatchObject({ move: null, damageClass: 'physical' });
  });

  test('has no others once four are seen', () => {
    const moves = [attackOf(9), attackOf(9), attackOf(9), attackOf(9)];
    expect(knownFoe(swampert, { level: 40, moves, ability: null }).moves).toEqual(moves);
  });

  test('has the stats of its level', () => {
    const hpAt = (level: number) =>
      knownFoe(swampert, { level, moves: [], ability: null }).stats.hp;
    expect(hpAt(80)).toBeGreaterThan(hpAt(40));
  });
});

describe('guesses', () => {
  const sum = (weights: readonly number[]) => weights.reduce((one, other) => one + other, 0);

  test('are the usual Pokémon of the type by their other type, and one of any', () => {
    const guesses = guessedFoes(forms, { typeId: water, level: 40, count: 4 });
    expect(guesses.map(({ typeIds }) => typeIds)).toEqual([[water, ground], [water], []]);
    const [double, single] = guesses;
    expect(single?.weight).toBeCloseTo(2 * (double?.weight ?? 0));
    expect(sum(guesses.map(({ weight }) => weight))).toBeCloseTo(4);
  });

  test('are of any type where the leader has no favourite', () => {
    const guesses = guessedFoes(forms, { typeId: 10_001, level: 40, count: 4 });
    expect(guesses).toMatchObject([{ typeIds: [], weight: 4 }]);
  });

  test('are none once the whole team is known', () => {
    expect(guessedFoes(forms, { typeId: water, level: 40, count: 0 })).toEqual([]);
  });
});
