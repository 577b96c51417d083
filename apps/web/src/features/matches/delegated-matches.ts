import type { Challenger } from '@poketorneo/contract';
import { useSession } from '../../lib/session.ts';

/** What an organiser who plays reads where others have buttons. */
export const delegatedMatchesNote = 'Le tue lotte le decide un altro organizzatore.';

/** Whether the viewer may not change a player's matches: their own, while others organise too. */
export function useIsDelegated() {
  const own = useSession()?.id;
  return ({ userId, isDecidedByOthers }: Pick<Challenger, 'userId' | 'isDecidedByOthers'>) =>
    isDecidedByOthers && userId === own;
}
