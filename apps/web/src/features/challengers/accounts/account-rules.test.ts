import { expect, it } from 'vitest';
import { checkFirstName, checkLastName, checkOptionalEmail } from './account-rules.ts';

it.each([
  [checkFirstName, '  ', 'Manca il nome'],
  [checkFirstName, 'a'.repeat(61), 'Questo nome è troppo lungo'],
  [checkFirstName, ' Ada ', undefined],
  [checkLastName, '', 'Manca il cognome'],
  [checkLastName, 'a'.repeat(61), 'Questo cognome è troppo lungo'],
  [checkLastName, 'D’Amico', undefined],
  [checkOptionalEmail, '', undefined],
  [checkOptionalEmail, 'ada', 'Questa email non è valida'],
  [checkOptionalEmail, 'ada@example.org', undefined],
  [checkOptionalEmail, 'admin@localhost', undefined],
])('%o, %j: %s', (check, value, problem) => {
  expect(check(value)).toBe(problem);
});
