import type { AvailablePokemon } from '@poketorneo/contract';

/** The list with a Pokémon added: first, unless it is there already. */
export function withAdded(
  list: readonly AvailablePokemon[],
  added: AvailablePokemon,
): AvailablePokemon[] {
  return list.some(({ id }) => id === added.id) ? [...list] : [added, ...list];
}

/** The list with a Pokémon changed: in its new form it moves to the front. */
export function withReplaced(
  list: readonly AvailablePokemon[],
  changed: AvailablePokemon,
): AvailablePokemon[] {
  return [changed, ...without(list, changed.id)];
}

/** The list without a Pokémon. */
export function without(list: readonly AvailablePokemon[], id: number): AvailablePokemon[] {
  return list.filter((pokemon) => pokemon.id !== id);
}
