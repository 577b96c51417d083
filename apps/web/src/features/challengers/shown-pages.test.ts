import type { Challenger } from '@poketorneo/contract';
import { expect, it } from 'vitest';
import { withChallenger, withoutChallenger } from './shown-pages.ts';

const named = (userId: number, username: string): Challenger => ({
  userId,
  username,
  firstName: 'Ada',
  lastName: 'Rossi',
  icon: 'face-icons/25.png',
  isAdmin: false,
  plays: true,
  isDecidedByOthers: false,
  status: 'active',
  passwordWishedAt: null,
  signUpDate: '2026-01-10T18:00:00.000Z',
  numberOfBadges: 0,
  numberOfPokemons: 0,
  numberOfMatches: 0,
  tournaments: [],
  nextLeader: null,
  attemptableLeaders: [],
  openTournaments: [],
  lastMatch: null,
});
const pages = [[named(1, 'ada'), named(2, 'bea')], [named(3, 'carla')]];
const namesOf = (some: Challenger[][]) => some.map((page) => page.map(({ username }) => username));

it('a changed challenger keeps the position', () => {
  const changed = withChallenger(pages, named(2, 'beatrice'));
  expect(namesOf(changed)).toEqual([['ada', 'beatrice'], ['carla']]);
  // Unchanged pages keep their identity and are not rendered again.
  expect(changed[1]).toBe(pages[1]);
});

it('a challenger outside the pages is not added', () => {
  expect(withChallenger(pages, named(4, 'dora'))).toEqual(pages);
});

it('removing a challenger keeps the others in their pages', () => {
  expect(namesOf(withoutChallenger(pages, 1))).toEqual([['bea'], ['carla']]);
});
