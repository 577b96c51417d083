import type { AvailablePokemonPayload } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { ApiError, call } from '../../../lib/api.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { useListChanges } from '../list/use-list-changes.ts';
import type { EditorMessage } from './EditorBox.tsx';

/** The Pokémon that is edited; the version guards against another organiser's change. */
export interface Original {
  id: number;
  version: number;
}

/** Saves or deletes, updates the list and reports the result. */
export function useSavePokemon(
  original: Original | null,
  onMessage: (message: EditorMessage) => void,
) {
  const list = useListChanges();
  const onError = (error: Error) => {
    if (error instanceof ApiError && [404, 409].includes(error.status)) list.reload();
    onMessage({ kind: 'failed', text: error.message });
  };
  const done = (text: string) => onMessage({ kind: 'done', text });

  const insert = useSubmission({
    updatesQueries: 'onSuccess',
    mutationFn: (body: AvailablePokemonPayload) =>
      call(contract.availablePokemons.insert, { body }),
    onSuccess: async (id) => {
      done('Pokémon aggiunto correttamente');
      await list.added(id);
    },
    onError,
  });
  const update = useSubmission({
    updatesQueries: 'onSuccess',
    mutationFn: ({ payload, id, version }: { payload: AvailablePokemonPayload } & Original) =>
      call(contract.availablePokemons.update, { body: { ...payload, id, version } }),
    onSuccess: async (id) => {
      done('Pokémon aggiornato correttamente');
      await list.changed(id);
    },
    onError,
  });
  const remove = useSubmission({
    updatesQueries: 'onSuccess',
    mutationFn: (id: number) => call(contract.availablePokemons.delete, { params: { id } }),
    onSuccess: (_, id) => {
      done('Pokémon rimosso correttamente');
      list.deleted(id);
    },
    onError,
  });
  const isBusy = insert.isPending || update.isPending || remove.isPending;

  return {
    isBusy,
    save: (payload: AvailablePokemonPayload) => {
      if (isBusy) return;
      if (original === null) insert.mutate(payload);
      else update.mutate({ payload, id: original.id, version: original.version });
    },
    remove: () => {
      if (original !== null && !isBusy) remove.mutate(original.id);
    },
  };
}
