import * as z from 'zod/mini';

const afterSession = z.object({ sessionEnded: z.literal(true) });

/** What a visit to the login page carries along when it follows from the end of a session. */
export const sessionEnded: z.output<typeof afterSession> = { sessionEnded: true };

/** Whether what a visit carries along says that a session has just ended. */
export function isAfterSession(state: unknown): boolean {
  return afterSession.safeParse(state).success;
}
