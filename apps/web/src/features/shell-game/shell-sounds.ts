import type { ShellTurn } from '@poketorneo/rules';
import type { SoundName } from '../../lib/sound-names.ts';
import { turnDelay } from './swap-time.ts';

interface TimedSound {
  name: SoundName;
  /** Milliseconds since the phase began. */
  at: number;
}

/** From the beginning of 'shell-swap' to where it is loudest. */
const swapSwell = 170;

/**
 * What is heard of a phase: each sound when what makes it is seen (see ShellBoard.module.css), at
 * once where nothing moves.
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
      // They are fastest when they pass each other.
      const passing = (turnDelay(turn, isStill) ?? 0) / 2;
      return [{ name: 'shell-swap', at: isStill ? 0 : Math.max(0, passing - swapSwell) }];
    }
    case 'chosen':
      return [{ name: 'pop', at: 0 }];
    default:
      return [];
  }
}
