import type { AnnouncementReply, Audience } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { newestFirst, nextPage, pageSize } from '../../lib/paging.ts';
import { typeaheadRules } from '../../ui/typeahead/search-by-name.ts';

/** Milliseconds; polled, since replies send no notification. */
const summaryIntervalMs = 10_000;

/** Messages and announcements. A notification invalidates them. */
export const messageQueries = {
  rootKey: ['messages'] as const,
  /** The user's own thread, or for organisers a player's. */
  thread: (userId?: number) =>
    infiniteQueryOptions({
      queryKey: [...messageQueries.rootKey, 'thread', userId ?? 'own'],
      queryFn: ({ pageParam, signal }) =>
        call(
          contract.messages.list,
          { query: { limit: pageSize, userId, ...pageParam } },
          { signal },
        ),
      ...newestFirst,
      staleTime: 0,
    }),
  threads: () =>
    infiniteQueryOptions({
      queryKey: [...messageQueries.rootKey, 'threads'],
      queryFn: ({ pageParam, signal }) =>
        call(contract.messages.threads, { query: { limit: pageSize, ...pageParam } }, { signal }),
      initialPageParam: newestFirst.initialPageParam,
      getNextPageParam: (page) => nextPage(page, ({ lastMessage }) => ({ before: lastMessage.id })),
      staleTime: 0,
    }),
  announcements: () =>
    infiniteQueryOptions({
      queryKey: [...messageQueries.rootKey, 'announcements'],
      queryFn: ({ pageParam, signal }) =>
        call(contract.announcements.list, { query: { limit: pageSize, ...pageParam } }, { signal }),
      ...newestFirst,
      staleTime: 0,
      refetchInterval: summaryIntervalMs,
    }),
  /** The recipients who have given a reply, or none. */
  repliers: (announcementId: number, reply: AnnouncementReply) =>
    infiniteQueryOptions({
      queryKey: [...messageQueries.rootKey, 'repliers', announcementId, reply],
      queryFn: ({ pageParam, signal }) =>
        call(
          contract.announcements.repliers,
          { query: { announcementId, reply, limit: pageSize, ...pageParam } },
          { signal },
        ),
      initialPageParam: firstOfNames(),
      getNextPageParam: (page) => nextPage(page, ({ username }) => ({ after: username })),
      staleTime: 0,
      refetchInterval: summaryIntervalMs,
    }),
  /** The current recipients of an audience. */
  recipients: (audience: Audience | undefined) =>
    queryOptions({
      queryKey: [...messageQueries.rootKey, 'recipients', audience],
      queryFn: ({ signal }) =>
        call(contract.announcements.preview, { query: asQuery(audience) }, { signal }),
      enabled: audience !== undefined,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** Possible recipients, by part of a name. */
  players: (search: string) =>
    queryOptions({
      queryKey: [...messageQueries.rootKey, 'players', search],
      queryFn: ({ signal }) =>
        call(contract.users.list, { query: { search, limit: typeaheadRules.limit } }, { signal }),
      enabled: search !== '',
      placeholderData: keepPreviousData,
    }),
};

/** An audience as query parameters. */
function asQuery(audience: Audience = { kind: 'everyone' }) {
  switch (audience.kind) {
    case 'tournament':
      return { kind: audience.kind, tournamentId: audience.tournamentId };
    case 'chosen':
      return { kind: audience.kind, userIds: audience.userIds.join(',') };
    case 'everyone':
    case 'stuck':
      return { kind: audience.kind };
  }
}

function firstOfNames(): { after?: string } {
  return {};
}
