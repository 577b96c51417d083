import type { Challenger, MatchOutcome } from '@poketorneo/contract';
import { isRewardAvailable, isWin } from '@poketorneo/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leaderQueries } from '../../leaders/index.ts';
import type { MatchReport } from './use-record-match.ts';

/** The state of the fields of a match. */
export function useMatchReport({ attemptableLeaders, nextLeader }: Challenger) {
  const [leaderId, setLeaderId] = useState(nextLeader?.id);
  const [outcome, setOutcome] = useState<MatchOutcome | null>(null);
  /** Null: preset by the rule. */
  const [rewardGiven, setRewardGiven] = useState<boolean | null>(null);
  const opponent = attemptableLeaders.find(({ id }) => id === leaderId);
  const leaders = useQuery(leaderQueries.all());
  const leader = leaders.data
    ?.flatMap((tournament) => tournament.leaders)
    .find(({ id }) => id === leaderId);
  // If the leader failed to load, the server decides, which knows the reward.
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
    /** Null while a required value is missing. */
    report,
  };
}

export type MatchReportState = ReturnType<typeof useMatchReport>;
