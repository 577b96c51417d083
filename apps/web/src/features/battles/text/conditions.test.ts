import { expect, test } from 'vitest';
import { turnsLabel } from './conditions.ts';

test.each([
  ['1', 'ancora 1 turno'],
  ['3', 'ancora 3 turni'],
  ['1–4', 'ancora 1–4 turni'],
])('%s turns left: %s', (turnsLeft, expected) => {
  expect(turnsLabel(turnsLeft)).toBe(expected);
});
