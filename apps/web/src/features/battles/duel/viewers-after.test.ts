import type { DuelState, LiveMessage } from '@poketorneo/contract';
import { expect, test } from 'vitest';
import { viewersAfter } from './viewers-after.ts';

const watch = (viewers: number, battleId = 7): LiveMessage => ({
  kind: 'viewers',
  battleId,
  viewers,
});
const hello: LiveMessage = { kind: 'hello', now: '2026-01-10T18:00:00.000Z' };

test.each<[string, LiveMessage, DuelState['status'], number]>([
  ['changes while the duel runs', watch(2), 'running', 2],
  ['can fall to none', watch(0), 'running', 0],
  ['is not that of another duel', watch(2, 8), 'running', 3],
  ['is told anew by a new stream', hello, 'running', 0],
  ['is not changed by other news', { kind: 'changed', what: 'queue' }, 'running', 3],
  ['stays once the duel is over', watch(0), 'over', 3],
  ['stays once the duel is over, on a new stream, too', hello, 'over', 3],
  ['stays once the duel is void', watch(0), 'void', 3],
])('the number of viewers %s', (_case, message, status, expected) => {
  expect(viewersAfter(3, message, { id: 7, status })).toBe(expected);
});
