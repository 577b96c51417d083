import type { AvailablePokemon } from '@poketorneo/contract';
import {
  abilityById,
  formById,
  itemById,
  moveById,
  speciesById,
  spritePath,
} from '@poketorneo/gen4';
import { toAbilityView, toItemView, toMoveView, toTypeView } from '../pokedex/index.ts';
import type { StoredPokemon } from './available-pokemon.ts';

/** Who looks: only organisers are told what a Pokémon holds. */
export type Audience = 'players' | 'organisers';

/** An available Pokémon as a list shows it. */
export function toAvailablePokemonView(
  pokemon: StoredPokemon,
  audience: Audience,
): AvailablePokemon {
  const form = formById(pokemon.formId);
  return {
    id: pokemon.id,
    formId: form.id,
    speciesId: form.speciesId,
    name: form.name,
    sprite: spritePath(form.id, { shiny: pokemon.isShiny }),
    isShiny: pokemon.isShiny,
    gender: pokemon.gender,
    level: pokemon.level,
    tierInGame: speciesById(form.speciesId).tier,
    firstType: toTypeView(form.firstTypeId),
    secondType: form.secondTypeId === null ? null : toTypeView(form.secondTypeId),
    ability: toAbilityView(abilityById(pokemon.abilityId)),
    firstMove: toMoveView(moveById(pokemon.moveId1)),
    secondMove: optionalMove(pokemon.moveId2),
    thirdMove: optionalMove(pokemon.moveId3),
    fourthMove: optionalMove(pokemon.moveId4),
    hp: pokemon.hp,
    attack: pokemon.attack,
    defense: pokemon.defense,
    spAttack: pokemon.spAttack,
    spDefense: pokemon.spDefense,
    speed: pokemon.speed,
    ...(audience === 'organisers' ? { item: optionalItem(pokemon.itemId) } : {}),
    version: pokemon.version,
  };
}

function optionalMove(moveId: number | null) {
  return moveId === null ? null : toMoveView(moveById(moveId));
}

function optionalItem(itemId: string | null) {
  return itemId === null ? null : toItemView(itemById(itemId));
}

/** An available Pokémon as one of many to choose from. */
export function toNameView({ id, formId, level, isShiny }: StoredPokemon) {
  const { name, speciesId } = formById(formId);
  return {
    id,
    name,
    level,
    image: spritePath(formId, { shiny: isShiny }),
    tierInGame: speciesById(speciesId).tier,
  };
}

/** How the audit log calls an available Pokémon. */
export function subjectOf({ id, formId, level }: StoredPokemon): string {
  return `${formById(formId).name}, livello ${level} (n. ${id})`;
}
