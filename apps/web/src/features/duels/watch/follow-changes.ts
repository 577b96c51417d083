import type { LiveChange } from '@poketorneo/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { liveStream } from '../../../lib/live-stream/live-stream.ts';
import { battleQueryKeys, watchQueries } from '../../battles/index.ts';
import { clubQueries } from '../../club/index.ts';
import { duelQueries } from '../queries.ts';

const challenges = duelQueries.challenges().queryKey;
const rules = duelQueries.rules().queryKey;
const live = watchQueries.live().queryKey;
const club = clubQueries.settings().queryKey;

/** The queries that each change invalidates. */
const outdatedBy: Readonly<Record<LiveChange, QueryKey | null>> = {
  challenges,
  'duel-rules': rules,
  battles: battleQueryKeys.overviews,
  showcase: live,
  club,
  // No query depends on these.
  queue: null,
  choice: null,
};

/**
 * Invalidates what the browser's stream reports as changed, and looks for begun duels when they may
 * have. Returns the function that unsubscribes.
 */
export function followChanges(
  client: Pick<QueryClient, 'invalidateQueries'>,
  lookForDuels: () => unknown,
  stream: Pick<ReturnType<typeof liveStream>, 'subscribe'> = liveStream(),
): () => void {
  return stream.subscribe((message) => {
    switch (message.kind) {
      case 'hello':
        // What changed between the page's queries and the beginning of the stream was not told.
        for (const queryKey of [challenges, rules, live, club]) {
          void client.invalidateQueries({ queryKey });
        }
        void lookForDuels();
        break;
      case 'changed': {
        const queryKey = outdatedBy[message.what];
        if (queryKey !== null) void client.invalidateQueries({ queryKey });
        if (message.what === 'battles') void lookForDuels();
        break;
      }
      case 'battle':
      case 'watched':
      case 'viewers':
    }
  });
}
