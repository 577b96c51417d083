import type { Challenger, MatchOutcome, RecordedMatch } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { ApiError, call } from '../../../lib/api.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { useChallengerChanges } from '../use-challenger-changes.ts';

export interface MatchReport {
  leaderId: number;
  outcome: MatchOutcome;
  /** Of a win against a leader who has a reward. */
  rewardGiven?: boolean;
}

/** Somebody else was quicker, or the account is gone: what was shown does not hold any more. */
export function isOutOfDate(error: Error): boolean {
  return error instanceof ApiError && (error.status === 409 || error.status === 404);
}

/** Records a challenger's match, once; done when the list shows it. */
export function useRecordMatch(
  { userId, lastMatch }: Challenger,
  onRecorded: (recorded: RecordedMatch) => void,
) {
  const changes = useChallengerChanges();
  return useSubmission({
    mutationFn: async (report: MatchReport) => {
      const recorded = await call(contract.matches.insert, {
        body: { userId, ...report, lastMatchId: lastMatch?.id ?? null },
      });
      await changes.refresh(userId);
      return recorded;
    },
    onSuccess: onRecorded,
    onError: (error) => {
      if (isOutOfDate(error)) void changes.refresh(userId);
    },
  });
}
