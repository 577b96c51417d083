import { nameLettering } from '../brand/name-lettering.ts';
import { ball } from '../kit/ball.ts';
import { darker } from '../kit/colour.ts';
import { word } from '../kit/lettering.ts';
import { palette } from '../kit/palette.ts';
import { at, box, definitions, disc, document, polygon, verticalGradient } from '../kit/svg.ts';

/** Size of an og:image. */
export const linkSize = { width: 1200, height: 630 } as const;
/** The horizon's y. */
export const horizon = 420;
export const portraitPlace = { left: 712, top: 84, size: 416 } as const;

/** Overlay between an arena and its leader's portrait: a ball on one side, a halo on the other. */
export function versus(colour: string): string {
  const { width, height } = linkSize;
  const middle = portraitPlace.top + portraitPlace.size / 2;
  const ballPlace = 280;
  const name = nameLettering('#ffffff', '#ffd267');
  const slash = (x: number, wide: number, fill: string) =>
    polygon(
      [
        [x + 90, 0],
        [x + 90 + wide, 0],
        [x - 90 + wide, height],
        [x - 90, height],
      ],
      fill,
    );
  const halo = (x: number) =>
    disc(x, middle, 240, '#ffffff', { opacity: 0.16 }) +
    disc(x, middle, 218, darker(colour, 0.55), { opacity: 0.5 });
  const letters = { x: 580, y: middle - 50, height: 100, anchor: 'middle' } as const;
  return document(
    width,
    height,
    definitions(
      verticalGradient('dusk', [
        [0, palette.night, 0.5],
        [0.35, palette.night, 0.06],
        [0.7, palette.night, 0.2],
        [1, palette.night, 0.85],
      ]),
    ) +
      box(0, 0, width, height, 'url(#dusk)') +
      slash(554, 30, '#ffffff') +
      slash(594, 12, colour) +
      box(0, 538, width, height - 538, palette.night, { opacity: 0.88 }) +
      halo(ballPlace) +
      halo(portraitPlace.left + portraitPlace.size / 2) +
      ball(ballPlace, middle, 164, -12) +
      word('VS', { ...letters, pen: 46, tracking: -10, colour: palette.night }) +
      word('VS', { ...letters, pen: 26, tracking: 10, colour: '#ffd267' }) +
      at((width - name.width * 1.1) / 2, 562, name.content, 1.1),
  );
}
