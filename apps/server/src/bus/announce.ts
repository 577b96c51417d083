import type { Kysely } from 'kysely';
import { notifyOnCommit } from '../db/dialect.ts';
import type { Schema } from '../db/schema.ts';

/** The channel of PostgreSQL that every server process listens to. */
export const channel = 'poketorneo';

const separator = ' ';

/**
 * Tells the other server processes of a change when, and only when, the transaction is committed.
 * Topics have no spaces; a payload is an id or the like, never content.
 */
export async function announce(
  trx: Kysely<Schema>,
  topic: string,
  payload?: string,
): Promise<void> {
  await notifyOnCommit(
    trx,
    channel,
    payload === undefined ? topic : `${topic}${separator}${payload}`,
  );
}

/** What another process has announced. */
export function readAnnouncement(message: string): { topic: string; payload?: string } {
  const end = message.indexOf(separator);
  return end < 0
    ? { topic: message }
    : { topic: message.slice(0, end), payload: message.slice(end + 1) };
}
