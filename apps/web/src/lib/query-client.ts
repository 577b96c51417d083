import { type DataTag, QueryClient, type QueryKey, type Updater } from '@tanstack/react-query';
import { isTransient } from './api.ts';
import { isServerAway } from './connection.ts';
import { isInitialRender } from './initial-queries.ts';

/** Options of a query whose answer never changes between two deployments. */
export const staticData = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/**
 * After something that may have changed much of what was fetched before: asks for it again, but for the
 * Pokédex, which never changes.
 */
export function invalidateAllButPokedex(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'pokedex' });
}

/**
 * Takes over what the server has answered to a change. A fetch that is under way may be answered with what
 * was before the change: it begins anew.
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

/** Once the server is back: asks for what the page shows and has not got, without waiting for its turn. */
export function refetchFailed(client: QueryClient): Promise<void> {
  return client.refetchQueries({
    type: 'active',
    predicate: ({ state }) => isTransient(state.error),
  });
}

/** Milliseconds: what a server that is away answers in Retry-After. */
const untilAskedAgain = 5000;

/** The cache of what was fetched, with the product's defaults. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Without a network the server may still be there: it often runs on the same machine.
        networkMode: 'always',
        // What the first page asks for is asked before it is drawn: a failure of it is not a moment old.
        retryOnMount: () => !isInitialRender(),
        // What is known to be away is asked again in its own time: see below.
        retry: (failures, error) => failures < 2 && isTransient(error) && !isServerAway.get(),
        // What a page shows comes back by itself with the server; nobody need press 'Riprova'.
        refetchInterval: ({ state }) => isTransient(state.error) && untilAskedAgain,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
