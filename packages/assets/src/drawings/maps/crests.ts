import { between, type Random } from '../kit/random.ts';
import { type Point, stroke } from '../kit/svg.ts';
import { distanceTo, isWithin } from './coast.ts';

/** Wave crests on open sea. */
export function crests(
  random: Random,
  lands: readonly (readonly Point[])[],
  colour: string,
): string {
  let d = '';
  for (let row = 0; row < 15; row += 1) {
    for (let column = 0; column < 12; column += 1) {
      const x = Math.round(column * 70 + (row % 2) * 35 + between(random, -14, 14));
      const y = Math.round(22 + row * 40 + between(random, -9, 9));
      const isOpen = lands.every(
        (outline) => !isWithin(outline, [x, y]) && distanceTo(outline, [x, y]) > 40,
      );
      if (isOpen) d += `M${x} ${y}q6-8 12 0t12 0`;
    }
  }
  return stroke(d, colour, 4);
}
