import { size } from '../motion.ts';
import type { Family, MoveLook } from '../move-look.ts';
import { signatureMoves } from '../signature-moves/index.ts';
import { contact, drain } from './blows.ts';
import { fall } from './falling.ts';
import { beam, shot, wave } from './launched.ts';
import type { AttackPhase, MoveAnimation } from './move-animation.ts';
import { fadeAtTargets } from './phases.ts';
import { blast, quake } from './shaking.ts';
import { ail, lower, raise, shield } from './status-moves.ts';
import { storm } from './sweeping.ts';

export const familyAnimations: Readonly<Record<Family, MoveAnimation>> = {
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

/** The phases of a move: its own, otherwise those of its family. */
export function moveAnimationOf(term: string, look: MoveLook): MoveAnimation {
  return { ...familyAnimations[look.family], ...signatureMoves[term] };
}

const statusFamilies: ReadonlySet<Family> = new Set(['raise', 'lower', 'ail', 'shield']);

/** Whether a status move has an impact: one with the motion of an attack only travels. */
export function hasImpact(term: string, { family }: MoveLook): boolean {
  return statusFamilies.has(family) || signatureMoves[term]?.impact !== undefined;
}

/** Under reduced motion the move's shape fades in and out at its target. */
export const stillMoveAnimation: AttackPhase = (stage, run, attack) =>
  fadeAtTargets(attack, (at, frames, timing) =>
    stage.shape(run, attack.look.shape, at, size(stage, 0.24), frames, timing),
  );
