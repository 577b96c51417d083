import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';

const cacheName = 'sounds';

/**
 * Sounds are requested by range, which cannot be cached: the whole file is fetched once, and ranges
 * are cut from it.
 */
export function routeSounds(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/assets\/sounds\/[\w-]+\.mp3$/.test(url.pathname),
    async ({ request, url }) => {
      const cache = await caches.open(cacheName);
      const cached = (await cache.match(url.pathname)) ?? (await fetchWhole(cache, url.pathname));
      return request.headers.has('range') ? createPartialResponse(request, cached) : cached;
    },
  );
}

async function fetchWhole(cache: Cache, path: string): Promise<Response> {
  const response = await fetch(path);
  if (response.status === 200) await cache.put(path, response.clone());
  return response;
}
