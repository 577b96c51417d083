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

test('what others changed is taken over', () => {
  const roles = ['ROLE_USER' as const, 'ROLE_ADMIN' as const];
  expect(changesToAccount({ ...giada, lastName: 'Rossi', roles }, giada, giada)).toEqual({
    lastName: 'Rossi',
    roles,
  });
});

test('what was changed here while the answer was on its way stays', () => {
  const saved = { ...giada, firstName: 'Nicolò', icon: 'icons/2.png' };
  expect(changesToAccount({ ...giada, lastName: 'Rossi' }, giada, saved)).toEqual({
    lastName: 'Rossi',
  });
});

test('nothing new is no news', () => {
  expect(changesToAccount(giada, giada, giada)).toEqual({});
});
