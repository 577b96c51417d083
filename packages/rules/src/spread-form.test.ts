import { expect, test } from 'vitest';
import { problemOfSpreadForm } from './spread-form.ts';
import type { Stats } from './stats.ts';

const all = (figure: number): Stats => ({
  hp: figure,
  attack: figure,
  defense: figure,
  spAttack: figure,
  spDefense: figure,
  speed: figure,
});

test.each<[what: string, ivs: object, evs: object, problem: string | null]>([
  ['what is possible', {}, {}, null],
  ['the greatest', all(31), all(85), null],
  ['a missing IV', { hp: null }, {}, 'Gli IV devono essere numeri interi da 0 a 31!'],
  ['an IV over 31', { speed: 32 }, {}, 'Gli IV devono essere numeri interi da 0 a 31!'],
  ['half an IV', { speed: 0.5 }, {}, 'Gli IV devono essere numeri interi da 0 a 31!'],
  ['an EV below 0', {}, { hp: -1 }, 'Gli EV devono essere numeri interi da 0 a 255!'],
  ['an EV over 255', {}, { hp: 256 }, 'Gli EV devono essere numeri interi da 0 a 255!'],
  ['too many EVs', {}, all(86), 'Gli EV possono essere al massimo 510 in tutto: ora 516!'],
])('%s', (_, ivs, evs, problem) => {
  expect(problemOfSpreadForm({ ivs: { ...all(20), ...ivs }, evs: { ...all(0), ...evs } })).toBe(
    problem,
  );
});
