import type { WorkboxPlugin } from 'workbox-core/types.js';

/**
 * Keeps answers that are the same for everybody: one that brings a token, or says that it is for one alone,
 * never stays on the device. What is there already is not written again.
 */
export const forEverybody: WorkboxPlugin = {
  async cacheWillUpdate({ response, request }) {
    if (response.status !== 200 || response.headers.has('new-token')) return null;
    if (/private|no-store/.test(response.headers.get('cache-control') ?? '')) return null;
    const tag = response.headers.get('etag');
    const kept = tag === null ? undefined : await caches.match(request);
    return kept?.headers.get('etag') === tag ? null : response;
  },
};
