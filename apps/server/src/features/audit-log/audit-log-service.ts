import type { AuditEntry } from '@poketorneo/contract';
import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import type { NewestFirstPage } from '../../db/newest-first-page.ts';
import type { Unit } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import {
  type AuditEntryRecord,
  findUsername,
  insertAuditEntry,
  listAuditEntries,
  listAuditEntriesOf,
  updateAuditValues,
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
}

/**
 * Writes down a change, in the transaction that makes it. Throws AppError 'token-invalid' when the
 * account of who makes it has been deleted meanwhile.
 */
export async function recordChange(
  { trx, now, announce }: Unit,
  { actor, action, subject, before, after }: AuditedChange,
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
    createdAt: now,
  });
  announce('audit-log');
}

/**
 * Takes the mail addresses out of what is written of an account, in the transaction that deletes it:
 * older entries hold them.
 */
export async function forgetMailAddresses(
  { trx, announce }: Unit,
  username: string,
): Promise<void> {
  const entries = await listAuditEntriesOf(trx, { action: 'user.update', subject: username });
  for (const { id, before, after } of entries) {
    const values = withoutMailAddresses(before, after);
    if (values !== undefined) await updateAuditValues(trx, id, values);
  }
  announce('audit-log');
}

const loggedAccount = z.looseObject({ email: z.optional(z.string()) });

/** The same values, which say only whether the address has changed; undefined where there is none. */
function withoutMailAddresses(before: string | null, after: string | null) {
  if (before === null || after === null) return undefined;
  const { email: old, ...one } = loggedAccount.parse(JSON.parse(before));
  const { email: now, ...other } = loggedAccount.parse(JSON.parse(after));
  if (old === undefined && now === undefined) return undefined;
  return {
    before: toText(one),
    after: toText(old === now ? other : { ...other, emailChanged: true }),
  };
}

function toText(value: Json): string | null {
  return value === null ? null : JSON.stringify(value);
}

/** A page of the log: the newest entries first, each with what has changed in words. */
export async function listChanges(db: Database, page: NewestFirstPage): Promise<AuditEntry[]> {
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
