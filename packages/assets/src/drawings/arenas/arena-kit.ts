import { darker, lighter, mix } from '../kit/colour.ts';
import { between, type Random } from '../kit/random.ts';
import {
  box,
  definitions,
  element,
  n,
  oval,
  type Point,
  polygon,
  radialGradient,
  type Stop,
  shape,
  stroke,
  verticalGradient,
} from '../kit/svg.ts';

/**
 * An arena has three drawings: the wall, whose lower edge is the horizon (narrow screens show its
 * middle, flat ones its lower part); the floor, stretched to the area below the horizon; and the
 * platform of each Pokémon.
 */
export interface Arena {
  readonly wall: () => string;
  readonly floor: () => string;
  readonly platform: () => string;
}

/** The canvas of walls and floors. */
export const view = { width: 1600, height: 640, middle: 800 } as const;
/** The canvas of platforms; their disc is around its upper middle. */
export const base = { width: 640, height: 220, x: 320, y: 100, rx: 306, ry: 84 } as const;

/** An SVG stretched to its box. */
export function stretched(width: number, height: number, content: string): string {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      preserveAspectRatio: 'none',
    },
    content,
  );
}

/** The whole canvas in a gradient from top to bottom. */
export function ground(id: string, stops: readonly Stop[]): string {
  return (
    definitions(verticalGradient(id, stops)) + box(0, 0, view.width, view.height, `url(#${id})`)
  );
}

/** A radial light or shadow. */
export function glow(
  id: string,
  [x, y]: Point,
  [rx, ry]: Point,
  colour: string,
  opacity: number,
): string {
  return (
    definitions(
      radialGradient(id, [
        [0, colour, opacity],
        [0.35, colour, opacity * 0.6],
        [0.7, colour, opacity * 0.16],
        [1, colour, 0],
      ]),
    ) + oval(x, y, rx, ry, `url(#${id})`)
  );
}

/** Light beams from above, wider at their foot; each has the x of its top and of its foot. */
export function beams(
  id: string,
  list: readonly (readonly [top: number, foot: number])[],
  [topWidth, footWidth]: readonly [number, number],
  colour: string,
  opacity: number,
  height: number = view.height,
): string {
  return (
    definitions(
      verticalGradient(id, [
        [0, colour, opacity],
        [0.5, colour, opacity * 0.45],
        [1, colour, 0],
      ]),
    ) +
    shape(
      list
        .map(
          ([top, foot]) =>
            `M${n(top - topWidth / 2)} 0H${n(top + topWidth / 2)}L${n(foot + footWidth / 2)} ${height}H${n(foot - footWidth / 2)}Z`,
        )
        .join(''),
      `url(#${id})`,
    )
  );
}

/** Vignette at the left and the right. */
export function sides(colour: string, opacity: number, reach = 520): string {
  const fade = (id: string, x1: number, x2: number) =>
    element(
      'linearGradient',
      { id, x1, x2 },
      element('stop', { offset: 0, 'stop-color': colour, 'stop-opacity': opacity }) +
        element('stop', { offset: 1, 'stop-color': colour, 'stop-opacity': 0 }),
    );
  return (
    definitions(fade('fromLeft', 0, 1), fade('fromRight', 1, 0)) +
    box(0, 0, reach, view.height, 'url(#fromLeft)') +
    box(view.width - reach, 0, reach, view.height, 'url(#fromRight)')
  );
}

/** A range of jagged rocks or crystals standing on the horizon. */
export function crags(
  random: Random,
  { y, sway, step, fill }: { y: number; sway: number; step: number; fill: string },
): string {
  const points: Point[] = [[-40, view.height]];
  let isUp = true;
  for (let x = -40; x < view.width + step; x += between(random, 0.3, 0.75) * step) {
    points.push([x, y + (isUp ? -1 : 1) * between(random, 0.2, 1) * sway]);
    isUp = !isUp;
  }
  points.push([view.width + 40, view.height]);
  return polygon(points, fill);
}

