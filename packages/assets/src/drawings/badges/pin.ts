import { darker, lighter } from '../kit/colour.ts';
import { sparkle } from '../kit/sky.ts';
import {
  definitions,
  document,
  element,
  group,
  oval,
  type Stop,
  verticalGradient,
} from '../kit/svg.ts';

/** One badge: its outline, its enamel's colour and the relief. */
export interface Badge {
  readonly outline: string;
  readonly colour: string;
  /** Facets and signs, clipped at the outline. */
  readonly inlay: string;
  /** Highlights on the rim. */
  readonly glint: readonly [x: number, y: number];
}

/** The metal of a rim, from its lit to its dark side. */
export interface Metal {
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
  readonly line: string;
}

const badgeSize = 160;
const rimWidth = 9;

/** Padding around the outline for the rim and its shadow. */
const fitted = (content: string) => group({ transform: 'matrix(.93 0 0 .93 5.6 4.6)' }, content);

function slanted(id: string, list: readonly Stop[]): string {
  return element(
    'linearGradient',
    { id, gradientUnits: 'userSpaceOnUse', x1: 30, y1: 14, x2: 126, y2: 146 },
    list.map(([offset, colour]) => element('stop', { offset, 'stop-color': colour })).join(''),
  );
}

function outlineDefinitions(outline: string): string {
  return (
    element('path', { id: 'shape', d: outline, 'stroke-linejoin': 'round' }) +
    element('clipPath', { id: 'inside' }, element('use', { href: '#shape' }))
  );
}

function traced(colour: string, width: number, more: Record<string, string | number> = {}): string {
  return element('use', {
    href: '#shape',
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    ...more,
  });
}

/** An obtained badge: enamel between metal walls, on 160 × 160. */
export function pin({ outline, colour, inlay, glint }: Badge, metal: Metal): string {
  const { light, middle, dark, line } = metal;
  return document(
    badgeSize,
    badgeSize,
    definitions(
      outlineDefinitions(outline),
      slanted('metal', [
        [0, light],
        [0.3, middle],
        [0.48, light],
        [0.62, middle],
        [1, dark],
      ]),
      verticalGradient('enamel', [
        [0, lighter(colour, 0.28)],
        [0.5, colour],
        [1, darker(colour, 0.28)],
      ]),
    ) +
      fitted(
        traced('#0d1630', rimWidth * 2 + 3, { transform: 'translate(0 4)', opacity: 0.28 }) +
          traced(line, rimWidth * 2 + 3) +
          traced('url(#metal)', rimWidth * 2) +
          traced(light, 1.6, { opacity: 0.9 }) +
          element('use', { href: '#shape', fill: 'url(#enamel)' }) +
          group(
            { 'clip-path': 'url(#inside)' },
            inlay,
            oval(58, 34, 74, 44, '#ffffff', { opacity: 0.16, transform: 'rotate(-24 58 34)' }),
            traced('#0d1630', 7, { opacity: 0.28, transform: 'translate(1.6 2.4)' }),
            traced('#ffffff', 3, { opacity: 0.5, transform: 'translate(-1 -1.6)' }),
          ) +
          traced(line, 1.8) +
          sparkle(glint[0], glint[1], 11, '#ffffff'),
      ),
  );
}

/** The recess of a missing badge: the same outline, sunk into the case. */
export function recess({ outline }: Badge): string {
  return document(
    badgeSize,
    badgeSize,
    definitions(
      outlineDefinitions(outline),
      verticalGradient('floor', [
        [0, '#5a606b'],
        [0.6, '#7d848f'],
        [1, '#979da7'],
      ]),
    ) +
      fitted(
        traced('#ffffff', rimWidth * 2 + 3, { opacity: 0.5, transform: 'translate(0 1.6)' }) +
          traced('#20252e', rimWidth * 2 + 2, { opacity: 0.55, transform: 'translate(0 -.8)' }) +
          traced('#8a909b', rimWidth * 2) +
          element('use', { href: '#shape', fill: 'url(#floor)' }) +
          group(
            { 'clip-path': 'url(#inside)' },
            traced('#14181f', 12, { opacity: 0.22, transform: 'translate(0 4)' }),
            traced('#14181f', 6, { opacity: 0.34, transform: 'translate(0 3)' }),
            traced('#ffffff', 2.4, { opacity: 0.4, transform: 'translate(0 -1.4)' }),
          ),
      ),
  );
}
