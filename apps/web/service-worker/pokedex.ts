import { registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import {
  allEntries,
  cacheableRequests,
  oneEntry,
  publicResponsesOnly,
  randomEntry,
} from './caching.ts';

const cacheName = 'pokedex';

/** Requests the Pokédex from the network first, and serves it from the cache offline. */
export function routePokedex(): void {
  const ask = new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: 4,
    plugins: [publicResponsesOnly],
  });
  const any = new NetworkOnly();
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin && (url.pathname === randomEntry || cacheableRequests.has(url.pathname)),
    async (options) => {
      try {
        return await (options.url.pathname === randomEntry ? any : ask).handle(options);
      } catch (error) {
        const entry = await entryOf(options.url);
        if (entry === undefined) throw error;
        return entry;
      }
    },
  );
}

/** One Pokémon's entry, from the cached response with all entries. */
async function entryOf({ pathname, searchParams }: URL): Promise<Response | undefined> {
  const id = Number(searchParams.get('pokemonId'));
  const isAny = pathname === randomEntry;
  if (!isAny && pathname !== oneEntry) return undefined;
  const cache = await caches.open(cacheName);
  const [cached] = await cache.matchAll(allEntries, { ignoreSearch: true });
  const all: unknown = await cached?.json();
  if (!Array.isArray(all)) return undefined;
  const found: unknown = isAny
    ? all[Math.floor(Math.random() * all.length)]
    : all.find((entry: unknown) => hasId(entry, id));
  return found === undefined ? undefined : Response.json(found);
}

function hasId(entry: unknown, id: number): boolean {
  return typeof entry === 'object' && entry !== null && 'id' in entry && entry.id === id;
}

export function clearPokedexCache(): Promise<boolean> {
  return caches.delete(cacheName);
}
