import { each, size } from '../motion.ts';
import type { Family } from '../move-look.ts';
import { contact, drain } from './blows.ts';
import { fall } from './falling.ts';
import { beam, shot, wave } from './launched.ts';
import type { PlayMove } from './move-use.ts';
import { blast, quake } from './shaking.ts';
import { ail, lower, raise, shield } from './status-moves.ts';
import { storm } from './sweeping.ts';

export const moveAnimations: Readonly<Record<Family, PlayMove>> = {
  contact,
  shot,
  beam,
  wave,
  quake,
  storm,
  fall,
  drain,
  raise,
  lower,
  ail,
  shield,
  blast,
};

/** Under reduced motion the move's shape fades in and out at its target. */
export const stillMoveAnimation: PlayMove = async (stage, run, { user, targets, look }) => {
  await each(targets.length > 0 ? targets : [user], (figure) =>
    stage.shape(
      run,
      look.shape,
      figure.heart,
      size(stage, 0.24),
      [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }],
      { duration: 700 },
    ),
  );
};
