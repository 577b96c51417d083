import { expect, it } from 'vitest';
import { beforeName, oneOrTwo } from './euphony.ts';

it.each([
  ['a', 'Alakazam', 'ad Alakazam'],
  ['A', 'Alakazam', 'Ad Alakazam'],
  ['a', 'anna', 'ad anna'],
  ['a', 'Espeon', 'a Espeon'],
  ['a', 'Piplup', 'a Piplup'],
  ['e', 'Espeon', 'ed Espeon'],
  ['e', 'Acqua', 'e Acqua'],
])('%s before %s: %s', (word, name, written) => {
  expect(beforeName(word, name)).toBe(written);
});

it('puts one name or two together', () => {
  expect(oneOrTwo(['Psico'])).toBe('Psico');
  expect(oneOrTwo(['Erba', 'Elettro'])).toBe('Erba ed Elettro');
  expect(oneOrTwo(['Elettro', 'Acqua'])).toBe('Elettro e Acqua');
});
