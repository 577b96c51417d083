import type { ShownDuel } from '@poketorneo/contract';
import { expect, test } from 'vitest';
import { nextOnWall } from './next-on-wall.ts';

const duel = (id: number): ShownDuel => ({
  id,
  contestants: [
    { name: 'Ada', picture: 'a.png', teamSize: 3 },
    { name: 'Nina', picture: 'b.png', teamSize: 3 },
  ],
  userIds: [1, 2],
  ratings: [null, null],
  rated: true,
  startedAt: '2026-01-10T18:00:00.000Z',
});
const none = { showcased: null, shownId: null, done: new Set<number>() };

test.each([
  ['nothing without a duel', { ids: [] }, null],
  ['the highest rated', { ids: [3, 1] }, 3],
  ['the showcased one', { ids: [3, 1], showcased: 1 }, 1],
  ['the same although a higher rated one has begun', { ids: [3, 1], shownId: 1 }, 1],
  ['one that has just ended, for its end', { ids: [3], shownId: 1 }, 1],
  ['the next after its end', { ids: [3, 1], shownId: 1, done: new Set([1]) }, 3],
  ['a showcased one instead of another', { ids: [3, 1], shownId: 3, showcased: 1 }, 1],
  ['no ended one, in a list that is old', { ids: [1], showcased: 1, done: new Set([1]) }, null],
])('%s', (_case, { ids, ...given }, expected) => {
  const { showcased, ...state } = { ...none, ...given };
  expect(nextOnWall({ showcased, duels: ids.map(duel) }, state)).toBe(expected);
});
