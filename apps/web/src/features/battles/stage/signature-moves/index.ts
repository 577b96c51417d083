import type { MoveAnimation } from '../move-animations/move-animation.ts';

/** Moves with phases of their own, by identifier; the others are those of the move's family. */
export const signatureMoves: Readonly<Record<string, Partial<MoveAnimation>>> = {};
