const size = 4;

/** Splits into rows of four; the last one may be shorter. */
export function groupsOfFour<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, row) =>
    items.slice(row * size, (row + 1) * size),
  );
}
