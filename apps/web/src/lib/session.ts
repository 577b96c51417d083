import { permissionsOf, type SessionUser, sessionUser } from '@poketorneo/contract';
import * as z from 'zod/mini';
import { createStore, useStore } from './create-store.ts';

const storageKey = 'user';
const current = createStore(readStored());
/** Whether the browser holds what this page knows: it may be full, or forbid it. */
let isStored = mayBeRead();

/** Where the browser forbids storage, a session lasts as long as the page. */
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

/** Whether this tab itself has ended the session: whoever did that has led somewhere else, too. */
let wasEndedHere = false;

function store(user: SessionUser | null): void {
  writeStored(user);
  wasEndedHere = user === null;
  current.set(user);
}

/** Takes over what another tab has stored. */
function takeOver(): void {
  const stored = readStored();
  if (JSON.stringify(stored) === JSON.stringify(current.get())) return;
  wasEndedHere = false;
  current.set(stored);
}

/**
 * As `takeOver`, where the event of it may not have come yet: nobody who has signed out there comes
 * back to life by a change made here, and no change made there is lost.
 */
function follow(): void {
  if (isStored) takeOver();
}

/** Who is signed in on this device; every tab and every component sees the same one. */
export const session = {
  /** The user now signed in, or null. */
  get: current.get,
  start: (user: SessionUser): void => store(user),
  /**
   * Merges changes into the stored user; nothing happens when nobody is signed in, or somebody else
   * than whom they are about.
   */
  update: (changes: Partial<SessionUser>): void => {
    const before = current.get()?.id;
    follow();
    const user = current.get();
    if (user !== null && user.id === before) store({ ...user, ...changes });
  },
  end: (): void => store(null),
  /** Nobody is signed in, and this tab knows: nobody has to be told once more. */
  wasEndedHere: (): boolean => wasEndedHere && current.get() === null,
  subscribe: current.subscribe,
};

/** Other tabs follow a sign-in, a renewed token or a logout made in one of them. */
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === storageKey || event.key === null) takeOver();
  });
  // A page that comes back from the browser's memory has slept through the events.
  window.addEventListener('pageshow', follow);
}

/** The signed-in user, or null; the component renders again when it changes. */
export function useSession(): SessionUser | null {
  return useStore(current);
}

/** Whether a user is an organiser. */
export function isAdmin(user: SessionUser | null): boolean {
  return user !== null && permissionsOf(user.roles).organises;
}

/** Whether a user has tournaments, badges and matches of their own. */
export function isPlayer(user: SessionUser | null): boolean {
  return user !== null && permissionsOf(user.roles).plays;
}

/** The user in what the browser has stored; null when there is none, or it is not one of ours. */
export function parseStoredUser(text: string | null): SessionUser | null {
  if (text === null) return null;
  try {
    const parsed = sessionUser.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    // Not JSON: somebody else's, or damaged.
    return null;
  }
}

const claimsSchema = z.object({
  sub: z.string(),
  /** Grows when the password changes, which revokes the tokens before. */
  ver: z.int(),
  /** Its session; tokens of the version before name none. */
  sid: z.optional(z.string()),
  iat: z.int(),
});

/**
 * Whether a token that came with an answer may take the place of a user's own: it is theirs too, of the
 * same session, and newer. The answer may be one that the browser has kept, with a token of back then.
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

/** What a visit to the login page carries along when it follows from the end of a session. */
export const sessionEnded: z.output<typeof afterSession> = { sessionEnded: true };

/** Whether what a visit carries along says that a session has just ended. */
export function isAfterSession(state: unknown): boolean {
  return afterSession.safeParse(state).success;
}
