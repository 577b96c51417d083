import { type ShellTurn, shellTurnDelayMs } from '@poketorneo/rules';

/** Milliseconds: with reduced motion, two faster swaps could not be told apart. */
const minMarkedSwapMs = 1200;

/** The duration of a turn's phase in milliseconds; null if it waits for the player. */
export function phaseDurationMs(turn: ShellTurn, reducedMotion: boolean): number | null {
  const delay = shellTurnDelayMs(turn);
  if (delay === null || turn.phase !== 'swapping' || !reducedMotion) return delay;
  return Math.max(delay, minMarkedSwapMs);
}
