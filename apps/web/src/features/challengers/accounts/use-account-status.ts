import type { Challenger } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { type Mutation, useMutationState } from '@tanstack/react-query';
import { type RefObject, useCallback } from 'react';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { useGracePeriod } from '../../../lib/use-grace-period.ts';
import { useChange } from '../../../lib/use-submission.ts';
import { useChallengerChanges } from '../use-challenger-changes.ts';

/** Milliseconds in which a suspension can be undone. */
const graceMs = 6000;
const mutationKey = ['account-status'];

type Account = Pick<Challenger, 'userId' | 'username'>;

type NewStatus = 'active' | 'suspended';
export type ChangeStatus = (account: Account, status: NewStatus) => void;

interface StatusChange {
  account: Account;
  status: NewStatus;
  /** Resolves to false if undone in time. */
  isWanted: Promise<boolean>;
}

/**
 * Suspends and reactivates accounts. A suspension is sent after the grace period, because it signs
 * the user out of all devices, which cannot be undone.
 */
export function useAccountStatus(page: RefObject<HTMLElement | null>) {
  const changes = useChallengerChanges();
  const { undoable, begin, undo } = useGracePeriod<Account>(page, graceMs);
  const { mutate } = useChange({
    updatesQueries: 'mutationFn',
    mutationKey,
    mutationFn: async ({ account: { userId }, status, isWanted }: StatusChange) => {
      if (!(await isWanted)) return false;
      const params = { id: userId };
      await call(contract.users.updateStatus, { params, body: { status } }, { keepalive: true });
      await changes.refresh(userId);
      return true;
    },
    onSuccess: (isDone, { account: { username }, status }) => {
      if (isDone && status === 'active')
        alert.success(`${username} può entrare`, { autoClose: true });
    },
    onError: (_, { account }) => void changes.refresh(account.userId),
  });
  const undoableId = undoable?.userId;
  const change: ChangeStatus = useCallback(
    (account, status) => {
      if (status === 'suspended') mutate({ account, status, isWanted: begin(account) });
      else if (account.userId === undoableId) undo();
      else mutate({ account, status, isWanted: Promise.resolve(true) });
    },
    [mutate, begin, undo, undoableId],
  );
  return {
    change,
    /** The account just suspended, while this can be undone. */
    suspended: undoable,
    undo,
  };
}

/** The status an account will have after pending changes; undefined without any. */
export function usePendingStatus(): (userId: number) => NewStatus | undefined {
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }: Mutation<boolean, Error, StatusChange>) => state.variables,
  });
  return (userId) => pending.findLast((change) => change?.account.userId === userId)?.status;
}
