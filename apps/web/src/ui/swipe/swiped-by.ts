/** Pixels that a finger must have gone. */
const threshold = 100;

/** How many places a finger's way leads on: one forwards, one back, or none. */
export function swipedBy({ x, y }: { x: number; y: number }): 1 | 0 | -1 {
  if (Math.abs(x) <= threshold || Math.abs(x) < Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}
