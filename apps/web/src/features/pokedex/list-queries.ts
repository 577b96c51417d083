import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { generation } from '../../lib/generation.ts';
import { staticData } from '../../lib/query-client.ts';

interface Quietness {
  /** The caller handles failures: no alert. */
  quiet?: boolean;
}

/**
 * The Pokédex's lists, which never change. Separate from queries.ts, which loads with the first
 * page. Lists for a single field or bubble fail quietly.
 */
export const pokedexListQueries = {
  speciesNames: ({ quiet = false }: Quietness = {}) =>
    queryOptions({
      queryKey: ['pokedex', 'species-names'],
      queryFn: ({ signal }) =>
        call(contract.pokedex.speciesNames, { query: generation }, { signal, quiet }),
      ...staticData,
    }),
  abilities: () =>
    queryOptions({
      queryKey: ['pokedex', 'abilities'],
      queryFn: () => call(contract.pokedex.abilities, { query: generation }, { quiet: true }),
      ...staticData,
    }),
  moves: () =>
    queryOptions({
      queryKey: ['pokedex', 'moves'],
      queryFn: () => call(contract.pokedex.moves, { query: generation }, { quiet: true }),
      ...staticData,
    }),
  items: ({ quiet = false }: Quietness = {}) =>
    queryOptions({
      queryKey: ['pokedex', 'items'],
      queryFn: ({ signal }) =>
        call(contract.pokedex.items, { query: generation }, { signal, quiet }),
      ...staticData,
    }),
  forms: () =>
    queryOptions({
      queryKey: ['pokedex', 'forms-in-battle'],
      queryFn: () => call(contract.pokedex.formsInBattle, { query: generation }, { quiet: true }),
      ...staticData,
    }),
  genderRate: (formId: number) =>
    queryOptions({
      queryKey: ['pokedex', 'gender-rate', formId],
      queryFn: () =>
        call(contract.pokedex.genderRate, { query: { pokemonId: formId } }, { quiet: true }),
      ...staticData,
    }),
  abilitiesOf: (formId: number) =>
    queryOptions({
      queryKey: ['pokedex', 'abilities-of', formId],
      queryFn: () =>
        call(
          contract.pokedex.pokemonAbilities,
          { query: { ...generation, pokemonId: formId } },
          { quiet: true },
        ),
      ...staticData,
    }),
  movesOf: (formId: number) =>
    queryOptions({
      queryKey: ['pokedex', 'moves-of', formId],
      queryFn: () =>
        call(
          contract.pokedex.pokemonMoves,
          { query: { ...generation, pokemonId: formId } },
          { quiet: true },
        ),
      ...staticData,
    }),
  possibilities: (formId: number) =>
    queryOptions({
      queryKey: ['pokedex', 'possibilities', formId],
      queryFn: () =>
        call(
          contract.pokedex.possibilities,
          { query: { ...generation, pokemonId: formId } },
          { quiet: true },
        ),
      ...staticData,
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
};
