import { darker, inkOn, lighter } from '../kit/colour.ts';
import { palette, typeColours } from '../kit/palette.ts';
import {
  at,
  definitions,
  disc,
  element,
  group,
  n,
  radialGradient,
  shape,
  stroke,
} from '../kit/svg.ts';
import { typeGlyphs } from '../types/type-glyphs.ts';
import { backdrop } from './backdrops.ts';

/** Clips a bust at the medallion's lower half; hair may exceed the rim above. */
export const bustClip = definitions(
  element(
    'clipPath',
    { id: 'bust' },
    element('path', { d: 'M-10-10H250V120H222A102 102 0 0 1 18 120H-10Z' }),
  ),
);

/** Variation of one leader's medallion. */
export interface Medal {
  readonly typeId: number;
  readonly champion: boolean;
  /** Ground colour, where the type's colour would be too close to the leader's. */
  readonly ground?: string;
}

function colourOf(typeId: number): string {
  const colour = typeColours.get(typeId);
  if (colour === undefined) throw new RangeError(`There is no type ${typeId}`);
  return colour;
}

/** The disc behind a leader: rim, ground in the type's colour, the type's pattern. */
export function medallion({ typeId, champion, ground }: Medal): string {
  const colour = ground ?? colourOf(typeId);
  const rim = champion ? palette.gold : '#c9d2e3';
  return (
    definitions(
      radialGradient('ground', [
        [0, lighter(colour, 0.62)],
        [0.55, lighter(colour, 0.16)],
        [1, darker(colour, 0.42)],
      ]),
      element('clipPath', { id: 'disc' }, element('circle', { cx: 120, cy: 120, r: 103 })),
    ) +
    disc(120, 120, 114, darker(rim, 0.55)) +
    disc(120, 119, 112, rim) +
    stroke('M22 92A102 102 0 0 1 218 92', lighter(rim, 0.65), 5, { opacity: 0.8 }) +
    disc(120, 120, 105, darker(colour, 0.6)) +
    disc(120, 120, 103, 'url(#ground)') +
    group({ 'clip-path': 'url(#disc)' }, backdrop(typeId, lighter(colour, 0.75)))
  );
}

const leaf = (angle: number, lean: number) => {
  const radians = (angle * Math.PI) / 180;
  const place = `translate(${n(120 + 106 * Math.cos(radians))} ${n(120 + 106 * Math.sin(radians))})`;
  return element('use', { href: '#leaf', transform: `${place} rotate(${angle + 90 + lean})` });
};

const laurel =
  definitions(
    element(
      'g',
      { id: 'leaf' },
      shape('M-4 0Q6-10 22 0Q6 10-4 0Z', palette.gold) +
        shape('M-4 0Q6 10 22 0Z', palette.goldDark),
    ),
    group(
      { id: 'branch' },
      ...[108, 122, 136, 150, 164].map((angle) => leaf(angle, 24) + leaf(angle, -24)),
    ),
  ) +
  element('use', { href: '#branch' }) +
  element('use', { href: '#branch', transform: 'matrix(-1 0 0 1 240 0)' });

const star = shape(
  'M0-16L4.7-6.5L15.2-5L7.6 2.5L9.4 13L0 8L-9.4 13L-7.6 2.5L-15.2-5L-4.7-6.5Z',
  palette.goldLight,
);

/** The overlay of a bust: the type's seal, or the champion's star and laurel. */
export function seal({ typeId, champion }: Medal): string {
  const colour = champion ? palette.redDark : colourOf(typeId);
  const glyph = typeGlyphs.get(typeId);
  if (glyph === undefined) throw new RangeError(`There is no sign for type ${typeId}`);
  const [x, y] = champion ? [120, 212] : [196, 200];
  return (
    (champion ? laurel : '') +
    disc(x, y + 2, 25, palette.night, { opacity: 0.45 }) +
    disc(x, y, 24, champion ? palette.gold : '#dde3ef') +
    disc(x, y, 20, darker(colour, 0.2)) +
    disc(x, y - 1.5, 18.5, colour) +
    (champion ? at(x, y, star) : at(x - 14.4, y - 14.4, glyph(inkOn(colour), colour), 1.2))
  );
}
