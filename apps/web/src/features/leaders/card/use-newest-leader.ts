import type { TournamentLeader, TournamentLeaders } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { leaderQueries } from '../queries.ts';

/**
 * The leader from the query cache. The board renders deferred: a setting just saved would flash
 * back to its old value.
 */
export function useNewestLeader(rendered: TournamentLeader): TournamentLeader {
  const { id } = rendered;
  const { data } = useQuery({
    ...leaderQueries.all(),
    // The page fetches.
    enabled: false,
    select: useCallback(
      (all: TournamentLeaders[]) =>
        all.flatMap(({ leaders }) => leaders).find((leader) => leader.id === id),
      [id],
    ),
  });
  return data ?? rendered;
}
