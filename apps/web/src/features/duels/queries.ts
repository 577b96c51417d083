import type { ClubDuelFilter } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { newestFirst, pageSize } from '../../lib/paging.ts';
import { isRefusal } from '../../lib/refusals.ts';

/** The stream invalidates the challenges; without it they are read again by each page. */
export const duelQueries = {
  rootKey: ['duels'] as const,
  /** All duels, for organisers. */
  clubRootKey: ['duels', 'club'] as const,
  club: (filter: ClubDuelFilter) =>
    infiniteQueryOptions({
      queryKey: [...duelQueries.clubRootKey, filter],
      queryFn: ({ pageParam, signal }) =>
        call(
          contract.clubDuels.list,
          { query: { filter, limit: pageSize, ...pageParam } },
          { signal },
        ),
      ...newestFirst,
      staleTime: 0,
      refetchInterval: 10_000,
    }),
  /** The caller's open challenges; a failure stays silent. */
  challenges: () =>
    queryOptions({
      queryKey: [...duelQueries.rootKey, 'challenges'],
      queryFn: ({ signal }) => call(contract.duels.list, {}, { signal, quiet: true }),
      staleTime: 0,
    }),
  /**
   * Whether, when and between whom duels may begin; pages do without it. The stream invalidates it.
   */
  rules: () =>
    queryOptions({
      queryKey: [...duelQueries.rootKey, 'rules'],
      queryFn: ({ signal }) => call(contract.duelRules.get, {}, { signal, quiet: true }),
      staleTime: 60_000,
    }),
  /** Players by part of a name. */
  players: (search: string) =>
    queryOptions({
      queryKey: [...duelQueries.rootKey, 'players', search],
      queryFn: ({ signal }) => call(contract.duels.findPlayers, { query: { search } }, { signal }),
      enabled: search !== '',
    }),
  settings: () =>
    queryOptions({
      queryKey: [...duelQueries.rootKey, 'settings'],
      queryFn: ({ signal }) => call(contract.duels.settings, {}, { signal }),
      staleTime: 0,
    }),
  blocked: () =>
    queryOptions({
      queryKey: [...duelQueries.rootKey, 'blocked'],
      queryFn: ({ signal }) => call(contract.duels.blocked, {}, { signal }),
      staleTime: 0,
    }),
  /** A challenge by link; the page itself reports a link that does not exist. */
  linked: (key: string) =>
    queryOptions({
      queryKey: [...duelQueries.rootKey, 'linked', key],
      queryFn: ({ signal }) =>
        call(contract.duels.get, { query: { key } }, { signal, quiet: isRefusal }),
      staleTime: 0,
    }),
};
