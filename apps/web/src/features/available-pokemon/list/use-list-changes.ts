import type { AvailablePokemon } from '@poketorneo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api.ts';
import { availablePokemonQueries, fetchAvailablePokemon } from '../queries.ts';
import { withAdded, without, withReplaced } from './list-changes.ts';

/** Keeps the list that is shown in step with what an organiser has just changed. */
export function useListChanges() {
  const client = useQueryClient();
  const { all, seen } = availablePokemonQueries;

  const edit = (change: (list: readonly AvailablePokemon[]) => AvailablePokemon[]) => {
    client.setQueryData(seen().queryKey, (list) => list && change(list));
    // Teams and whatever else shows Pokémon ask again when they are next seen.
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
    /** Somebody else changed it first, or it is in doubt: the server knows. Done when the list shows it. */
    reload,
  };
}
