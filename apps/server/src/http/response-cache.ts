import type { Endpoint } from '@poketorneo/contract';
import { type Bus, type Cache, createCache } from '../bus/index.ts';
import type { Identity } from './authentication.ts';
import { estimatedBytes, type SerializedResponse } from './serialized-response.ts';

/** Returns the live response with the same ETag, if any: equal responses are stored and compressed
 * once. */
function deduplicate(): (response: SerializedResponse) => SerializedResponse {
  const responses = new Map<string, WeakRef<SerializedResponse>>();
  const registry = new FinalizationRegistry<string>((etag) => {
    if (responses.get(etag)?.deref() === undefined) responses.delete(etag);
  });
  return (response) => {
    const equal = responses.get(response.etag)?.deref();
    if (equal !== undefined) return equal;
    responses.set(response.etag, new WeakRef(response));
    registry.register(response, response.etag);
    return response;
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    responseCache: Cache<SerializedResponse>;
  }
}

/** Shared by all callers if `identity` is null; `request` is parsed, so unknown parameters are
 * ignored. */
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
