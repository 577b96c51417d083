import type { Database } from '../../db/database.ts';
import { userRow } from '../../db/testing/users.ts';

const rowsAtOnce = 500;

/** Adds accounts of players who have done nothing yet, on either database. */
export async function addPlayers(db: Database, count: number): Promise<void> {
  const names = Array.from({ length: count }, (_, index) => `sfidante${index + 1}`);
  for (let from = 0; from < count; from += rowsAtOnce) {
    const rows = names.slice(from, from + rowsAtOnce).map(userRow);
    await db.insertInto('users').values(rows).execute();
  }
}
