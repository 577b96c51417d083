/** A source of chance: from 0 up to, not including, 1. */
export type Random = () => number;

/** One of the items, each as likely as the others. Throws a RangeError when there is none. */
export function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from');
  return item;
}

/** The items in a new order, every order as likely as the others (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  const result: Item[] = [];
  while (left.length > 0) result.push(...left.splice(Math.floor(random() * left.length), 1));
  return result;
}

/** The items in their order, but beginning with one by chance. */
export function fromAnywhere<Item>(items: readonly Item[], random: Random): Item[] {
  const start = Math.floor(random() * items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}
