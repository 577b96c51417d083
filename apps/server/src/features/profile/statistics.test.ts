import { describe, expect, it } from 'vitest';
import type { Progress } from '../tournaments/index.ts';
import { type MeasuredTournaments, statisticsOf } from './statistics.ts';

const rock = { id: 6, name: 'Roccia', image: 'types/6.png' };
const water = { id: 3, name: 'Acqua', image: 'types/3.png' };
const none = { id: 10_001, name: '???', image: 'types/10001.png' };

/** Two tournaments: leaders 11 to 18 and champion 19, leaders 21 to 28 and champion 29. */
const tournaments: MeasuredTournaments = [1, 2].map((order) => ({
  id: order * 100,
  name: `Torneo ${order}`,
  order,
  leaders: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((position) => ({
    id: order * 10 + position,
    name: `Capo ${order}-${position}`,
    sprite: `leaders/${order}-${position}.svg`,
    order: position,
    dominantType: position === 1 || position === 3 ? rock : position === 2 ? water : none,
  })),
}));

interface Faced {
  matches: number;
  defeated?: boolean;
}

/** By leader: number of matches, and whether the last was a win (default true). */
function progressWith(
  signedUp: Record<number, 'ongoing' | 'completed'>,
  faced: Record<number, Faced>,
): Progress {
  const then = new Date(0);
  return {
    keptOpen: new Set(),
    signedUp: new Map(
      Object.entries(signedUp).map(([id, status]) => [
        Number(id),
        {
          userId: 1,
          tournamentId: Number(id),
          signedUpAt: then,
          completedAt: status === 'completed' ? then : null,
        },
      ]),
    ),
    faced: new Map(
      Object.entries(faced).map(([id, { matches, defeated = true }]) => [
        Number(id),
        {
          userId: 1,
          leaderId: Number(id),
          numberOfMatches: matches,
          defeatedAt: defeated ? then : null,
          rewardObtained: false,
        },
      ]),
    ),
  };
}

const eight = (order: number): Record<number, Faced> =>
  Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((n) => [order * 10 + n, { matches: 1 }]));

describe('the statistics of a new player', () => {
  it('are empty', () => {
    expect(statisticsOf(tournaments, progressWith({}, {}))).toEqual({
      currentTournament: null,
      currentLeader: null,
      currentNumberOfTotMatches: 0,
      currentMeanNumberOfMatchesPerLeader: null,
      numberOfTournamentsCompleted: 0,
      numberOfLeadersDefeated: 0,
      numberOfBadgesEarned: 0,
      hardestLeaderToDefeat: null,
      easiestTypeToDefeat: null,
      hardestTypeToDefeat: null,
    });
  });
});

describe('the current tournament', () => {
  const cases: readonly [
    what: string,
    progress: Progress,
    section: string | undefined,
    matches: number,
    mean: number | null,
  ][] = [
    ['just begun', progressWith({ 100: 'ongoing' }, {}), '100-1', 0, null],
    [
      'with a leader not defeated yet',
      progressWith({ 100: 'ongoing' }, { 11: { matches: 1 }, 12: { matches: 4, defeated: false } }),
      '100-2',
      5,
      2.5,
    ],
    ['before its champion', progressWith({ 100: 'completed' }, eight(1)), '100-9', 8, 1],
    [
      'with its champion tried',
      progressWith({ 100: 'completed' }, { ...eight(1), 19: { matches: 1, defeated: false } }),
      '100-9',
      9,
      1,
    ],
    [
      'won to the end',
      progressWith({ 100: 'completed' }, { ...eight(1), 19: { matches: 2 } }),
      undefined,
      0,
      null,
    ],
    [
      'after one whose champion was left for later',
      progressWith({ 100: 'completed', 200: 'ongoing' }, { ...eight(1), 21: { matches: 3 } }),
      '200-2',
      3,
      3,
    ],
    [
      'when two champions were left for later',
      progressWith({ 100: 'completed', 200: 'completed' }, { ...eight(1), ...eight(2) }),
      '100-9',
      8,
      1,
    ],
  ];
  it.each(cases)('%s', (_what, progress, section, matches, mean) => {
    const statistics = statisticsOf(tournaments, progress);
    expect(statistics.currentLeader?.section).toBe(section);
    expect(statistics.currentNumberOfTotMatches).toBe(matches);
    expect(statistics.currentMeanNumberOfMatchesPerLeader).toBe(mean);
    const [id] = section?.split('-') ?? [];
    expect(statistics.currentTournament?.id).toBe(id && Number(id));
  });
});

describe('what was won', () => {
  it('counts champions among the leaders, but not among the badges', () => {
    const progress = progressWith(
      { 100: 'completed', 200: 'ongoing' },
      { ...eight(1), 19: { matches: 1 }, 21: { matches: 2, defeated: false } },
    );
    expect(statisticsOf(tournaments, progress)).toMatchObject({
      numberOfTournamentsCompleted: 1,
      numberOfLeadersDefeated: 9,
      numberOfBadgesEarned: 8,
    });
  });
});

describe('the hardest leader', () => {
  const cases: readonly [what: string, faced: Record<number, Faced>, hardest: string][] = [
    ['took most matches', { 11: { matches: 4 }, 12: { matches: 2 } }, 'Capo 1-1'],
    ['may be undefeated', { 11: { matches: 1 }, 12: { matches: 2, defeated: false } }, 'Capo 1-2'],
    ['is the last on a tie', { 11: { matches: 2 }, 12: { matches: 2 } }, 'Capo 1-2'],
    [
      'may be of an earlier tournament',
      { ...eight(1), 13: { matches: 2 }, 21: { matches: 1 } },
      'Capo 1-3',
    ],
  ];
  it.each(cases)('%s', (_what, faced, hardest) => {
    const { hardestLeaderToDefeat } = statisticsOf(tournaments, progressWith({}, faced));
    expect(hardestLeaderToDefeat?.name).toBe(hardest);
    const counts = Object.values(faced).map(({ matches }) => matches);
    expect(hardestLeaderToDefeat?.numberOfMatches).toBe(Math.max(...counts));
  });
});

describe('the easiest and the hardest type', () => {
  const cases: readonly [
    what: string,
    faced: Record<number, Faced>,
    easiest: string | undefined,
    hardest: string | undefined,
  ][] = [
    [
      'go by the mean',
      { 11: { matches: 1 }, 12: { matches: 2 }, 13: { matches: 4 } },
      'Acqua',
      'Roccia',
    ],
    [
      'ignore leaders not defeated',
      { 11: { matches: 1 }, 12: { matches: 9, defeated: false } },
      'Roccia',
      'Roccia',
    ],
    ['ignore leaders without a favourite', { 14: { matches: 9 } }, undefined, undefined],
    [
      'span tournaments',
      { 11: { matches: 1 }, 12: { matches: 2 }, 21: { matches: 5 } },
      'Acqua',
      'Roccia',
    ],
    ['differ when equally hard', { 11: { matches: 2 }, 12: { matches: 2 } }, 'Acqua', 'Roccia'],
  ];
  it.each(cases)('%s', (_what, faced, easiest, hardest) => {
    const statistics = statisticsOf(tournaments, progressWith({}, faced));
    expect(statistics.easiestTypeToDefeat?.name).toBe(easiest);
    expect(statistics.hardestTypeToDefeat?.name).toBe(hardest);
  });
});
