import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Closing a season notifies all clients, which refetch. */
export const seasonQueries = {
  everything: ['seasons'] as const,
  current: () =>
    queryOptions({
      queryKey: [...seasonQueries.everything, 'current'],
      // Fails quietly: home can do without it.
      queryFn: ({ signal }) => call(contract.seasons.current, {}, { signal, quiet: true }),
    }),
  hallOfFame: () =>
    queryOptions({
      queryKey: [...seasonQueries.everything, 'hall-of-fame'],
      queryFn: ({ signal }) => call(contract.seasons.hallOfFame, {}, { signal }),
      staleTime: 0,
    }),
  standings: (seasonId: number) =>
    queryOptions({
      queryKey: [...seasonQueries.everything, 'standings', seasonId],
      queryFn: ({ signal }) =>
        call(contract.seasons.standings, { query: { seasonId } }, { signal }),
    }),
  ofPlayer: (userId: number) =>
    queryOptions({
      queryKey: [...seasonQueries.everything, 'of-player', userId],
      queryFn: ({ signal }) => call(contract.seasons.ofPlayer, { query: { userId } }, { signal }),
      staleTime: 0,
    }),
  plan: () =>
    queryOptions({
      queryKey: [...seasonQueries.everything, 'plan'],
      queryFn: ({ signal }) => call(contract.seasons.plan, {}, { signal }),
      staleTime: 0,
    }),
};
