import { QueryClient } from '@tanstack/react-query';
import { ApiError, passingFailures } from './api.ts';

/** Options of a query whose answer never changes between two deployments. */
export const staticData = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/**
 * After something that may have changed much of what was fetched before: asks for it again, but for the
 * Pokédex, which never changes.
 */
export function invalidateAllButPokedex(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'pokedex' });
}

/** The cache of what was fetched, with the product's defaults. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Without a network the server may still be there: it often runs on the same machine.
        networkMode: 'always',
        retry: (failures, error) =>
          failures < 2 && error instanceof ApiError && passingFailures.includes(error.status),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
