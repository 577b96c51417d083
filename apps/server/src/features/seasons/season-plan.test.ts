import { expect, it } from 'vitest';
import { suggestName } from './season-plan.ts';

it.each([
  [['Stagione 1'], 'Stagione 2'],
  [['Stagione 9', 'Stagione 8'], 'Stagione 10'],
  [['Campionato invernale 3'], 'Campionato invernale 4'],
  [['Primavera', 'Stagione 1'], 'Stagione 3'],
  [['Primavera', 'stagione 3'], 'Stagione 4'],
  [['Anno 2026'], 'Stagione 2'],
  [['2025/26'], 'Stagione 2'],
  [[], 'Stagione 1'],
])('the name suggested after %j is %s', (names, suggested) => {
  expect(suggestName(names)).toBe(suggested);
});
