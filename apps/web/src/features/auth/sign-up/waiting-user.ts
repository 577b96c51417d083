import type { SessionUser } from '@poketorneo/contract';
import { createStore, useStore } from '../../../lib/create-store.ts';
import { parseStoredUser } from '../../../lib/session.ts';

const storageKey = 'waiting-user';
const current = createStore(readStored());

/** If storage is forbidden, the user is remembered until the page is closed. */
function readStored(): SessionUser | null {
  try {
    return parseStoredUser(localStorage.getItem(storageKey));
  } catch {
    return null;
  }
}

/** The user signed up on this device and not yet approved; the token is invalid until then. */
export const waitingUser = {
  set(user: SessionUser | null): void {
    current.set(user);
    try {
      if (user === null) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, JSON.stringify(user));
    } catch {
      // Storage is forbidden or full: see readStored.
    }
  },
};

export function useWaitingUser(): SessionUser | null {
  return useStore(current);
}
