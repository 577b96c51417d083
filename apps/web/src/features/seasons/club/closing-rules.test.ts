import { expect, test } from 'vitest';
import { problemsOf } from './closing-rules.ts';

const right = { name: 'Primavera', nextName: 'Autunno', confirmation: 'primavera ' };

test.each([
  ['all is well', {}, []],
  ['a name is missing', { name: ' ', confirmation: ' ' }, ['name']],
  ['the next name is missing', { nextName: '' }, ['nextName']],
  ['a name is too long', { nextName: 'x'.repeat(41) }, ['nextName']],
  ['both are called alike', { nextName: 'PRIMAVERA' }, ['nextName']],
  ['it is not confirmed', { confirmation: 'Autunno' }, ['confirmation']],
])('%s', (_what, change, fields) => {
  const problems = Object.entries(problemsOf({ ...right, ...change }));
  expect(problems.filter(([, problem]) => problem !== undefined).map(([field]) => field)).toEqual(
    fields,
  );
});
