import type { BattleSummary, DuelSummary, LeaderBattleSummary } from '@poketorneo/contract';
import { expect, test } from 'vitest';
import { createNewDuels } from './new-duels.ts';

const common = {
  status: 'running',
  outcome: null,
  by: null,
  turn: 1,
  startedAt: '2026-01-10T18:00:00.000Z',
  endedAt: null,
  deadline: null,
  hasReplay: true,
  replayKey: null,
} as const;
const duel = (id: number): DuelSummary => ({
  ...common,
  id,
  kind: 'duel',
  opponent: { name: 'Nina', picture: 'b.png' },
  rated: true,
  ratingChange: null,
});
const leaderBattle: LeaderBattleSummary = {
  ...common,
  id: 90,
  kind: 'leader',
  leaderId: 1,
  leaderName: 'Brock',
  leaderPicture: 'brock.png',
  tournamentName: 'Kanto',
};

test.each<[string, readonly (readonly BattleSummary[])[], (number | null)[]]>([
  ['one that has begun before', [[duel(1)], [duel(1)]], [null, null]],
  ['one that begins, once', [[], [duel(1)], [duel(1)]], [null, 1, null]],
  ['one that follows another', [[duel(1)], [], [duel(2)]], [null, null, 2]],
  ['a battle with a leader', [[], [leaderBattle]], [null, null]],
  ['one that has ended already', [[], [{ ...duel(1), status: 'over' }]], [null, null]],
])('%s', (_case, lists, expected) => {
  const newDuelOf = createNewDuels();
  expect(lists.map((list) => newDuelOf(list)?.id ?? null)).toEqual(expected);
});

test('the first of a player who was searching has just begun', () => {
  expect(createNewDuels(true)([duel(1)])?.id).toBe(1);
});
