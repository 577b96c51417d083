import { between, type Random } from '../kit/random.ts';
import { at, box, definitions, element, group, n, oval, shape, stroke } from '../kit/svg.ts';

const cushionOutline =
  'M240 26C330 18 440 66 448 168C455 262 402 340 300 352C216 362 96 362 52 284C8 204 34 110 108 62C148 36 190 30 240 26Z';

/** A soft cushion, its content clipped at its edge. */
export function cushion(fill: string, ...content: readonly string[]): string {
  return (
    definitions(element('clipPath', { id: 'cushion' }, element('path', { d: cushionOutline }))) +
    group({ 'clip-path': 'url(#cushion)' }, shape(cushionOutline, fill), ...content)
  );
}

/** The ground on a cushion. */
export function ground(fill: string): string {
  return shape('M0 268C120 240 330 238 480 262V400H0Z', fill);
}

/** A shadow on the ground. */
export function shadow(x: number, y: number, rx: number): string {
  return oval(x, y, rx, rx * 0.12, '#14213d', { opacity: 0.22 });
}

/** Confetti in an arc above the middle. */
export function confetti(random: Random, count: number, colours: readonly string[]): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = -Math.PI * between(random, 0.02, 0.98);
    const far = between(random, 130, 215);
    const x = 240 + Math.cos(angle) * far;
    const y = 220 + Math.sin(angle) * far * 0.92;
    const colour = colours[index % colours.length] ?? '#ffffff';
    const turn = Math.round(between(random, 0, 180));
    if (index % 3 === 2) return stroke(`M${n(x)} ${n(y)}q6 -8 0 -14t2 -14`, colour, 4);
    return at(
      x,
      y,
      group({ transform: `rotate(${turn})` }, box(-6, -3.5, 12, 7, colour, { rx: 1.5 })),
    );
  }).join('');
}

/** Light rays around a point. */
export function rays(
  x: number,
  y: number,
  radius: number,
  count: number,
  fill: string,
  opacity: number,
): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const from = (i / count) * Math.PI * 2;
    const to = from + Math.PI / count;
    d += `M${n(x)} ${n(y)}L${n(x + Math.cos(from) * radius)} ${n(y + Math.sin(from) * radius)}L${n(x + Math.cos(to) * radius)} ${n(y + Math.sin(to) * radius)}Z`;
  }
  return shape(d, fill, { opacity });
}
