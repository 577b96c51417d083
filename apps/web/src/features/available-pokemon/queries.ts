import type { AvailablePokemon } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { generation } from '../../lib/generation.ts';

export const availablePokemonQueries = {
  all: ['available-pokemons'] as const,
  lists: {
    seen: ['available-pokemons', 'seen'] as const,
    teams: ['available-pokemons', 'team'] as const,
  },
  /** The Pokémon that a player owns or has seen; for an organiser all of them. */
  seen: () =>
    queryOptions({
      queryKey: availablePokemonQueries.lists.seen,
      queryFn: ({ signal }) =>
        call(contract.availablePokemons.listSeen, { query: generation }, { signal }),
    }),
  /** The Pokémon that a player owns. */
  team: (userId: number) =>
    queryOptions({
      queryKey: [...availablePokemonQueries.lists.teams, userId],
      queryFn: ({ signal }) =>
        call(contract.availablePokemons.listTeam, { query: { ...generation, userId } }, { signal }),
    }),
  /** Names and levels of all, to choose from. */
  names: () =>
    queryOptions({
      queryKey: [...availablePokemonQueries.all, 'names'],
      queryFn: ({ signal }) => call(contract.availablePokemons.listNames, {}, { signal }),
      staleTime: 0,
    }),
  /** Fails quietly: the bubble that shows it shows the error. */
  typeEfficacies: (id: number) =>
    queryOptions({
      queryKey: [...availablePokemonQueries.all, 'type-efficacies', id],
      queryFn: ({ signal }) =>
        call(
          contract.availablePokemons.typeEfficacies,
          { query: { ...generation, availablePokemonId: id } },
          { signal, quiet: true },
        ),
      staleTime: 300_000,
    }),
  /** For the editor: never cached, because its version must be the newest. */
  info: (id: number) =>
    queryOptions({
      queryKey: [...availablePokemonQueries.all, 'info', id],
      queryFn: ({ signal }) =>
        call(contract.availablePokemons.info, { query: { id } }, { signal, quiet: true }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
};

/** Fails quietly: the caller can reload the whole list. */
export function fetchAvailablePokemon(id: number): Promise<AvailablePokemon> {
  return call(contract.availablePokemons.get, { query: { ...generation, id } }, { quiet: true });
}
