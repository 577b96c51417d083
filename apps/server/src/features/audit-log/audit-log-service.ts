import type { AuditEntry } from '@poketorneo/contract';
import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import type { NewestFirstPage } from '../../db/newest-first-page.ts';
import type { UnitOfWork } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import {
  type AuditEntryRecord,
  findUsername,
  insertAuditEntry,
  listAuditEntries,
  listAuditEntriesInvolving,
  updateAuditEntry,
} from './audit-log-repository.ts';
import { changesBetween, titleOf } from './format-entry.ts';

/** Any JSON value. */
type Json = object | string | number | boolean | null;

/** A change made by an organiser. */
interface AuditedChange {
  /** User id of the organiser. */
  actor: number;
  /** As in 'match.insert'. */
  action: string;
  /** The changed object, as shown. */
  subject: string;
  /** Null if there was no value. */
  before: Json;
  /** Null if there is no value. */
  after: Json;
}

/**
 * Writes an audit entry in the transaction of the change. Throws AppError 'token-invalid' if the
 * organiser's account has been deleted since.
 */
export async function recordChange(
  { trx, now, emit }: UnitOfWork,
  { actor, action, subject, before, after }: AuditedChange,
): Promise<void> {
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
  emit('audit-log');
}

/** Replaces the name of a deleted account; no username contains a space. */
export const deletedAccountName = 'Account eliminato';

/** Actions whose subject is a person. */
const personalActions = /^(user|match|battle|duel|admission|sign-up)\./;

/** Entries made by a user or about them, oldest first. */
export async function listChangesInvolving(db: Database, username: string): Promise<AuditEntry[]> {
  const entries = await listAuditEntriesInvolving(db, username);
  return entries
    .filter(({ actor, action }) => actor === username || personalActions.test(action))
    .map(toAuditEntry);
}

/**
 * Removes a user's name and personal data from the log, in the transaction that deletes the
 * account. The entries stay.
 */
export async function anonymizePerson({ trx, emit }: UnitOfWork, username: string): Promise<void> {
  for (const entry of await listAuditEntriesInvolving(trx, username)) {
    const isAbout = isPersonal(entry, username);
    const isBy = entry.actor === username;
    if (!isAbout && !isBy) continue;
    await updateAuditEntry(trx, entry.id, {
      actor: isBy ? deletedAccountName : entry.actor,
      subject: isAbout ? withoutName(entry.subject, username) : entry.subject,
      before: isAbout ? withoutPersonalData(entry.before) : entry.before,
      after: isAbout ? withoutPersonalData(entry.after) : entry.after,
    });
  }
  emit('audit-log');
}

function isPersonal(
  { action, subject }: Pick<AuditEntryRecord, 'action' | 'subject'>,
  username: string,
): boolean {
  return (
    personalActions.test(action) &&
    (isSubject(subject, username) || (action === 'duel.void' && isOpponent(subject, username)))
  );
}

/** As in 'Nina contro Ada'. */
const isOpponent = (subject: string, username: string) => subject.endsWith(` contro ${username}`);

function withoutName(subject: string, username: string): string {
  return isSubject(subject, username)
    ? deletedAccountName + subject.slice(username.length)
    : subject.slice(0, -username.length) + deletedAccountName;
}

function isSubject(subject: string, username: string): boolean {
  const beginnings = [`${username} `, `${username}, `];
  return subject === username || beginnings.some((beginning) => subject.startsWith(beginning));
}

const loggedObject = z.looseObject({});
const personalFields = ['firstName', 'lastName', 'email'];

/** The values without personal data. */
function withoutPersonalData(value: string | null): string | null {
  if (value === null) return null;
  const parsed = z.safeParse(loggedObject, JSON.parse(value));
  if (!parsed.success) return value;
  const fields = Object.entries(parsed.data);
  return toText(Object.fromEntries(fields.filter(([name]) => !personalFields.includes(name))));
}

function toText(value: Json): string | null {
  return value === null ? null : JSON.stringify(value);
}

/** A page of the log, newest first, with formatted changes. */
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
