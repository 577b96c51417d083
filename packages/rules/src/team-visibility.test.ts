import { expect, test } from 'vitest';
import { canSeeLeader, canSeeTeam } from './team-visibility.ts';

test.each([
  { teamSize: 0, defeated: false, visible: true },
  { teamSize: 3, defeated: false, visible: true },
  { teamSize: 4, defeated: false, visible: false },
  { teamSize: 6, defeated: false, visible: false },
  { teamSize: 3, defeated: true, visible: true },
  { teamSize: 6, defeated: true, visible: true },
])('a team of $teamSize, defeated: $defeated, is visible: $visible', ({ visible, ...team }) => {
  expect(canSeeTeam(team)).toBe(visible);
});

test.each([
  { position: 1, tournamentCompleted: false, visible: true },
  { position: 8, tournamentCompleted: false, visible: true },
  { position: 9, tournamentCompleted: false, visible: false },
  { position: 9, tournamentCompleted: true, visible: true },
])('the leader at $position, completed: $tournamentCompleted, is listed: $visible', (leader) => {
  expect(canSeeLeader(leader)).toBe(leader.visible);
});
