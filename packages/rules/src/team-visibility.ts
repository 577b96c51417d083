import { championPosition } from './tournament.ts';

/** Larger teams are secret. */
const largestOpenTeam = 3;

/** Whether a player sees the Pokémon of a leader's team before, or only after, defeating the leader. */
export function canSeeTeam({
  teamSize,
  defeated,
}: {
  teamSize: number;
  defeated: boolean;
}): boolean {
  return teamSize <= largestOpenTeam || defeated;
}

/**
 * Whether a leader is in a player's list, given that the player has signed up for the tournament:
 * the champion, at position 9, only after the tournament's completion.
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
