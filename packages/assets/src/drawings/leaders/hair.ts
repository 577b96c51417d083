import { shape, stroke } from '../kit/svg.ts';
import { type Shift, solid, type Tone } from './cel.ts';
import { turned } from './turn.ts';

/** A piece of hair: its outline, the lines between its strands, and where it shines. */
export interface HairPiece {
  readonly d: string;
  readonly strands?: string;
  readonly shine?: string;
  readonly shift?: Shift;
  /** A colour of its own, where it is not the head's. */
  readonly tone?: Tone;
}

/** Draws a piece of hair as it lies on a head that looks to `turn`; `id` names its outline. */
export function hair(id: string, piece: HairPiece, common: Tone, turn = 0): string {
  const colours = piece.tone ?? common;
  const { base, shade, light } = colours;
  const inside =
    (piece.strands === undefined ? '' : stroke(turned(piece.strands, turn), shade, 2.6)) +
    (piece.shine === undefined ? '' : shape(turned(piece.shine, turn), light, { opacity: 0.55 }));
  return solid(id, turned(piece.d, turn), { base, shade, light }, inside, piece.shift ?? [-5, -4]);
}
