/** The given nodes and all that are reachable from them, such as files and what they import. */
export function withReachable<T>(nodes: Iterable<T>, next: (from: T) => Iterable<T>): Set<T> {
  const found = new Set(nodes);
  // A set's iteration includes what is added during it.
  for (const node of found) for (const reached of next(node)) found.add(reached);
  return found;
}
