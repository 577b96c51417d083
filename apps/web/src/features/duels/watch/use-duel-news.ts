import type { DuelSummary } from '@poketorneo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { liveStream } from '../../../lib/live-stream/live-stream.ts';
import { battleQueries, battleQueryKeys, watchQueries } from '../../battles/index.ts';
import { duelQueries } from '../queries.ts';
import { search } from '../search/search.ts';
import { createNewDuels } from './new-duels.ts';

/**
 * Keeps the browser's stream open, invalidates what it reports as changed, and calls back when a
 * duel of the player begins.
 */
export function useDuelNews(onDuel: (duel: DuelSummary) => void): void {
  const client = useQueryClient();
  const newDuels = useRef(createNewDuels(search.isRemembered()));
  const lookForDuels = useEffectEvent(async () => {
    const battles = await client.fetchQuery(battleQueries.open()).catch(() => null);
    const begun = battles === null ? null : newDuels.current(battles);
    if (begun !== null) onDuel(begun);
  });
  useEffect(() => {
    void lookForDuels();
    return liveStream().subscribe((message) => {
      switch (message.kind) {
        case 'hello':
          // Messages may have been missed.
          void client.invalidateQueries({ queryKey: duelQueries.challenges().queryKey });
          void client.invalidateQueries({ queryKey: duelQueries.rules().queryKey });
          void lookForDuels();
          break;
        case 'changed':
          switch (message.what) {
            case 'challenges':
              void client.invalidateQueries({ queryKey: duelQueries.challenges().queryKey });
              break;
            case 'duel-rules':
              void client.invalidateQueries({ queryKey: duelQueries.rules().queryKey });
              break;
            case 'queue':
            case 'choice':
              break;
            case 'battles':
              void client.invalidateQueries({ queryKey: battleQueryKeys.overviews });
              void lookForDuels();
              break;
            case 'showcase':
              void client.invalidateQueries({ queryKey: watchQueries.live().queryKey });
          }
          break;
        case 'battle':
        case 'watched':
        case 'viewers':
      }
    });
  }, [client]);
}
