import { clearQueuedResults } from '../../lib/offline-play.ts';
import { session } from '../../lib/session.ts';

/** Clears a user's queued results when they sign out: see also followSubscription. */
export function followSession(): () => void {
  let before = session.get()?.id;
  if (before === undefined) clearQueuedResults();
  return session.subscribe(() => {
    const now = session.get()?.id;
    if (before !== undefined && now !== before) clearQueuedResults();
    before = now;
  });
}
