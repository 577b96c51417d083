import type { UnratedReason } from '@poketorneo/contract';
import { expect, test } from 'vitest';
import { type FinishedDuel, unratedReason } from './rated-duel.ts';

const duel: FinishedDuel = {
  isTrial: false,
  rated: true,
  pace: 'calm',
  teams: 'weighed',
  end: 'play',
  turn: 12,
  accounts: { 1: 7, 2: 8 },
  isSamePerson: false,
  countedToday: 0,
};

test.each<[string, Partial<FinishedDuel>]>([
  ['of weighed teams', {}],
  ['of own teams', { teams: 'own' }],
  ['at the quick pace', { pace: 'quick' }],
  ['that ends in turn 3', { turn: 3 }],
  ['lost by time before the first choice', { end: 'time', turn: 1 }],
  ['that is the fourth of the day', { countedToday: 3 }],
])('a duel %s counts', (_, change) => {
  expect(unratedReason({ ...duel, ...change })).toBeNull();
});

/** A duel for each reason: a record, so that a new reason asks for its own. */
const unrated: Readonly<Record<UnratedReason, Partial<FinishedDuel>>> = {
  trial: { isTrial: true, accounts: { 1: null, 2: null } },
  void: { end: 'void' },
  'by-hand': { end: 'by-hand' },
  'unrated-terms': { rated: false },
  'no-clock': { pace: 'none' },
  'unweighed-teams': { teams: 'unweighed' },
  'no-account': { accounts: { 1: 7, 2: null } },
  'same-person': { isSamePerson: true },
  'both-late': { end: 'both-late' },
  'too-short': { turn: 2 },
  'fifth-of-the-day': { countedToday: 4 },
};

test.each(Object.entries(unrated))('a duel is unrated: %s', (reason, change) => {
  expect(unratedReason({ ...duel, ...change })).toBe(reason);
});

test.each<[string, Partial<FinishedDuel>, UnratedReason]>([
  ['of an account with itself', { accounts: { 1: 7, 2: 7 } }, 'same-person'],
  ['of a guest on the first side', { accounts: { 1: null, 2: 8 } }, 'no-account'],
  ['of two guests', { accounts: { 1: null, 2: null } }, 'no-account'],
  ['without a single turn', { turn: 0 }, 'too-short'],
  ['that is the tenth of the day', { countedToday: 9 }, 'fifth-of-the-day'],
  ['lost by time as the fifth', { end: 'time', countedToday: 4 }, 'fifth-of-the-day'],
  ['unrated by its terms and too short', { rated: false, turn: 1 }, 'unrated-terms'],
])('a duel %s', (_, change, reason) => {
  expect(unratedReason({ ...duel, ...change })).toBe(reason);
});
