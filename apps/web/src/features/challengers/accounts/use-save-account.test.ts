import { rolesFor } from '@poketorneo/contract';
import { expect, it } from 'vitest';
import { fieldsOf } from './use-save-account.ts';

const name = { firstName: 'Stella', lastName: 'Rossi', email: null };

const playsAsOrganiser = (
  permissions: { organises: boolean; plays: boolean },
  isInTournament: boolean,
) => fieldsOf({ ...name, roles: rolesFor(permissions) }, isInTournament).plays;

it.each([
  ['a player in a tournament', { organises: false, plays: true }, true],
  ['an organiser who plays', { organises: true, plays: true }, false],
])('%s still plays as an organiser', (_, permissions, isInTournament) => {
  expect(playsAsOrganiser(permissions, isInTournament)).toBe(true);
});

it.each([
  ['a player in no tournament', { organises: false, plays: true }, false],
  ['an organiser who does not play', { organises: true, plays: false }, true],
])('%s does not play as an organiser', (_, permissions, isInTournament) => {
  expect(playsAsOrganiser(permissions, isInTournament)).toBe(false);
});
