const size = 4;

/** The items in rows of four, the last one shorter if need be. */
export function groupsOfFour<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, row) =>
    items.slice(row * size, (row + 1) * size),
  );
}
