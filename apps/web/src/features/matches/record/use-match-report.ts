import type { Challenger, MatchOutcome } from '@poketorneo/contract';
import { isRewardAvailable, isWin } from '@poketorneo/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leaderQueries } from '../../leaders/index.ts';
import type { MatchReport } from './use-record-match.ts';

/** What an organiser says of a challenger's match, bit by bit. */
export function useMatchReport({ attemptableLeaders, nextLeader }: Challenger) {
  const [leaderId, setLeaderId] = useState(nextLeader?.id);
  const [outcome, setOutcome] = useState<MatchOutcome | null>(null);
  /** Null while the rule decides. */
  const [rewardGiven, setRewardGiven] = useState<boolean | null>(null);
  const opponent = attemptableLeaders.find(({ id }) => id === leaderId);
  const leaders = useQuery(leaderQueries.all());
  const leader = leaders.data
    ?.flatMap((tournament) => tournament.leaders)
    .find(({ id }) => id === leaderId);
  // Without an answer about the leader the server decides: it knows whether there is a reward.
  const hasReward = leader !== undefined && leader.obtainablePokemon !== null;
  const asksReward = outcome !== null && isWin(outcome) && hasReward;
  const isRewarded =
    rewardGiven ?? (opponent !== undefined && isRewardAvailable(opponent.numberOfMatches));
  const report: MatchReport | null =
    opponent === undefined || outcome === null
      ? null
      : { leaderId: opponent.id, outcome, ...(asksReward ? { rewardGiven: isRewarded } : {}) };
  return {
    opponent,
    leader,
    hasLeaderFailed: leaders.isError && !leaders.isFetching,
    outcome,
    setOutcome,
    asksReward,
    isRewarded,
    setRewardGiven,
    chooseLeader: (id: number) => {
      setLeaderId(id);
      setRewardGiven(null);
    },
    /** All that is to be recorded; null while something is missing. */
    report,
  };
}

export type MatchReportState = ReturnType<typeof useMatchReport>;
