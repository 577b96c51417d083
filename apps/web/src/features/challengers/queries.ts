import type { ChallengerOrder } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { nextPage, pageSize } from '../../lib/paging.ts';

/** What an organiser looks for in the list. */
export interface ChallengerSearch {
  /** Part of a username, name or mail address; empty for everyone. */
  search: string;
  order: ChallengerOrder;
}

const firstPage: { after?: string } = {};

/** What organisers ask about players, who somebody else may change at any moment. */
export const challengerQueries = {
  lists: ['challengers', 'list'] as const,
  list: ({ search, order }: ChallengerSearch) =>
    infiniteQueryOptions({
      queryKey: [...challengerQueries.lists, search, order],
      queryFn: ({ pageParam, signal }) =>
        call(
          contract.challengers.list,
          { query: { search, order, limit: pageSize, ...pageParam } },
          { signal },
        ),
      initialPageParam: firstPage,
      getNextPageParam: (page) => nextPage(page, ({ username }) => ({ after: username })),
      placeholderData: keepPreviousData,
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
