interface Place {
  index: number;
  columns: number;
  count: number;
}

/** Which tile a key leads to from one; undefined for keys that lead nowhere. */
export function tileAfter(key: string, { index, columns, count }: Place): number | undefined {
  const column = index % columns;
  const targets: Partial<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowUp: index - columns,
    // From above the end of the last line to that end.
    ArrowDown: index - column + columns < count ? Math.min(index + columns, count - 1) : count,
    Home: index - column,
    End: Math.min(index - column + columns, count) - 1,
  };
  const next = targets[key];
  return next === undefined || next < 0 || next >= count ? undefined : next;
}
