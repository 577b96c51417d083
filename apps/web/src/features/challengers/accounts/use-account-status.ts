import type { Challenger } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { type Mutation, useMutation, useMutationState } from '@tanstack/react-query';
import { type RefObject, useCallback } from 'react';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { useGrace } from '../../../lib/use-grace.ts';
import { useChallengerChanges } from '../use-challenger-changes.ts';

/** Milliseconds in which a suspension can be taken back. */
const graceTime = 6000;
const mutationKey = ['account-status'];

type Account = Pick<Challenger, 'userId' | 'username'>;

type NewStatus = 'active' | 'suspended';
export type ChangeStatus = (account: Account, status: NewStatus) => void;

interface StatusChange {
  account: Account;
  status: NewStatus;
  /** Comes true once it is to be done, false if it has been taken back. */
  isWanted: Promise<boolean>;
}

/**
 * Closes accounts until further notice, and opens them. A suspension reaches the server when the
 * time to take it back is over: it signs a user out of all devices, which cannot be undone.
 */
export function useAccountStatus(page: RefObject<HTMLElement | null>) {
  const changes = useChallengerChanges();
  const { undoable, begin, undo } = useGrace<Account>(page, graceTime);
  const { mutate } = useMutation({
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
    /** Who has just been suspended and can be had back. */
    suspended: undoable,
    undo,
  };
}

/** What becomes of an account's status while a change of it is under way, or can be taken back. */
export function useStatusToCome(): (userId: number) => NewStatus | undefined {
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }: Mutation<boolean, Error, StatusChange>) => state.variables,
  });
  return (userId) => pending.findLast((change) => change?.account.userId === userId)?.status;
}
