import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solveSpread, statsAtLevel } from './spread.ts';
import { natures, type Stats, statNames, statsOf } from './stats.ts';

type Six = readonly [number, number, number, number, number, number];

function six([hp, attack, defense, spAttack, spDefense, speed]: Six): Stats {
  return { hp, attack, defense, spAttack, spDefense, speed };
}

const garchomp = six([108, 130, 95, 80, 85, 102]);
const shedinja = six([1, 90, 45, 30, 30, 40]);
const none = six([0, 0, 0, 0, 0, 0]);
const best = six([31, 31, 31, 31, 31, 31]);

const each = (value: fc.Arbitrary<number>) =>
  fc.tuple(value, value, value, value, value, value).map(six);
const level = fc.integer({ min: 1, max: 100 });
const known = fc.record({
  baseStats: each(fc.integer({ min: 1, max: 255 })),
  level,
  nature: fc.constantFrom(...natures.map(({ identifier }) => identifier)),
  ivs: each(fc.integer({ min: 0, max: 31 })),
  // 6 × 85 is the maximum sum of EVs.
  evs: each(fc.integer({ min: 0, max: 85 })),
});

describe('a spread from stats', () => {
  it('is unique where the level determines it', () => {
    const spread = { nature: 'jolly', ivs: six([5, 14, 26, 0, 9, 31]), evs: none } as const;
    const stats = statsOf({ baseStats: garchomp, level: 100, ...spread });
    expect(solveSpread({ baseStats: garchomp, level: 100, stats })).toEqual(spread);
  });

  it('has EVs only where the maximum IV is not enough', () => {
    const evs = six([0, 252, 0, 0, 4, 252]);
    const stats = statsOf({ baseStats: garchomp, level: 100, nature: 'jolly', ivs: best, evs });
    expect(solveSpread({ baseStats: garchomp, level: 100, stats })).toEqual({
      nature: 'jolly',
      ivs: best,
      evs,
    });
  });

  it('has the middle of the IVs that the level allows', () => {
    const stats = statsOf({ baseStats: garchomp, level: 1, nature: 'hardy', ivs: none });
    const spread = solveSpread({ baseStats: garchomp, level: 1, stats });
    expect(spread).toMatchObject({ nature: 'hardy', evs: none });
    // 2 × 108 + IV stays under 300 with every IV, 2 × 85 + IV under 200 up to 29.
    expect(spread?.ivs).toMatchObject({ hp: 16, spDefense: 15 });
  });

  it('reproduces the stats of any Pokémon of the games', () => {
    fc.assert(
      fc.property(known, (pokemon) => {
        const stats = statsOf(pokemon);
        const { baseStats, level } = pokemon;
        const spread = solveSpread({ baseStats, level, stats });
        expect(spread).not.toBeNull();
        if (spread === null) return;
        expect(statsOf({ baseStats, level, ...spread })).toEqual(stats);
        const effort = statNames.map((stat) => spread.evs[stat]);
        expect(Math.max(...effort)).toBeLessThanOrEqual(255);
        expect(effort.reduce((sum, value) => sum + value)).toBeLessThanOrEqual(510);
        expect(Math.max(...statNames.map((stat) => spread.ivs[stat]))).toBeLessThanOrEqual(31);
      }),
    );
  });

  it.each<[what: string, stats: Six]>([
    ['one stat too high', [289, 999, 193, 135, 171, 171]],
    ['one too low', [289, 278, 1, 135, 171, 171]],
    ['more effort than there is', [428, 458, 361, 296, 306, 333]],
  ])('is none for %s', (_, stats) => {
    expect(solveSpread({ baseStats: garchomp, level: 100, stats: six(stats) })).toBeNull();
  });

  it('of Shedinja is found at its one HP', () => {
    const stats = statsOf({ baseStats: shedinja, level: 40, nature: 'hardy', ivs: best });
    expect(stats.hp).toBe(1);
    expect(solveSpread({ baseStats: shedinja, level: 40, stats })).not.toBeNull();
  });
});

describe('stats at another level', () => {
  it('are those of the spread', () => {
    fc.assert(
      fc.property(known, level, (pokemon, to) => {
        const { baseStats, level, nature, ivs, evs } = pokemon;
        const measured = {
          baseStats,
          level,
          stats: statsOf(pokemon),
          spread: { nature, ivs, evs },
        };
        expect(statsAtLevel(measured, to)).toEqual(statsOf({ ...pokemon, level: to }));
      }),
    );
  });

  it('are the entered ones at its own level', () => {
    const written = six([12, 345, 6, 78, 9, 999]);
    const spread = { nature: 'hardy', ivs: best, evs: none } as const;
    expect(statsAtLevel({ baseStats: garchomp, level: 50, stats: written, spread }, 50)).toEqual(
      written,
    );
  });

  it('are scaled without a spread', () => {
    const stats = six([200, 105, 55, 5, 1, 85]);
    expect(statsAtLevel({ baseStats: garchomp, level: 50, stats, spread: null }, 100)).toEqual(
      six([390, 205, 105, 5, 1, 165]),
    );
    expect(statsAtLevel({ baseStats: garchomp, level: 50, stats, spread: null }, 25)).toEqual(
      six([105, 55, 30, 5, 3, 45]),
    );
  });

  it('stay within a Pokémon’s limits', () => {
    const stats = six([999, 999, 1, 1, 1, 999]);
    const pokemon = { baseStats: garchomp, level: 5, stats, spread: null };
    expect(statsAtLevel(pokemon, 100)).toEqual(six([999, 999, 1, 1, 1, 999]));
    expect(statsAtLevel({ ...pokemon, level: 100 }, 1)).toMatchObject({ attack: 15, defense: 5 });
  });

  it('have the one HP of Shedinja', () => {
    const stats = six([1, 90, 45, 30, 30, 40]);
    const pokemon = { baseStats: shedinja, level: 40, stats };
    expect(statsAtLevel({ ...pokemon, spread: null }, 80).hp).toBe(1);
    expect(statsAtLevel({ ...pokemon, spread: solveSpread(pokemon) }, 80).hp).toBe(1);
  });
});
