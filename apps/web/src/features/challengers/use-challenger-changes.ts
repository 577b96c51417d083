import type { Challenger } from '@poketorneo/contract';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { auditLogQueries } from '../audit-log/index.ts';
import { availablePokemonQueries } from '../available-pokemon/index.ts';
import { battleQueryKeys } from '../battles/index.ts';
import { matchQueries } from '../matches/index.ts';
import { challengerQueries, fetchChallenger } from './queries.ts';
import { withChallenger, withoutChallenger } from './shown-pages.ts';

/** Applies an organiser's own changes to the cached lists. */
export function useChallengerChanges() {
  const client = useQueryClient();
  return useMemo(() => {
    const queryKey = challengerQueries.lists;
    const edit = (change: (pages: Challenger[][]) => Challenger[][]) => {
      client.setQueriesData<InfiniteData<Challenger[]>>(
        { queryKey },
        (data) => data && { ...data, pages: change(data.pages) },
      );
    };
    const invalidateUser = (userId: number) => {
      void client.invalidateQueries({ queryKey: matchQueries.of(userId).queryKey });
      void client.invalidateQueries({ queryKey: matchQueries.recents });
      void client.invalidateQueries({ queryKey: availablePokemonQueries.team(userId).queryKey });
      void client.invalidateQueries({ queryKey: battleQueryKeys.overviews });
      void client.invalidateQueries({ queryKey: auditLogQueries.all().queryKey });
    };
    return {
      /** Refetches the challenger; resolves once the lists show the new data. */
      refresh: async (userId: number): Promise<void> => {
        invalidateUser(userId);
        try {
          const challenger = await fetchChallenger(userId);
          edit((pages) =>
            challenger === undefined
              ? withoutChallenger(pages, userId)
              : withChallenger(pages, challenger),
          );
        } catch {
          // The lists may load although this request failed.
          void client.invalidateQueries({ queryKey });
        }
      },
      deleted: (userId: number) => {
        client.removeQueries({ queryKey: matchQueries.of(userId).queryKey });
        void client.invalidateQueries({ queryKey: auditLogQueries.all().queryKey });
        edit((pages) => withoutChallenger(pages, userId));
      },
    };
  }, [client]);
}
