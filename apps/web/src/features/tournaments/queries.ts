import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Organisers may change tournaments at any moment. */
export const tournamentQueries = {
  rootKey: ['tournaments'] as const,
  all: () =>
    queryOptions({
      queryKey: [...tournamentQueries.rootKey, 'all'],
      queryFn: ({ signal }) => call(contract.tournaments.listAll, {}, { signal }),
      staleTime: 0,
    }),
  /** Names, descriptions and order, as organisers edit them. */
  texts: () =>
    queryOptions({
      queryKey: [...tournamentQueries.rootKey, 'texts'],
      queryFn: ({ signal }) => call(contract.tournaments.listTexts, {}, { signal }),
      staleTime: 0,
    }),
  badges: () =>
    queryOptions({
      queryKey: [...tournamentQueries.rootKey, 'badges'],
      queryFn: ({ signal }) => call(contract.tournaments.listBadges, {}, { signal }),
      staleTime: 0,
    }),
};
