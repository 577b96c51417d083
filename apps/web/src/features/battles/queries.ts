import * as contract from '@poketorneo/contract/endpoints';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { newestFirst, nextPage, pageSize } from '../../lib/paging.ts';
import { staticData } from '../../lib/query-client.ts';
import { isConflictOrGone, isRefusal } from '../../lib/refusals.ts';
import { battleQueryKeys } from './query-keys.ts';

const firstPageParam: { after?: string } = {};

/** Lists are never fresh: another device may continue a battle at any moment. */
export const battleQueries = {
  /** The player's view before a match; the page itself reports a leader that cannot be faced. */
  preparation: (leaderId: number) =>
    queryOptions({
      queryKey: [...battleQueryKeys.overviews, 'preparation', leaderId],
      queryFn: ({ signal }) =>
        call(
          contract.battles.prepare,
          { query: { leaderId } },
          { signal, quiet: isConflictOrGone },
        ),
      staleTime: 0,
    }),
  /** The caller's running battles; a failure stays silent. */
  open: () =>
    queryOptions({
      queryKey: [...battleQueryKeys.overviews, 'open'],
      queryFn: ({ signal }) => call(contract.battles.listOpen, {}, { signal, quiet: true }),
      staleTime: 0,
    }),
  /** A player's battles, newest first. */
  of: (userId: number) =>
    infiniteQueryOptions({
      queryKey: [...battleQueryKeys.overviews, 'of', userId],
      queryFn: ({ pageParam, signal }) =>
        call(
          contract.battles.list,
          { query: { userId, limit: pageSize, ...pageParam } },
          { signal },
        ),
      ...newestFirst,
      staleTime: 0,
    }),
  /** The caller's matches, in the app and elsewhere, newest first. */
  history: () =>
    infiniteQueryOptions({
      queryKey: [...battleQueryKeys.overviews, 'history'],
      queryFn: ({ pageParam, signal }) =>
        call(contract.matchHistory.list, { query: { limit: pageSize, ...pageParam } }, { signal }),
      initialPageParam: firstPageParam,
      getNextPageParam: (page) => nextPage(page, ({ place }) => ({ after: place })),
      staleTime: 0,
    }),
  /** Both lineups of a match that an organiser records. */
  refereeSheet: (userId: number, leaderId: number) =>
    queryOptions({
      queryKey: [...battleQueryKeys.overviews, 'referee-sheet', userId, leaderId],
      queryFn: ({ signal }) =>
        call(
          contract.battles.refereeSheet,
          { query: { userId, leaderId } },
          { signal, quiet: true },
        ),
      staleTime: 0,
    }),
  /** Fetched once: the response to each choice contains the events that follow. */
  one: (battleId: number) =>
    queryOptions({
      queryKey: [...battleQueryKeys.rootKey, 'one', battleId],
      queryFn: ({ signal }) =>
        call(contract.battles.get, { query: { battleId } }, { signal, quiet: isRefusal }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  /** The names behind the identifiers of events. */
  terms: () =>
    queryOptions({
      queryKey: ['pokedex', 'battle-terms'],
      queryFn: ({ signal }) => call(contract.battles.terms, {}, { signal }),
      ...staticData,
    }),
  /** The descriptions of the moves; a failure stays silent. */
  moveTexts: () =>
    queryOptions({
      queryKey: ['pokedex', 'battle-move-texts'],
      queryFn: ({ signal }) => call(contract.battles.moveTexts, {}, { signal, quiet: true }),
      ...staticData,
    }),
  /** A finished battle, by the key of its public URL. */
  replay: (key: string) =>
    queryOptions({
      queryKey: [...battleQueryKeys.rootKey, 'replay', key],
      queryFn: ({ signal }) =>
        call(contract.battles.replay, { query: { key } }, { signal, quiet: isRefusal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** A finished battle of the caller, or any for an organiser. */
  ownReplay: (battleId: number) =>
    queryOptions({
      queryKey: [...battleQueryKeys.rootKey, 'own-replay', battleId],
      queryFn: ({ signal }) =>
        call(contract.battles.ownReplay, { query: { battleId } }, { signal, quiet: isRefusal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
