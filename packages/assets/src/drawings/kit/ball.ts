import { palette } from './palette.ts';
import { at, disc, group, n, oval, shape } from './svg.ts';

/** A five-pointed star with slightly full sides. */
export function star(cx: number, cy: number, r: number, fill: string, inner = 0.48): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? r : r * inner;
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    return `${n(cx + radius * Math.cos(angle))} ${n(cy + radius * Math.sin(angle))}`;
  });
  return shape(`M${points.join('L')}Z`, fill, {
    stroke: fill,
    'stroke-width': r * 0.12,
    'stroke-linejoin': 'round',
  });
}

/** Colours of a ball. */
export interface BallPaint {
  readonly top: string;
  readonly bottom: string;
  readonly band: string;
  readonly star: string;
}

/** The product's ball: red above, platinum below, a navy belt with a golden star. */
export const ballPaint: BallPaint = {
  top: palette.red,
  bottom: '#f4f4f6',
  band: palette.navy,
  star: palette.gold,
};

/** The product's ball, tilted by `turn` degrees, lit from the upper left. */
export function ball(
  x: number,
  y: number,
  r: number,
  turn = 0,
  paint: BallPaint = ballPaint,
): string {
  const half = r * 0.115;
  const sag = r * 0.5;
  const edge = Math.sqrt(r * r - half * half);
  const belt = `M${n(-edge)} ${n(-half)}Q0 ${n(-half + sag)} ${n(edge)} ${n(-half)}A${n(r)} ${n(r)} 0 0 1 ${n(edge)} ${n(half)}Q0 ${n(half + sag)} ${n(-edge)} ${n(half)}A${n(r)} ${n(r)} 0 0 1 ${n(-edge)} ${n(-half)}Z`;
  const upper = `M${n(-r)} 0A${n(r)} ${n(r)} 0 0 1 ${n(r)} 0Q0 ${n(sag)} ${n(-r)} 0Z`;
  const c = r * Math.SQRT1_2;
  const shade = `M${n(c)} ${n(-c)}A${n(r)} ${n(r)} 0 0 1 ${n(-c)} ${n(c)}A${n(r * 1.22)} ${n(r * 1.22)} 0 0 0 ${n(c)} ${n(-c)}Z`;
  const clasp = sag / 2;
  return at(
    x,
    y,
    group(
      { transform: `rotate(${turn})` },
      disc(0, 0, r, paint.bottom),
      shape(upper, paint.top),
      shape(belt, paint.band),
      disc(0, clasp, r * 0.3, paint.band),
      disc(0, clasp, r * 0.22, '#ffffff'),
      star(0, clasp, r * 0.14, paint.star),
    ) +
      shape(shade, palette.night, { opacity: 0.2 }) +
      oval(-r * 0.42, -r * 0.52, r * 0.24, r * 0.13, '#ffffff', {
        opacity: 0.55,
        transform: `rotate(-38 ${n(-r * 0.42)} ${n(-r * 0.52)})`,
      }),
  );
}
