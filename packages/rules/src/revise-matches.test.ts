import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type MatchOutcome, resultOfMatch } from './match.ts';
import {
  leaderProgressOf,
  type MatchCareer,
  type MatchRevision,
  type PlayedMatch,
  reviseMatches,
} from './revise-matches.ts';
import { attemptRefusal, championPosition, isTournamentCompleted } from './tournament.ts';

const tournamentIds = [1, 2];
const leaderIdOf = (tournamentId: number, position: number) => tournamentId * 10 + position;
const rewardingLeaderIds = new Set(
  tournamentIds.flatMap((id) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((place) => leaderIdOf(id, place))),
);

/** Two tournaments of a player who plays as far as the rules allow. */
class Career {
  readonly matches: PlayedMatch[] = [];
  readonly signedUp = new Set([1]);
  readonly tournamentIds = tournamentIds;
  readonly keptOpen: ReadonlySet<number> = new Set();
  readonly rewardingLeaderIds = rewardingLeaderIds;

  defeated(tournamentId: number): Set<number> {
    return new Set(
      this.matches
        .filter((match) => match.tournamentId === tournamentId && match.outcome === 'win')
        .map(({ position }) => position),
    );
  }

  /** Whether the rules allow the match. */
  add(tournamentId: number, position: number, outcome: MatchOutcome, rewardGiven?: boolean) {
    const refusal = attemptRefusal({
      position,
      signedUp: this.signedUp.has(tournamentId),
      defeated: this.defeated(tournamentId),
    });
    if (refusal !== null) return false;
    const leaderId = leaderIdOf(tournamentId, position);
    const numberOfMatchesBefore = this.matches.filter(
      (match) => match.leaderId === leaderId && match.outcome !== 'suspended',
    ).length;
    const result = resultOfMatch({ outcome, numberOfMatchesBefore, rewardGiven });
    this.matches.push({
      id: this.matches.length + 1,
      leaderId,
      tournamentId,
      position,
      outcome,
      rewardGiven: result.rewardGiven,
    });
    return true;
  }

  signUpForSecond() {
    if (isTournamentCompleted(this.defeated(1))) this.signedUp.add(2);
  }
}

function careerOf(matches: readonly (readonly [number, MatchOutcome, boolean?])[]): Career {
  const career = new Career();
  for (const [place, outcome, rewardGiven] of matches) {
    const [tournamentId, position] = [Math.floor(place / 10), place % 10];
    if (tournamentId === 2) career.signUpForSecond();
    expect(career.add(tournamentId, position, outcome, rewardGiven)).toBe(true);
  }
  return career;
}

const wins = (...places: number[]) => places.map((place) => [place, 'win'] as const);
const eight = wins(11, 12, 13, 14, 15, 16, 17, 18);

