import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** What is asked about tournaments; an organiser may change it at any moment. */
export const tournamentQueries = {
  all: () =>
    queryOptions({
      queryKey: ['tournaments', 'all'],
      queryFn: ({ signal }) => call(contract.tournaments.listAll, {}, { signal }),
      staleTime: 0,
    }),
  badges: () =>
    queryOptions({
      queryKey: ['tournaments', 'badges'],
      queryFn: ({ signal }) => call(contract.tournaments.listBadges, {}, { signal }),
      staleTime: 0,
    }),
};
