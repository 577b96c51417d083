import * as contract from '@poketorneo/contract/endpoints';
import {
  type Mutation,
  type QueryClient,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api.ts';
import { session } from '../../lib/session.ts';
import { useChange } from '../../lib/use-submission.ts';
import { notificationQueries } from './queries.ts';

const mutationKey = ['delete-notifications'];

/** Several notifications, or all, unless the user undoes it. */
export interface DeletionOfMany {
  ids: readonly number[];
  /** Resolves to true when the deletion is due, to false if it is undone. */
  isWanted: Promise<boolean>;
}

export type Deletion = number | DeletionOfMany;

/** Another tab or a toast has deleted it first. */
const isGoneAlready = (error: unknown) => error instanceof ApiError && error.status === 404;

async function deleteOne(notificationId: number): Promise<void> {
  try {
    await call(
      contract.notifications.delete,
      { query: { notificationId } },
      { quiet: isGoneAlready, keepalive: true },
    );
  } catch (error) {
    if (!isGoneAlready(error)) throw error;
  }
}

async function deleteMany(ids: readonly number[], client: QueryClient): Promise<void> {
  const cached = client.getQueryData(notificationQueries.all(session.get()?.id).queryKey);
  const hasOthers = cached?.body.some(({ notificationId }) => !ids.includes(notificationId));
  // Deleting all would include the others, and those that have arrived since.
  if (hasOthers === true) await Promise.all(ids.map(deleteOne));
  else await call(contract.notifications.deleteAll, {}, { keepalive: true });
}

/** Returns whether anything was deleted. */
async function carryOut(deletion: Deletion, client: QueryClient): Promise<boolean> {
  if (typeof deletion === 'number') {
    await deleteOne(deletion);
    return true;
  }
  if (!(await deletion.isWanted)) return false;
  await deleteMany(deletion.ids, client);
  return true;
}

/**
 * Deletes notifications optimistically: they are hidden at once (see `useIsBeingDeleted`), and come
 * back if the deletion fails or is undone.
 */
export function useDeletion(): (deletion: Deletion) => void {
  const client = useQueryClient();
  const { mutate } = useChange({
    updatesQueries: 'onSuccess',
    mutationKey,
    mutationFn: (deletion: Deletion) => carryOut(deletion, client),
    onSuccess: (isDone) =>
      isDone ? client.invalidateQueries({ queryKey: ['notifications'] }) : undefined,
  });
  return mutate;
}

/**
 * Whether a notification is being or has been deleted here: a polled list without it may arrive
 * before or after the response to the deletion.
 */
export function useIsBeingDeleted(): (id: number) => boolean {
  const deletions = useMutationState({
    filters: {
      mutationKey,
      predicate: ({ state }) => state.status === 'pending' || state.data === true,
    },
    select: ({ state }: Mutation<boolean, Error, Deletion>) => state.variables,
  });
  return (id) =>
    deletions.some((deletion) =>
      typeof deletion === 'object' ? deletion.ids.includes(id) : deletion === id,
    );
}
