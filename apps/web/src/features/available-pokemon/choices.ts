import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { staticData } from '../../lib/query-client.ts';

const generation = { generationId: 4 };

/**
 * What filters and the editor choose from: data that never change. They fail quietly; the field that
 * waits for them stays empty.
 */
export const choiceQueries = {
  species: () =>
    queryOptions({
      queryKey: ['pokedex', 'species-names'],
      queryFn: () => call(contract.pokedex.speciesNames, { query: generation }, { quiet: true }),
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
  items: () =>
    queryOptions({
      queryKey: ['pokedex', 'items'],
      queryFn: () => call(contract.pokedex.items, { query: generation }, { quiet: true }),
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
};
