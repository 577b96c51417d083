import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** What is asked about matches; another one may end, or be recorded, at any moment. */
export const matchQueries = {
  everything: ['matches'] as const,
  /** A player's, the last one first. */
  of: (userId: number) =>
    queryOptions({
      queryKey: [...matchQueries.everything, userId],
      queryFn: ({ signal }) => call(contract.matches.list, { query: { userId } }, { signal }),
      staleTime: 0,
    }),
};
