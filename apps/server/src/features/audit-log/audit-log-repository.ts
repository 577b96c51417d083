import type { AuditEntry } from '@poketorneo/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { changesBetween, titleOf } from './in-words.ts';

/** Anything that JSON can hold. */
type Json = object | string | number | boolean | null;

/** A change that an organiser makes. */
export interface AuditedChange {
  /** The id of who makes it. */
  actor: number;
  /** What is done, as in 'match.insert'. */
  action: string;
  /** What it is done to, in words. */
  subject: string;
  /** What was there; null where there was nothing. */
  before: Json;
  /** What is there from now on, likewise. */
  after: Json;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Writes down a change, in the transaction that makes it. Throws AppError 'token-invalid' when the
 * account of who makes it has been deleted meanwhile.
 */
export async function insertAuditEntry(
  trx: Transaction<Schema>,
  { actor, action, subject, before, after, now }: AuditedChange,
): Promise<void> {
  // The name stays in the log when the account is gone.
  const account = await trx
    .selectFrom('users')
    .select('username')
    .where('id', '=', actor)
    .executeTakeFirst();
  if (account === undefined) throw new AppError('token-invalid', 'Questo account non esiste più');
  await trx
    .insertInto('audit_log')
    .values({
      actor: account.username,
      action,
      subject,
      value_before: toText(before),
      value_after: toText(after),
      created_at: now,
    })
    .execute();
}

function toText(value: Json): string | null {
  return value === null ? null : JSON.stringify(value);
}

export interface AuditLogPage {
  /** Only entries older than this one. */
  before: number | undefined;
  limit: number;
}

/** The newest entries first, at most `limit` of them. */
export async function listAuditEntries(
  db: Kysely<Schema>,
  { before, limit }: AuditLogPage,
): Promise<AuditEntry[]> {
  let query = db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(limit);
  if (before !== undefined) query = query.where('id', '<', before);
  return (await query.execute()).map((row) => ({
    id: row.id,
    timestamp: new Date(row.created_at).toISOString(),
    actor: row.actor,
    action: row.action,
    title: titleOf(row.action),
    subject: row.subject,
    before: row.value_before,
    after: row.value_after,
    changes: changesBetween(row.value_before, row.value_after),
  }));
}
