import type { Challenger, MatchOutcome, RecordedMatch } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { call } from '../../../lib/api.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { quietOnConflict, refreshAfterConflict } from '../refusal.ts';

export interface MatchReport {
  leaderId: number;
  outcome: MatchOutcome;
  /** Only for a win against a leader with a reward. */
  rewardGiven?: boolean;
}

/** Records a challenger's match; resolves once the list shows it. */
export function useRecordMatch(
  { userId, lastMatch }: Challenger,
  refresh: () => Promise<void>,
  onRecorded: (recorded: RecordedMatch) => void,
) {
  return useSubmission({
    updatesQueries: 'mutationFn',
    mutationFn: async (report: MatchReport) => {
      const body = { userId, ...report, lastMatchId: lastMatch?.id ?? null };
      const recorded = await call(contract.matches.insert, { body }, quietOnConflict);
      await refresh();
      return recorded;
    },
    onSuccess: onRecorded,
    onError: (error) => refreshAfterConflict(error, refresh),
  });
}
