import { expect, test } from 'vitest';
import { isNew, seenAfterOpening } from './seen-entries.ts';

const reward = { notificationId: 7, kind: 'reward' } as const;
const badge = { notificationId: 8, kind: 'badge' } as const;

test('a new Pokémon marks the team as new until its page is opened', () => {
  const seen = { '/my-team': 5, '/tournaments': 5 };
  expect(isNew('/my-team', [badge, reward], seen)).toBe(true);
  expect(isNew('/tournaments', [badge, reward], seen)).toBe(false);
  const after = seenAfterOpening('/my-team', [badge, reward], seen);
  expect(after).toEqual({ '/my-team': 8, '/tournaments': 5 });
  expect(isNew('/my-team', [badge, reward], after ?? {})).toBe(false);
});

test('without a stored state nothing is new', () => {
  expect(isNew('/my-team', [reward], {})).toBe(false);
  expect(seenAfterOpening('/home', [reward], {})).toEqual({ '/my-team': 7, '/tournaments': 7 });
});

test('without news the state does not change', () => {
  const seen = { '/my-team': 8, '/tournaments': 8 };
  expect(seenAfterOpening('/my-team', [badge, reward], seen)).toBeUndefined();
});
