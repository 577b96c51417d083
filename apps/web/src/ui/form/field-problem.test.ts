import * as contract from '@poketorneo/contract/endpoints';
import { expect, it } from 'vitest';
import { isBlank, requiredAs } from './field-problem.ts';

it.each([
  ['', true],
  [' \n ', true],
  [' a ', false],
])('%j is blank: %s', (text, blank) => {
  expect(isBlank(text)).toBe(blank);
});

const messages = { missing: 'Manca il nome', invalid: 'Questo nome è troppo lungo' };
const { firstName } = contract.users.updateOwn.body.shape;
it.each([
  ['', messages.missing],
  ['  ', messages.missing],
  [' Ada ', undefined],
  ['D’Amico', undefined],
  ['x'.repeat(60), undefined],
  ['x'.repeat(61), messages.invalid],
])('%j as a first name: %s', (value, problem) => {
  expect(requiredAs(firstName, messages)(value)).toBe(problem);
});
