import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('window', new EventTarget()));
vi.stubGlobal('navigator', { onLine: true });
const { followConnection } = await import('./follow-connection.ts');
const { isServerAway } = await import('../../lib/connection.ts');

let isThere: boolean;
let bring: () => Promise<unknown>;
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  isThere = true;
  bring = async () => {};
  isServerAway.set(false);
  vi.stubGlobal('fetch', async () => {
    if (!isThere) throw new TypeError('no network');
    return new Response();
  });
  stop = followConnection(() => bring());
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const say = async (change: 'online' | 'offline') => {
  window.dispatchEvent(new Event(change));
  await vi.advanceTimersByTimeAsync(0);
};

test('a lost network marks the server as away until it responds', async () => {
  isThere = false;
  await say('offline');
  expect(isServerAway.get()).toBe(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(isServerAway.get()).toBe(true);
  isThere = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(isServerAway.get()).toBe(false);
});

test('a server on this machine stays reachable without a network', async () => {
  await say('offline');
  expect(isServerAway.get()).toBe(false);
});

test('after a failed call the server is away until it responds', async () => {
  isServerAway.set(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(isServerAway.get()).toBe(false);
});

test('a restored network checks the server at once', async () => {
  isThere = false;
  await say('offline');
  isThere = true;
  await say('online');
  expect(isServerAway.get()).toBe(false);
});

test('failed queries are refetched before the server counts as back', async () => {
  isThere = false;
  await say('offline');
  let resolve = () => {};
  bring = () =>
    new Promise<void>((done) => {
      resolve = done;
    });
  isThere = true;
  await say('online');
  expect(isServerAway.get()).toBe(true);
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(isServerAway.get()).toBe(false);
});

test('a refetch that never settles does not keep the server away', async () => {
  isThere = false;
  await say('offline');
  bring = () => new Promise(() => {});
  isThere = true;
  await say('online');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isServerAway.get()).toBe(false);
});

test('nothing is checked after the cleanup', async () => {
  isThere = false;
  await say('offline');
  stop();
  isThere = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isServerAway.get()).toBe(true);
});