/** A pillar with base and capital, lit from the middle of the hall. */
export function pillar(x: number, width: number, top: number, colour: string): string {
  const isLeft = x < view.middle;
  const lit = width * 0.34;
  const height = view.height - top;
  return (
    box(x - width / 2, top, width, height, colour) +
    box(isLeft ? x + width / 2 - lit : x - width / 2, top, lit, height, lighter(colour, 0.22)) +
    box(isLeft ? x - width / 2 : x + width / 2 - lit, top, lit, height, darker(colour, 0.32)) +
    box(x - width * 0.72, view.height - 26, width * 1.44, 26, darker(colour, 0.18)) +
    box(x - width * 0.72, view.height - 30, width * 1.44, 6, lighter(colour, 0.3)) +
    box(x - width * 0.68, top, width * 1.36, 22, darker(colour, 0.12)) +
    box(x - width * 0.68, top + 20, width * 1.36, 5, lighter(colour, 0.3))
  );
}

/** Appearance of a floor. */
export interface FloorSpec {
  /** Colours at the horizon and at the front. */
  readonly far: string;
  readonly near: string;
  readonly line: string;
  readonly lineOpacity?: number;
  readonly pattern: 'tiles' | 'planks' | 'rays' | 'rows' | 'none';
  /** Light on its middle. */
  readonly light: string;
  readonly lightOpacity?: number;
  readonly more?: string;
}

/** The y of a floor's rows, denser with distance. */
function rowsOf(count: number): number[] {
  return Array.from({ length: count }, (_, index) => view.height * ((index + 0.4) / count) ** 2.1);
}

function converging(count: number, reach: number): string {
  let d = '';
  for (let index = 0; index <= count; index += 1) {
    const share = index / count - 0.5;
    d += `M${n(view.middle + share * reach * 0.52)} 0L${n(view.middle + share * reach * 2)} ${view.height}`;
  }
  return d;
}

function patternOf({ pattern, line, near, lineOpacity = 0.5 }: FloorSpec): string {
  const rows = rowsOf(9)
    .map((y) => `M0 ${n(y)}H${view.width}`)
    .join('');
  switch (pattern) {
    case 'tiles':
      return stroke(rows + converging(18, 2600), line, 3, { opacity: lineOpacity });
    case 'planks':
      return (
        stroke(converging(22, 2600), line, 3, { opacity: lineOpacity }) +
        stroke(converging(66, 2600), line, 1.4, { opacity: lineOpacity * 0.35 })
      );
    case 'rays': {
      let d = '';
      for (let index = 0; index < 24; index += 2) {
        const from = (index / 24 - 0.5) * 6400;
        const to = ((index + 1) / 24 - 0.5) * 6400;
        d += `M${view.middle} -60L${n(view.middle + from)} ${view.height}H${n(view.middle + to)}Z`;
      }
      return shape(d, line, { opacity: lineOpacity * 0.5 });
    }
    case 'rows':
      return rowsOf(12)
        .map((y, index) =>
          index % 2 === 0
            ? box(0, y, view.width, (y + 12) * 0.16, mix(line, near, 0.3), { opacity: lineOpacity })
            : '',
        )
        .join('');
    case 'none':
      return '';
  }
}

/** A floor in perspective: lit in its middle, darker at the edges. */
export function floor(spec: FloorSpec): string {
  const { far, near, light, lightOpacity = 0.5, more = '' } = spec;
  return stretched(
    view.width,
    view.height,
    ground('floor', [
      [0, lighter(far, 0.12)],
      [0.06, far],
      [0.55, mix(far, near, 0.65)],
      [1, near],
    ]) +
      patternOf(spec) +
      more +
      glow('pool', [view.middle + 140, 70], [900, 260], light, lightOpacity) +
      glow('near', [view.middle - 330, 430], [760, 250], light, lightOpacity * 0.5) +
      definitions(
        verticalGradient('edge', [
          [0, '#000000', 0.32],
          [0.035, '#000000', 0],
          [0.62, '#000000', 0],
          [1, '#05070f', 0.45],
        ]),
      ) +
      box(0, 0, view.width, view.height, 'url(#edge)'),
  );
}

