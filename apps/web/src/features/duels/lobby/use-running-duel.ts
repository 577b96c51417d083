import type { DuelSummary } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/session.ts';
import { battleQueries } from '../../battles/index.ts';
import { runningDuelOf } from '../watch/new-duels.ts';

/** The duel that the user fights; undefined without one, for visitors, and while loading. */
export function useRunningDuel(): DuelSummary | undefined {
  const isSignedIn = useSession() !== null;
  const { data } = useQuery({ ...battleQueries.open(), enabled: isSignedIn });
  return data?.flatMap(runningDuelOf)[0];
}
