import { type ShellTurn, shellTurnDelayMs } from '@poketorneo/rules';

/** Where nothing moves, two marked cards can hardly be distinguished from the next two in less. */
const shortestMarkedSwap = 1200;

/** How long the turn stays as it is by itself, in milliseconds; null: until the player acts. */
export function turnDelay(turn: ShellTurn, reducedMotion: boolean): number | null {
  const delay = shellTurnDelayMs(turn);
  if (delay === null || turn.phase !== 'swapping' || !reducedMotion) return delay;
  return Math.max(delay, shortestMarkedSwap);
}