describe('a revised match', () => {
  test.each<
    [
      string,
      (readonly [number, MatchOutcome, boolean?])[],
      MatchRevision,
      { dropped: number[]; withdrawn?: number[]; refusal?: string },
    ]
  >([
    ['the last one, undone', [...wins(11, 12)], { matchId: 2, outcome: null }, { dropped: [] }],
    [
      'a loss before the win, undone',
      [[11, 'loss'], ...wins(11, 12)],
      { matchId: 1, outcome: null },
      { dropped: [] },
    ],
    [
      'a win that others rest on, undone',
      [...wins(11, 12), [13, 'loss'], [13, 'win'], [14, 'draw']],
      { matchId: 2, outcome: null },
      { dropped: [5, 4, 3], refusal: 'previous-not-defeated' },
    ],
    [
      'a win that was a loss',
      [...wins(11, 12), [13, 'suspended']],
      { matchId: 1, outcome: 'loss' },
      { dropped: [3, 2], refusal: 'previous-not-defeated' },
    ],
    [
      'a loss that was a win',
      [[11, 'loss'], [11, 'draw'], ...wins(11, 12)],
      { matchId: 1, outcome: 'win' },
      { dropped: [3, 2], refusal: 'already-defeated' },
    ],
    [
      'a loss that was a draw',
      [[11, 'loss'], ...wins(11, 12)],
      { matchId: 1, outcome: 'draw' },
      { dropped: [] },
    ],
    [
      'one that completed a tournament, and with it the sign-up for the next',
      [...eight, [19, 'loss'], [21, 'win'], [22, 'loss']],
      { matchId: 8, outcome: null },
      { dropped: [11, 10, 9], withdrawn: [2] },
    ],
    [
      'one of a tournament that has nothing to do with the other one',
      [...eight, [21, 'loss'], [19, 'win'], [21, 'win']],
      { matchId: 10, outcome: null },
      { dropped: [] },
    ],
  ])('%s', (_what, played, revision, { dropped, withdrawn = [], refusal }) => {
    const revised = reviseMatches(careerOf(played), revision);
    expect(revised.dropped.map(({ match }) => match.id)).toEqual(dropped);
    expect(revised.withdrawn).toEqual(withdrawn);
    if (refusal !== undefined) {
      expect(new Set(revised.dropped.map((one) => one.refusal))).toEqual(new Set([refusal]));
    }
  });

  test.each<[string, (readonly [number, MatchOutcome, boolean?])[], MatchRevision, given: boolean]>(
    [
      [
        'comes within three attempts once one of four is undone',
        [
          [11, 'loss'],
          [11, 'draw'],
          [11, 'loss'],
          [11, 'win'],
        ],
        { matchId: 2, outcome: null },
        true,
      ],
      [
        'comes too late once a suspended one counts',
        [
          [11, 'suspended'],
          [11, 'draw'],
          [11, 'loss'],
          [11, 'loss'],
          [11, 'win'],
        ],
        { matchId: 1, outcome: 'loss' },
        false,
      ],
      [
        'is lost in the fourth attempt when the third was suspended in vain',
        [
          [11, 'suspended'],
          [11, 'draw'],
          [11, 'loss'],
          [11, 'win'],
        ],
        { matchId: 1, outcome: 'draw' },
        false,
      ],
      [
        'stays withheld as the organiser has decided',
        [
          [11, 'loss'],
          [11, 'win', false],
        ],
        { matchId: 1, outcome: null },
        false,
      ],
      [
        'stays given as the organiser has decided',
        [
          [11, 'loss'],
          [11, 'loss'],
          [11, 'loss'],
          [11, 'win', true],
        ],
        { matchId: 1, outcome: 'draw' },
        true,
      ],
      [
        'is as the organiser says of the win that is put right',
        [[11, 'win']],
        { matchId: 1, outcome: 'win', rewardGiven: false },
        false,
      ],
    ],
  )('the reward %s', (_what, played, revision, given) => {
    const { remaining } = reviseMatches(careerOf(played), revision);
    expect(remaining.find(({ match }) => match.outcome === 'win')?.match.rewardGiven).toBe(given);
  });

  it('keeps matches that were impossible before', () => {
    const {
      matches,
      signedUp,
      rewardingLeaderIds: rewarding,
    } = careerOf([...eight, [21, 'loss'], [21, 'win']]);
    // The tournaments have been reordered since.
    const moved = {
      matches,
      signedUp,
      rewardingLeaderIds: rewarding,
      tournamentIds: [2, 1],
      keptOpen: new Set<number>(),
    };
    const { dropped, withdrawn } = reviseMatches(moved, { matchId: 9, outcome: null });
    expect([dropped, withdrawn]).toEqual([[], []]);
  });

  it('completes the tournament earlier when an earlier match becomes the win', () => {
    const { remaining } = reviseMatches(
      careerOf([...eight.slice(0, 7), [18, 'loss'], [18, 'win']]),
      {
        matchId: 8,
        outcome: 'win',
      },
    );
    expect(remaining.filter(({ completes }) => completes).map(({ match }) => match.id)).toEqual([
      8,
    ]);
  });
});

const outcomes = fc.constantFrom<MatchOutcome[]>('win', 'win', 'win', 'loss', 'draw', 'suspended');
/** A step: a match against an available leader, or a sign-up. */
const steps = fc.array(
  fc.record({
    choice: fc.nat(),
    outcome: outcomes,
    rewardGiven: fc.option(fc.boolean(), { nil: undefined, freq: 6 }),
  }),
  { minLength: 1, maxLength: 45 },
);
const careers = steps.map((drawn) => {
  const career = new Career();
  for (const { choice, outcome, rewardGiven } of drawn) {
    if (choice % 3 === 0) career.signUpForSecond();
    const places = tournamentIds.flatMap((id) =>
      Array.from({ length: championPosition }, (_, index) => [id, index + 1] as const),
    );
    const open = places.filter(
      ([id, position]) =>
        attemptRefusal({
          position,
          signedUp: career.signedUp.has(id),
          defeated: career.defeated(id),
        }) === null,
    );
    const [tournamentId, position] = open[choice % open.length] ?? [1, 1];
    career.add(tournamentId, position, outcome, rewardGiven);
  }
  return career;
});

