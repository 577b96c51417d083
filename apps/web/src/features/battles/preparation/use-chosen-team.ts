import type { BattlePreparation } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { battleQueries } from '../queries.ts';
import type { TeamChoice } from './team-choice.ts';

/** Milliseconds without a change, after which a choice is kept. */
const settleDelay = 500;

/** How the keeping of the choice goes. */
export interface Saving {
  status: 'kept' | 'under-way' | 'failed';
  retry: () => void;
}

/**
 * The team for the match, from the one chosen last. The server keeps each choice: for the next try, for
 * another device, and for the organiser who records the match.
 */
export function useChosenTeam({ leader, pokemons, chosenTeam }: BattlePreparation) {
  const client = useQueryClient();
  const leaderId = leader.id;
  const [chosenAtFirst] = useState<TeamChoice>(chosenTeam);
  const [chosen, setChosen] = useState(chosenAtFirst);
  // Meanwhile one of them may have ceased to be the player's.
  const team = useMemo(() => {
    const owned = new Set(pokemons.map(({ availablePokemonId }) => availablePokemonId));
    return chosen.filter((id) => owned.has(id));
  }, [chosen, pokemons]);

  const { mutate, isError, isPending } = useMutation({
    // One after the other: the last choice is the one that stays.
    scope: { id: `chosen-team-${leaderId}` },
    mutationFn: (pokemonIds: TeamChoice) =>
      call(
        contract.battles.chooseTeam,
        { body: { leaderId, pokemonIds: [...pokemonIds] } },
        { quiet: true, keepalive: true },
      ),
    onSuccess: ({ pokemonIds }) =>
      client.setQueryData(
        battleQueries.preparation(leaderId).queryKey,
        (before) => before && { ...before, chosenTeam: pokemonIds },
      ),
  });

  const unsent = useRef<TeamChoice | null>(null);
  const [isUnsent, setIsUnsent] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = useCallback(() => {
    clearTimeout(timer.current);
    if (unsent.current !== null) mutate(unsent.current);
    unsent.current = null;
    setIsUnsent(false);
  }, [mutate]);
  useEffect(() => {
    // Nothing is lost by whoever leaves at once.
    window.addEventListener('pagehide', send);
    return () => {
      window.removeEventListener('pagehide', send);
      send();
    };
  }, [send]);

  const setTeam = (next: TeamChoice) => {
    setChosen(next);
    unsent.current = next;
    setIsUnsent(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(send, settleDelay);
  };
  const saving: Saving = {
    status: isPending || isUnsent ? 'under-way' : isError ? 'failed' : 'kept',
    retry: () => mutate(team),
  };
  return { team, isAsBefore: chosen === chosenAtFirst, setTeam, saving };
}
