import { minute } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { findPresence } from './presence-repository.ts';

/** Presence is written once in ten minutes, asynchronously. */
const seenWithinMs = 11 * minute;

/** Whether a user was active lately. */
export async function isOnline(db: Database, userId: number, now: Date): Promise<boolean> {
  const seenAt = await findPresence(db, userId);
  return seenAt !== undefined && now.getTime() - seenAt.getTime() < seenWithinMs;
}
