import { roleAdmin, type SessionUser } from '@poketorneo/contract';
import { useSyncExternalStore } from 'react';
import { parseStoredUser } from './stored-user.ts';

const storageKey = 'user';
const listeners = new Set<() => void>();
let current = readStored();

/** Where the browser forbids storage, a session lasts as long as the page. */
function readStored(): SessionUser | null {
  try {
    return parseStoredUser(localStorage.getItem(storageKey));
  } catch {
    return null;
  }
}

function writeStored(user: SessionUser | null): void {
  try {
    if (user === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(user));
  } catch {
    // Forbidden or full: see readStored.
  }
}

function publish(user: SessionUser | null): void {
  current = user;
  for (const listener of listeners) listener();
}

function store(user: SessionUser | null): void {
  writeStored(user);
  publish(user);
}

/** Who is signed in on this device; every tab and every component sees the same one. */
export const session = {
  /** The user now signed in, or null. */
  get: (): SessionUser | null => current,
  start: (user: SessionUser): void => store(user),
  /** Merges changes into the stored user; nothing happens when nobody is signed in. */
  update: (changes: Partial<SessionUser>): void => {
    if (current !== null) store({ ...current, ...changes });
  },
  end: (): void => store(null),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Other tabs follow a sign-in, a renewed token or a logout made in one of them. */
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === storageKey || event.key === null) publish(readStored());
  });
}

/** The signed-in user, or null; the component renders again when it changes. */
export function useSession(): SessionUser | null {
  return useSyncExternalStore(session.subscribe, session.get, () => null);
}

/** Whether a user is an organiser. */
export function isAdmin(user: SessionUser | null): boolean {
  return user?.roles.includes(roleAdmin) ?? false;
}
