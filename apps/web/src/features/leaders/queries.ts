import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Teams and defeats may change at any moment. */
export const leaderQueries = {
  rootKey: ['leaders'] as const,
  all: () =>
    queryOptions({
      queryKey: [...leaderQueries.rootKey, 'all'],
      queryFn: ({ signal }) => call(contract.leaders.listAll, {}, { signal }),
      staleTime: 0,
    }),
  own: () =>
    queryOptions({
      queryKey: [...leaderQueries.rootKey, 'own'],
      queryFn: ({ signal }) => call(contract.leaders.listOwn, {}, { signal }),
      // A second component that mounts with the page does not refetch.
      staleTime: 1000,
    }),
};
