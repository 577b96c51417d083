import type { AvailablePokemon } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { generation } from '../../lib/generation.ts';

/** The queries about available Pokémon, all under one key. */
export const availablePokemonQueries = {
  all: ['available-pokemons'] as const,
  lists: {
    seen: ['available-pokemons', 'seen'] as const,
    teams: ['available-pokemons', 'team'] as const,
  },
  /** Those that the caller owns or could see; every one for an organiser. */
  seen: () =>
    queryOptions({
      queryKey: availablePokemonQueries.lists.seen,
      queryFn: ({ signal }) =>
        call(contract.availablePokemons.listSeen, { query: generation }, { signal }),
    }),
  /** Those that a player owns. */
  team: (userId: number) =>
    queryOptions({
      queryKey: [...availablePokemonQueries.lists.teams, userId],
      queryFn: ({ signal }) =>
        call(contract.availablePokemons.listTeam, { query: { ...generation, userId } }, { signal }),
    }),
  /** Names and levels of every one, to choose from. */
  names: () =>
    queryOptions({
      queryKey: [...availablePokemonQueries.all, 'names'],
      queryFn: ({ signal }) => call(contract.availablePokemons.listNames, {}, { signal }),
      staleTime: 0,
    }),
  /** What one is weak against. Only the bubble that asks complains when it fails. */
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
  /**
   * One as an organiser edits it; asked for anew each time, since its version must be the newest.
   */
  info: (id: number) =>
    queryOptions({
      queryKey: [...availablePokemonQueries.all, 'info', id],
      queryFn: ({ signal }) =>
        call(contract.availablePokemons.info, { query: { id } }, { signal, quiet: true }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
};

/** One entry of the list as it now is. Fails quietly: the list can also be loaded whole. */
export function fetchAvailablePokemon(id: number): Promise<AvailablePokemon> {
  return call(contract.availablePokemons.get, { query: { ...generation, id } }, { quiet: true });
}
