import type { BattleSummary, Match } from '@poketorneo/contract';
import { describe, expect, test } from 'vitest';
import { circumstances, historyOf, isAnnulled, isStopped, tallyOf } from './history.ts';

const battle = (given: Partial<BattleSummary>): BattleSummary => ({
  id: 1,
  kind: 'leader',
  leaderId: 1,
  leaderName: 'Brock',
  leaderPicture: 'leaders/1.svg',
  tournamentName: 'Torneo di Kanto',
  status: 'over',
  outcome: 'win',
  by: 'play',
  turn: 12,
  startedAt: '2026-01-02T10:00:00.000Z',
  endedAt: '2026-01-02T10:20:00.000Z',
  deadline: null,
  hasReplay: true,
  replayKey: null,
  ...given,
});
const match = (given: Partial<Match>): Match => ({
  id: 1,
  userId: 7,
  leaderId: 1,
  leaderName: 'Brock',
  tournamentId: 1,
  tournamentName: 'Torneo di Kanto',
  outcome: 'win',
  rewardGiven: true,
  timestamp: '2026-01-01T10:00:00.000Z',
  battleId: null,
  ...given,
});

describe('the history', () => {
  const history = historyOf(
    [
      battle({ id: 4, status: 'running', outcome: null, by: null, endedAt: null }),
      battle({ id: 3, kind: 'rematch', by: 'surrender', outcome: 'loss' }),
      battle({ id: 2, endedAt: '2026-01-03T10:20:00.000Z' }),
      battle({
        id: 1,
        status: 'void',
        outcome: 'suspended',
        by: null,
        endedAt: '2026-01-01T09:00:00.000Z',
      }),
    ],
    [match({ id: 9, battleId: 2 }), match({ id: 8, outcome: 'loss', rewardGiven: false })],
  );

  test('has what is under way apart', () => {
    expect(history.running.map(({ id }) => id)).toEqual([4]);
  });

  test('has each match once, newest first, in words', () => {
    expect(history.past.map((past) => [past.key, circumstances(past)])).toEqual([
      ['battle-2', 'Giocata qui, 12 turni, con il premio'],
      ['battle-3', 'Rivincita, giocata qui, 12 turni, finita con la resa'],
      ['match-8', 'Registrata dall’organizzatore'],
      ['battle-1', 'Giocata qui, 12 turni, annullata, non conta'],
    ]);
  });

  test('knows which was annulled', () => {
    expect(history.past.filter(isAnnulled).map(({ key }) => key)).toEqual(['battle-1']);
    expect(history.past.filter(isStopped).map(({ key }) => key)).toEqual(['battle-1']);
    const undone = historyOf([battle({})], []);
    expect(undone.past.map(isAnnulled)).toEqual([true]);
    expect(undone.past.map(isStopped)).toEqual([false]);
    const suspended = historyOf([], [match({ outcome: 'suspended' })]);
    expect(suspended.past.map(isStopped)).toEqual([false]);
  });
});

test('a tally counts what ended how', () => {
  const outcomes = ['win', 'loss', 'win', 'draw', 'suspended'] as const;
  expect(tallyOf(outcomes.map((outcome) => ({ outcome })))).toEqual({
    wins: 2,
    losses: 1,
    draws: 1,
  });
});
