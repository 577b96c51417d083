import { permissionsOf, type SessionUser, sessionUser } from '@poketorneo/contract';
import * as z from 'zod/mini';
import { createStore, useStore } from './create-store.ts';

const storageKey = 'user';
const current = createStore(readStored());
/** Whether the session is in localStorage, which may be full or forbidden. */
let isStored = mayBeRead();

/** If the browser forbids storage, a session lasts until the page is closed. */
function readStored(): SessionUser | null {
  try {
    return parseStoredUser(localStorage.getItem(storageKey));
  } catch {
    return null;
  }
}

function mayBeRead(): boolean {
  try {
    localStorage.getItem(storageKey);
    return true;
  } catch {
    return false;
  }
}

function writeStored(user: SessionUser | null): void {
  try {
    if (user === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(user));
    isStored = true;
  } catch {
    // Forbidden or full: see readStored.
    isStored = false;
  }
}

/** Whether this tab itself has ended the session: then it has navigated already. */
let wasEndedHere = false;

function store(user: SessionUser | null): void {
  writeStored(user);
  wasEndedHere = user === null;
  current.set(user);
}

/** Adopts the session that another tab has stored. */
function syncWithStorage(): void {
  const stored = readStored();
  if (JSON.stringify(stored) === JSON.stringify(current.get())) return;
  wasEndedHere = false;
  current.set(stored);
}

/**
 * Before a change made here: another tab's change or sign-out may be stored, its event not
 * yet here.
 */
function syncIfStored(): void {
  if (isStored) syncWithStorage();
}

/** The signed-in user of this device; all tabs and components share it. */
export const session = {
  get: current.get,
  start: (user: SessionUser): void => store(user),
  /**
   * Merges changes into the stored user; ignored after a sign-out or a change of user in
   * another tab.
   */
  update: (changes: Partial<SessionUser>): void => {
    const before = current.get()?.id;
    syncIfStored();
    const user = current.get();
    if (user !== null && user.id === before) store({ ...user, ...changes });
  },
  end: (): void => store(null),
  /** This tab itself has signed out: the end of the session needs no message. */
  wasEndedHere: (): boolean => wasEndedHere && current.get() === null,
  subscribe: current.subscribe,
};

/** All tabs follow a sign-in, a renewed token or a sign-out in one of them. */
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === storageKey || event.key === null) syncWithStorage();
  });
  // A page restored from the back/forward cache has missed the events.
  window.addEventListener('pageshow', syncIfStored);
}

/** The signed-in user, or null; the component renders again when it changes. */
export function useSession(): SessionUser | null {
  return useStore(current);
}

/** Whether a user is an organiser. */
export function isAdmin(user: SessionUser | null): boolean {
  return user !== null && permissionsOf(user.roles).organises;
}

/** Whether a user has their own tournaments, badges and matches. */
export function isPlayer(user: SessionUser | null): boolean {
  return user !== null && permissionsOf(user.roles).plays;
}

/** Parses the stored user; null if there is none, or it is invalid. */
export function parseStoredUser(text: string | null): SessionUser | null {
  if (text === null) return null;
  try {
    const parsed = sessionUser.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    // Not JSON.
    return null;
  }
}

const claimsSchema = z.object({
  sub: z.string(),
  /** Grows when the password changes, which revokes older tokens. */
  ver: z.int(),
  /** Its session; tokens of the previous release have none. */
  sid: z.optional(z.string()),
  iat: z.int(),
});

/**
 * Whether a token that came with a response may replace the user's own: same user, same session,
 * newer. A response from the browser's cache may carry an older one.
 */
export function replacesToken(fresh: string, { id, token }: SessionUser): boolean {
  const claims = claimsOf(fresh);
  if (claims === undefined || claims.sub !== String(id)) return false;
  const current = claimsOf(token);
  if (current === undefined || claims.ver > current.ver) return true;
  if (current.sid !== undefined && claims.sid !== current.sid) return false;
  return claims.ver === current.ver && claims.iat > current.iat;
}

function claimsOf(token: string): z.output<typeof claimsSchema> | undefined {
  const [, payload = ''] = token.split('.');
  try {
    const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return claimsSchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

const afterSession = z.object({ sessionEnded: z.literal(true) });

/** Navigation state of the login page after the end of a session. */
export const sessionEnded: z.output<typeof afterSession> = { sessionEnded: true };

/** Whether a navigation state says that a session has just ended. */
export function isAfterSession(state: unknown): boolean {
  return afterSession.safeParse(state).success;
}
