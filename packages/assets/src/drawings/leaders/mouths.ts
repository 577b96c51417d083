import { at, shape, stroke } from '../kit/svg.ts';
import type { Skin } from './cel.ts';

const inside = '#7c2733';
const teeth = '#fffaf5';

const drawn = {
  smile: ({ lip }: Skin) => stroke('M-9-1Q0 6 9-1', lip, 2.6),
  small: ({ lip }: Skin) => stroke('M-6 0Q0 4 6 0', lip, 2.6),
  smirk: ({ lip }: Skin) => stroke('M-8 1.5Q4 4.5 10-4', lip, 2.6),
  flat: ({ lip }: Skin) => stroke('M-8 0.5Q0-0.5 8 0.5', lip, 2.6),
  stern: ({ lip }: Skin) => stroke('M-9 2Q0-2.5 9 2M-4 7H4', lip, 2.6),
  open: ({ lip }: Skin) =>
    shape('M-10-3Q0 0 10-3Q8 9 0 9T-10-3Z', inside) +
    shape('M-8.5-2Q0 1 8.5-2L7.5 1.5Q0 3.5-7.5 1.5Z', teeth) +
    shape('M-5 6.5Q0 3 5 6.5Q0 10-5 6.5Z', lip),
  grin: () =>
    shape('M-12-3Q0 1 12-3Q9 8 0 8T-12-3Z', inside) +
    shape('M-10.5-2Q0 2 10.5-2Q8 5 0 5T-10.5-2Z', teeth),
  laugh: ({ lip }: Skin) =>
    shape('M-14-4Q0 0 14-4Q12 13 0 13T-14-4Z', inside) +
    shape('M-12.5-3.5Q0 1 12.5-3.5L11 1.5Q0 4-11 1.5Z', teeth) +
    shape('M-7 10Q0 5 7 10Q0 15-7 10Z', lip),
  lips: ({ lip }: Skin) =>
    shape('M-10-3Q-4-4.5 0-2.5Q4-4.5 10-3Q5 5 0 5T-10-3Z', lip) +
    stroke('M-10-3Q0 3 10-3', inside, 1.4),
} as const satisfies Readonly<Record<string, (skin: Skin) => string>>;

/** The mouths of the cast. */
export type MouthKind = keyof typeof drawn;

/** A mouth with its middle at `y`. */
export function mouth(kind: MouthKind, skin: Skin, y: number): string {
  return at(120, y, drawn[kind](skin));
}
