import type { ClubDuel } from '@poketorneo/contract';
import { expect, test } from 'vitest';
import { formatRatingChange, namesOf, stateOf } from './duel-labels.ts';

const player = { userId: 1, name: 'Nina', picture: 'a.png', outcome: null, rating: null };
const duel: ClubDuel = {
  id: 1,
  status: 'running',
  players: [player, { ...player, userId: 2, name: 'Leo' }],
  by: null,
  turn: 8,
  unratedReason: null,
  startedAt: '2026-11-21T12:00:00.000Z',
  endedAt: null,
  canBeVoided: true,
};
const endedAt = '2026-11-21T12:20:00.000Z';

test.each<[Partial<ClubDuel>, RegExp]>([
  [{}, /^In corso, turno 8 · dal 21 nov 2026/],
  [{ status: 'over', by: 'surrender', endedAt }, /^Finita per resa al turno 8 · 21 nov 2026/],
  [{ status: 'void', by: 'play', endedAt }, /^Annullata · 21 nov 2026/],
])('the state of a duel: %#', (change, text) => {
  expect(stateOf({ ...duel, ...change })).toMatch(text);
});

test('names and rating changes', () => {
  expect(namesOf(duel)).toBe('Nina contro Leo');
  const before = { rating: 1500, deviation: 350 };
  expect(formatRatingChange({ before, after: { rating: 1662, deviation: 60 } })).toBe(
    '1500? → 1662 (+162)',
  );
});
