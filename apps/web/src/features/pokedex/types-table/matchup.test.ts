import { types } from '@poketorneo/gen4/types';
import { expect, test } from 'vitest';
import { factorOf, formatFactor, matchupRows } from './matchup.ts';

const written = (attacker: string, defender: string) => {
  const matchup = matchupRows
    .flat()
    .find((one) => one.attacker.name === attacker && one.defender.name === defender);
  return matchup === undefined ? undefined : formatFactor(factorOf(matchup));
};

test('17 rows of 17', () => {
  expect(matchupRows.map((row) => row.length)).toEqual(types.map(() => 17));
});

test.each([
  ['Fuoco', 'Erba', 'x2'],
  ['Acqua', 'Drago', 'x0.5'],
  ['Normale', 'Spettro', 'x0'],
  ['Buio', 'Acciaio', 'x0.5'],
  ['Lotta', 'Lotta', 'x1'],
])('%s contro %s: %s', (attacker, defender, factor) => {
  expect(written(attacker, defender)).toBe(factor);
});
