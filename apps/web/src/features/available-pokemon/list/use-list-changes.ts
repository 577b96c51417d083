import type { AvailablePokemon } from '@poketorneo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api.ts';
import { availablePokemonQueries, fetchAvailablePokemon } from '../queries.ts';

/** Keeps the list that is shown in step with what an organiser has just changed. */
export function useListChanges() {
  const client = useQueryClient();
  const { all, seen } = availablePokemonQueries;

  const edit = (change: (list: readonly AvailablePokemon[]) => AvailablePokemon[]) => {
    client.setQueryData(seen().queryKey, (list) => list && change(list));
    // Teams and other lists of Pokémon are refetched when they are next shown.
    void client.invalidateQueries({ queryKey: all, refetchType: 'none' });
  };
  const reload = () => client.invalidateQueries({ queryKey: all });

  /** The entry as it now is; null when it is not returned any more. */
  const latest = async (id: number) => {
    try {
      return await fetchAvailablePokemon(id);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  };

  return {
    added: async (id: number) => {
      try {
        const pokemon = await latest(id);
        if (pokemon !== null) edit((list) => withAdded(list, pokemon));
      } catch {
        void reload();
      }
    },
    changed: async (id: number) => {
      try {
        const pokemon = await latest(id);
        edit((list) => (pokemon === null ? without(list, id) : withReplaced(list, pokemon)));
      } catch {
        void reload();
      }
    },
    deleted: (id: number) => edit((list) => without(list, id)),
    /** After a conflict or in doubt: resolves once the list shows the server's state. */
    reload,
  };
}

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
