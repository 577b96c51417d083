import type { WorkboxPlugin } from 'workbox-core/types.js';

/**
 * Keeps answers that are the same for everybody: one that brings a token, or says that it is for one alone,
 * never stays on the device. What is there already is not written again.
 */
export const publicResponsesOnly: WorkboxPlugin = {
  async cacheWillUpdate({ response, request }) {
    if (response.status !== 200 || response.headers.has('new-token')) return null;
    if (/private|no-store/.test(response.headers.get('cache-control') ?? '')) return null;
    const etag = response.headers.get('etag');
    const cached = etag === null ? undefined : await caches.match(request);
    return cached?.headers.get('etag') === etag ? null : response;
  },
};

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
