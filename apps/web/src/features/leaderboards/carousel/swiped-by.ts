/** Pixels that a finger must have gone. */
const threshold = 100;

/** How many slides a finger's way turns: one forwards, one back, or none. */
export function swipedBy({ x, y }: { x: number; y: number }): 1 | 0 | -1 {
  if (Math.abs(x) <= threshold || Math.abs(x) < Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}
