import type { DuelTerms } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useStore } from '../../../lib/create-store.ts';
import { useSession } from '../../../lib/session.ts';
import { availablePokemonQueries } from '../../available-pokemon/index.ts';
import { OwnTeamField } from './OwnTeamField.tsx';
import { lastOwnTeam, problemOfOwnTeam, toggled } from './own-team.ts';

export interface OwnTeam {
  /** Undefined for drawn teams. */
  pokemonIds: number[] | undefined;
  /** Why the team cannot fight yet, in Italian; null when it can. */
  problem: string | null;
  /** The choice of the team; null for drawn teams. */
  field: ReactNode;
}

/** The player's own team for a duel on these terms, remembered on the device. */
export function useOwnTeam(terms: Pick<DuelTerms, 'teams' | 'size' | 'tier'>): OwnTeam {
  const userId = useSession()?.id ?? 0;
  const isOwn = terms.teams === 'own';
  const { data } = useQuery({
    ...availablePokemonQueries.team(userId),
    enabled: isOwn && userId !== 0,
  });
  const saved = useStore(lastOwnTeam);
  if (!isOwn) return { pokemonIds: undefined, problem: null, field: null };
  if (data === undefined) return { pokemonIds: [], problem: 'Carico i tuoi Pokémon…', field: null };
  const team = saved.filter((id) => data.some((pokemon) => pokemon.id === id));
  return {
    pokemonIds: team,
    problem:
      data.length === 0
        ? 'Non hai ancora Pokémon: con le squadre sorteggiate puoi lottare subito'
        : problemOfOwnTeam(team, data, terms),
    field: (
      <OwnTeamField
        pokemons={data}
        team={team}
        terms={terms}
        onToggle={(id) => lastOwnTeam.set(toggled(team, id))}
      />
    ),
  };
}
