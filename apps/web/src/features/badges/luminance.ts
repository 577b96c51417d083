/** Backgrounds above this luminance get dark text. */
const luminanceThreshold = 0.3;

/**
 * Relative luminance of a colour '#rrggbb' by WCAG 2, from 0 (black) to 1 (white). @throws
 * RangeError for any other format.
 */
export function relativeLuminance(colour: string): number {
  const [, red, green, blue] =
    /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)?.map((part) => parseInt(part, 16)) ??
    [];
  if (red === undefined || green === undefined || blue === undefined) {
    throw new RangeError(`Not a colour: ${colour}`);
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Linearises a channel from 0 to 255. */
function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The readable text colour on a background '#rrggbb'. */
export function textToneOn(background: string): 'dark' | 'light' {
  return relativeLuminance(background) > luminanceThreshold ? 'dark' : 'light';
}
