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
const { session } = await import('./session.ts');

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

test('a change made here keeps those that another tab has made a moment ago', () => {
  session.start(nina);
  storeElsewhere({ ...nina, icon: 'face-icons/1.png' });
  session.update({ token: 'a newer token' });
  const expected = { ...nina, icon: 'face-icons/1.png', token: 'a newer token' };
  expect(session.get()).toEqual(expected);
  expect(inTheBrowser()).toEqual(expected);
});

test('nobody who has signed out in another tab comes back by a change made here', () => {
  session.start(nina);
  stored.delete('user');
  session.update({ token: 'a newer token' });
  expect(session.get()).toBeNull();
  expect(inTheBrowser()).toBeNull();
});

test('what is about one user changes nobody else, who has signed in in another tab', () => {
  session.start(nina);
  const ugo = { ...nina, id: 2, username: 'ugo', token: 'of Ugo' };
  storeElsewhere(ugo);
  session.update({ token: 'of Nina' });
  expect(session.get()).toEqual(ugo);
  expect(inTheBrowser()).toEqual(ugo);
});

test('a page that comes back from the browser’s memory follows what happened meanwhile', () => {
  session.start(nina);
  stored.delete('user');
  window.dispatchEvent(new Event('pageshow'));
  expect(session.get()).toBeNull();
});

test('whether the session was ended here or in another tab is known', () => {
  session.start(nina);
  expect(session.wasEndedHere()).toBe(false);
  session.end();
  expect(session.wasEndedHere()).toBe(true);
  session.start(nina);
  stored.delete('user');
  window.dispatchEvent(new Event('pageshow'));
  expect(session.wasEndedHere()).toBe(false);
});

test('where the browser stores nothing, a session lasts as long as the page', () => {
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  session.start(nina);
  session.update({ token: 'a newer token' });
  expect(session.get()?.token).toBe('a newer token');
  full.mockRestore();
});

test('whom another tab signs out is told, though this one has ended a session before', () => {
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
