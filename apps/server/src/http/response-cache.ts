import type { Endpoint } from '@poketorneo/contract';
import { LRUCache } from 'lru-cache';
import { type Bus, type Cache, createCache } from '../bus/index.ts';
import type { Identity } from './authentication.ts';
import { estimatedBytes, type SerializedResponse } from './serialized-response.ts';

/** Of responses by ETag, besides the cache's own bound. */
const maxSharedBytes = 8 * 1024 * 1024;

/**
 * Returns the recent response with the same ETag, if any: equal responses are stored and
 * compressed once.
 */
function deduplicate(): (response: SerializedResponse) => SerializedResponse {
  const responses = new LRUCache<string, SerializedResponse>({
    maxSize: maxSharedBytes,
    sizeCalculation: (response, etag) => estimatedBytes(etag, response),
  });
  return (response) => {
    const equal = responses.get(response.etag);
    if (equal === undefined) responses.set(response.etag, response);
    return equal ?? response;
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    responseCache: Cache<SerializedResponse>;
  }
}

/**
 * Shared by all callers if `identity` is null; `request` is parsed: it has no unknown parameters.
 */
export function cacheKeyOf(
  identity: Identity | null,
  { path }: Pick<Endpoint, 'path'>,
  request: { params?: unknown; query: unknown },
): string {
  const caller = identity === null ? '' : `${identity.userId} ${identity.isAdmin}`;
  return `${caller} ${path} ${JSON.stringify(request)}`;
}

/** Deduplicated responses count once per key. */
const maxBytes = 64 * 1024 * 1024;

/** Cache of serialized and compressed responses, invalidated by tag. */
export function createResponseCache(bus: Bus): Cache<SerializedResponse> {
  const unique = deduplicate();
  const cache = createCache<SerializedResponse>(bus, { maxBytes, bytesOf: estimatedBytes });
  return {
    ...cache,
    read: (key, tags, make) => cache.read(key, tags, async () => unique(await make())),
  };
}
