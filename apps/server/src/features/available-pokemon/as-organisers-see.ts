import type { AvailablePokemon } from '@poketorneo/contract';
import { abilityById, moveById, possibilitiesOf } from '@poketorneo/gen4';
import { impossibilitiesOf } from '@poketorneo/rules';
import type { PokemonValues, StoredPokemon } from './available-pokemon.ts';
import { toAvailablePokemonView } from './presentation.ts';

/** An available Pokémon as an organiser sees it: with what it holds, and with what cannot be. */
export function toOrganisersView(pokemon: StoredPokemon): AvailablePokemon {
  return {
    ...toAvailablePokemonView(pokemon, 'organisers'),
    impossibilities: impossibilitiesIn(pokemon),
  };
}

/** What about a Pokémon cannot be in generation 4, in words for the screen. */
function impossibilitiesIn(pokemon: PokemonValues): string[] {
  const { moveId1, moveId2, moveId3, moveId4 } = pokemon;
  const judged = {
    level: pokemon.level,
    isShiny: pokemon.isShiny,
    ability: abilityById(pokemon.abilityId),
    moves: [moveId1, moveId2, moveId3, moveId4].filter((id) => id !== null).map(moveById),
    itemId: pokemon.itemId,
    hasSpread: pokemon.spread !== null,
  };
  return impossibilitiesOf(judged, possibilitiesOf(pokemon.formId)).map(({ text }) => text);
}
