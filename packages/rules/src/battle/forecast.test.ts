import { describe, expect, test } from 'vitest';
import { type Contender, type ContenderMove, forecastOf, winnersAgainst } from './forecast.ts';
import { attackOf, contender } from './testing/contender.ts';

const [normal, water, fire, rock, ghost] = [1, 3, 4, 6, 11];

const onix = contender({ typeIds: [rock, 7], moves: [attackOf(rock)] });
const squirtle = contender({ typeIds: [water], moves: [attackOf(water)] });
const charmander = contender({ typeIds: [fire], moves: [attackOf(fire)] });

describe('a forecast', () => {
  test('looks at both sides', () => {
    expect(forecastOf(squirtle, onix)).toBeGreaterThan(0.3);
    expect(forecastOf(charmander, onix)).toBeLessThan(-0.3);
    expect(forecastOf(onix, squirtle)).toBeCloseTo(-forecastOf(squirtle, onix));
  });

  test('of equals is even', () => {
    expect(forecastOf(squirtle, squirtle)).toBe(0);
  });

  test.each<[string, Partial<Contender>, Partial<Contender>]>([
    ['more HP', { stats: stats({ hp: 90 }) }, {}],
    ['more speed', { stats: stats({ speed: 90 }) }, {}],
    ['more attack', { stats: stats({ attack: 90 }) }, {}],
    ['more defense', { stats: stats({ defense: 90 }) }, {}],
    ['the own type', { typeIds: [normal], moves: [attackOf(normal)] }, { typeIds: [fire] }],
    ['power', { moves: [attackOf(normal, { power: 120 })] }, {}],
    ['accuracy', {}, { moves: [attackOf(normal, { accuracy: 50 })] }],
    ['fixed damage', { moves: [named('dragon-rage', { power: null })] }, {}],
    ['several hits', { moves: [named('fury-attack', { power: 75 })] }, {}],
    ['sleep', { moves: [attackOf(normal), status('spore')] }, {}],
    ['an ability that doubles attack', { ability: 'pure-power' }, {}],
    ['immunity', { ability: 'levitate' }, { moves: [attackOf(7)] }],
    ['a foe that rests every other turn', {}, { moves: [named('hyper-beam', { power: 100 })] }],
    ['a foe without attacks', {}, { moves: [status('growl')] }],
  ])('counts %s', (_what, own, foe) => {
    const usual = { typeIds: [rock], moves: [attackOf(normal)] };
    expect(
      forecastOf(contender({ ...usual, ...own }), contender({ ...usual, ...foe })),
    ).toBeGreaterThan(0);
  });

  test('stays between −1 and 1', () => {
    const strong = contender({
      level: 100,
      stats: stats({ attack: 999, speed: 999 }),
      moves: [attackOf(normal)],
    });
    const weak = contender({ level: 1, stats: stats({ hp: 1 }), moves: [] });
    expect(forecastOf(strong, weak)).toBeGreaterThan(0.9);
    expect(forecastOf(weak, strong)).toBeLessThan(-0.9);
    const helpless = contender({ typeIds: [ghost], moves: [] });
    expect(forecastOf(helpless, helpless)).toBe(0);
  });
});

test('winners are those that clearly win, best first', () => {
  const weaker = contender({ typeIds: [water], moves: [attackOf(water, { power: 25 })] });
  const foe = contender({ typeIds: [rock, 7], moves: [attackOf(rock, { power: 30 })] });
  expect(winnersAgainst(foe, [charmander, weaker, squirtle, onix])).toEqual([squirtle, weaker]);
});

test('a small one is no winner against a strong one that it hits hard', () => {
  const grown = contender({
    typeIds: [rock],
    stats: stats({ hp: 160, attack: 140, defense: 150 }),
    moves: [attackOf(rock)],
  });
  expect(winnersAgainst(grown, [squirtle])).toEqual([]);
});

function stats(given: Partial<Contender['stats']>): Contender['stats'] {
  return { hp: 60, attack: 50, defense: 50, spAttack: 50, spDefense: 50, speed: 50, ...given };
}

function named(move: string, given: Partial<ContenderMove> = {}): ContenderMove {
  return { ...attackOf(normal), move, ...given };
}

function status(move: string): ContenderMove {
  return named(move, { damageClass: 'status', power: null });
}
