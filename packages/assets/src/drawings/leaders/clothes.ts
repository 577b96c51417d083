import { polygon, shape, stroke } from '../kit/svg.ts';
import { both, type Tone } from './cel.ts';

/** A shirt's collar: two points over the neckline. */
export function shirtCollar({ base, shade }: Tone, drop = 0): string {
  return both(
    shape(`M103 166L94 176L104 ${200 + drop}L120 ${190 + drop}L106 178Z`, base) +
      shape(`M103 166L106 178L120 ${190 + drop}L113 ${194 + drop}L102 180Z`, shade),
  );
}

/** A jacket left open: two fronts with lapels over a shirt that is drawn before. */
export function openJacket({ base, shade, light }: Tone, gap = 20): string {
  return both(
    shape(
      `M101 168C88 178 70 176 56 186C46 194 36 216 32 246H${120 - gap}L${112 - gap} 206Z`,
      base,
    ) +
      shape(`M101 168L84 182L88 200L82 206L${120 - gap} 246L${118 - gap} 212Z`, light, {
        opacity: 0.55,
      }) +
      stroke(`M101 168L84 182L88 200L82 206L${120 - gap} 246`, shade, 2),
  );
}

/** A tie below the chin. */
export function tie({ base, shade }: Tone): string {
  return (
    polygon(
      [
        [113, 184],
        [127, 184],
        [124, 196],
        [132, 246],
        [108, 246],
        [116, 196],
      ],
      base,
    ) +
    polygon(
      [
        [113, 184],
        [127, 184],
        [124, 196],
        [116, 196],
      ],
      shade,
    )
  );
}

/** Crossed collars of a robe, the wearer's left over the right, with a light edge. */
export function crossedCollar({ base, shade }: Tone, edge: string): string {
  return (
    shape('M136 166L150 176L112 246H88L126 190Z', shade) +
    shape('M104 166L90 176L132 246H156L114 190Z', base) +
    stroke('M104 168L146 246M136 168L127 186', edge, 3.4)
  );
}

/** A bow; x, y is its knot. */
export function bow(x: number, y: number, size: number, { base, shade }: Tone): string {
  const wing =
    shape('M0 0C-8-12-24-14-28-8C-30-2-28 8-24 12C-18 14-8 8 0 0Z', base) +
    shape('M0 0C-8-2-16 0-24 12C-18 14-8 8 0 0Z', shade);
  return `<g transform="translate(${x} ${y}) scale(${size})">${wing}<g transform="scale(-1 1)">${wing}</g><ellipse rx="6" ry="7" fill="${base}"/></g>`;
}
