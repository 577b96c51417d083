import { contract } from '@poketorneo/contract';
import {
  abilityById,
  allAbilities,
  allItems,
  allMoves,
  allSpecies,
  boxIconPath,
  faceIconPath,
  findForm,
  findType,
  formById,
  formsInBattle,
  learnableMoveIds,
  legalOptionsOf,
  moveById,
  speciesById,
  types,
} from '@poketorneo/gen4';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { addEndpoint } from '../../http/endpoint.ts';
import { typeEfficaciesAgainst } from './type-efficacies.ts';
import { toAbilityView, toItemView, toMoveView, toPokemonInfo, toTypeView } from './views.ts';

function requireForm({ query: { pokemonId } }: { query: { pokemonId: number } }): number {
  if (findForm(pokemonId) === undefined) {
    throw new AppError('not-found', 'Questo Pokémon non esiste');
  }
  return pokemonId;
}

function requireType({ query: { typeId } }: { query: { typeId: number } }): number {
  if (findType(typeId) === undefined) throw new AppError('not-found', 'Questo tipo non esiste');
  return typeId;
}

const singleResponse = { cacheTags: 'immutable', cacheKey: () => 'all' } as const;

/** The static data of generation 4. `random` returns values in [0, 1). */
export function addPokedexRoutes(app: FastifyInstance, random: () => number): void {
  const randomSpeciesId = () =>
    (allSpecies[Math.floor(random() * allSpecies.length)] ?? speciesById(1)).id;

  addEndpoint(
    app,
    contract.pokedex.randomInfo,
    { cacheTags: 'immutable', cacheKey: randomSpeciesId, cacheControl: 'no-store' },
    (speciesId) => toPokemonInfo(formById(speciesId)),
  );
  addEndpoint(
    app,
    contract.pokedex.infoById,
    { cacheTags: 'immutable', cacheKey: requireForm },
    (formId) => toPokemonInfo(formById(formId)),
  );
  addEndpoint(app, contract.pokedex.allInfo, singleResponse, () =>
    allSpecies.map(({ id }) => toPokemonInfo(formById(id))),
  );
  addEndpoint(app, contract.pokedex.speciesNames, singleResponse, () =>
    allSpecies.map(({ id, name }) => ({ id, name, image: faceIconPath(id) })),
  );
  addEndpoint(app, contract.pokedex.abilities, singleResponse, () =>
    allAbilities.map(({ id, name }) => ({ id, name })),
  );
  addEndpoint(app, contract.pokedex.moves, singleResponse, () => allMoves.map(toMoveView));
  addEndpoint(app, contract.pokedex.types, singleResponse, () =>
    types.map(({ id }) => toTypeView(id)),
  );
  addEndpoint(app, contract.pokedex.items, singleResponse, () => allItems.map(toItemView));
  addEndpoint(
    app,
    contract.pokedex.typeEfficacies,
    { cacheTags: 'immutable', cacheKey: requireType },
    (typeId) => typeEfficaciesAgainst(typeId, null),
  );
  addEndpoint(app, contract.pokedex.formsInBattle, singleResponse, () =>
    formsInBattle.map(({ id, speciesId, name }) => ({
      id,
      speciesId,
      name,
      image: boxIconPath(id),
    })),
  );
  addEndpoint(
    app,
    contract.pokedex.genderRate,
    { cacheTags: 'immutable', cacheKey: requireForm },
    (formId) => speciesById(formById(formId).speciesId).genderRate,
  );
  addEndpoint(
    app,
    contract.pokedex.pokemonAbilities,
    { cacheTags: 'immutable', cacheKey: requireForm },
    (formId) => {
      const { firstAbilityId, secondAbilityId } = formById(formId);
      return [firstAbilityId, secondAbilityId]
        .filter((abilityId) => abilityId !== null)
        .map((abilityId) => toAbilityView(abilityById(abilityId)));
    },
  );
  addEndpoint(
    app,
    contract.pokedex.pokemonMoves,
    { cacheTags: 'immutable', cacheKey: requireForm },
    (formId) => learnableMoveIds(formId).map((moveId) => toMoveView(moveById(moveId))),
  );
  addEndpoint(
    app,
    contract.pokedex.possibilities,
    { cacheTags: 'immutable', cacheKey: requireForm },
    (formId) => {
      const { abilityIds, moves, changingItems, ...others } = legalOptionsOf(formId);
      return {
        ...others,
        abilityIds: [...abilityIds],
        moves: moves.map(({ id, ways }) => ({ id, ways: [...ways] })),
        changingItems: [...changingItems],
      };
    },
  );
}
