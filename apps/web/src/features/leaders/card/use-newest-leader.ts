import type { TournamentLeader, TournamentLeaders } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { leaderQueries } from '../queries.ts';

/**
 * A leader as the server last said. The board is drawn again when there is time for it: until then
 * a setting that has just been saved would go back to the value of before.
 */
export function useNewestLeader(drawn: TournamentLeader): TournamentLeader {
  const { id } = drawn;
  const { data } = useQuery({
    ...leaderQueries.all(),
    // The page asks.
    enabled: false,
    select: useCallback(
      (all: TournamentLeaders[]) =>
        all.flatMap(({ leaders }) => leaders).find((leader) => leader.id === id),
      [id],
    ),
  });
  return data ?? drawn;
}
