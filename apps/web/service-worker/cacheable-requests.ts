/** Every entry of the Pokédex in one answer: each of them can be had out of it. */
export const allEntries = '/api/get-all-pokemon-info';
export const oneEntry = '/api/get-pokemon-info-by-id';
/** Chance is not to be kept, but any entry will do. */
export const randomEntry = '/api/get-random-pokemon-info';

/** The calls whose answers are kept: of these whoever asks gets the same. */
export const cacheableRequests: ReadonlySet<string> = new Set([
  allEntries,
  oneEntry,
  '/api/get-all-pokemon-species-names',
  '/api/get-all-pokemon-abilities',
  '/api/get-all-pokemon-moves',
  '/api/get-all-pokemon-types',
  '/api/get-all-items',
  '/api/get-type-efficacies',
  '/api/get-practice-questions',
]);
