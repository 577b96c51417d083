import * as contract from '@poketorneo/contract/endpoints';
import { ApiError, call } from '../../../lib/api.ts';
import { createStore } from '../../../lib/create-store.ts';
import { isConflictOrGone } from '../../../lib/refusals.ts';
import {
  type RunningSearch,
  type SearchMemory,
  type SearchRequest,
  tabMemory,
} from './search-memory.ts';

interface SearchCalls {
  /** Resolves with a null `since` for a repetition after an opponent was found. */
  join: (request: SearchRequest, isRepeated: boolean) => Promise<{ since: string | null }>;
  leave: () => Promise<unknown>;
}

/** The search for an opponent: a place in the queue, which is lost unless it is repeated. */
export function createSearch({ join, leave }: SearchCalls, memory: SearchMemory) {
  const remembered = memory.read();
  const running = createStore(remembered);
  let underWay: Promise<unknown> = Promise.resolve();

  function change(search: RunningSearch | null): void {
    memory.write(search);
    running.set(search);
  }

  return {
    running,
    /** Whether it has begun before the page was reloaded. */
    isRemembered: () => remembered !== null && running.get() === remembered,
    async start(request: SearchRequest): Promise<void> {
      await join(request, false);
      change({ request, startedAt: performance.now() });
    },
    /**
     * Resolves with the error that has ended the search; other failures are left to the next call.
     */
    async repeat(): Promise<Error | null> {
      const before = running.get();
      if (before === null) return null;
      const joining = join(before.request, true);
      underWay = joining.catch(() => {});
      try {
        const { since } = await joining;
        if (running.get() !== before) return null;
        if (since === null) change(null);
        else memory.write(before);
        return null;
      } catch (error) {
        if (!(error instanceof Error) || !isConflictOrGone(error)) return null;
        if (running.get() !== before) return null;
        change(null);
        return error;
      }
    },
    /** An opponent was found, or the player has signed out. */
    forget: () => change(null),
    /** A place that is just being repeated is left, too. */
    async stop(): Promise<void> {
      change(null);
      await underWay;
      await leave().catch((error: unknown) => {
        // The place is lost by silence, too.
        if (!(error instanceof ApiError)) throw error;
      });
    },
  };
}

const bodyOf = ({ terms, pokemonIds }: SearchRequest, isRepeated: boolean) => ({
  body: { terms, ...(pokemonIds !== undefined && { pokemonIds }), isRepeated },
});

export const search = createSearch(
  {
    join: (request, isRepeated) =>
      call(contract.duels.joinQueue, bodyOf(request, isRepeated), { quiet: true }),
    leave: () => call(contract.duels.leaveQueue, {}, { quiet: true }),
  },
  tabMemory,
);
