import { describe, expect, test } from 'vitest';
import {
  attemptRefusal,
  isLeaderUnlocked,
  isTournamentCompleted,
  nextLeaderPosition,
  tournamentStatus,
} from './tournament.ts';

const upTo = (last: number) => new Set(Array.from({ length: last }, (_, index) => index + 1));

describe('the status of a tournament', () => {
  test.each([
    [1, false, false, false, 'Open'],
    [1, true, false, false, 'Ongoing'],
    [1, true, true, false, 'Completed'],
    [2, false, false, false, 'Locked'],
    [2, false, false, true, 'Open'],
    [2, true, false, true, 'Ongoing'],
    [2, true, true, true, 'Completed'],
    [4, false, false, false, 'Locked'],
  ] as const)(
    'number %i, signed up %s, completed %s, previous completed %s: %s',
    (position, signedUp, completed, previousCompleted, status) => {
      expect(tournamentStatus({ position, signedUp, completed, previousCompleted })).toBe(status);
    },
  );
});

describe('with the first leaders defeated', () => {
  test.each([
    [0, 1],
    [1, 2],
    [7, 8],
    [8, 9],
    [9, null],
  ])('%i of them, the next is %s', (count, next) => {
    expect(nextLeaderPosition(upTo(count))).toBe(next);
  });

  test.each([
    [7, false],
    [8, true],
    [9, true],
  ])('%i of them, whether the tournament is completed is %s', (count, completed) => {
    expect(isTournamentCompleted(upTo(count))).toBe(completed);
  });
});

test('eight defeated do not complete a tournament without each of the eight', () => {
  const defeated = upTo(9);
  defeated.delete(3);
  expect(isTournamentCompleted(defeated)).toBe(false);
  expect(nextLeaderPosition(defeated)).toBe(3);
  expect(isLeaderUnlocked(9, defeated)).toBe(false);
});

describe('facing a leader', () => {
  test.each([
    [1, true, 0, null],
    [1, false, 0, 'not-signed-up'],
    [2, true, 0, 'previous-not-defeated'],
    [2, true, 1, null],
    [2, true, 2, 'already-defeated'],
    [8, true, 7, null],
    [9, true, 7, 'tournament-not-completed'],
    [9, true, 8, null],
    [9, true, 9, 'already-defeated'],
    [9, false, 8, 'not-signed-up'],
  ] as const)(
    'number %i, signed up %s, the first %i defeated: %s',
    (position, signedUp, count, refusal) => {
      expect(attemptRefusal({ position, signedUp, defeated: upTo(count) })).toBe(refusal);
    },
  );
});
