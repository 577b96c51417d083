import type { SessionUser } from '@poketorneo/contract';
import { createStore, useStore } from '../../../lib/create-store.ts';
import { parseStoredUser } from '../../../lib/session.ts';

const storageKey = 'waiting-user';
const current = createStore(readStored());

/** Where the browser forbids storage, it is remembered until the page is closed. */
function readStored(): SessionUser | null {
  try {
    return parseStoredUser(localStorage.getItem(storageKey));
  } catch {
    return null;
  }
}

/**
 * Who has signed up on this device and has not been let in yet: the token is worth nothing
 * until then.
 */
export const waitingUser = {
  set(user: SessionUser | null): void {
    current.set(user);
    try {
      if (user === null) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, JSON.stringify(user));
    } catch {
      // Forbidden or full: see readStored.
    }
  },
};

export function useWaitingUser(): SessionUser | null {
  return useStore(current);
}
