import { expect, test } from 'vitest';
import { chosenFrom } from './use-audience.ts';

test.each([
  [null, []],
  ['', []],
  ['1,2,3', [1, 2, 3]],
  ['3,3,1', [3, 1]],
  ['1,due,-3,0,4.5, 6,7', [1, 7]],
])('the query %j names %j', (list, ids) => {
  expect(chosenFrom(list)).toEqual(ids);
});

test('the number of chosen players is limited', () => {
  const many = Array.from({ length: 300 }, (_, index) => index + 1).join(',');
  expect(chosenFrom(many)).toHaveLength(200);
});
