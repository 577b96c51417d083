import type { BattleSummary, DuelSummary, LeaderBattleSummary, Match } from '@poketorneo/contract';
import { expect, test } from 'vitest';
import { circumstances, isStopped, isVoid, toPastMatch } from './past-match.ts';

const battle = (given: Partial<LeaderBattleSummary>): LeaderBattleSummary => ({
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

const moment = '2026-01-03T10:20:00.000Z';
const here = (of: BattleSummary, counted: Match | null = null) =>
  toPastMatch({ place: '1-battle-1', moment, season: null, battle: of, match: counted });
const elsewhere = (counted: Match) =>
  toPastMatch({ place: '1-match-1', moment, season: null, battle: null, match: counted });

const stopped = here(battle({ status: 'void', outcome: null, by: null }));
const undone = here(battle({}));
const { leaderId, leaderName, leaderPicture, tournamentName, ...shared } = battle({});
const duel: DuelSummary = {
  ...shared,
  kind: 'duel',
  opponent: { name: 'Nina', picture: 'face-icons/25.png' },
  rated: true,
  ratingChange: null,
  by: 'timeout',
};
const rematch = here(battle({ kind: 'rematch', by: 'surrender', outcome: 'loss' }));

test.each([
  [here(battle({}), match({})), 'Giocata qui, 12 turni, con il premio'],
  [rematch, 'Rivincita, giocata qui, 12 turni, finita con la resa'],
  [elsewhere(match({ outcome: 'loss', rewardGiven: false })), 'Registrata dall’organizzatore'],
  [here(duel), 'Giocata qui, 12 turni, finita per il tempo scaduto'],
  [stopped, 'Giocata qui, 12 turni, annullata, non conta'],
])('the circumstances of a past match: %#', (past, words) => {
  expect(circumstances(past)).toBe(words);
});

test('a past match names its opponent', () => {
  expect(here(battle({}))).toMatchObject({ opponentName: 'Brock', place: 'Torneo di Kanto' });
  expect(here(duel)).toMatchObject({ opponentName: 'Nina', place: 'Lotta fra sfidanti' });
  expect(isVoid(here(duel))).toBe(false);
});

test('distinguishes matches voided before and after their end', () => {
  expect([stopped, undone, rematch].map(isVoid)).toEqual([true, true, false]);
  expect([stopped, undone, rematch].map(isStopped)).toEqual([true, false, false]);
  expect(stopped.outcome).toBe('suspended');
  expect(isStopped(elsewhere(match({ outcome: 'suspended' })))).toBe(false);
});
