import { describe, expect, test } from 'vitest';
import { type NatureIdentifier, natures, type Stats, statsOf } from './stats.ts';

type Six = readonly [number, number, number, number, number, number];

function six([hp, attack, defense, spAttack, spDefense, speed]: Six): Stats {
  return { hp, attack, defense, spAttack, spDefense, speed };
}

const garchomp = six([108, 130, 95, 80, 85, 102]);
const shedinja = six([1, 90, 45, 30, 30, 40]);
const blissey = six([255, 10, 10, 75, 135, 55]);
const none = six([0, 0, 0, 0, 0, 0]);
const best = six([31, 31, 31, 31, 31, 31]);

describe('the stats of a Pokémon', () => {
  test('with EVs match the standard example of the formula', () => {
    expect(
      statsOf({
        baseStats: garchomp,
        level: 78,
        nature: 'adamant',
        ivs: six([24, 12, 30, 16, 23, 5]),
        evs: six([74, 190, 91, 48, 84, 23]),
      }),
    ).toEqual(six([289, 278, 193, 135, 171, 171]));
  });

  test.each<[what: string, level: number, nature: NatureIdentifier, ivs: Stats, expected: Six]>([
    ['lowest', 1, 'hardy', none, [13, 7, 6, 6, 6, 7]],
    ['best', 100, 'jolly', best, [357, 296, 226, 176, 206, 264]],
    ['neutral', 50, 'serious', best, [183, 150, 115, 100, 105, 122]],
    ['a quarter of no effort', 50, 'bold', none, [168, 121, 110, 85, 90, 107]],
  ])('of Garchomp, %s', (_, level, nature, ivs, expected) => {
    expect(statsOf({ baseStats: garchomp, level, nature, ivs })).toEqual(six(expected));
  });

  test('have the games’ extremes', () => {
    const evs = six([252, 252, 252, 252, 252, 252]);
    expect(
      statsOf({ baseStats: blissey, level: 100, nature: 'hardy', ivs: best, evs }),
    ).toMatchObject({ hp: 714 });
    expect(
      statsOf({ baseStats: garchomp, level: 100, nature: 'jolly', ivs: best, evs }),
    ).toMatchObject({ attack: 359, speed: 333 });
  });

  test.each([1, 50, 100])('of Shedinja have one HP at level %i', (level) => {
    expect(statsOf({ baseStats: shedinja, level, nature: 'adamant', ivs: best }).hp).toBe(1);
  });
});

describe('natures', () => {
  test('are 25, each pair of stats once', () => {
    expect(natures).toHaveLength(25);
    expect(new Set(natures.map(({ identifier }) => identifier)).size).toBe(25);
    expect(new Set(natures.map(({ name }) => name)).size).toBe(25);
    const changing = natures.filter(({ increased }) => increased !== null);
    expect(new Set(changing.map((n) => `${n.increased} ${n.decreased}`)).size).toBe(20);
  });

  test('raise one stat and lower another, or none', () => {
    for (const { increased, decreased } of natures) {
      expect(increased === null).toBe(decreased === null);
      expect(increased === null || increased !== decreased).toBe(true);
    }
  });
});
