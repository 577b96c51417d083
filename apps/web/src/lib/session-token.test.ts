import { expect, test } from 'vitest';
import { replacesToken } from './session-token.ts';

function tokenOf(claims: object): string {
  const payload = btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_');
  return `e30.${payload.replaceAll('=', '')}.x`;
}

const mine = { sub: '7', ver: 2, iat: 1000 };
const user = {
  id: 7,
  token: tokenOf(mine),
  roles: [],
  username: 'ash',
  firstName: 'Ash',
  lastName: 'Ketchum',
  email: 'ash@pallet.it',
  icon: 'face-icons/25.png',
};

test.each([
  ['newer', { iat: 1001 }],
  ['of the same second, after a changed password', { ver: 3 }],
  // Sixty-three and sixty-two, which base64 for addresses writes in letters of its own.
  ['newer, with a name in it', { iat: 1001, name: '???>>>~~~' }],
])('a token that is %s takes the place of the old one', (_name, changes) => {
  expect(replacesToken(tokenOf({ ...mine, ...changes }), user)).toBe(true);
});

test.each([
  ['somebody else’s', tokenOf({ ...mine, sub: '8', ver: 3, iat: 2000 })],
  ['the same', tokenOf(mine)],
  ['older', tokenOf({ ...mine, iat: 999 })],
  ['revoked, though made later', tokenOf({ ...mine, ver: 1, iat: 2000 })],
  ['without a time', tokenOf({ sub: '7', ver: 2 })],
  ['none', 'fresh.token'],
  ['empty', ''],
])('a token that is %s does not', (_name, fresh) => {
  expect(replacesToken(fresh, user)).toBe(false);
});

test('a stored token that cannot be read is replaced by any of the same user', () => {
  const broken = { ...user, token: 'not.a.token' };
  expect(replacesToken(tokenOf(mine), broken)).toBe(true);
  expect(replacesToken(tokenOf({ ...mine, sub: '8' }), broken)).toBe(false);
});
