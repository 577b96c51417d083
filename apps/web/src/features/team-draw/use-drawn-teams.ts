import type { DrawnPokemon } from '@poketorneo/contract';
import {
  defaultTeamDrawChoice,
  type TeamDrawChoice,
  tierTotal,
  withPokemonPerTeam,
  withTotalTier,
} from '@poketorneo/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSubmission } from '../../lib/use-submission.ts';
import { drawTeams, teamDrawQueries } from './queries.ts';

const noTeams: DrawnPokemon[][] = [[], []];

/**
 * Nothing has been drawn here yet, or not by the last attempt; a draw is under way, or has ended.
 */
export type DrawState = 'none' | 'running' | 'done';

/** The teams of the page, and what the next ones are to be like. */
export function useDrawnTeams() {
  const client = useQueryClient();
  const { queryKey } = teamDrawQueries.lastTeams();
  const { data: teams, isError, isFetching, refetch } = useQuery(teamDrawQueries.lastTeams());
  /** What the player has asked for since teams were last shown. */
  const [asked, setAsked] = useState<TeamDrawChoice | null>(null);
  const choice = asked ?? choiceOfTeams(teams ?? noTeams);

  const { mutate, isPending, isSuccess } = useSubmission({
    mutationFn: drawTeams,
    onMutate: async () => {
      // The inputs keep what was asked for while there are no teams.
      setAsked(choice);
      // What is still on its way are the teams of before.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, noTeams);
    },
    onSuccess: (drawn) => {
      client.setQueryData(queryKey, drawn);
      setAsked(null);
    },
    // The server still has the teams of before: the next visit shows them.
    onError: () => client.invalidateQueries({ queryKey, refetchType: 'none' }),
  });

  const state: DrawState = isPending ? 'running' : isSuccess ? 'done' : 'none';
  return {
    teams,
    choice,
    state,
    isFailed: isError,
    isFetching,
    retry: () => void refetch(),
    draw: () => mutate(choice),
    changePokemonPerTeam: (typed: string) => setAsked(withPokemonPerTeam(choice, typed)),
    changeTotalTier: (typed: string) => setAsked(withTotalTier(choice, typed)),
  };
}

/** The choice that teams were drawn with; the default one before the first time. */
export function choiceOfTeams(
  teams: readonly (readonly Pick<DrawnPokemon, 'tierInGame'>[])[],
): TeamDrawChoice {
  const [teamA = []] = teams;
  if (teamA.length === 0) return defaultTeamDrawChoice;
  return {
    pokemonPerTeam: teamA.length,
    totalTier: tierTotal(teamA.map(({ tierInGame }) => tierInGame)),
  };
}
