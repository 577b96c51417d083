import type { OwnPokemon } from '@poketorneo/contract';
import type { SideView } from '@poketorneo/rules/battle';

/**
 * The team of the last request, as far as events have been shown since: no request follows the last
 * turn. A Pokémon off the field is as in the request, which knows what its return has cured.
 */
export function teamOnScreen(team: readonly OwnPokemon[], { pokemons }: SideView): OwnPokemon[] {
  return team.map((own) => {
    const seen = pokemons[own.place];
    if (seen === undefined) return own;
    const isActive = seen.position !== null;
    const isCurrent = isActive || seen.condition.hp === 0;
    return { ...own, isActive, condition: isCurrent ? seen.condition : own.condition };
  });
}
