import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { staticData } from '../../lib/query-client.ts';

/** What is asked about battles. */
export const battleQueries = {
  everything: ['battles'] as const,
  /** Asked once: from then on the page is told what comes of each choice. */
  one: (battleId: number) =>
    queryOptions({
      queryKey: [...battleQueries.everything, 'one', battleId],
      queryFn: ({ signal }) => call(contract.battles.get, { query: { battleId } }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  terms: () =>
    queryOptions({
      queryKey: ['pokedex', 'battle-terms'],
      queryFn: ({ signal }) => call(contract.battles.terms, {}, { signal }),
      ...staticData,
    }),
  preparation: (leaderId: number) =>
    queryOptions({
      queryKey: [...battleQueries.everything, 'preparation', leaderId],
      queryFn: ({ signal }) => call(contract.battles.prepare, { query: { leaderId } }, { signal }),
    }),
  replay: (key: string) =>
    queryOptions({
      queryKey: [...battleQueries.everything, 'replay', key],
      queryFn: ({ signal }) => call(contract.battles.replay, { query: { key } }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  ownReplay: (battleId: number) =>
    queryOptions({
      queryKey: [...battleQueries.everything, 'own-replay', battleId],
      queryFn: ({ signal }) =>
        call(contract.battles.ownReplay, { query: { battleId } }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
