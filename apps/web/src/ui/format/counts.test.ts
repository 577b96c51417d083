import { expect, it } from 'vitest';
import { andOthers, counted, formatPlace } from './counts.ts';

it.each([
  [0, '0 medaglie'],
  [1, '1 medaglia'],
  [12_345, '12.345 medaglie'],
])('%s: %s', (count, words) => {
  expect(counted(count, 'medaglia', 'medaglie')).toBe(words);
});

it.each([
  [1, '1º'],
  [12_345, '12.345º'],
])('place %s: %s', (place, words) => {
  expect(formatPlace(place)).toBe(words);
});

it.each([
  [1, 'e un’altra persona'],
  [2, 'e altre 2 persone'],
])('%s others: %s', (count, words) => {
  expect(andOthers(count)).toBe(words);
});
