import { shape, stroke } from '../kit/svg.ts';
import { type Shift, solid, type Tone } from './cel.ts';

/** A piece of hair: its outline, the lines between its strands, and where it shines. */
export interface HairPiece {
  readonly d: string;
  readonly strands?: string;
  readonly shine?: string;
  readonly shift?: Shift;
  /** A colour of its own, where it is not the head's. */
  readonly tone?: Tone;
}

/** Draws a piece of hair; `id` names its outline. */
export function hair(id: string, piece: HairPiece, common: Tone): string {
  const colours = piece.tone ?? common;
  const { base, shade, light } = colours;
  const inside =
    (piece.strands === undefined ? '' : stroke(piece.strands, shade, 2.6)) +
    (piece.shine === undefined ? '' : shape(piece.shine, light, { opacity: 0.55 }));
  return solid(id, piece.d, { base, shade, light }, inside, piece.shift ?? [-5, -4]);
}
