import { regionMapSize } from '@poketorneo/gen4/region-maps';
import { palette } from '../kit/palette.ts';
import { seeded } from '../kit/random.ts';
import { at, box, disc, document, group, oval, shape } from '../kit/svg.ts';
import { crests } from './crests.ts';
import { ink } from './signs.ts';

const { width, height } = regionMapSize;

/** Fog banks: middle and half widths. */
const fog = [
  [150, 110, 170, 46],
  [660, 140, 190, 52],
  [120, 470, 160, 50],
  [690, 480, 180, 56],
] as const;

/** Open sea with fog at its margins and a compass: the placeholder while the region is unknown. */
export function uncharted(): string {
  const seed = 41;
  return document(
    width,
    height,
    box(0, 0, width, height, '#2c83d6') +
      crests(seeded(seed), [], '#59b0ee') +
      fog
        .map(([x, y, rx, ry]) =>
          group(
            { opacity: 0.6 },
            oval(x, y + ry * 0.4, rx, ry * 0.6, '#a9dcfa'),
            oval(x - rx * 0.35, y, rx * 0.4, ry * 0.8, '#a9dcfa'),
            oval(x + rx * 0.25, y - ry * 0.2, rx * 0.5, ry, '#a9dcfa'),
          ),
        )
        .join('') +
      at(
        width / 2,
        height / 2,
        disc(0, 0, 92, '#fbe9b6', ink) +
          disc(0, 0, 74, '#f3dc9c') +
          ['M-15 15 0-58 15 15Z', 'M15-15 0 58-15-15Z', 'M15 15-58 0 15-15Z', 'M-15-15 58 0-15 15Z']
            .map((d, index) => shape(d, index === 0 ? palette.red : palette.slate, ink))
            .join('') +
          disc(0, 0, 11, palette.snow, ink),
      ),
  );
}
