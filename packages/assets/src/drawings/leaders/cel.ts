import { darker, lighter, mix } from '../kit/colour.ts';
import { definitions, element, group } from '../kit/svg.ts';

/** A colour with its shade and its highlight. */
export interface Tone {
  readonly base: string;
  readonly shade: string;
  readonly light: string;
}

function isWarm(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  return red >= green && red > blue + 20;
}

/**
 * The tone of `base`; `depth` is the darkness of its shade, 0 to 1. Warm colours darken towards
 * wine, because blond darkened towards blue turns green.
 */
export function tone(base: string, depth = 0.3): Tone {
  const shade = isWarm(base) ? mix(base, '#5c1230', depth * 0.9) : darker(base, depth);
  return { base, shade, light: lighter(base, 0.35) };
}

/** A skin with its shade, its blush and its lips. */
export interface Skin extends Tone {
  readonly blush: string;
  readonly lip: string;
}

function skin(base: string, shade: string): Skin {
  return {
    base,
    shade,
    light: lighter(base, 0.4),
    blush: mix(base, '#e8505b', 0.45),
    lip: mix(shade, '#b3303f', 0.55),
  };
}

/** The skins of the cast. */
export const skins = {
  pale: skin('#fde6d6', '#e6b8a4'),
  fair: skin('#fbd9bb', '#e2a585'),
  warm: skin('#f3c49b', '#d0946c'),
  tan: skin('#dfa372', '#b7764c'),
  brown: skin('#c08457', '#935a38'),
} as const;

/** Offset of the lit copy of a solid. */
export type Shift = readonly [x: number, y: number];

/**
 * A solid lit from the upper left: its outline in shade, and inside it the same outline in its base
 * colour, moved to the light; `inside` is drawn on it and clipped.
 */
export function solid(
  id: string,
  d: string,
  { base, shade }: Tone,
  inside = '',
  [x, y]: Shift = [-5, -3],
): string {
  const copy = { href: `#${id}` };
  return (
    definitions(
      element('path', { id, d }),
      element('clipPath', { id: `${id}-edge` }, element('use', copy)),
    ) +
    element('use', { ...copy, fill: shade }) +
    group(
      { 'clip-path': `url(#${id}-edge)` },
      element('use', { ...copy, fill: base, transform: `translate(${x} ${y})` }),
      inside,
    )
  );
}

/** The content and its mirror image. */
export function both(content: string): string {
  return content + mirrored(content);
}

/** The mirror image about the portrait's middle. */
function mirrored(content: string): string {
  return group({ transform: 'matrix(-1 0 0 1 240 0)' }, content);
}
