import type { AvailablePokemon } from '@poketorneo/contract';
import {
  abilityById,
  formById,
  itemById,
  legalOptionsOf,
  moveById,
  speciesById,
  spritePath,
} from '@poketorneo/gen4';
import { legalityIssuesOf } from '@poketorneo/rules';
import type { Database } from '../../db/database.ts';
import { toAbilityView, toItemView, toMoveView, toTypeView } from '../pokedex/index.ts';
import type { PokemonValues, StoredPokemon } from './available-pokemon.ts';
import { findAvailablePokemon } from './available-pokemon-repository.ts';

/** Only organisers see items. */
export type Audience = 'players' | 'organisers';

/** A list entry. */
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

/** An option of a select. */
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

/** The subject of audit entries. */
export function subjectOf({ id, formId, level }: StoredPokemon): string {
  return `${formById(formId).name}, livello ${level} (n. ${id})`;
}

/** An organiser's view, with item and impossibilities. */
export function toOrganiserView(pokemon: StoredPokemon): AvailablePokemon {
  return {
    ...toAvailablePokemonView(pokemon, 'organisers'),
    impossibilities: impossibilityTexts(pokemon),
  };
}

/** What is impossible in generation 4, as shown. */
function impossibilityTexts(pokemon: PokemonValues): string[] {
  const { moveId1, moveId2, moveId3, moveId4 } = pokemon;
  const subject = {
    level: pokemon.level,
    isShiny: pokemon.isShiny,
    ability: abilityById(pokemon.abilityId),
    moves: [moveId1, moveId2, moveId3, moveId4].filter((id) => id !== null).map(moveById),
    itemId: pokemon.itemId,
    hasSpread: pokemon.spread !== null,
  };
  return legalityIssuesOf(subject, legalOptionsOf(pokemon.formId)).map(({ text }) => text);
}

/** A player's view of a Pokémon just obtained; undefined if there is no such Pokémon. */
export async function findPlayerView(
  db: Database,
  id: number,
): Promise<AvailablePokemon | undefined> {
  const pokemon = await findAvailablePokemon(db, id);
  return pokemon === undefined ? undefined : toAvailablePokemonView(pokemon, 'players');
}
