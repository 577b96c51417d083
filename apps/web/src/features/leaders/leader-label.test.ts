import { expect, it } from 'vitest';
import { leaderLabel } from './leader-label.ts';

it('names a leader’s position', () => {
  expect(leaderLabel(8)).toBe('Palestra 8');
  expect(leaderLabel(9)).toBe('Campione');
});
