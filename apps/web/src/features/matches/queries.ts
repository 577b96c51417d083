import type { MatchOutcome } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { newestFirst, pageSize } from '../../lib/paging.ts';

/** A correction to preview; without an outcome the match is undone. */
export interface RevisionRequest {
  matchId: number;
  outcome?: MatchOutcome | undefined;
  rewardGiven?: boolean | undefined;
}

/** Milliseconds between polls: other organisers record and undo matches while the desk is open. */
const pollIntervalMs = 5000;

/** Matches may end or be recorded at any moment. */
export const matchQueries = {
  rootKey: ['matches'] as const,
  /** A player's matches, newest first. */
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
  /** Matches recorded by organisers since a moment, newest first. */
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
      refetchInterval: pollIntervalMs,
    }),
  /** The consequences of a correction. Fails quietly: the window shows the error. */
  revision: (request: RevisionRequest) =>
    queryOptions({
      queryKey: [...matchQueries.rootKey, 'revision', request],
      queryFn: ({ signal }) =>
        call(
          contract.matches.revision,
          {
            query: {
              ...request,
              rewardGiven:
                request.rewardGiven === undefined
                  ? undefined
                  : request.rewardGiven
                    ? 'true'
                    : 'false',
            },
          },
          { signal, quiet: true },
        ),
      placeholderData: keepPreviousData,
      staleTime: 0,
      // Never cached: matches may have changed.
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
  /** The caller's matches, counted by outcome. */
  tally: () =>
    queryOptions({
      queryKey: [...matchQueries.rootKey, 'tally'],
      queryFn: ({ signal }) => call(contract.matches.tally, {}, { signal }),
      staleTime: 0,
    }),
};
