import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { staticData } from '../../lib/query-client.ts';

const generation = { generationId: 4 };

/** What is asked about leaders. Teams and defeats may change at any moment. */
export const leaderQueries = {
  all: () =>
    queryOptions({
      queryKey: ['leaders', 'all'],
      queryFn: ({ signal }) => call(contract.leaders.listAll, {}, { signal }),
      staleTime: 0,
    }),
  own: () =>
    queryOptions({
      queryKey: ['leaders', 'own'],
      queryFn: ({ signal }) => call(contract.leaders.listOwn, {}, { signal }),
      staleTime: 0,
    }),
  /** Only a bubble complains when it fails. */
  pokemonEfficacies: (availablePokemonId: number) =>
    queryOptions({
      queryKey: ['available-pokemon', 'type-efficacies', availablePokemonId],
      queryFn: ({ signal }) =>
        call(
          contract.availablePokemons.typeEfficacies,
          { query: { ...generation, availablePokemonId } },
          { signal, quiet: true },
        ),
      staleTime: 300_000,
    }),
  typeEfficacies: (typeId: number) =>
    queryOptions({
      queryKey: ['pokedex', 'type-efficacies', typeId],
      queryFn: ({ signal }) =>
        call(
          contract.pokedex.typeEfficacies,
          { query: { ...generation, typeId } },
          { signal, quiet: true },
        ),
      ...staticData,
    }),
  pokemonNames: () =>
    queryOptions({
      queryKey: ['available-pokemon', 'names'],
      queryFn: ({ signal }) => call(contract.availablePokemons.listNames, {}, { signal }),
      staleTime: 0,
    }),
  items: () =>
    queryOptions({
      queryKey: ['pokedex', 'items'],
      queryFn: ({ signal }) => call(contract.pokedex.items, { query: generation }, { signal }),
      ...staticData,
    }),
};
