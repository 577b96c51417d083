import type { HistoryEntry } from '@poketorneo/contract';
import { expect, test } from 'vitest';
import { bySeason } from './by-season.ts';

const entry = (id: number, season: string | null): HistoryEntry => ({
  place: `${id}-match-${id}`,
  moment: '2026-01-01T10:00:00.000Z',
  season,
  battle: null,
  match: {
    id,
    userId: 7,
    leaderId: 1,
    leaderName: 'Brock',
    tournamentId: 1,
    tournamentName: 'Torneo di Kanto',
    outcome: 'win',
    rewardGiven: true,
    timestamp: '2026-01-01T10:00:00.000Z',
    battleId: null,
  },
});

test.each([
  [[], []],
  [[null, null], ['null 2']],
  [
    [null, 'Due', 'Due', 'Uno'],
    ['null 1', 'Due 2', 'Uno 1'],
  ],
  [['Uno'], ['Uno 1']],
])('groups matches of %j as %j', (seasons, groups) => {
  const entries = seasons.map((season, index) => entry(index + 1, season));
  const found = bySeason(entries).map((group) => `${group.season} ${group.entries.length}`);
  expect(found).toEqual(groups);
});
