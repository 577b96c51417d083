import type { Match, MatchOutcome } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { call } from '../../../lib/api.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { quietOnConflict, refreshAfterConflict } from '../refusal.ts';

/** The correction, with the version of its displayed consequences. */
export interface ChosenRevision {
  /** Null: the match is undone. */
  outcome: MatchOutcome | null;
  rewardGiven?: boolean | undefined;
  version: string;
}

/** Corrects a match; the server refuses if the displayed consequences have changed. */
export function useReviseMatch(
  { id: matchId }: Match,
  refresh: () => Promise<void>,
  onRevised: (outcome: MatchOutcome | null) => void,
) {
  return useSubmission({
    updatesQueries: 'mutationFn',
    mutationFn: async ({ outcome, rewardGiven, version }: ChosenRevision) => {
      if (outcome === null) {
        await call(contract.matches.delete, { query: { matchId, version } }, quietOnConflict);
      } else {
        const body = { matchId, outcome, version, rewardGiven };
        await call(contract.matches.update, { body }, quietOnConflict);
      }
      await refresh();
      return outcome;
    },
    onSuccess: onRevised,
    onError: (error) => refreshAfterConflict(error, refresh),
  });
}
