import type { DuelTerms } from '@poketorneo/contract';
import { defaultTerms } from '@poketorneo/rules/duels';
import { expect, test } from 'vitest';
import { formatTerms } from './labels.ts';

test.each<[Partial<DuelTerms>, string]>([
  [{}, 'Squadre sorteggiate · 3 Pokémon, tier 3 · con calma · per la classifica'],
  [
    { size: 6, tier: 8, pace: 'quick', rated: false, isTwoLegged: true },
    'Squadre sorteggiate · 6 Pokémon, tier 8 · veloce · amichevole · andata e ritorno',
  ],
  [
    { teams: 'own', level: 'real', pace: 'none', rated: false },
    'Squadre proprie · 3 Pokémon, tier fino a 3 · livello reale · senza orologio · amichevole',
  ],
])('%#: %s', (given, expected) => {
  expect(formatTerms({ ...defaultTerms, ...given })).toBe(expected);
});
