interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The index of the nearest box in a direction, in the same row or column; null if there is none. */
export function nearest(
  boxes: readonly Box[],
  from: number,
  [dx, dy]: readonly [number, number],
): number | null {
  const start = boxes[from];
  if (start === undefined) return null;
  let best: { index: number; distance: number } | null = null;
  for (const [index, box] of boxes.entries()) {
    const x = middle(box.left, box.width) - middle(start.left, start.width);
    const y = middle(box.top, box.height) - middle(start.top, start.height);
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy + y * dx);
    const reach = dx === 0 ? box.width + start.width : box.height + start.height;
    if (along <= 1 || across >= reach / 2) continue;
    // Distance across the direction counts twice.
    const distance = along + 2 * across;
    if (best === null || distance < best.distance) best = { index, distance };
  }
  return best?.index ?? null;
}

function middle(start: number, length: number): number {
  return start + length / 2;
}
