interface Named {
  readonly name: string;
}

export const typeaheadRules = {
  /** Characters required for a search. */
  minimumLength: 2,
  /** Milliseconds without typing before a search. */
  debounce: 200,
  /** Maximum number of results. */
  limit: 10,
} as const;

/**
 * Normalizes a name: ignores case, accents, apostrophes, full stops and hyphens, so that
 * 'farfetchd', 'mime jr' and 'porygon z' match. Distinguishing signs, as in Nidoran♀ and Nidoran♂,
 * stay.
 */
function comparable(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{Mark}'’‘`.]/gu, '')
    .replace(/[-\s]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Whether a text is long enough for a search. */
export function isSearchable(text: string): boolean {
  return text.trim().length >= typeaheadRules.minimumLength;
}

/**
 * Items whose name contains the text, at most ten: prefix matches first, each group in the given
 * order. Empty if the text is shorter than two characters.
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

/** All items whose name contains the text, in the given order; all if the text is empty. */
export function filterByName<Item extends Named>(items: readonly Item[], text: string): Item[] {
  const wanted = comparable(text);
  return items.filter(({ name }) => comparable(name).includes(wanted));
}

/**
 * The item with this name, or null: an exact match if there is one, else the first that differs
 * only in case, accents or punctuation.
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
