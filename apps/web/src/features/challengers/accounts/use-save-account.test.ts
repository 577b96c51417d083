import { rolesFor } from '@poketorneo/contract';
import { expect, it } from 'vitest';
import { fieldsOf } from './use-save-account.ts';

const name = { firstName: 'Stella', lastName: 'Rossi', email: null };

it.each([
  ['a player in a tournament', { organises: false, plays: true }, true, true],
  ['a player in none', { organises: false, plays: true }, false, false],
  ['an organiser who plays', { organises: true, plays: true }, false, true],
  ['an organiser who does not play', { organises: true, plays: false }, true, false],
])('%s goes on playing as an organiser: %#', (_, permissions, isInTournament, plays) => {
  const fields = fieldsOf({ ...name, roles: rolesFor(permissions) }, isInTournament);
  expect(fields.plays).toBe(plays);
});
