import { element, n } from '../kit/svg.ts';
import { type Skin, solid, type Tone } from './cel.ts';

/** A build: half widths of neck and shoulders, and the height at which the shoulders begin. */
export interface Build {
  readonly neck: number;
  readonly shoulder: number;
  readonly y: number;
}

/** The builds of the cast. */
export const builds = {
  child: { neck: 13, shoulder: 46, y: 182 },
  slim: { neck: 13.5, shoulder: 54, y: 184 },
  youth: { neck: 17, shoulder: 62, y: 182 },
  man: { neck: 21, shoulder: 74, y: 180 },
  broad: { neck: 29, shoulder: 88, y: 176 },
} as const satisfies Readonly<Record<string, Build>>;

/** The outline of neck base, shoulders and chest. */
function torsoOutline({ neck, shoulder, y }: Build): string {
  const half = (side: 1 | -1) => {
    const x = (offset: number) => n(120 + side * offset);
    return { x };
  };
  const { x: l } = half(-1);
  const { x: r } = half(1);
  return (
    `M${l(neck)} 168C${l(neck + 3)} ${y - 4} ${l(shoulder - 20)} ${y - 4} ${l(shoulder - 4)} ${y + 6}` +
    `C${l(shoulder + 8)} ${y + 14} ${l(shoulder + 13)} ${y + 34} ${l(shoulder + 15)} 246H${r(shoulder + 15)}` +
    `C${r(shoulder + 13)} ${y + 34} ${r(shoulder + 8)} ${y + 14} ${r(shoulder - 4)} ${y + 6}C${r(shoulder - 20)} ${y - 4} ${r(neck + 3)} ${y - 4} ${r(neck)} 168Z`
  );
}

/** A garment over shoulders and chest, with `inside` drawn on its cloth. */
export function torso(id: string, build: Build, cloth: Tone, inside = ''): string {
  return solid(id, torsoOutline(build), cloth, inside, [-7, -2]);
}

/** Depth of the neckline. */
export type Neckline = 'crew' | 'vee' | 'deep' | 'wide';

const openings: Readonly<Record<Neckline, (neck: number) => string>> = {
  crew: (w) =>
    `Q${n(120 - w)} 174 ${n(116 - w)} 175Q120 196 ${n(124 + w)} 175Q${n(120 + w)} 174 ${n(120 + w)} 168`,
  vee: (w) =>
    `Q${n(120 - w)} 173 ${n(114 - w)} 176L120 212L${n(126 + w)} 176Q${n(120 + w)} 173 ${n(120 + w)} 168`,
  deep: (w) =>
    `Q${n(120 - w)} 173 ${n(112 - w)} 177L112 244H128L${n(128 + w)} 177Q${n(120 + w)} 173 ${n(120 + w)} 168`,
  wide: (w) =>
    `Q${n(120 - w)} 178 ${n(92 - w)} 184Q120 216 ${n(148 + w)} 184Q${n(120 + w)} 178 ${n(120 + w)} 168`,
};

/** The neck with the shadow of the chin; `face` is the id of the head's outline. */
export function neck(id: string, build: Build, skin: Skin, line: Neckline, face: string): string {
  const w = build.neck;
  const d = `M${n(120 - w)} 132V168${openings[line](w)}V132Z`;
  const chin = element('use', { href: `#${face}`, fill: skin.shade, transform: 'translate(2 10)' });
  return solid(id, d, skin, chin, [-4, 0]);
}
