import type { DuelSummary } from '@poketorneo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { battleQueries } from '../../battles/index.ts';
import { search } from '../search/search.ts';
import { followChanges } from './follow-changes.ts';
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
    return followChanges(client, lookForDuels);
  }, [client]);
}
