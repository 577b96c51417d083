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
  listAuditEntriesConcerning,
  updateAuditEntry,
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

/** What stands where a name stood, once its account is gone; no username has a space. */
export const nameOfNobody = 'Account eliminato';

/** What is written about accounts and what they do; the subjects of all else are no people. */
const aboutPeople = /^(user|match|battle|admission|sign-up)\./;

/** Every entry that somebody has made or that is about them, the oldest first. */
export async function listChangesConcerning(db: Database, username: string): Promise<AuditEntry[]> {
  const entries = await listAuditEntriesConcerning(db, username);
  return entries
    .filter(({ actor, action }) => actor === username || aboutPeople.test(action))
    .map(toAuditEntry);
}

/**
 * Takes somebody's name, and what else was theirs, out of the log, in the transaction that deletes the
 * account: what organisers have done stays written, of whom and by whom it does not.
 */
export async function forgetPerson({ trx, announce }: Unit, username: string): Promise<void> {
  for (const entry of await listAuditEntriesConcerning(trx, username)) {
    const isAbout = aboutPeople.test(entry.action) && isSubject(entry.subject, username);
    const isBy = entry.actor === username;
    if (!isAbout && !isBy) continue;
    await updateAuditEntry(trx, entry.id, {
      actor: isBy ? nameOfNobody : entry.actor,
      subject: isAbout ? nameOfNobody + entry.subject.slice(username.length) : entry.subject,
      before: isAbout ? withoutPerson(entry.before) : entry.before,
      after: isAbout ? withoutPerson(entry.after) : entry.after,
    });
  }
  announce('audit-log');
}

function isSubject(subject: string, username: string): boolean {
  const beginnings = [`${username} `, `${username}, `];
  return subject === username || beginnings.some((beginning) => subject.startsWith(beginning));
}

const loggedPerson = z.looseObject({});
const personalFields = ['firstName', 'lastName', 'email'];

/** The same values without those that tell whose they were. */
function withoutPerson(value: string | null): string | null {
  if (value === null) return null;
  const parsed = z.safeParse(loggedPerson, JSON.parse(value));
  if (!parsed.success) return value;
  const fields = Object.entries(parsed.data);
  return toText(Object.fromEntries(fields.filter(([name]) => !personalFields.includes(name))));
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
