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
  possibilitiesOf,
  speciesById,
  types,
} from '@poketorneo/gen4';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { register } from '../../http/register.ts';
import {
  toAbilityView,
  toItemView,
  toMoveView,
  toPokemonInfo,
  toTypeView,
} from './presentation.ts';
import { typeEfficaciesAgainst } from './type-efficacies.ts';

function existingForm({ query: { pokemonId } }: { query: { pokemonId: number } }): number {
  if (findForm(pokemonId) === undefined) {
    throw new AppError('not-found', 'Questo Pokémon non esiste');
  }
  return pokemonId;
}

function existingType({ query: { typeId } }: { query: { typeId: number } }): number {
  if (findType(typeId) === undefined) throw new AppError('not-found', 'Questo tipo non esiste');
  return typeId;
}

const theOnly = { keep: 'for-ever', of: () => 'all' } as const;

/** The fixed data of generation 4. `random` gives a number from 0 up to, not including, 1. */
export function addPokedexRoutes(app: FastifyInstance, random: () => number): void {
  const randomSpeciesId = () =>
    (allSpecies[Math.floor(random() * allSpecies.length)] ?? speciesById(1)).id;

  register(
    app,
    contract.pokedex.randomInfo,
    { keep: 'for-ever', of: randomSpeciesId, cacheControl: 'no-store' },
    (speciesId) => toPokemonInfo(formById(speciesId)),
  );
  register(app, contract.pokedex.infoById, { keep: 'for-ever', of: existingForm }, (formId) =>
    toPokemonInfo(formById(formId)),
  );
  register(app, contract.pokedex.allInfo, theOnly, () =>
    allSpecies.map(({ id }) => toPokemonInfo(formById(id))),
  );
  register(app, contract.pokedex.speciesNames, theOnly, () =>
    allSpecies.map(({ id, name }) => ({ id, name, image: faceIconPath(id) })),
  );
  register(app, contract.pokedex.abilities, theOnly, () =>
    allAbilities.map(({ id, name }) => ({ id, name })),
  );
  register(app, contract.pokedex.moves, theOnly, () => allMoves.map(toMoveView));
  register(app, contract.pokedex.types, theOnly, () => types.map(({ id }) => toTypeView(id)));
  register(app, contract.pokedex.items, theOnly, () => allItems.map(toItemView));
  register(app, contract.pokedex.typeEfficacies, { keep: 'for-ever', of: existingType }, (typeId) =>
    typeEfficaciesAgainst(typeId, null),
  );
  register(app, contract.pokedex.formsInBattle, theOnly, () =>
    formsInBattle.map(({ id, speciesId, name }) => ({
      id,
      speciesId,
      name,
      image: boxIconPath(id),
    })),
  );
  register(
    app,
    contract.pokedex.genderRate,
    { keep: 'for-ever', of: existingForm },
    (formId) => speciesById(formById(formId).speciesId).genderRate,
  );
  register(
    app,
    contract.pokedex.pokemonAbilities,
    { keep: 'for-ever', of: existingForm },
    (formId) => {
      const { firstAbilityId, secondAbilityId } = formById(formId);
      return [firstAbilityId, secondAbilityId]
        .filter((abilityId) => abilityId !== null)
        .map((abilityId) => toAbilityView(abilityById(abilityId)));
    },
  );
  register(app, contract.pokedex.pokemonMoves, { keep: 'for-ever', of: existingForm }, (formId) =>
    learnableMoveIds(formId).map((moveId) => toMoveView(moveById(moveId))),
  );
  register(
    app,
    contract.pokedex.possibilities,
    { keep: 'for-ever', of: existingForm },
    (formId) => {
      const { abilityIds, moves, changingItems, ...others } = possibilitiesOf(formId);
      return {
        ...others,
        abilityIds: [...abilityIds],
        moves: moves.map(({ id, ways }) => ({ id, ways: [...ways] })),
        changingItems: [...changingItems],
      };
    },
  );
}
