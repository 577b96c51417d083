import { defaultTerms } from '@poketorneo/rules/duels';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api.ts';
import { createSearch } from './search.ts';
import type { RunningSearch, SearchMemory } from './search-memory.ts';

const request = { terms: defaultTerms };
const now = '2026-01-10T18:00:00.000Z';
const conflict = new ApiError(409, 'Conflict', 'Stai già lottando');

function searchOf() {
  const calls = {
    join: vi.fn<() => Promise<{ since: string | null }>>(async () => ({ since: now })),
    leave: vi.fn<() => Promise<unknown>>(async () => undefined),
  };
  let kept: RunningSearch | null = null;
  const memory: SearchMemory = {
    read: () => kept,
    write: (running) => {
      kept = running;
    },
  };
  return {
    ...calls,
    search: createSearch(calls, memory),
    reload: () => createSearch(calls, memory),
  };
}

test('runs once the server has accepted it', async () => {
  const { search, join } = searchOf();
  join.mockRejectedValueOnce(conflict);
  await expect(search.start(request)).rejects.toBe(conflict);
  expect(search.running.get()).toBeNull();
  await search.start(request);
  expect(search.running.get()).toMatchObject({ request });
});

test('goes on without a network, and ends by a refusal', async () => {
  const { search, join } = searchOf();
  await search.start(request);
  join.mockRejectedValueOnce(new ApiError(0, '', 'Senza rete'));
  expect(await search.repeat()).toBeNull();
  expect(search.running.get()).not.toBeNull();
  join.mockRejectedValueOnce(conflict);
  expect(await search.repeat()).toBe(conflict);
  expect(search.running.get()).toBeNull();
  expect(await search.repeat()).toBeNull();
  expect(join).toHaveBeenCalledTimes(3);
});

test('leaves the queue after the call that repeats its place', async () => {
  const { search, join, leave } = searchOf();
  await search.start(request);
  let endJoining = () => {};
  const joining = new Promise<{ since: string }>((resolve) => {
    endJoining = () => resolve({ since: now });
  });
  join.mockReturnValueOnce(joining);
  const repeating = search.repeat();
  const stopping = search.stop();
  expect(search.running.get()).toBeNull();
  await Promise.resolve();
  expect(leave).not.toHaveBeenCalled();
  endJoining();
  await Promise.all([repeating, stopping]);
  expect(leave).toHaveBeenCalledOnce();
});

test('a refusal after an opponent was found says nothing', async () => {
  const { search, join } = searchOf();
  await search.start(request);
  join.mockRejectedValueOnce(conflict);
  const repeating = search.repeat();
  search.forget();
  expect(await repeating).toBeNull();
});

test('goes on after a reload, unless it has ended', async () => {
  const { search, reload } = searchOf();
  expect(search.isRemembered()).toBe(false);
  await search.start(request);
  const again = reload();
  expect(again.running.get()).toEqual(search.running.get());
  expect(again.isRemembered()).toBe(true);
  await again.stop();
  expect(reload().running.get()).toBeNull();
});

test('ends without a word if an opponent was found just before it is repeated', async () => {
  const { search, join, reload } = searchOf();
  await search.start(request);
  join.mockResolvedValueOnce({ since: null });
  expect(await search.repeat()).toBeNull();
  expect(search.running.get()).toBeNull();
  expect(reload().running.get()).toBeNull();
});
