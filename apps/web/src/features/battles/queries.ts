import * as contract from '@poketorneo/contract/endpoints';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type ApiError, call } from '../../lib/api.ts';
import { isConflictOrGone } from '../../lib/is-conflict-or-gone.ts';
import { newestFirst, nextPage, pageSize } from '../../lib/paging.ts';
import { staticData } from '../../lib/query-client.ts';
import { battleQueryKeys } from './query-keys.ts';

/** No battle has this address, or none could. */
const isNotThere = (error: ApiError) => error.status === 400 || isConflictOrGone(error);

const lastPlayed: { after?: string } = {};

/** What is asked about battles; another device may go on with one at any moment. */
export const battleQueries = {
  /** What a player sees before a match. That there is none with a leader, the page says itself. */
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
  /** The caller's that are under way; where that is not known, a page says nothing of it. */
  open: () =>
    queryOptions({
      queryKey: [...battleQueryKeys.overviews, 'open'],
      queryFn: ({ signal }) => call(contract.battles.listOpen, {}, { signal, quiet: true }),
      staleTime: 0,
    }),
  /** A player's, newest first. */
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
  /** What the caller has fought, here and elsewhere, the last first. */
  history: () =>
    infiniteQueryOptions({
      queryKey: [...battleQueryKeys.overviews, 'history'],
      queryFn: ({ pageParam, signal }) =>
        call(contract.matchHistory.list, { query: { limit: pageSize, ...pageParam } }, { signal }),
      initialPageParam: lastPlayed,
      getNextPageParam: (page) => nextPage(page, ({ place }) => ({ after: place })),
      staleTime: 0,
    }),
  /** Both line-ups of a match that an organiser records. */
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
  /** Fetched once: each choice's response brings what follows. */
  one: (battleId: number) =>
    queryOptions({
      queryKey: [...battleQueryKeys.rootKey, 'one', battleId],
      queryFn: ({ signal }) =>
        call(contract.battles.get, { query: { battleId } }, { signal, quiet: isNotThere }),
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
  /** A battle that is over, by its public address. */
  replay: (key: string) =>
    queryOptions({
      queryKey: [...battleQueryKeys.rootKey, 'replay', key],
      queryFn: ({ signal }) =>
        call(contract.battles.replay, { query: { key } }, { signal, quiet: isNotThere }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** One of the caller's, or any for an organiser. */
  ownReplay: (battleId: number) =>
    queryOptions({
      queryKey: [...battleQueryKeys.rootKey, 'own-replay', battleId],
      queryFn: ({ signal }) =>
        call(contract.battles.ownReplay, { query: { battleId } }, { signal, quiet: isNotThere }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
