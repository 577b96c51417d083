import type { ShellTurn } from '@poketorneo/rules';
import type { SoundName } from '../../lib/sound-names.ts';
import { phaseDurationMs } from './phase-duration.ts';

interface TimedSound {
  name: SoundName;
  /** Milliseconds since the start of the phase. */
  at: number;
}

/** Milliseconds from the start of 'shell-swap' to its loudest moment. */
const swapPeakMs = 170;

/**
 * The sounds of a phase, timed to the animations of ShellBoard.module.css; at once with reduced
 * motion.
 */
export function soundsOf(turn: ShellTurn, isStill: boolean): readonly TimedSound[] {
  switch (turn.phase) {
    case 'dealt':
      return (isStill ? [0] : [0, 90, 180]).map((at) => ({ name: 'card-deal', at }));
    case 'shown':
      return [{ name: 'card-flip', at: 0 }];
    case 'hidden':
      if (isStill) return [{ name: 'shell-down', at: 0 }];
      return [
        { name: 'card-flip', at: 0 },
        { name: 'shell-down', at: 640 },
      ];
    case 'swapping': {
      // The shells are fastest halfway, when they pass each other.
      const passing = (phaseDurationMs(turn, isStill) ?? 0) / 2;
      return [{ name: 'shell-swap', at: isStill ? 0 : Math.max(0, passing - swapPeakMs) }];
    }
    case 'chosen':
      return [{ name: 'pop', at: 0 }];
    default:
      return [];
  }
}
