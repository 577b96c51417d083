import type { AuditEntry } from '@poketorneo/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import {
  type AuditEntryRecord,
  type AuditLogPage,
  findUsername,
  insertAuditEntry,
  listAuditEntries,
} from './audit-log-repository.ts';
import { changesBetween, titleOf } from './in-words.ts';

/** Anything that JSON can hold. */
type Json = object | string | number | boolean | null;

/** A change that an organiser makes. */
interface AuditedChange {
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
export async function recordChange(
  trx: Transaction<Schema>,
  { actor, action, subject, before, after, now }: AuditedChange,
): Promise<void> {
  // The name stays in the log when the account is gone.
  const username = await findUsername(trx, actor);
  if (username === undefined) throw new AppError('token-invalid', 'Questo account non esiste più');
  await insertAuditEntry(trx, {
    actor: username,
    action,
    subject,
    before: toText(before),
    after: toText(after),
    createdAt: new Date(now),
  });
}

function toText(value: Json): string | null {
  return value === null ? null : JSON.stringify(value);
}

/** A page of the log: the newest entries first, each with what has changed in words. */
export async function listChanges(db: Kysely<Schema>, page: AuditLogPage): Promise<AuditEntry[]> {
  return (await listAuditEntries(db, page)).map(toAuditEntry);
}

function toAuditEntry({ createdAt, ...entry }: AuditEntryRecord): AuditEntry {
  return {
    ...entry,
    timestamp: createdAt.toISOString(),
    title: titleOf(entry.action),
    changes: changesBetween(entry.before, entry.after),
  };
}
