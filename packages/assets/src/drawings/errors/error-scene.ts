import { word } from '../kit/lettering.ts';
import { group } from '../kit/svg.ts';

/**
 * The canvas of every error picture. Content stays within x 390–810, y 130–770, so that it shows on
 * tall phones and wide screens.
 */
export const errorSceneSize = { width: 1200, height: 900 } as const;

/** The colours of a number: its face, the light along its upper edge, the shadow behind it. */
export interface FigurePaint {
  readonly face: string;
  readonly light: string;
  readonly shadow: string;
}

/** The error's number in raised block figures, centred on x; y is where its cap line begins. */
export function figures(
  text: string,
  x: number,
  y: number,
  height: number,
  paint: FigurePaint,
): string {
  const pen = height * 0.24;
  const setting = { height, pen, tracking: height * 0.1, anchor: 'middle' } as const;
  const inner = { ...setting, pen: pen * 0.36, tracking: height * 0.1 + pen * 0.64 };
  return (
    group(
      { opacity: 0.55 },
      word(text, { ...setting, x: x + height * 0.05, y: y + height * 0.075, colour: paint.shadow }),
    ) +
    word(text, { ...setting, x, y, colour: paint.face }) +
    group(
      { opacity: 0.55 },
      word(text, { ...inner, x: x - pen * 0.08, y: y - pen * 0.14, colour: paint.light }),
    )
  );
}
