import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** What organisers ask about matches; another one may be recorded by somebody else at any moment. */
export const matchQueries = {
  /** A player's, the last one first. */
  of: (userId: number) =>
    queryOptions({
      queryKey: ['matches', userId],
      queryFn: ({ signal }) => call(contract.matches.list, { query: { userId } }, { signal }),
      staleTime: 0,
    }),
};
