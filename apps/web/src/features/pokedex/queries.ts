import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { generation } from '../../lib/generation.ts';
import { staticData } from '../../lib/query-client.ts';

export const pokedexQueries = {
  /** A random Pokémon, a new one each time the card is mounted. */
  random: () =>
    queryOptions({
      queryKey: ['pokedex', 'random'],
      queryFn: ({ signal }) => call(contract.pokedex.randomInfo, { query: generation }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  info: (pokemonId: number, { quiet = false }: { quiet?: boolean } = {}) =>
    queryOptions({
      queryKey: ['pokedex', 'info', pokemonId],
      queryFn: ({ signal }) =>
        call(contract.pokedex.infoById, { query: { ...generation, pokemonId } }, { signal, quiet }),
      ...staticData,
    }),
};