/** Appearance of a platform. */
export interface PlatformSpec {
  readonly top: string;
  readonly side: string;
  readonly rim: string;
  /** On the disc. */
  readonly inside?: string;
  /** In front of its edge. */
  readonly front?: string;
  /** Thickness of the disc. */
  readonly depth?: number;
}

/** A disc seen at an angle: rim, rings, an edge in shade and a shadow on the ground. */
export function platform({ top, side, rim, inside = '', front = '', depth = 26 }: PlatformSpec) {
  const { width, height, x, y, rx, ry } = base;
  return stretched(
    width,
    height,
    definitions(
      radialGradient('cast', [
        [0, '#02040a', 0.6],
        [0.72, '#02040a', 0.45],
        [1, '#02040a', 0],
      ]),
      verticalGradient('side', [
        [0, lighter(side, 0.1)],
        [1, darker(side, 0.5)],
      ]),
      verticalGradient('top', [
        [0, lighter(top, 0.28)],
        [0.45, top],
        [1, darker(top, 0.16)],
      ]),
      radialGradient('sheen', [
        [0, '#ffffff', 0.34],
        [0.6, '#ffffff', 0.06],
        [1, '#ffffff', 0],
      ]),
    ) +
      oval(x, y + depth + 8, rx + 12, ry + 10, 'url(#cast)') +
      shape(
        `M${x - rx} ${y}v${depth}A${rx} ${ry} 0 0 0 ${x + rx} ${y + depth}v${-depth}Z`,
        'url(#side)',
      ) +
      stroke(
        `M${x - rx + 3} ${y + depth * 0.55}A${rx} ${ry} 0 0 0 ${x + rx - 3} ${y + depth * 0.55}`,
        rim,
        2.4,
        { opacity: 0.35 },
      ) +
      oval(x, y, rx, ry, 'url(#top)', { stroke: rim, 'stroke-width': 5 }) +
      oval(x, y + 2, rx * 0.84, ry * 0.82, 'none', {
        stroke: rim,
        'stroke-width': 3,
        opacity: 0.5,
      }) +
      inside +
      oval(x, y - 14, rx * 0.7, ry * 0.6, 'url(#sheen)') +
      front,
  );
}

/** The emblem of a ball on a disc: a ring and a line. */
export function ballMark(colour: string, opacity = 0.4): string {
  const { x, y, rx, ry } = base;
  return (
    oval(x, y + 1, rx * 0.24, ry * 0.26, 'none', { stroke: colour, 'stroke-width': 7, opacity }) +
    stroke(
      `M${x - rx * 0.82} ${y + 1}H${x - rx * 0.25}M${x + rx * 0.25} ${y + 1}H${x + rx * 0.82}`,
      colour,
      6,
      { opacity },
    )
  );
}

/** Points on the front edge of a platform, from left to right. */
export function frontEdge(count: number, random: Random, inset = 0): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = Math.PI * (1 - (index + between(random, 0.15, 0.85)) / count);
    return [
      base.x + Math.cos(angle) * (base.rx - inset),
      base.y + Math.sin(angle) * (base.ry - inset * 0.3) + 8,
    ];
  });
}

/** A wall: its background, its objects, and the haze along the horizon. */
export function wall(content: string, horizon: string, opacity = 0.55): string {
  return stretched(
    view.width,
    view.height,
    `${content}${glow('horizon', [view.middle + 120, view.height], [1000, 210], horizon, opacity)}${definitions(
      verticalGradient('above', [
        [0, '#03050c', 0.5],
        [0.5, '#03050c', 0.08],
        [1, '#03050c', 0],
      ]),
    )}${box(0, 0, view.width, view.height, 'url(#above)')}`,
  );
}
