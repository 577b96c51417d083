import type { QueryClient } from '@tanstack/react-query';

interface SessionSource {
  get: () => { id: number } | null;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Whenever somebody signs in or out, in this tab or another, forgets everything that was fetched
 * before. What a page still shows is forgotten the moment that page goes: removing it earlier would
 * make the page ask for it again, without the right to have it.
 */
export function forgetOnIdentityChange(
  session: SessionSource,
  queryClient: QueryClient,
  afterwards: () => void,
): void {
  const cache = queryClient.getQueryCache();
  const outdated = new WeakSet<object>();
  let identity = session.get()?.id;

  cache.subscribe(({ type, query }) => {
    if (type === 'observerRemoved' && outdated.has(query) && query.getObserversCount() === 0) {
      cache.remove(query);
    }
  });

  session.subscribe(() => {
    const now = session.get()?.id;
    if (now === identity) return;
    identity = now;
    void queryClient.cancelQueries();
    queryClient.getMutationCache().clear();
    for (const query of cache.getAll()) {
      if (query.getObserversCount() === 0) cache.remove(query);
      else outdated.add(query);
    }
    afterwards();
  });
}
