import type { ChallengerOrder } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { eveningHours } from '@poketorneo/rules';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { hoursAgo } from '../../lib/hours-ago.ts';
import { nextPage, pageSize } from '../../lib/paging.ts';
import { typeaheadRules } from '../../ui/typeahead/search-by-name.ts';

/** Filters for players who need an organiser; false and null do not filter. */
export interface ChallengerFilter {
  /** At least three attempts at the next leader without a win. */
  isStuck: boolean;
  /** No match or sign-up for `idleDays`. */
  isIdle: boolean;
  /** Active this evening. */
  isPresent: boolean;
  /** Can face this leader now. */
  leaderId: number | null;
}

export interface ChallengerSearch extends ChallengerFilter {
  /** Part of a username, name or mail address; empty for all players. */
  search: string;
  order: ChallengerOrder;
}

/** A player without a match or sign-up for so many days is idle. */
export const idleDays = 14;

/** As parameters of the endpoint. */
function conditionsOf({ isStuck, isIdle, isPresent, leaderId }: ChallengerFilter) {
  return {
    ...(isStuck ? { stuck: 'true' as const } : {}),
    ...(isIdle ? { idleSince: hoursAgo(24 * idleDays) } : {}),
    ...(isPresent ? { seenSince: hoursAgo(eveningHours) } : {}),
    ...(leaderId === null ? {} : { leaderId }),
  };
}

const firstPage: { after?: string } = {};

/** Other organisers may change players at any moment. */
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
  /** The best matches of a search. */
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
  /** Players who may need an organiser, and running battles. */
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
      // Never cached: the form must start from the newest account.
      gcTime: 0,
    }),
};

/** The challenger's newest data; undefined if the account is deleted. */
export async function fetchChallenger(userId: number) {
  const [challenger] = await call(
    contract.challengers.list,
    { query: { userId } },
    { quiet: true },
  );
  return challenger;
}
