import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIdle } from '../../../lib/deferred.ts';
import { isPlayer, useSession } from '../../../lib/session.ts';
import { availablePokemonQueries } from '../queries.ts';

/** What a player owns of what they have seen; fetched after the list, which people come for. */
export function useOwnedIds(): ReadonlySet<number> | undefined {
  const user = useSession();
  const isIdle = useIdle();
  const isAsked = isPlayer(user) && isIdle;
  const { data } = useQuery({
    ...availablePokemonQueries.team(user?.id ?? 0),
    ...(!isAsked && { queryFn: skipToken }),
  });
  return useMemo(() => data && new Set(data.map(({ id }) => id)), [data]);
}
