import { isDeepStrictEqual } from 'node:util';
import type { DuelTerms } from '@poketorneo/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DuelTeam,
  defaultTerms,
  pairKey,
  problemOfDuelTeam,
  problemOfTerms,
  stockedTerms,
  termsKey,
} from './terms.ts';

const terms = fc.record<DuelTerms>({
  teams: fc.constantFrom('drawn', 'own'),
  size: fc.integer({ min: 1, max: 6 }),
  tier: fc.integer({ min: 1, max: 18 }),
  level: fc.constantFrom('equal', 'real'),
  pace: fc.constantFrom('calm', 'quick', 'none'),
  rated: fc.boolean(),
  watch: fc.constantFrom('everybody', 'link', 'nobody'),
  isTwoLegged: fc.boolean(),
});

describe('problemOfTerms', () => {
  test.each<[string, Partial<DuelTerms>, string | null]>([
    ['default', {}, null],
    ['tier 2 for three', { tier: 2 }, 'Con 3 Pokémon il tier va da 3 a 9'],
    ['tier 9 for three', { tier: 9 }, null],
    ['tier 10 for three', { tier: 10 }, 'Con 3 Pokémon il tier va da 3 a 9'],
    ['tier 4 for one', { size: 1, tier: 4 }, 'Con 1 Pokémon il tier va da 1 a 3'],
    ['tier 18 for six', { size: 6, tier: 18 }, null],
    [
      'too low a tier for own teams',
      { teams: 'own', tier: 2 },
      'Con 3 Pokémon il tier va da 3 a 9',
    ],
    ['drawn at real levels', { level: 'real' }, 'Le squadre sorteggiate lottano al livello 50'],
    ['own at real levels', { teams: 'own', level: 'real' }, null],
    ['own at level 50', { teams: 'own' }, null],
    ['drawn, two legs', { isTwoLegged: true }, null],
    [
      'own, two legs',
      { teams: 'own', isTwoLegged: true },
      'Andata e ritorno è solo per le squadre sorteggiate',
    ],
    [
      'rated without a clock',
      { pace: 'none' },
      'Una lotta senza orologio non vale per la classifica',
    ],
    ['unrated without a clock', { pace: 'none', rated: false }, null],
    ['unrated', { rated: false }, null],
    ['without spectators', { watch: 'nobody' }, null],
  ])('%s', (_, change, problem) => {
    expect(problemOfTerms({ ...defaultTerms, ...change })).toBe(problem);
  });

  test.each(stockedTerms)('pairs of $size Pokémon of tier $tier are drawable', (pair) => {
    expect(problemOfTerms({ ...defaultTerms, ...pair })).toBeNull();
  });
});

describe('keys', () => {
  test('are short, stable texts', () => {
    expect(termsKey(defaultTerms)).toBe('drawn-3-3-equal-calm-rated-everybody-one');
    expect(pairKey(defaultTerms)).toBe('drawn-3-3-equal');
  });

  test('do not depend on the order of properties', () => {
    const { teams, ...rest } = defaultTerms;
    expect(termsKey({ ...rest, teams })).toBe(termsKey(defaultTerms));
  });

  test('are equal exactly for equal terms', () => {
    fc.assert(
      fc.property(terms, terms, (one, other) => {
        expect(termsKey(one) === termsKey(other)).toBe(isDeepStrictEqual(one, other));
        expect(termsKey({ ...one })).toBe(termsKey(one));
        expect(termsKey(one).length).toBeLessThanOrEqual(64);
      }),
    );
  });

  test('each term changes the key of terms; teams, size, tier and level that of a pair', () => {
    const changed: { readonly [Term in keyof DuelTerms]: DuelTerms[Term] } = {
      teams: 'own',
      size: 4,
      tier: 5,
      level: 'real',
      pace: 'quick',
      rated: false,
      watch: 'link',
      isTwoLegged: true,
    };
    const names = (key: (one: DuelTerms) => string) =>
      Object.entries(changed)
        .filter(([name, value]) => key({ ...defaultTerms, [name]: value }) !== key(defaultTerms))
        .map(([name]) => name);
    expect(names(termsKey)).toEqual(Object.keys(changed));
    expect(names(pairKey)).toEqual(['teams', 'size', 'tier', 'level']);
  });

  test('every stock has its own', () => {
    expect(new Set(stockedTerms.map(pairKey)).size).toBe(stockedTerms.length);
    expect(stockedTerms.map(pairKey)).toContain(pairKey(defaultTerms));
  });
});

describe('problemOfDuelTeam', () => {
  const team: DuelTeam = {
    pokemonIds: [11, 12, 21],
    owned: new Map([
      [11, { speciesId: 1, tier: 1 }],
      [12, { speciesId: 2, tier: 1 }],
      [13, { speciesId: 1, tier: 1 }],
      [21, { speciesId: 144, tier: 2 }],
      [31, { speciesId: 150, tier: 3 }],
    ]),
    size: 3,
    tier: 4,
  };

  test.each<[string, Partial<DuelTeam>, string | null]>([
    ['at the tier', {}, null],
    ['below the tier', { tier: 9 }, null],
    ['over the tier', { tier: 3 }, 'La tua squadra supera il tier'],
    [
      'over the tier by its strongest',
      { pokemonIds: [11, 12, 31] },
      'La tua squadra supera il tier',
    ],
    ['of two', { pokemonIds: [11, 12] }, 'La tua squadra deve avere 3 Pokémon'],
    ['of four', { pokemonIds: [11, 12, 21, 31] }, 'La tua squadra deve avere 3 Pokémon'],
    ['of none', { pokemonIds: [] }, 'La tua squadra deve avere 3 Pokémon'],
    ['of one for one', { pokemonIds: [31], size: 1, tier: 3 }, null],
    [
      'of one twice',
      { pokemonIds: [11, 11, 12] },
      'Lo stesso Pokémon non può essere scelto due volte!',
    ],
    ['of a stranger’s', { pokemonIds: [11, 12, 99] }, 'In squadra c’è un Pokémon che non è tuo!'],
    [
      'of a species twice',
      { pokemonIds: [11, 13, 12] },
      'Nella tua squadra due Pokémon sono della stessa specie',
    ],
    ['of seven', { pokemonIds: [1, 2, 3, 4, 5, 6, 7] }, 'Una squadra ha al massimo 6 Pokémon!'],
  ])('a team %s', (_, change, problem) => {
    expect(problemOfDuelTeam({ ...team, ...change })).toBe(problem);
  });
});
