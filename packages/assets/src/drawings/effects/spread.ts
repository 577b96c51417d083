import { group } from '../kit/svg.ts';

/** Cell size of the sheet; each drawing is centred in its cell. */
export const cell = 64;

/** The drawing repeated around the middle by rotation. */
export function turned(count: number, drawing: string, from = 0): string {
  return Array.from({ length: count }, (_, index) =>
    group({ transform: `rotate(${from + (index * 360) / count})` }, drawing),
  ).join('');
}
