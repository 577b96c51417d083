import { darker, lighter } from '../kit/colour.ts';
import { palette } from '../kit/palette.ts';
import { box, definitions, element, group, oval, shape, stroke } from '../kit/svg.ts';
import type { GroundPaint, SignName } from './ground.ts';

/** Outline pen of the whole map. */
export const ink = { stroke: palette.navy, 'stroke-width': 4, 'stroke-linejoin': 'round' } as const;

/** Hard drop shadow, to the lower right. */
export function groundShade(rx: number, x = 5): string {
  return oval(x, 1, rx, rx * 0.32, palette.navy, { opacity: 0.34 });
}

function roundTree({ crown }: GroundPaint): string {
  return (
    groundShade(14) +
    box(-3, -8, 6, 9, palette.woodDark, ink) +
    shape(
      'M-15-16a11 11 0 0 1 7-16a10 10 0 0 1 17 0a11 11 0 0 1 6 16a9 9 0 0 1-12 7q-5 2-9 0a9 9 0 0 1-9-7Z',
      crown.fill,
      ink,
    ) +
    shape('M-11-18a8 8 0 0 1 6-11a8 8 0 0 1 9-3a14 14 0 0 0-9 14q-3 5-6 0Z', crown.light)
  );
}

function conifer({ needles }: GroundPaint): string {
  return (
    groundShade(13) +
    box(-3, -8, 6, 9, palette.woodDark, ink) +
    shape('M0-46L10-29H6L14-17H9L16-6H-16L-9-17H-14L-6-29H-10Z', needles.fill, ink) +
    shape('M0-42L-7-31H-3L-10-19H-6L-11-9H-5Q1-24 0-42Z', needles.light)
  );
}

function palm({ crown }: GroundPaint): string {
  return (
    groundShade(11) +
    stroke('M0 0Q-1-14 5-26', palette.navy, 10) +
    stroke('M0-1Q-1-14 5-25', palette.woodLight, 4) +
    shape(
      'M5-28C-3-44-18-42-20-28Q-12-33-8-30Q-14-26-13-18Q-4-26 5-26Q13-26 21-15Q24-23 18-28Q25-29 28-24C28-40 12-44 5-28Z',
      crown.fill,
      ink,
    ) +
    shape('M3-29C-3-38-12-38-16-33Q-7-36 3-29Z', crown.light)
  );
}

function mount({ rock }: GroundPaint): string {
  return (
    oval(8, 1, 40, 9, palette.navy, { opacity: 0.34 }) +
    shape('M-38 0L-17-33L-9-26L4-52L22-22L27-27L42 0Q0 6-38 0Z', rock.shade, ink) +
    shape('M-34-1L-17-29L-9-21L3-46L6-30L-2-17L5-8L-3 1Q-20 2-34-1Z', rock.light) +
    (rock.snow === undefined ? '' : shape('M4-49L15-31L9-35L5-28L1-34L-5-29Z', rock.snow))
  );
}

function peak({ rock }: GroundPaint): string {
  return (
    oval(10, 1, 48, 11, palette.navy, { opacity: 0.34 }) +
    shape('M-46 0L-26-40L-16-34L2-84L22-38L30-44L50 0Q0 8-46 0Z', rock.shade, ink) +
    shape('M-42-1L-25-36L-15-28L1-77L6-52L-4-34L6-20L-4 2Q-24 3-42-1Z', rock.light) +
    shape('M2-80L16-48L9-53L5-43L0-52L-8-46L-10-48Z', rock.snow ?? lighter(rock.light, 0.5))
  );
}

function house({ roof }: GroundPaint): string {
  return (
    groundShade(17) +
    box(-13, -16, 26, 16, '#fbf1de', ink) +
    box(2, -14, 9, 12, '#d9c7ae') +
    shape('M-19-15L-9-31H9L19-15Z', roof, ink) +
    shape('M1-29H8L15-17H4Z', darker(roof, 0.28)) +
    box(-8, -11, 7, 7, palette.goldLight, { stroke: palette.navy, 'stroke-width': 2 })
  );
}

const signs: Readonly<Record<SignName, (paint: GroundPaint) => string>> = {
  'round-tree': roundTree,
  conifer,
  palm,
  mount,
  peak,
  house,
};

/** Symbols in the region's colours, placed by `sign`. */
export function signDefinitions(paint: GroundPaint, used: ReadonlySet<SignName>): string {
  return definitions(...[...used].sort().map((name) => group({ id: name }, signs[name](paint))));
}

/** One sign with its foot at x, y. */
export function sign(name: SignName, x: number, y: number, scale = 1): string {
  if (scale === 1) return element('use', { href: `#${name}`, x: Math.round(x), y: Math.round(y) });
  const place = `translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})`;
  return element('use', { href: `#${name}`, transform: place });
}
