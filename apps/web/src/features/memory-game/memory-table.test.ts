import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createGameClock } from '../../lib/game-clock.ts';
import { createMemoryTable, type MemoryTable } from './memory-table.ts';

const ids = [1, 2, 1, 2];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function lay(parts: Partial<Parameters<typeof createMemoryTable>[0]> = {}) {
  const clock = createGameClock();
  const playSound = vi.fn();
  const playEffect = vi.fn();
  const report = vi.fn(async () => 'Nuovo record!');
  const table = createMemoryTable({
    clock,
    random: () => 0,
    deal: async () => ids,
    report,
    playSound,
    playEffect,
    prefersReducedMotion: () => false,
    ...parts,
  });
  const heard = () => playEffect.mock.calls.map(([name]) => name);
  return { table, clock, playSound, playEffect, heard, report };
}

const gameOf = (table: MemoryTable) => {
  const state = table.get();
  if (state.status !== 'dealt') throw new Error(`No game: ${state.status}`);
  return state.game;
};
const open = (table: MemoryTable) =>
  gameOf(table)
    .cards.map(({ flipped }) => Number(flipped))
    .join('');
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

async function begin(parts?: Parameters<typeof lay>[0]) {
  const laid = lay(parts);
  await laid.table.start();
  await wait(6000);
  return laid;
}

test('the cards lie face down for 1 s and open for 5 s', async () => {
  const { table } = lay();
  await table.start();
  expect(open(table)).toBe('0000');
  await wait(999);
  expect(open(table)).toBe('0000');
  await wait(1);
  expect(open(table)).toBe('1111');
  table.flip(0);
  await wait(4999);
  expect(open(table)).toBe('1111');
  await wait(1);
  expect(open(table)).toBe('0000');
  table.flip(0);
  expect(open(table)).toBe('1000');
});

test('a pair sounds after 300 ms and is found after 1.5 s', async () => {
  const { table, playSound } = await begin();
  table.flip(0);
  table.flip(2);
  await wait(299);
  expect(playSound).not.toHaveBeenCalled();
  await wait(1);
  expect(playSound.mock.calls).toEqual([['match']]);
  await wait(1199);
  expect(gameOf(table).found).toBe(0);
  await wait(1);
  expect(gameOf(table)).toMatchObject({ found: 1, phase: 'playing' });
});

test('two different cards turn back after 1 s, in silence', async () => {
  const { table, playSound } = await begin();
  table.flip(0);
  table.flip(1);
  table.flip(2);
  await wait(999);
  expect(open(table)).toBe('1100');
  await wait(1);
  expect(open(table)).toBe('0000');
  expect(playSound).not.toHaveBeenCalled();
});

test('five of the dealt cards sound, then all cards together as they turn over and back', async () => {
  const { table, heard } = lay();
  await table.start();
  await wait(999);
  expect(heard()).toEqual(Array.from({ length: 5 }, () => 'card-deal'));
  await wait(1);
  expect(heard().slice(5)).toEqual(['card-flip']);
  await wait(5000);
  expect(heard().slice(5)).toEqual(['card-flip', 'card-flip']);
});

test('with reduced motion one dealt card sounds', async () => {
  const { table, heard } = lay({ prefersReducedMotion: () => true });
  await table.start();
  await wait(999);
  expect(heard()).toEqual(['card-deal']);
});

test('each card that the player turns over sounds, and none that cannot be turned', async () => {
  const { table, playEffect, heard } = await begin();
  playEffect.mockClear();
  table.flip(0);
  table.flip(0);
  table.flip(1);
  table.flip(2);
  await wait(1000);
  expect(heard()).toEqual(['card-flip', 'card-flip']);
});

async function playThrough(table: MemoryTable) {
  for (const [one, other] of [
    [0, 2],
    [1, 3],
  ] as const) {
    table.flip(one);
    table.flip(other);
    await wait(1500);
  }
}

test('the end plays a sound, is reported and shows the server’s message', async () => {
  const { table, playSound, report } = await begin();
  await playThrough(table);
  expect(playSound).toHaveBeenLastCalledWith('success');
  expect(report.mock.calls).toEqual([[2]]);
  expect(table.get()).toMatchObject({ message: 'Nuovo record!', game: { phase: 'finished' } });
});

test('a record sounds after the success sound', async () => {
  const { table, playEffect } = await begin();
  await playThrough(table);
  await wait(1199);
  expect(playEffect).not.toHaveBeenCalledWith('record');
  await wait(1);
  expect(playEffect).toHaveBeenLastCalledWith('record');
});

test('without a record no record sounds', async () => {
  const { table, playEffect } = await begin({ report: async () => '' });
  await playThrough(table);
  await wait(5000);
  expect(playEffect).not.toHaveBeenCalledWith('record');
});

test('a new game cancels the sound of a record', async () => {
  const { table, playEffect } = await begin();
  await playThrough(table);
  await table.start();
  await wait(5000);
  expect(playEffect).not.toHaveBeenCalledWith('record');
});

test.each([
  [0, 1],
  [0.5, 2],
  [0.99, 3],
] as const)('a random number of %s gives picture %s', async (chance, picture) => {
  const { table } = await begin({ random: () => chance });
  await playThrough(table);
  expect(table.get()).toMatchObject({ picture, game: { phase: 'finished' } });
});

test('the message of an earlier game is not shown', async () => {
  let answer = (_message: string) => {};
  const report = () =>
    new Promise<string>((resolve) => {
      answer = resolve;
    });
  const { table } = await begin({ report });
  await playThrough(table);
  await table.start();
  answer('Nuovo record!');
  await wait(0);
  expect(table.get()).toMatchObject({ message: '', game: { phase: 'dealt', moves: 0 } });
});

describe('a new game', () => {
  test('replaces an unfinished one', async () => {
    const { table } = await begin();
    table.flip(0);
    table.flip(2);
    await table.start();
    await wait(1000);
    expect(gameOf(table)).toMatchObject({ phase: 'preview', moves: 0, found: 0 });
  });

  test('uses the newest of two deals', async () => {
    const deals: ((ids: number[]) => void)[] = [];
    const deal = () => new Promise<number[]>((resolve) => deals.push(resolve));
    const { table } = lay({ deal });
    const both = [table.start(), table.start()];
    deals[1]?.([5, 5]);
    deals[0]?.([7, 7]);
    await Promise.all(both);
    expect(gameOf(table).cards.map(({ id }) => id)).toEqual([5, 5]);
  });

  test('can be retried after a failed deal', async () => {
    let attempts = 0;
    const deal = async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('No connection');
      return ids;
    };
    const { table } = lay({ deal });
    await table.start();
    expect(table.get().status).toBe('failed');
    table.flip(0);
    const again = table.start();
    expect(table.get().status).toBe('dealing');
    await again;
    expect(gameOf(table).phase).toBe('dealt');
  });
});

test('after leaving no sound is played and nothing is sent', async () => {
  const { table, playSound, playEffect, report } = await begin();
  await playThrough(table);
  playSound.mockClear();
  playEffect.mockClear();
  report.mockClear();
  await table.start();
  table.leave();
  await wait(60_000);
  expect(gameOf(table).phase).toBe('dealt');
  expect(playSound).not.toHaveBeenCalled();
  expect(playEffect).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});

test('the preview pauses while the page is hidden', async () => {
  const { table, clock } = lay();
  await table.start();
  await wait(3000);
  clock.pause();
  await wait(60_000);
  expect(open(table)).toBe('1111');
  clock.resume();
  await wait(2999);
  expect(open(table)).toBe('1111');
  await wait(1);
  expect(open(table)).toBe('0000');
});
