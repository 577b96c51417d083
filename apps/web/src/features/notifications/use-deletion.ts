import * as contract from '@poketorneo/contract/endpoints';
import {
  type Mutation,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api.ts';

const mutationKey = ['delete-notifications'];

/** A notification's id, or whatever there is. */
export type Deletion = number | 'all';

/** Another tab, or a toast, was faster. */
const isGoneAlready = (error: unknown) => error instanceof ApiError && error.status === 404;

async function send(deletion: Deletion): Promise<void> {
  if (deletion === 'all') {
    await call(contract.notifications.deleteAll);
    return;
  }
  const query = { notificationId: deletion };
  try {
    await call(contract.notifications.delete, { query }, { quiet: isGoneAlready });
  } catch (error) {
    if (!isGoneAlready(error)) throw error;
  }
}

/**
 * Deletes notifications. As long as that is under way they are hidden (see `useIsBeingDeleted`): so
 * they go at once, and come back if it fails.
 */
export function useDeletion(): (deletion: Deletion) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: send,
    onSuccess: () => client.invalidateQueries({ queryKey: ['notifications'] }),
  });
  return mutate;
}

/** Says of a notification's id whether it is on its way out. */
export function useIsBeingDeleted(): (id: number) => boolean {
  const deletions = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }: Mutation<void, Error, Deletion>) => state.variables,
  });
  return (id) => deletions.includes('all') || deletions.includes(id);
}
