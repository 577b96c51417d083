/** A random source: 0 (included) to 1 (excluded). */
export type Random = () => number;

/** The items rotated by a random offset. */
export function randomlyRotated<Item>(items: readonly Item[], random: Random): Item[] {
  const start = Math.floor(random() * items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}
