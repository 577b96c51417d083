import { expect, test } from 'vitest';
import { changesToAccount } from './use-fresh-account.ts';

const giada = {
  id: 4,
  username: 'giada',
  firstName: 'Giada',
  lastName: 'Prova',
  email: 'giada@example.org',
  icon: 'icons/1.png',
  roles: ['ROLE_USER' as const],
};

test('changes made elsewhere are adopted', () => {
  const roles = ['ROLE_USER' as const, 'ROLE_ADMIN' as const];
  expect(changesToAccount({ ...giada, lastName: 'Rossi', roles }, giada, giada)).toEqual({
    lastName: 'Rossi',
    roles,
  });
});

test('a change made here during the request remains', () => {
  const saved = { ...giada, firstName: 'Nicolò', icon: 'icons/2.png' };
  expect(changesToAccount({ ...giada, lastName: 'Rossi' }, giada, saved)).toEqual({
    lastName: 'Rossi',
  });
});

test('an equal account changes nothing', () => {
  expect(changesToAccount(giada, giada, giada)).toEqual({});
});
