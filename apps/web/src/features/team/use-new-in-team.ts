import type { AvailablePokemon } from '@poketorneo/contract';
import { useEffect, useMemo, useState } from 'react';
import { newIn, seenTeams } from './seen-team.ts';

/** What is new in a player's team, for as long as the page is open; after that it has been seen. */
export function useNewInTeam(
  userId: number,
  team: readonly AvailablePokemon[] | undefined,
): ReadonlySet<number> | undefined {
  const [before] = useState(() => seenTeams.get()[userId]);
  useEffect(() => {
    if (team === undefined) return;
    seenTeams.set({ ...seenTeams.get(), [userId]: team.map(({ id }) => id) });
  }, [team, userId]);
  return useMemo(() => team && newIn(team, before), [team, before]);
}
