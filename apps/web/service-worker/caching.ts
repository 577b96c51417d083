import type { WorkboxPlugin } from 'workbox-core/types.js';

/**
 * Caches only responses that are the same for all users: none with a token or marked private. An
 * unchanged response is not written again.
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

/** All Pokédex entries in one response; offline, single entries are read from it. */
export const allEntries = '/api/get-all-pokemon-info';
export const oneEntry = '/api/get-pokemon-info-by-id';
/** Never cached; offline, a random cached entry replaces it. */
export const randomEntry = '/api/get-random-pokemon-info';

/** Public requests: their responses are the same for all users. */
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
