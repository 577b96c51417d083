import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const leaderboardQueries = {
  rootKey: ['leaderboards'] as const,
  /** Scores may change at any moment. */
  all: () =>
    queryOptions({
      queryKey: leaderboardQueries.rootKey,
      queryFn: ({ signal }) => call(contract.leaderboards.list, {}, { signal }),
      staleTime: 0,
    }),
};
