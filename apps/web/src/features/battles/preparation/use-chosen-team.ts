import type { BattlePreparation } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { replaceData } from '../../../lib/query-client.ts';
import { createSetting, useSetting } from '../../../lib/setting.ts';
import { battleQueries } from '../queries.ts';
import type { TeamChoice } from './team-choice.ts';

const teamSetting = createSetting<TeamChoice>((_, team) => team);

/** Quiet, since the bar shows that a choice was not saved. */
const save = (leaderId: number, team: TeamChoice) =>
  call(
    contract.battles.chooseTeam,
    { body: { leaderId, pokemonIds: [...team] } },
    { quiet: true, keepalive: true },
  );

export interface Saving {
  status: 'saved' | 'under-way' | 'failed';
  retry: () => void;
}

/**
 * The team for the match, at first the saved one. Each change is saved, also for the organiser who
 * records the match; one that could not be saved stays, since a match can still start with it.
 */
export function useChosenTeam({ leader, pokemons, chosenTeam }: BattlePreparation) {
  const client = useQueryClient();
  const leaderId = leader.id;
  const { queryKey } = battleQueries.preparation(leaderId);
  /** The last choice since the page was opened. */
  const [wanted, setWanted] = useState<TeamChoice>();
  const { value, state, waiting, change } = useSetting(teamSetting, {
    key: leaderId,
    saved: chosenTeam,
    save: (team) => save(leaderId, team),
    onSaved: ({ pokemonIds }) =>
      replaceData(client, queryKey, (before) => before && { ...before, chosenTeam: pokemonIds }),
    onFailed: () => client.invalidateQueries({ queryKey }),
  });
  const chosen = state === 'failed' ? (wanted ?? value) : value;
  // The player may have lost a Pokémon of the saved team.
  const team = useMemo(() => {
    const owned = new Set(pokemons.map(({ availablePokemonId }) => availablePokemonId));
    return chosen.filter((id) => owned.has(id));
  }, [chosen, pokemons]);
  useSendOnLeave(leaderId, waiting > 0 ? value : undefined);

  const setTeam = (next: TeamChoice) => {
    setWanted(next);
    change(next);
  };
  const saving: Saving = {
    status: state === 'saving' ? 'under-way' : state === 'failed' ? 'failed' : 'saved',
    retry: () => setTeam(team),
  };
  return { team, isUnchanged: wanted === undefined, setTeam, saving };
}

/** Sends a choice that is still queued when the document is closed. */
function useSendOnLeave(leaderId: number, unsaved: TeamChoice | undefined): void {
  useEffect(() => {
    if (unsaved === undefined) return;
    const send = () => void save(leaderId, unsaved).catch(() => {});
    window.addEventListener('pagehide', send);
    return () => window.removeEventListener('pagehide', send);
  }, [leaderId, unsaved]);
}
