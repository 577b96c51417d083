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
