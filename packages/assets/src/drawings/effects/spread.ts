import { document, group } from '../kit/svg.ts';

/** Cell size of the sheet; each drawing is centred in its cell. */
export const cell = 64;

/** Columns of the sprite sheets. */
const columns = 8;

/** A sheet of drawings in rows of 8, each centred in a cell of `size`. */
export function sheetOf(drawings: readonly (() => string)[], size = cell): string {
  const rows = Math.ceil(drawings.length / columns);
  return document(
    columns * size,
    rows * size,
    drawings
      .map((draw, index) => {
        const x = (index % columns) * size;
        const y = Math.floor(index / columns) * size;
        return group({ transform: `translate(${x + size / 2} ${y + size / 2})` }, draw());
      })
      .join(''),
  );
}

/** The drawing repeated around the middle by rotation. */
export function turned(count: number, drawing: string, from = 0): string {
  return Array.from({ length: count }, (_, index) =>
    group({ transform: `rotate(${from + (index * 360) / count})` }, drawing),
  ).join('');
}
