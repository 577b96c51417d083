import { health } from '@poketorneo/contract/endpoints';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('window', new EventTarget()));
const { call } = await import('./api.ts');
const { waitForInitialQueries } = await import('./initial-queries.ts');
const { createQueryClient } = await import('./query-client.ts');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The number of requests per minute of a query with this response. */
async function callsWithinAMinute(answer: () => Response): Promise<number> {
  const fetch = vi.fn(async () => answer());
  vi.stubGlobal('fetch', fetch);
  const client = createQueryClient();
  const stop = new QueryObserver(client, {
    queryKey: ['health'],
    queryFn: () => call(health.check),
  }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  client.clear();
  return fetch.mock.calls.length;
}

test('a query keeps retrying while the server is away', async () => {
  const away = () => new Response('{"message":"Torno subito"}', { status: 503 });
  expect(await callsWithinAMinute(away)).toBeGreaterThan(5);
});

test('a response of another release is not retried: only a reload helps', async () => {
  expect(await callsWithinAMinute(() => new Response('{"status":"other"}'))).toBe(1);
});

test('initial queries are not refetched by the first rendering', async () => {
  const fetch = vi.fn(async () => new Response('{"message":"Non c’è"}', { status: 404 }));
  vi.stubGlobal('fetch', fetch);
  const client = createQueryClient();
  const health404 = { queryKey: ['health'], queryFn: () => call(health.check) };
  const release = await waitForInitialQueries([new QueryObserver(client, health404)]);
  const leave = new QueryObserver(client, health404).subscribe(() => {});
  release();
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetch).toHaveBeenCalledOnce();
  leave();
  // A later visit of the page fetches again.
  new QueryObserver(client, health404).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetch).toHaveBeenCalledTimes(2);
  client.clear();
});
