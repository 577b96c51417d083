import type { DuelTerms } from '@poketorneo/contract';
import { problemOfTerms } from '@poketorneo/rules/duels';
import { type OwnTeam, useOwnTeam } from '../own-team/use-own-team.tsx';
import { useDuelRules } from '../rules/use-duel-rules.ts';

/** The player's team for a duel on these terms, and the first reason why none may begin. */
export function useReadiness(terms: DuelTerms): OwnTeam {
  const { problem: closed } = useDuelRules();
  const team = useOwnTeam(terms);
  return { ...team, problem: closed ?? problemOfTerms(terms) ?? team.problem };
}
