import type { ChallengerOrder } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { eveningHours } from '@poketorneo/rules';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { hoursAgo } from '../../lib/hours-ago.ts';
import { nextPage, pageSize } from '../../lib/paging.ts';
import { typeaheadRules } from '../../ui/typeahead/search-by-name.ts';

/** The filters of players who need an organiser; one that is off filters nothing. */
export interface ChallengerFilter {
  /** Those who have tried three times or more and have not won. */
  isStuck: boolean;
  /** Those who have done nothing for two weeks. */
  isIdle: boolean;
  /** Those who have been here this evening. */
  isPresent: boolean;
  /** Those who can face this leader now. */
  leaderId: number | null;
}

/** What an organiser looks for in the list. */
export interface ChallengerSearch extends ChallengerFilter {
  /** Part of a username, name or mail address; empty for everyone. */
  search: string;
  order: ChallengerOrder;
}

/** A player without a match or sign-up for so long is stuck. */
export const idleDays = 14;

/** In the words of the server. */
function conditionsOf({ isStuck, isIdle, isPresent, leaderId }: ChallengerFilter) {
  return {
    ...(isStuck ? { stuck: 'true' as const } : {}),
    ...(isIdle ? { idleSince: hoursAgo(24 * idleDays) } : {}),
    ...(isPresent ? { seenSince: hoursAgo(eveningHours) } : {}),
    ...(leaderId === null ? {} : { leaderId }),
  };
}

const firstPage: { after?: string } = {};

/** The organisers' queries about players, whom other organisers may change at any moment. */
export const challengerQueries = {
  rootKey: ['challengers'] as const,
  lists: ['challengers', 'list'] as const,
  list: ({ search, order, ...filter }: ChallengerSearch) =>
    infiniteQueryOptions({
      queryKey: [...challengerQueries.lists, search, order, filter],
      queryFn: ({ pageParam, signal }) =>
        call(
          contract.challengers.list,
          { query: { search, order, ...conditionsOf(filter), limit: pageSize, ...pageParam } },
          { signal },
        ),
      initialPageParam: firstPage,
      getNextPageParam: (page) => nextPage(page, ({ username }) => ({ after: username })),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** The first few whom a search finds. */
  find: (search: string) =>
    queryOptions({
      queryKey: ['challengers', 'find', search],
      queryFn: ({ signal }) =>
        call(
          contract.challengers.list,
          { query: { search, limit: typeaheadRules.limit } },
          { signal },
        ),
      enabled: search !== '',
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** Who may want an organiser's help, and who is fighting right now. */
  attention: () =>
    queryOptions({
      queryKey: ['challengers', 'look-after'],
      queryFn: ({ signal }) => call(contract.challengers.lookAfter, {}, { signal }),
      staleTime: 0,
    }),
  account: (userId: number) =>
    queryOptions({
      queryKey: ['challengers', 'account', userId],
      queryFn: ({ signal }) => call(contract.users.get, { params: { id: userId } }, { signal }),
      staleTime: 0,
      // What is edited is never what was remembered from the last time.
      gcTime: 0,
    }),
};

/** A challenger as they are now; undefined when the account is gone. */
export async function fetchChallenger(userId: number) {
  const [challenger] = await call(
    contract.challengers.list,
    { query: { userId } },
    { quiet: true },
  );
  return challenger;
}
