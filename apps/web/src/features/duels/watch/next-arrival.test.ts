import type { DuelChallenge } from '@poketorneo/contract';
import { defaultTerms } from '@poketorneo/rules/duels';
import { expect, test } from 'vitest';
import { nextArrival } from './next-arrival.ts';

const challenge = (id: number, rematchOf: number | null = null): DuelChallenge => ({
  id,
  from: { userId: 2, name: 'Nina', picture: 'b.png', rating: null },
  to: { userId: 1, name: 'Ada', picture: 'a.png', rating: null },
  isUnbalanced: false,
  terms: defaultTerms,
  status: 'open',
  battleId: null,
  linkKey: null,
  rematchOf,
  isSecondLeg: false,
  createdAt: '2026-01-10T18:00:00.000Z',
  expiresAt: '2026-01-10T18:02:00.000Z',
});
const incoming = [challenge(1), challenge(2), challenge(3)];

test.each([
  ['the first', {}, 1],
  ['none during a battle', { isBusy: true }, null],
  ['not one that was put off', { putOff: [1] }, 2],
  ['the one of a link, also if it was put off', { putOff: [3], wantedId: 3 }, 3],
  [
    'not a rematch on the page of its duel',
    { incoming: [challenge(4, 7)], pathname: '/battle/7' },
    null,
  ],
  ['a rematch elsewhere', { incoming: [challenge(4, 7)], pathname: '/battle/8' }, 4],
  ['another one if that of a link is gone', { wantedId: 9 }, 1],
])('%s', (_case, given, expected) => {
  const none = {
    incoming,
    putOff: [],
    wantedId: null,
    isBusy: false,
    pathname: '/home',
  };
  expect(nextArrival({ ...none, ...given })?.id ?? null).toBe(expected);
});
