import type { AnnouncementReply, Audience } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { newestFirst, nextPage, pageSize } from '../../lib/paging.ts';
import { typeaheadRules } from '../../ui/typeahead/search-by-name.ts';

/** Milliseconds: answers bring no notification, so a page that shows their sum polls it. */
const summaryIntervalMs = 10_000;

/** What players and organisers write to each other; what is new comes with a notification. */
export const messageQueries = {
  rootKey: ['messages'] as const,
  /** Whose thread: one's own, or a player's as organisers see it. */
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
  /** Who has given an answer to an announcement, or none. */
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
  /** Who would get an announcement now. */
  recipients: (audience: Audience | undefined) =>
    queryOptions({
      queryKey: [...messageQueries.rootKey, 'recipients', audience],
      queryFn: ({ signal }) =>
        call(contract.announcements.preview, { query: asQuery(audience) }, { signal }),
      enabled: audience !== undefined,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** Players whom an organiser may write to, by part of a name. */
  players: (search: string) =>
    queryOptions({
      queryKey: [...messageQueries.rootKey, 'players', search],
      queryFn: ({ signal }) =>
        call(contract.users.list, { query: { search, limit: typeaheadRules.limit } }, { signal }),
      enabled: search !== '',
      placeholderData: keepPreviousData,
    }),
};

/** An audience as a query carries it. */
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
