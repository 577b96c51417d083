import { expect, it } from 'vitest';
import { leaderPlace } from './leader-place.ts';

it('names a leader’s position', () => {
  expect(leaderPlace(8)).toBe('Palestra 8');
  expect(leaderPlace(9)).toBe('Campione');
});
