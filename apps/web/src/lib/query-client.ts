import { type DataTag, QueryClient, type QueryKey, type Updater } from '@tanstack/react-query';
import { isTransient } from './api.ts';
import { isServerAway } from './connection.ts';
import { isInitialRender } from './initial-queries.ts';

/** Options of a query whose data changes only with a deployment. */
export const staticData = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/**
 * Invalidates all queries but the Pokédex, which never changes: for changes that may concern any
 * of them.
 */
export function invalidateAllButPokedex(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'pokedex' });
}

/**
 * Replaces a query's data by the response to a change. A fetch under way may bring the data of
 * before the change: it is started again.
 */
export function replaceData<Data>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  update: Updater<NoInfer<Data> | undefined, NoInfer<Data> | undefined>,
): void {
  const query = { queryKey, exact: true };
  const wasFetching = client.isFetching(query) > 0;
  void client.cancelQueries(query);
  client.setQueryData(queryKey, update);
  if (wasFetching) void client.invalidateQueries(query);
}

/** Once the server is back: refetches the page's failed queries at once. */
export function refetchFailed(client: QueryClient): Promise<void> {
  return client.refetchQueries({
    type: 'active',
    predicate: ({ state }) => isTransient(state.error),
  });
}

/** Milliseconds: the Retry-After of an unavailable server. */
const retryAfterMs = 5000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Offline, the server may still be reachable: it often runs on the same machine.
        networkMode: 'always',
        // The initial queries start before the first rendering: their failure is only a moment old.
        retryOnMount: () => !isInitialRender(),
        // While the server is known to be away, `refetchInterval` retries.
        retry: (failures, error) => failures < 2 && isTransient(error) && !isServerAway.get(),
        // Failed queries recover with the server, without pressing 'Riprova'.
        refetchInterval: ({ state }) => isTransient(state.error) && retryAfterMs,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
