import { type SessionUser, sessionUser } from '@poketorneo/contract';

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
