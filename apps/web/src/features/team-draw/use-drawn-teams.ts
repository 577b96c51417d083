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

/** 'none': nothing was drawn on this page yet, or the last draw failed. */
export type DrawState = 'none' | 'running' | 'done';

/** The page's teams, and the options of the next draw. */
export function useDrawnTeams() {
  const client = useQueryClient();
  const { queryKey } = teamDrawQueries.lastTeams();
  const { data: teams, isError, isFetching, refetch } = useQuery(teamDrawQueries.lastTeams());
  /** The options chosen since teams were last shown. */
  const [chosen, setChosen] = useState<TeamDrawChoice | null>(null);
  const choice = chosen ?? choiceOfTeams(teams ?? noTeams);

  const { mutate, isPending, isSuccess } = useSubmission({
    updatesQueries: 'onSuccess',
    mutationFn: drawTeams,
    onMutate: async () => {
      // The inputs keep these options while there are no teams.
      setChosen(choice);
      // A pending fetch would bring the old teams.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, noTeams);
    },
    onSuccess: (drawn) => {
      client.setQueryData(queryKey, drawn);
      setChosen(null);
    },
    // The server still has the old teams: the next visit shows them.
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
    changePokemonPerTeam: (typed: string) => setChosen(withPokemonPerTeam(choice, typed)),
    changeTotalTier: (typed: string) => setChosen(withTotalTier(choice, typed)),
  };
}

/** The options of the last draw; the default without one. */
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