const after = (career: MatchCareer, revision: MatchRevision): MatchCareer => {
  const { remaining, withdrawn } = reviseMatches(career, revision);
  return {
    ...career,
    matches: remaining.map(({ match }) => match),
    signedUp: new Set([...career.signedUp].filter((id) => !withdrawn.includes(id))),
  };
};

/** Whether each match was possible after the earlier ones. */
function isPossible({ matches, signedUp }: MatchCareer): boolean {
  const defeated = new Map<number, Set<number>>();
  return matches.every(({ tournamentId, position, outcome }) => {
    const places = defeated.get(tournamentId) ?? new Set();
    defeated.set(tournamentId, places);
    const opened = tournamentId === 1 || isTournamentCompleted(defeated.get(1) ?? new Set());
    const isSignedUp = signedUp.has(tournamentId) && opened;
    const refusal = attemptRefusal({ position, signedUp: isSignedUp, defeated: new Set(places) });
    if (outcome === 'win') places.add(position);
    return refusal === null;
  });
}

describe('any history', () => {
  const played = fc.tuple(careers, fc.nat(), fc.option(outcomes, { nil: null }));

  it('can be undone forwards or backwards, and nothing remains', () => {
    fc.assert(
      fc.property(careers, (career) => {
        let fromFirst: MatchCareer = career;
        let fromLast: MatchCareer = career;
        const ids = career.matches.map(({ id }) => id);
        for (const matchId of ids) fromFirst = after(fromFirst, { matchId, outcome: null });
        for (const matchId of ids.toReversed()) {
          // No other match depends on the last one.
          expect(reviseMatches(fromLast, { matchId, outcome: null }).dropped).toEqual([]);
          fromLast = after(fromLast, { matchId, outcome: null });
        }
        expect(fromFirst.matches).toEqual([]);
        expect(fromFirst).toEqual(fromLast);
        expect([...fromFirst.signedUp]).toEqual([1]);
      }),
    );
  });

  it('is the same after a cascading undo as after single undos', () => {
    fc.assert(
      fc.property(played, ([career, index]) => {
        const matchId = career.matches[index % career.matches.length]?.id ?? 1;
        const { dropped } = reviseMatches(career, { matchId, outcome: null });
        let oneByOne: MatchCareer = career;
        for (const { match } of dropped) {
          oneByOne = after(oneByOne, { matchId: match.id, outcome: null });
        }
        expect(after(oneByOne, { matchId, outcome: null })).toEqual(
          after(career, { matchId, outcome: null }),
        );
      }),
    );
  });

  it('stays possible, and loses no independent match', () => {
    fc.assert(
      fc.property(played, ([career, index, outcome]) => {
        const matchId = career.matches[index % career.matches.length]?.id ?? 1;
        const { dropped } = reviseMatches(career, { matchId, outcome });
        const revised = after(career, { matchId, outcome });
        expect(isPossible(revised)).toBe(true);
        for (const { match } of dropped) {
          const earlier = revised.matches.filter(({ id }) => id < match.id);
          expect(isPossible({ ...revised, matches: [...earlier, match] })).toBe(false);
        }
      }),
    );
  });

  it('is unchanged by a correction to the same outcome', () => {
    fc.assert(
      fc.property(played, ([career, index]) => {
        const match = career.matches[index % career.matches.length];
        if (match === undefined) return;
        const { id: matchId, outcome } = match;
        const same = after(career, { matchId, outcome });
        expect(same.matches).toEqual(career.matches);
        expect(same.signedUp).toEqual(career.signedUp);
      }),
    );
  });

  it('is restored by reverting a correction without dependent matches', () => {
    fc.assert(
      fc.property(played, ([career, index, outcome]) => {
        const match = career.matches[index % career.matches.length];
        if (match === undefined || outcome === null) return;
        const { id: matchId } = match;
        const { dropped, withdrawn } = reviseMatches(career, { matchId, outcome });
        if (dropped.length > 0 || withdrawn.length > 0) return;
        const back = after(after(career, { matchId, outcome }), {
          matchId,
          outcome: match.outcome,
          rewardGiven: match.rewardGiven,
        });
        const counts = (some: readonly PlayedMatch[]) =>
          [...leaderProgressOf(some)].map(([id, { numberOfMatches }]) => [id, numberOfMatches]);
        expect(counts(back.matches)).toEqual(counts(career.matches));
      }),
    );
  });
});
