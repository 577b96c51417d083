import type { QueryClient } from '@tanstack/react-query';
import { invalidateAllButPokedex } from '../../lib/query-client.ts';

interface SessionSource {
  get: () => { id: number; roles: readonly string[] } | null;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Clears the query cache at each sign-in and sign-out, in this tab or another. Queries on the screen
 * are removed when their page is unmounted: the page would refetch them, without the right to. When
 * a user's roles change, queries on the screen are refetched, all others removed.
 */
export function clearCacheOnIdentityChange(
  session: SessionSource,
  queryClient: QueryClient,
  afterwards: () => void,
): void {
  const cache = queryClient.getQueryCache();
  const outdated = new WeakSet<object>();
  let identity = session.get()?.id;
  let roles = session.get()?.roles.join();

  cache.subscribe(({ type, query }) => {
    if (type === 'observerRemoved' && outdated.has(query) && query.getObserversCount() === 0) {
      cache.remove(query);
    }
  });

  session.subscribe(() => {
    const now = session.get();
    const isOtherUser = now?.id !== identity;
    const hasOtherRoles = now?.roles.join() !== roles;
    identity = now?.id;
    roles = now?.roles.join();
    if (isOtherUser) clear();
    else if (hasOtherRoles) refresh();
    else return;
    afterwards();
  });

  function clear(): void {
    void queryClient.cancelQueries();
    queryClient.getMutationCache().clear();
    removeUnobserved();
    for (const query of cache.getAll()) outdated.add(query);
  }

  function refresh(): void {
    removeUnobserved();
    void invalidateAllButPokedex(queryClient);
  }

  function removeUnobserved(): void {
    for (const query of cache.getAll()) {
      if (query.getObserversCount() === 0) cache.remove(query);
    }
  }
}
