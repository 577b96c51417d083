import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGameClock } from '../../lib/game-clock.ts';
import { createShellTable, type ShellTable, type ShellTableDependencies } from './shell-table.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** With this random number the places 1 and 2 are swapped five times, the same as once. */
const random = () => 0;
const cards = [7, 25, 7];
/** The single card's place after the swaps. */
const right = 2;

function lay(parts: Partial<ShellTableDependencies> = {}) {
  const clock = createGameClock();
  const made = {
    ...parts,
    clock,
    random,
    deal: vi.fn(parts.deal ?? (async (_round: number) => cards)),
    findRecord: parts.findRecord ?? (async () => 0),
    report: vi.fn(parts.report ?? (async (_round: number) => '')),
    playSound: vi.fn(),
    playEffect: vi.fn(),
    prefersReducedMotion: parts.prefersReducedMotion ?? (() => false),
  };
  return { ...made, table: createShellTable(made) };
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const turnOf = (table: ShellTable) => {
  const { turn } = table.get();
  if (turn === null) throw new Error('No turn');
  return turn;
};
const open = (table: ShellTable) =>
  turnOf(table)
    .cards.map(({ flipped }) => Number(flipped))
    .join('');

test('a turn shows the cards after 1 s for 2 s, then swaps five times after 1 s', async () => {
  const { table } = lay();
  expect(table.get().page).toBe('intro');
  await table.start();
  expect(table.get().page).toBe('playing');
  expect(open(table)).toBe('000');
  await wait(999);
  expect(open(table)).toBe('000');
  await wait(1);
  expect(open(table)).toBe('111');
  await wait(1999);
  expect(open(table)).toBe('111');
  await wait(1);
  expect(open(table)).toBe('000');
  await wait(999);
  expect(turnOf(table).phase).toBe('hidden');
  await wait(1);
  expect(turnOf(table)).toMatchObject({ phase: 'swapping', swapped: 0 });
  await wait(2999);
  expect(turnOf(table).swapped).toBe(0);
  await wait(1);
  expect(turnOf(table).swapped).toBe(1);
  await wait(4 * 3000);
  expect(turnOf(table).phase).toBe('choosing');
});

/** Milliseconds until a card can be chosen, at the speed of the first rounds. */
const toChoice = 4000 + 5 * 3000;

test('the right card wins after 1 s; after 4 s the next turn begins', async () => {
  const { table, deal, report, playSound } = lay({ report: async () => 'Primo record!' });
  await table.start();
  await wait(toChoice);
  table.choose(right);
  expect(open(table)).toBe('001');
  await wait(999);
  expect(playSound).not.toHaveBeenCalled();
  await wait(1);
  expect(open(table)).toBe('111');
  expect(turnOf(table).round).toBe(1);
  expect(playSound.mock.calls).toEqual([['success']]);
  expect(report.mock.calls).toEqual([[1]]);
  expect(table.get().message).toBe('Primo record!');
  await wait(3999);
  expect(deal).toHaveBeenCalledTimes(1);
  await wait(1);
  expect(deal.mock.calls).toEqual([[0], [1]]);
  expect(turnOf(table)).toMatchObject({ phase: 'dealt', round: 1 });
  expect(table.get().message).toBe('');
});

test('each movement sounds once', async () => {
  const { table, playEffect } = lay();
  const heard = () => playEffect.mock.calls.map(([name]) => name);
  await table.start();
  await wait(1000);
  expect(heard()).toEqual(['card-deal', 'card-deal', 'card-deal', 'card-flip']);
  await wait(3000);
  expect(heard().slice(4)).toEqual(['card-flip', 'shell-down']);
  await wait(5 * 3000);
  expect(heard().slice(6)).toEqual(Array.from({ length: 5 }, () => 'shell-swap'));
  table.choose(0);
  expect(heard().slice(11)).toEqual(['pop']);
});

test('a record sounds after the first round that beats it, and not again in the game', async () => {
  const { table, playEffect } = lay({ report: async () => 'Nuovo record!' });
  const fanfares = () => playEffect.mock.calls.filter(([name]) => name === 'record').length;
  await table.start();
  for (const begun of [1, 2]) {
    await wait(toChoice);
    table.choose(right);
    await wait(1000 + 1199);
    expect(fanfares()).toBe(begun - 1);
    await wait(4000 - 1199);
    expect(fanfares()).toBe(1);
  }
});

test('a wrong card reveals the right one, then ends the game', async () => {
  const { table, report, playSound } = lay();
  await table.start();
  await wait(toChoice);
  table.choose(0);
  await wait(1000);
  expect(open(table)).toBe('111');
  expect(table.get().page).toBe('playing');
  await wait(1000);
  expect(table.get().page).toBe('fail');
  expect(turnOf(table).round).toBe(0);
  expect(report).not.toHaveBeenCalled();
  expect(playSound.mock.calls).toEqual([['fail']]);
  await table.start();
  expect(table.get().page).toBe('playing');
});

test.each([
  [6, 0, 3000],
  [7, 2, 1500],
  [25, 20, 300],
])('with a record of %i a game starts at %i and a swap takes %i ms', async (best, round, swap) => {
  const { table } = lay({ findRecord: async () => best });
  await table.start();
  expect(turnOf(table).round).toBe(round);
  await wait(4000 + 5 * swap - 2);
  expect(turnOf(table).phase).toBe('swapping');
  await wait(2);
  expect(turnOf(table).phase).toBe('choosing');
});

test('with reduced motion a swap takes at least 1.2 s', async () => {
  const { table } = lay({ findRecord: async () => 25, prefersReducedMotion: () => true });
  await table.start();
  await wait(4000 + 5 * 1200 - 1);
  expect(turnOf(table).phase).toBe('swapping');
  await wait(1);
  expect(turnOf(table).phase).toBe('choosing');
});

test('the next turn is dealt only after the report of the round', async () => {
  let answer = (_message: string) => {};
  const report = () =>
    new Promise<string>((resolve) => {
      answer = resolve;
    });
  const { table, deal } = lay({ report });
  await table.start();
  await wait(toChoice);
  table.choose(right);
  await wait(10_000);
  expect(deal).toHaveBeenCalledTimes(1);
  answer('');
  await wait(0);
  expect(deal).toHaveBeenCalledTimes(2);
});

test('the message of a record is available until the next game', async () => {
  let words = 'Nuovo record!';
  const { table } = lay({ report: async () => words });
  await table.start();
  await wait(toChoice);
  table.choose(right);
  await wait(5000);
  words = '';
  await wait(toChoice);
  table.choose(right);
  await wait(1000);
  expect(table.get()).toMatchObject({ message: '', record: 'Nuovo record!' });
  await wait(4000 + toChoice);
  table.choose(0);
  await wait(2000);
  expect(table.get()).toMatchObject({ page: 'fail', record: 'Nuovo record!' });
  await table.start();
  expect(table.get().record).toBe('');
});

test('a failed deal can be retried at the same round', async () => {
  let attempts = 0;
  const { table, deal } = lay({
    deal: async () => {
      attempts += 1;
      if (attempts === 1 || attempts === 3) throw new Error('No connection');
      return cards;
    },
  });
  await table.start();
  expect(table.get()).toMatchObject({ page: 'intro', deal: 'failed' });
  await table.start();
  await wait(toChoice);
  table.choose(right);
  await wait(5000);
  expect(table.get()).toMatchObject({ page: 'playing', deal: 'failed' });
  await table.retry();
  expect(deal).toHaveBeenLastCalledWith(1);
  expect(turnOf(table)).toMatchObject({ phase: 'dealt', round: 1 });
});

test('after leaving no sound is played and nothing is sent', async () => {
  const { table, playSound, playEffect, report, deal } = lay();
  await table.start();
  await wait(toChoice);
  table.choose(right);
  playEffect.mockClear();
  table.leave();
  await wait(60_000);
  expect(turnOf(table).phase).toBe('chosen');
  expect(playSound).not.toHaveBeenCalled();
  expect(playEffect).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
  expect(deal).toHaveBeenCalledTimes(1);
});

test('the game pauses while the page is hidden', async () => {
  const { table, clock } = lay();
  await table.start();
  await wait(5000);
  clock.pause();
  await wait(600_000);
  expect(turnOf(table)).toMatchObject({ phase: 'swapping', swapped: 0 });
  clock.resume();
  await wait(2000);
  expect(turnOf(table).swapped).toBe(1);
});
