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
  moveById,
  speciesById,
  types,
} from '@poketorneo/gen4';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { registerFrozen } from '../../http/frozen-answer.ts';
import {
  toAbilityView,
  toItemView,
  toMoveView,
  toPokemonInfo,
  toTypeView,
} from './presentation.ts';
import { typeEfficaciesAgainst } from './type-efficacies.ts';

function existingForm({ pokemonId }: { pokemonId: number }): number {
  if (findForm(pokemonId) === undefined) {
    throw new AppError('not-found', 'Questo Pokémon non esiste');
  }
  return pokemonId;
}

function existingType({ typeId }: { typeId: number }): number {
  if (findType(typeId) === undefined) throw new AppError('not-found', 'Questo tipo non esiste');
  return typeId;
}

const theOnly = { keyOf: () => 'all' };

/** The fixed data of generation 4. `random` gives a number from 0 up to, not including, 1. */
export function addPokedexRoutes(app: FastifyInstance, random: () => number): void {
  const randomSpeciesId = () =>
    (allSpecies[Math.floor(random() * allSpecies.length)] ?? speciesById(1)).id;

  registerFrozen(
    app,
    contract.pokedex.randomInfo,
    { keyOf: randomSpeciesId, cacheControl: 'no-store' },
    (speciesId) => toPokemonInfo(formById(speciesId)),
  );
  registerFrozen(app, contract.pokedex.infoById, { keyOf: existingForm }, (formId) =>
    toPokemonInfo(formById(formId)),
  );
  registerFrozen(app, contract.pokedex.speciesNames, theOnly, () =>
    allSpecies.map(({ id, name }) => ({ id, name, image: faceIconPath(id) })),
  );
  registerFrozen(app, contract.pokedex.abilities, theOnly, () =>
    allAbilities.map(({ id, name }) => ({ id, name })),
  );
  registerFrozen(app, contract.pokedex.moves, theOnly, () => allMoves.map(toMoveView));
  registerFrozen(app, contract.pokedex.types, theOnly, () => types.map(({ id }) => toTypeView(id)));
  registerFrozen(app, contract.pokedex.items, theOnly, () => allItems.map(toItemView));
  registerFrozen(app, contract.pokedex.typeEfficacies, { keyOf: existingType }, (typeId) =>
    typeEfficaciesAgainst(typeId, null),
  );
  registerFrozen(app, contract.pokedex.formsInBattle, theOnly, () =>
    formsInBattle.map(({ id, speciesId, name }) => ({
      id,
      speciesId,
      name,
      image: boxIconPath(id),
    })),
  );
  registerFrozen(
    app,
    contract.pokedex.genderRate,
    { keyOf: existingForm },
    (formId) => speciesById(formById(formId).speciesId).genderRate,
  );
  registerFrozen(app, contract.pokedex.pokemonAbilities, { keyOf: existingForm }, (formId) => {
    const { firstAbilityId, secondAbilityId } = formById(formId);
    return [firstAbilityId, secondAbilityId]
      .filter((abilityId) => abilityId !== null)
      .map((abilityId) => toAbilityView(abilityById(abilityId)));
  });
  registerFrozen(app, contract.pokedex.pokemonMoves, { keyOf: existingForm }, (formId) =>
    learnableMoveIds(formId).map((moveId) => toMoveView(moveById(moveId))),
  );
}
