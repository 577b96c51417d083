import { n } from '../kit/svg.ts';

/** Sideways shift of the middle of the face at a full turn. */
const reach = 12;

/** Half the width that a turning head shifts. */
const halfWidth = 44;

/**
 * Sideways shift at `x` on a turned head: most at the middle, none at the edges, as on a ball.
 * `turn` is -1 (left of the picture) to 1 (right).
 */
export function carried(x: number, turn: number): number {
  const share = (x - 120) / halfWidth;
  return Math.abs(share) >= 1 ? 0 : turn * reach * (1 - share * share);
}

const counts: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Q: 4, H: 1, V: 1, Z: 0 };

/** An outline on a turned head; `d` has absolute commands only: throws a RangeError for others. */
export function turned(d: string, turn: number): string {
  if (turn === 0) return d;
  let [atX, atY] = [0, 0];
  const place = (x: number, y: number) => `${n(x + carried(x, turn))} ${n(y)}`;
  return d.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, rest: string) => {
    const count = counts[command];
    if (count === undefined) throw new RangeError(`A head cannot carry the command ${command}`);
    if (count === 0) return 'Z';
    const values = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const points: string[] = [];
    if (count === 1) {
      for (const value of values) {
        if (command === 'H') atX = value;
        else atY = value;
        points.push(place(atX, atY));
      }
      return `L${points.join(' ')}`;
    }
    for (let index = 0; index + 1 < values.length; index += 2) {
      [atX, atY] = [values[index] ?? 0, values[index + 1] ?? 0];
      points.push(place(atX, atY));
    }
    return `${command}${points.join(' ')}`;
  });
}
