import type { MatchOutcome } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { newestFirst, pageSize } from '../../lib/paging.ts';

/** What an organiser means to put right about a match: without an outcome, it never happened. */
export interface AskedRevision {
  matchId: number;
  outcome?: MatchOutcome | undefined;
  rewardGiven?: boolean | undefined;
}

/** Other organisers record and annul while the desk is open: milliseconds. */
const askAgain = 5000;

/** What is asked about matches; another one may end, or be recorded, at any moment. */
export const matchQueries = {
  rootKey: ['matches'] as const,
  /** A player's, the last one first. */
  of: (userId: number) =>
    infiniteQueryOptions({
      queryKey: [...matchQueries.rootKey, userId],
      queryFn: ({ pageParam, signal }) =>
        call(
          contract.matches.list,
          { query: { userId, limit: pageSize, ...pageParam } },
          { signal },
        ),
      ...newestFirst,
      staleTime: 0,
    }),
  /** What organisers have recorded since a moment, the last one first. */
  recents: ['matches', 'recent'] as const,
  recent: (since: string) =>
    infiniteQueryOptions({
      queryKey: [...matchQueries.recents, since],
      queryFn: ({ pageParam, signal }) =>
        call(
          contract.matches.recent,
          { query: { since, limit: pageSize, ...pageParam } },
          { signal },
        ),
      ...newestFirst,
      staleTime: 0,
      refetchInterval: askAgain,
    }),
  /**
   * What would follow from putting a match right. The window that asks says itself what is refused.
   */
  revision: (asked: AskedRevision) =>
    queryOptions({
      queryKey: [...matchQueries.rootKey, 'revision', asked],
      queryFn: ({ signal }) =>
        call(
          contract.matches.revision,
          {
            query: {
              ...asked,
              rewardGiven:
                asked.rewardGiven === undefined ? undefined : asked.rewardGiven ? 'true' : 'false',
            },
          },
          { signal, quiet: true },
        ),
      placeholderData: keepPreviousData,
      staleTime: 0,
      // Never what was found the last time.
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
  /** How many of the caller's ended how. */
  tally: () =>
    queryOptions({
      queryKey: [...matchQueries.rootKey, 'tally'],
      queryFn: ({ signal }) => call(contract.matches.tally, {}, { signal }),
      staleTime: 0,
    }),
};
