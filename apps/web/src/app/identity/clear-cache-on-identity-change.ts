import type { QueryClient } from '@tanstack/react-query';
import { invalidateAllButPokedex } from '../../lib/query-client.ts';

interface SessionSource {
  get: () => { id: number; roles: readonly string[] } | null;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Whenever somebody signs in or out, in this tab or another, forgets everything that was fetched
 * before. What a page still shows is forgotten the moment that page goes: removing it earlier would
 * make the page ask for it again, without the right to have it. With another role a user is shown
 * other things: what no page shows is forgotten, the rest is asked for again.
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
    const isSomebodyElse = now?.id !== identity;
    const hasOtherRoles = now?.roles.join() !== roles;
    identity = now?.id;
    roles = now?.roles.join();
    if (isSomebodyElse) forgetEverything();
    else if (hasOtherRoles) renewEverything();
    else return;
    afterwards();
  });

  function forgetEverything(): void {
    void queryClient.cancelQueries();
    queryClient.getMutationCache().clear();
    forgetUnseen();
    for (const query of cache.getAll()) outdated.add(query);
  }

  function renewEverything(): void {
    forgetUnseen();
    void invalidateAllButPokedex(queryClient);
  }

  function forgetUnseen(): void {
    for (const query of cache.getAll()) {
      if (query.getObserversCount() === 0) cache.remove(query);
    }
  }
}
