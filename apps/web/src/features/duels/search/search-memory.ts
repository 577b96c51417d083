import { type DuelTerms, duelTerms } from '@poketorneo/contract';
import { unseenAfterMs } from '@poketorneo/rules/duels';
import * as z from 'zod/mini';
import { session } from '../../../lib/session.ts';

/** What the player searches. */
export interface SearchRequest {
  terms: DuelTerms;
  pokemonIds?: number[] | undefined;
}

export interface RunningSearch {
  request: SearchRequest;
  /** By `performance.now()`. */
  startedAt: number;
}

/** Where a search outlives a reload. */
export interface SearchMemory {
  read(): RunningSearch | null;
  write(search: RunningSearch | null): void;
}

const storageKey = 'duel-search';

const storedSearch = z.object({
  userId: z.int(),
  terms: duelTerms,
  pokemonIds: z.optional(z.array(z.int())),
  /** In epoch milliseconds. */
  startedAt: z.number(),
  /** When its place in the queue was last renewed. */
  seenAt: z.number(),
});

/** Keeps the search of a tab over a reload, as long as its place in the queue lasts. */
export const tabMemory: SearchMemory = {
  read(): RunningSearch | null {
    const { data } = storedSearch.safeParse(readStored());
    const now = Date.now();
    if (data === undefined || data.userId !== session.get()?.id) return null;
    if (now - data.seenAt >= unseenAfterMs) return null;
    const { terms, pokemonIds, startedAt } = data;
    return {
      request: { terms, pokemonIds },
      startedAt: performance.now() - Math.max(0, now - startedAt),
    };
  },
  write(search): void {
    const userId = session.get()?.id;
    try {
      if (search === null || userId === undefined) {
        sessionStorage.removeItem(storageKey);
        return;
      }
      const now = Date.now();
      const startedAt = now - (performance.now() - search.startedAt);
      const stored: z.output<typeof storedSearch> = {
        ...{ userId, ...search.request },
        ...{ startedAt, seenAt: now },
      };
      sessionStorage.setItem(storageKey, JSON.stringify(stored));
    } catch {
      // Forbidden or full: a reload ends the search.
    }
  },
};

function readStored(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  } catch {
    return null;
  }
}
