import { palette } from '../kit/palette.ts';
import { box, definitions, verticalGradient } from '../kit/svg.ts';

/** The canvas of a tournament's card. */
export const cardSize = { width: 800, height: 450 } as const;

/** Dark gradient over the lower part of a card, behind its name and text. */
export function captionShade(tint: string = palette.night): string {
  return (
    definitions(
      verticalGradient('shade', [
        [0, tint, 0],
        [0.2, tint, 0.2],
        [0.4, tint, 0.62],
        [0.65, tint, 0.84],
        [1, tint, 0.95],
      ]),
    ) + box(0, 236, cardSize.width, cardSize.height - 236, 'url(#shade)')
  );
}
