import { championPosition } from './tournament.ts';

/** Larger teams are secret. */
const maxOpenTeamSize = 3;

/** Whether a player can see a leader's team: small teams always, larger ones after the defeat. */
export function canSeeTeam({
  teamSize,
  defeated,
}: {
  teamSize: number;
  defeated: boolean;
}): boolean {
  return teamSize <= maxOpenTeamSize || defeated;
}

/**
 * Whether a leader is listed for a player of the tournament: the champion, at position 9, only
 * after its completion.
 */
export function canSeeLeader({
  position,
  tournamentCompleted,
}: {
  position: number;
  tournamentCompleted: boolean;
}): boolean {
  return position < championPosition || tournamentCompleted;
}
