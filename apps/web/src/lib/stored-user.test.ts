import { expect, test } from 'vitest';
import { parseStoredUser } from './stored-user.ts';

const user = {
  id: 1,
  token: 'abc',
  roles: ['ROLE_USER'],
  username: 'ash',
  firstName: 'Ash',
  lastName: 'Ketchum',
  email: 'ash@pallet.it',
  icon: 'face-icons/25.png',
};

test('a stored user is read back, without what is not theirs', () => {
  expect(parseStoredUser(JSON.stringify({ ...user, password: 'x' }))).toEqual(user);
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['no JSON', '{'],
  ['a number', '42'],
  ['a text', '"<b>"'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no token', JSON.stringify({ ...user, token: undefined })],
  ['an unknown role', JSON.stringify({ ...user, roles: ['ROLE_KING'] })],
  ['an icon on another site', JSON.stringify({ ...user, icon: '//evil.it/x.png' })],
])('%s is nobody', (_name, text) => {
  expect(parseStoredUser(text)).toBeNull();
});
