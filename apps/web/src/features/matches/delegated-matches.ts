import type { Challenger } from '@poketorneo/contract';
import { useSession } from '../../lib/session.ts';

/** Shown to an organiser who plays instead of the buttons. */
export const delegatedMatchesNote = 'Le tue lotte le decide un altro organizzatore.';

/**
 * Whether the viewer may not change a player's matches: their own, if there are other organisers.
 */
export function useIsDelegated() {
  const own = useSession()?.id;
  return ({ userId, isDecidedByOthers }: Pick<Challenger, 'userId' | 'isDecidedByOthers'>) =>
    isDecidedByOthers && userId === own;
}
