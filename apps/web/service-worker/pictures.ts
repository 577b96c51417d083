import type { RouteHandler } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { picturesCache } from '../src/lib/cached-pictures.ts';
import { publicResponsesOnly } from './caching.ts';

/** Enough for every species' artwork and icon, and the interface's pictures. */
const maxPictures = 1600;

/** Pictures of battles, which need the network, and of link previews. */
const uncachedPaths = /^\/assets\/(pokemon\/sprites|arenas|links|sounds|cries)\//;

/** Serves pictures from the cache and updates them for the next time. */
export function routePictures(): void {
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin && url.pathname.startsWith('/assets/') && !uncachedPaths.test(url.pathname),
    new StaleWhileRevalidate({
      cacheName: picturesCache,
      plugins: [
        publicResponsesOnly,
        new ExpirationPlugin({ maxEntries: maxPictures, purgeOnQuotaError: true }),
      ],
    }),
  );
}

/** A ball in the place of a missing picture. */
const placeholder = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 24 24" shape-rendering="crispEdges"><g fill="#8b98b0" opacity=".45"><path d="M5 1h6v1h2v1h1v2h1v6h-1v2h-1v1h-2v1H5v-1H3v-1H2v-2H1V5h1V3h1V2h2zm1 5v4h4V6z"/><path d="M7 7h2v2H7z"/></g></svg>`;

/** Backgrounds: a placeholder as large as the page would say nothing. */
const isBehind = (url: string) => /^\/assets\/(backgrounds|errors)\//.test(new URL(url).pathname);
const nothing = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** The response for a picture that cannot be loaded: the Pokémon's icon, or a placeholder. */
export const fallbackResponse: RouteHandler = async ({ request }) => {
  if (!(request instanceof Request) || request.destination !== 'image') return Response.error();
  const species = /\/pokemon\/artwork\/(\d+)\.svg$/.exec(new URL(request.url).pathname)?.[1];
  const icon = species && (await caches.match(`/assets/face-icons/${species}.png`));
  if (icon) return icon;
  return new Response(isBehind(request.url) ? nothing : placeholder, {
    headers: { 'content-type': 'image/svg+xml' },
  });
};
