import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const leaderboardQueries = {
  /** Other players' scores may change at any moment. */
  all: () =>
    queryOptions({
      queryKey: ['leaderboards'],
      queryFn: ({ signal }) => call(contract.leaderboards.list, {}, { signal }),
      staleTime: 0,
    }),
};
