import { document, group } from '../kit/svg.ts';
import { signs } from './signs.ts';
import { cell } from './spread.ts';
import { typeShapes } from './type-shapes.ts';
import { hail, rain, sand } from './weather.ts';

/** Columns of the sprite sheet. */
const columns = 8;

/**
 * The sprite sheet of battle effects: type shapes in the order of their ids, then the signs.
 * apps/web/src/features/battles/stage/shapes.ts names the cells.
 */
function sheet(): string {
  const cells = [...typeShapes, ...Object.values(signs)];
  const rows = Math.ceil(cells.length / columns);
  return document(
    columns * cell,
    rows * cell,
    cells
      .map((draw, index) => {
        const x = (index % columns) * cell;
        const y = Math.floor(index / columns) * cell;
        return group({ transform: `translate(${x + cell / 2} ${y + cell / 2})` }, draw());
      })
      .join(''),
  );
}

/** The effect drawings by file name. */
export const effects = { shapes: sheet, rain, sand, hail } as const satisfies Readonly<
  Record<string, () => string>
>;
