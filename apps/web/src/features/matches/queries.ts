import * as contract from '@poketorneo/contract/endpoints';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { newestFirst, pageSize } from '../../lib/paging.ts';

/** What is asked about matches; another one may end, or be recorded, at any moment. */
export const matchQueries = {
  everything: ['matches'] as const,
  /** A player's, the last one first. */
  of: (userId: number) =>
    infiniteQueryOptions({
      queryKey: [...matchQueries.everything, userId],
      queryFn: ({ pageParam, signal }) =>
        call(
          contract.matches.list,
          { query: { userId, limit: pageSize, ...pageParam } },
          { signal },
        ),
      ...newestFirst,
      staleTime: 0,
    }),
  /** How many of the caller's ended how. */
  tally: () =>
    queryOptions({
      queryKey: [...matchQueries.everything, 'tally'],
      queryFn: ({ signal }) => call(contract.matches.tally, {}, { signal }),
      staleTime: 0,
    }),
};
