import * as contract from '@poketorneo/contract/endpoints';
import {
  type Mutation,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api.ts';
import { session } from '../../lib/session.ts';
import { notificationQueries } from './queries.ts';

const mutationKey = ['delete-notifications'];

/** Several, or everything there is, unless it is taken back. */
export interface DeletionOfMany {
  ids: readonly number[];
  /** Comes true once it is to be done, false if it has been taken back. */
  isWanted: Promise<boolean>;
}

/** A notification's id, or several together. */
export type Deletion = number | DeletionOfMany;

/** Another tab, or a toast, was faster. */
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
  // The others were not meant, nor what has come since.
  if (hasOthers === true) await Promise.all(ids.map(deleteOne));
  else await call(contract.notifications.deleteAll, {}, { keepalive: true });
}

/** Says whether anything was deleted. */
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
 * Deletes notifications. From now on they are hidden (see `useIsBeingDeleted`): so they go at once,
 * and come back if it fails or is taken back.
 */
export function useDeletion(): (deletion: Deletion) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (deletion: Deletion) => carryOut(deletion, client),
    onSuccess: (isDone) =>
      isDone ? client.invalidateQueries({ queryKey: ['notifications'] }) : undefined,
  });
  return mutate;
}

/**
 * Says of a notification's id whether it is on its way out, or has been deleted here: a list
 * without it may come before the news that it was done, or after.
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
