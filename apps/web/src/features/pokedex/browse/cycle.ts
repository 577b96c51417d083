interface Place<Entry> {
  current: Entry | null;
  previous: Entry | null;
  next: Entry | null;
}

/**
 * The entry with the wanted id (the one with the lowest id where there is none) between its neighbours
 * in order of id; before the first comes the last, and after the last the first.
 */
export function cycleNeighbours<Entry extends { id: number }>(
  entries: readonly Entry[],
  wantedId: number,
): Place<Entry> {
  const sorted = entries.toSorted((one, other) => one.id - other.id);
  const position = Math.max(
    sorted.findIndex(({ id }) => id === wantedId),
    0,
  );
  return {
    current: sorted[position] ?? null,
    previous: sorted.at(position - 1) ?? null,
    next: sorted[(position + 1) % sorted.length] ?? null,
  };
}
