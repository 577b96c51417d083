import type { AvailablePokemon } from '@poketorneo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api.ts';
import { availablePokemonQueries, fetchAvailablePokemon } from '../queries.ts';

/** Applies an organiser's own changes to the cached list. */
export function useListChanges() {
  const client = useQueryClient();
  const { all, seen } = availablePokemonQueries;

  const edit = (change: (list: readonly AvailablePokemon[]) => AvailablePokemon[]) => {
    client.setQueryData(seen().queryKey, (list) => list && change(list));
    // Teams and other lists of Pokémon are refetched when they are next shown.
    void client.invalidateQueries({ queryKey: all, refetchType: 'none' });
  };
  const reload = () => client.invalidateQueries({ queryKey: all });

  /** The newest entry; null if it is no longer in the list. */
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
    /** After a conflict or a failed update; resolves once the list is refetched. */
    reload,
  };
}

/** Adds a Pokémon at the front, unless it is already in the list. */
export function withAdded(
  list: readonly AvailablePokemon[],
  added: AvailablePokemon,
): AvailablePokemon[] {
  return list.some(({ id }) => id === added.id) ? [...list] : [added, ...list];
}

/** Replaces a Pokémon and moves it to the front. */
export function withReplaced(
  list: readonly AvailablePokemon[],
  changed: AvailablePokemon,
): AvailablePokemon[] {
  return [changed, ...without(list, changed.id)];
}

export function without(list: readonly AvailablePokemon[], id: number): AvailablePokemon[] {
  return list.filter((pokemon) => pokemon.id !== id);
}
