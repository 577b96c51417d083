import { expect, test } from 'vitest';
import { possibleGenders } from './available-pokemon-genders.ts';

test.each([
  [-1, ['genderless']],
  [0, ['male']],
  [1, ['male', 'female']],
  [2, ['male', 'female']],
  [4, ['male', 'female']],
  [6, ['male', 'female']],
  [8, ['female']],
] as const)('a rate of %i allows %j', (rate, genders) => {
  expect(possibleGenders(rate)).toEqual(genders);
});
