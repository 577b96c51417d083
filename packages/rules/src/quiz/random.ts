/** A source of chance: from 0 up to, not including, 1. */
export type Random = () => number;

/** The items in their order, but beginning with one by chance. */
export function fromAnywhere<Item>(items: readonly Item[], random: Random): Item[] {
  const start = Math.floor(random() * items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}
