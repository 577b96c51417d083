import { type Selectable, sql } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import type { NewestFirstPage } from '../../db/newest-first-page.ts';
import type { Schema } from '../../db/schema.ts';

export interface NewAuditEntry {
  /** Username of the organiser. */
  actor: string;
  action: string;
  subject: string;
  /** JSON; null if there was no value. */
  before: string | null;
  after: string | null;
  createdAt: Date;
}

export interface AuditEntryRecord extends NewAuditEntry {
  id: number;
}

/** An account's username; undefined if there is no such account. */
export async function findUsername(db: Database, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('username')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.username;
}

export async function insertAuditEntry(trx: Trx, entry: NewAuditEntry): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      actor: entry.actor,
      action: entry.action,
      subject: entry.subject,
      value_before: entry.before,
      value_after: entry.after,
      created_at: entry.createdAt.getTime(),
    })
    .execute();
}

/** The newest entries first, at most `limit` of them. */
export async function listAuditEntries(
  db: Database,
  { before, limit }: NewestFirstPage,
): Promise<AuditEntryRecord[]> {
  let query = db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(limit);
  if (before !== undefined) query = query.where('id', '<', before);
  return (await query.execute()).map(toRecord);
}

/**
 * Entries made by a user or possibly about them: the subject equals the username or begins with it,
 * as in 'Ada contro Brock' or, in old entries, 'Ada, Torneo di Kanto'; that of a duel also ends
 * with it, as in 'Nina contro Ada'. Oldest first.
 */
export async function listAuditEntriesInvolving(
  db: Database,
  username: string,
): Promise<AuditEntryRecord[]> {
  const opponent = ` contro ${username}`;
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where(({ eb, or }) =>
      or([
        eb('actor', '=', username),
        eb('subject', '=', username),
        // Not `like`, which ignores case on SQLite.
        sql<boolean>`substr(subject, 1, ${username.length + 1}) = ${`${username} `}`,
        sql<boolean>`substr(subject, 1, ${username.length + 2}) = ${`${username}, `}`,
        sql<boolean>`action = 'duel.void'
          and substr(subject, length(subject) - ${opponent.length - 1}) = ${opponent}`,
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(toRecord);
}

/** Replaces the text and values of an entry. */
export async function updateAuditEntry(
  trx: Trx,
  id: number,
  { actor, subject, before, after }: Omit<NewAuditEntry, 'action' | 'createdAt'>,
): Promise<void> {
  await trx
    .updateTable('audit_log')
    .set({ actor, subject, value_before: before, value_after: after })
    .where('id', '=', id)
    .execute();
}

function toRecord(row: Selectable<Schema['audit_log']>): AuditEntryRecord {
  return {
    id: row.id,
    actor: row.actor,
    action: row.action,
    subject: row.subject,
    before: row.value_before,
    after: row.value_after,
    createdAt: new Date(row.created_at),
  };
}
