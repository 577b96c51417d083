import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Closing a season notifies all clients, which refetch. */
export const seasonQueries = {
  rootKey: ['seasons'] as const,
  current: () =>
    queryOptions({
      queryKey: [...seasonQueries.rootKey, 'current'],
      // Fails quietly: home can do without it.
      queryFn: ({ signal }) => call(contract.seasons.current, {}, { signal, quiet: true }),
    }),
  hallOfFame: () =>
    queryOptions({
      queryKey: [...seasonQueries.rootKey, 'hall-of-fame'],
      queryFn: ({ signal }) => call(contract.seasons.hallOfFame, {}, { signal }),
      staleTime: 0,
    }),
  standings: (seasonId: number) =>
    queryOptions({
      queryKey: [...seasonQueries.rootKey, 'standings', seasonId],
      queryFn: ({ signal }) =>
        call(contract.seasons.standings, { query: { seasonId } }, { signal }),
    }),
  ofPlayer: (userId: number) =>
    queryOptions({
      queryKey: [...seasonQueries.rootKey, 'of-player', userId],
      queryFn: ({ signal }) => call(contract.seasons.ofPlayer, { query: { userId } }, { signal }),
      staleTime: 0,
    }),
  plan: () =>
    queryOptions({
      queryKey: [...seasonQueries.rootKey, 'plan'],
      queryFn: ({ signal }) => call(contract.seasons.plan, {}, { signal }),
      staleTime: 0,
    }),
};
