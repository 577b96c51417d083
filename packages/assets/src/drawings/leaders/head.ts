import { element, group, n, oval, shape, stroke } from '../kit/svg.ts';
import { both, type Skin, solid } from './cel.ts';
import { turned } from './turn.ts';

/** A head from the front: half widths of skull, jaw and chin, and the y of jaw and chin. */
export interface HeadShape {
  readonly skull: number;
  readonly jaw: number;
  readonly jawY: number;
  readonly chin: number;
  readonly chinY: number;
}

/** The heads of the cast. */
export const heads = {
  child: { skull: 41, jaw: 33, jawY: 136, chin: 9, chinY: 152 },
  girl: { skull: 38, jaw: 28, jawY: 133, chin: 5, chinY: 151 },
  woman: { skull: 38, jaw: 27, jawY: 135, chin: 5, chinY: 154 },
  youth: { skull: 39, jaw: 30, jawY: 136, chin: 7, chinY: 155 },
  man: { skull: 40, jaw: 33, jawY: 137, chin: 12, chinY: 158 },
  broad: { skull: 43, jaw: 39, jawY: 138, chin: 18, chinY: 160 },
  elder: { skull: 40, jaw: 34, jawY: 138, chin: 10, chinY: 157 },
} as const satisfies Readonly<Record<string, HeadShape>>;

/** The outline of a head. */
function headOutline({ skull: w, jaw, jawY, chin, chinY }: HeadShape): string {
  const x = (offset: number) => n(120 + offset);
  return (
    `M120 44C${x(w * 0.6)} 44 ${x(w)} 62 ${x(w)} 96C${x(w)} 112 ${x(jaw + 5)} ${jawY - 8} ${x(jaw)} ${jawY}` +
    `C${x(jaw - 5)} ${jawY + 9} ${x(chin + 7)} ${chinY} ${x(chin)} ${chinY}Q120 ${chinY + 1.5} ${x(-chin)} ${chinY}` +
    `C${x(-chin - 7)} ${chinY} ${x(5 - jaw)} ${jawY + 9} ${x(-jaw)} ${jawY}C${x(-jaw - 5)} ${jawY - 8} ${x(-w)} 112 ${x(-w)} 96C${x(-w)} 62 ${x(-w * 0.6)} 44 120 44Z`
  );
}

/** The ears of a head: turning hides the far ear and reveals the near one. */
function ears({ skull }: HeadShape, skin: Skin, turn: number): string {
  const left = 120 - skull;
  const ear =
    oval(left - 1, 112, 7.5, 11, skin.base) +
    stroke(`M${n(left - 4)} 106q-3 6 2 11`, skin.shade, 2.2);
  if (Math.abs(turn) < 0.3) return both(ear);
  const near = group({ transform: `translate(${n(Math.abs(turn) * 3)} 0)` }, ear);
  return turn > 0 ? near : group({ transform: 'matrix(-1 0 0 1 240 0)' }, near);
}

/**
 * Ears and face; `shadows` are ids of outlines (hair, helmet) that cast a shadow; `turn` is the
 * head's turn, -1 to 1.
 */
export function head(
  id: string,
  form: HeadShape,
  skin: Skin,
  shadows: readonly string[],
  turn = 0,
): string {
  const cast = shadows
    .map((outline) =>
      element('use', { href: `#${outline}`, fill: skin.shade, transform: 'translate(1.5 6)' }),
    )
    .join('');
  return ears(form, skin, turn) + solid(id, turned(headOutline(form), turn), skin, cast, [-5, -2]);
}

/** Cheeks with some colour in them. */
export function blush({ blush: colour }: Skin, y: number, strength = 0.5): string {
  return group({ opacity: strength }, both(oval(95, y, 8, 5, colour)));
}

/** The noses of the cast. */
export const noses = {
  small: ({ shade }: Skin) => stroke('M119 128q2 2 4 0', shade, 2.2),
  straight: ({ shade }: Skin) =>
    shape('M121.5 114L125.5 129Q121 132.5 116.5 130Q121 128 121.5 114Z', shade),
  broad: ({ shade }: Skin) =>
    shape('M122 112L128.5 128Q128 133.5 120 133.5Q112 133 113 129.5Q121 130 122 112Z', shade),
} as const satisfies Readonly<Record<string, (skin: Skin) => string>>;
