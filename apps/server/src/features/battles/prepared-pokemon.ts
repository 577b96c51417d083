import type { PreparedPokemon, SeenPokemon } from '@poketorneo/contract';
import {
  abilityById,
  abilityByIdentifier,
  formById,
  itemById,
  moveById,
  moveByIdentifier,
  spritePath,
  typeIdsOf,
} from '@poketorneo/gen4';
import { type Stats, statsAtLevel } from '@poketorneo/rules';
import type { StoredPokemon } from '../available-pokemon/index.ts';
import { tierOf } from './lineups.ts';
import type { SeenFoe } from './seen-foes.ts';

/** A Pokémon as it would fight at a given level. */
export function toPreparedPokemon(pokemon: StoredPokemon, level: number): PreparedPokemon {
  const { formId, isShiny, gender, itemId } = pokemon;
  const form = formById(formId);
  const ability = abilityById(pokemon.abilityId);
  const item = itemId === null ? null : itemById(itemId);
  return {
    availablePokemonId: pokemon.id,
    formId,
    name: form.name,
    sprite: spritePath(formId, { shiny: isShiny }),
    isShiny,
    gender,
    tierInGame: tierOf(pokemon),
    ownLevel: pokemon.level,
    level,
    stats: statsOfStored(pokemon, level),
    typeIds: typeIdsOf(form),
    ability: { identifier: ability.identifier, name: ability.name, text: ability.text },
    item: item && { identifier: item.identifier, name: item.name, text: item.text },
    moves: moveIdsOf(pokemon).map((id) => {
      const move = moveById(id);
      return {
        move: move.identifier,
        name: move.name,
        typeId: move.typeId,
        damageClass: move.damageClass,
        power: move.power,
        accuracy: move.accuracy,
        pp: move.pp,
        text: move.text,
      };
    }),
  };
}

/** A Pokémon that the player has seen in battle. */
export function toSeenPokemon({ formId, level, isShiny, ability, moves }: SeenFoe): SeenPokemon {
  const form = formById(formId);
  const shown = ability === null ? null : abilityByIdentifier(ability);
  return {
    formId,
    name: form.name,
    sprite: spritePath(formId, { shiny: isShiny }),
    level,
    typeIds: typeIdsOf(form),
    ability: shown && { identifier: shown.identifier, name: shown.name },
    moves: moves.map((move) => {
      const { name, typeId, damageClass } = moveByIdentifier(move);
      return { move, name, typeId, damageClass };
    }),
  };
}

export function moveIdsOf({ moveId1, moveId2, moveId3, moveId4 }: StoredPokemon): number[] {
  return [moveId1, moveId2, moveId3, moveId4].filter((id) => id !== null);
}

/** The stats of a Pokémon at a level. */
export function statsOfStored(pokemon: StoredPokemon, level: number): Stats {
  const { formId, hp, attack, defense, spAttack, spDefense, speed, spread } = pokemon;
  const stats = { hp, attack, defense, spAttack, spDefense, speed };
  const { baseStats } = formById(formId);
  return statsAtLevel({ baseStats, level: pokemon.level, stats, spread }, level);
}
