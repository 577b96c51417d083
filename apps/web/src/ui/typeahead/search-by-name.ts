/** Anything that is looked for by its name. */
interface Named {
  readonly name: string;
}

export const typeaheadRules = {
  /** Characters to type before anything is searched. */
  minimumLength: 2,
  /** Milliseconds without typing before the search begins. */
  debounce: 200,
  /** The most results shown. */
  limit: 10,
} as const;

/**
 * A name as it is compared: without regard to case, accents, apostrophes, full stops and hyphens,
 * so that 'farfetchd', 'mime jr' and 'porygon z' find what they mean. Signs that tell names apart,
 * as in Nidoran♀ and Nidoran♂, stay.
 */
function comparable(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{Mark}'’‘`.]/gu, '')
    .replace(/[-\s]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Whether a text is long enough to be searched for. */
export function isSearchable(text: string): boolean {
  return text.trim().length >= typeaheadRules.minimumLength;
}

/**
 * The items whose name contains the text, at most ten: first those whose name starts with it, each
 * group in the order given. None when the text is shorter than two characters.
 */
export function searchByName<Item extends Named>(items: readonly Item[], text: string): Item[] {
  const wanted = comparable(text);
  if (!isSearchable(text) || wanted === '') return [];
  const starting: Item[] = [];
  const containing: Item[] = [];
  for (const item of items) {
    const position = comparable(item.name).indexOf(wanted);
    if (position === 0) starting.push(item);
    else if (position > 0) containing.push(item);
    if (starting.length === typeaheadRules.limit) break;
  }
  return [...starting, ...containing].slice(0, typeaheadRules.limit);
}

/**
 * Every item whose name contains the text, in the order given; all items when there is nothing to
 * look for.
 */
export function filterByName<Item extends Named>(items: readonly Item[], text: string): Item[] {
  const wanted = comparable(text);
  return items.filter(({ name }) => comparable(name).includes(wanted));
}

/**
 * The item that the text names in full, or null: one written exactly so if there is one, else the
 * first that differs only in case, accents or punctuation.
 */
export function findByName<Item extends Named>(items: readonly Item[], text: string): Item | null {
  const wanted = comparable(text);
  if (wanted === '') return null;
  const written = text.trim();
  return (
    items.find(({ name }) => name === written) ??
    items.find(({ name }) => comparable(name) === wanted) ??
    null
  );
}
