import { roleUser, type SessionUser } from '@poketorneo/contract';
import { expect, test, vi } from 'vitest';

const { stored } = vi.hoisted(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return { stored };
});
const { parseStoredUser, replacesToken, session } = await import('./session.ts');

const nina: SessionUser = {
  id: 1,
  username: 'nina',
  firstName: 'Nina',
  lastName: 'Rossi',
  email: 'nina@example.org',
  icon: 'face-icons/25.png',
  roles: [roleUser],
  token: 'a token',
};
const storeElsewhere = (user: SessionUser) => stored.set('user', JSON.stringify(user));
const inTheBrowser = () => JSON.parse(stored.get('user') ?? 'null');

test('a change made here retains those that another tab has just made', () => {
  session.start(nina);
  storeElsewhere({ ...nina, icon: 'face-icons/1.png' });
  session.update({ token: 'a newer token' });
  const expected = { ...nina, icon: 'face-icons/1.png', token: 'a newer token' };
  expect(session.get()).toEqual(expected);
  expect(inTheBrowser()).toEqual(expected);
});

test('a user who has signed out in another tab does not come back by a change made here', () => {
  session.start(nina);
  stored.delete('user');
  session.update({ token: 'a newer token' });
  expect(session.get()).toBeNull();
  expect(inTheBrowser()).toBeNull();
});

test('a change of one user does not change another, who has signed in in another tab', () => {
  session.start(nina);
  const ugo = { ...nina, id: 2, username: 'ugo', token: 'of Ugo' };
  storeElsewhere(ugo);
  session.update({ token: 'of Nina' });
  expect(session.get()).toEqual(ugo);
  expect(inTheBrowser()).toEqual(ugo);
});

test('a page restored from the back/forward cache follows what happened meanwhile', () => {
  session.start(nina);
  stored.delete('user');
  window.dispatchEvent(new Event('pageshow'));
  expect(session.get()).toBeNull();
});

test('a session ended here is distinguished from one ended in another tab', () => {
  session.start(nina);
  expect(session.wasEndedHere()).toBe(false);
  session.end();
  expect(session.wasEndedHere()).toBe(true);
  session.start(nina);
  stored.delete('user');
  window.dispatchEvent(new Event('pageshow'));
  expect(session.wasEndedHere()).toBe(false);
});

test('without storage, a session lasts until the page is closed', () => {
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  session.start(nina);
  session.update({ token: 'a newer token' });
  expect(session.get()?.token).toBe('a newer token');
  full.mockRestore();
});

test('a sign-out in another tab is known as such, though this one has ended a session before', () => {
  const elsewhere = (user: SessionUser | null) => {
    if (user === null) stored.delete('user');
    else storeElsewhere(user);
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'user' }));
  };
  session.start(nina);
  session.end();
  expect(session.wasEndedHere()).toBe(true);
  elsewhere(nina);
  elsewhere(null);
  expect(session.get()).toBeNull();
  expect(session.wasEndedHere()).toBe(false);
});

const storedUser = {
  id: 1,
  token: 'abc',
  roles: ['ROLE_USER'],
  username: 'ash',
  firstName: 'Ash',
  lastName: 'Ketchum',
  email: 'ash@pallet.it',
  icon: 'face-icons/25.png',
};

test('a stored user is read back, without unknown fields', () => {
  expect(parseStoredUser(JSON.stringify({ ...storedUser, password: 'x' }))).toEqual(storedUser);
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['no JSON', '{'],
  ['a number', '42'],
  ['a text', '"<b>"'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no token', JSON.stringify({ ...storedUser, token: undefined })],
  ['an unknown role', JSON.stringify({ ...storedUser, roles: ['ROLE_KING'] })],
  ['an icon on another site', JSON.stringify({ ...storedUser, icon: '//evil.it/x.png' })],
])('%s is no user', (_name, text) => {
  expect(parseStoredUser(text)).toBeNull();
});

function tokenOf(claims: object): string {
  const payload = btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_');
  return `e30.${payload.replaceAll('=', '')}.x`;
}

const mine = { sub: '7', ver: 2, iat: 1000 };
const owner = {
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
  // 63 and 62, which base64url encodes differently from base64.
  ['newer, with a name in it', { iat: 1001, name: '???>>>~~~' }],
])('a token that is %s replaces the old one', (_name, changes) => {
  expect(replacesToken(tokenOf({ ...mine, ...changes }), owner)).toBe(true);
});

test.each([
  ['another user’s', tokenOf({ ...mine, sub: '8', ver: 3, iat: 2000 })],
  ['the same', tokenOf(mine)],
  ['older', tokenOf({ ...mine, iat: 999 })],
  ['revoked, though made later', tokenOf({ ...mine, ver: 1, iat: 2000 })],
  ['without a time', tokenOf({ sub: '7', ver: 2 })],
  ['none', 'fresh.token'],
  ['empty', ''],
])('a token that is %s does not', (_name, fresh) => {
  expect(replacesToken(fresh, owner)).toBe(false);
});

test('a stored token that cannot be read is replaced by any of the same user', () => {
  const broken = { ...owner, token: 'not.a.token' };
  expect(replacesToken(tokenOf(mine), broken)).toBe(true);
  expect(replacesToken(tokenOf({ ...mine, sub: '8' }), broken)).toBe(false);
});
