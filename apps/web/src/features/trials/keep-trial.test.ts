import { beforeEach, expect, test, vi } from 'vitest';
import { keepWantedTrial } from './keep-trial.ts';
import { storedTrial } from './stored-trial.ts';

const trial = { battleId: 7, token: 'prova'.padEnd(32, '-') };
const send = vi.fn<typeof fetch>();
beforeEach(() => {
  send.mockReset();
  vi.stubGlobal('fetch', send);
});

const answer = (status: number, body: object) =>
  send.mockResolvedValue(new Response(JSON.stringify(body), { status }));

test('a trial that the visitor wants to keep is given to the new account', async () => {
  storedTrial.set({ ...trial, isWanted: true });
  answer(200, { battleId: 7 });
  await keepWantedTrial('nuovo-account');
  const [url, init] = send.mock.calls[0] ?? [];
  expect(url).toBe('/api/keep-trial');
  expect(init?.body).toBe(JSON.stringify({ token: trial.token }));
  expect(new Headers(init?.headers).get('x-access-token')).toBe('nuovo-account');
  expect(storedTrial.get()).toBeNull();
});

test.each([null, { ...trial, isWanted: false }])('%o is nobody’s wish', async (stored) => {
  storedTrial.set(stored);
  await keepWantedTrial('nuovo-account');
  expect(send).not.toHaveBeenCalled();
  expect(storedTrial.get()).toEqual(stored);
});

test.each([
  ['a lost connection is tried again later', 503, { ...trial, isWanted: true }],
  ['one that still runs can be kept at its end', 409, { ...trial, isWanted: false }],
  ['one that is gone is forgotten', 404, null],
])('%s', async (_what, status, stored) => {
  storedTrial.set({ ...trial, isWanted: true });
  answer(status, { message: 'No' });
  await keepWantedTrial('nuovo-account');
  expect(storedTrial.get()).toEqual(stored);
});
