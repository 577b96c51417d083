import type { AccountStatus } from '@poketorneo/contract';
import { type Expression, expressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { comparisonKey } from '../../comparison-key.ts';
import type { Database, Trx } from '../../db/database.ts';
import { containsText } from '../../db/dialect.ts';
import { toFlag } from '../../db/flag.ts';
import type { Schema } from '../../db/schema.ts';
import type { Account, NewAccount } from './account.ts';

function toAccount(row: Selectable<Schema['users']>): Account {
  return {
    id: row.id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    passwordHash: row.password_hash,
    isAdmin: row.is_admin === 1,
    plays: row.plays === 1,
    status: row.status,
    tokenVersion: row.token_version,
    faceIconId: row.face_icon_id,
    createdAt: new Date(row.created_at),
    version: row.version,
  };
}

export async function findAccount(db: Database, id: number): Promise<Account | undefined> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toAccount(row);
}

export async function findAccountByUsername(
  db: Database,
  username: string,
): Promise<Account | undefined> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('username_key', '=', comparisonKey(username))
    .executeTakeFirst();
  return row && toAccount(row);
}

export async function findAccountByEmail(
  db: Database,
  email: string,
): Promise<Account | undefined> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('email_key', '=', comparisonKey(email))
    .executeTakeFirst();
  return row && toAccount(row);
}

/** State that tokens are checked against: the account and its sessions. */
export async function findTokenState(db: Database, id: number) {
  const rows = await db
    .selectFrom('users')
    .leftJoin('sessions', 'sessions.user_id', 'users.id')
    .select(['token_version as tokenVersion', 'is_admin as isAdmin', 'plays', 'status'])
    .select('sessions.id as sessionId')
    .where('users.id', '=', id)
    .execute();
  const [first] = rows;
  if (first === undefined) return undefined;
  // Not spread: every poll reads it, and spread objects are twice as slow.
  const { tokenVersion, isAdmin, plays, status } = first;
  const sessionIds = rows.flatMap(({ sessionId }) => sessionId ?? []);
  return { tokenVersion, isAdmin, plays, status, sessionIds };
}

/** Whether the session exists. */
export async function hasSession(
  db: Database,
  { userId, sessionId }: { userId: number; sessionId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export interface AccountsPage {
  search: string | undefined;
  after: string | undefined;
  limit: number;
}

/** A page of accounts by username, after `after`. */
export async function listAccounts(
  db: Database,
  { search, after, limit }: AccountsPage,
): Promise<Account[]> {
  let query = db.selectFrom('users').selectAll().orderBy('username_key').limit(limit);
  if (after !== undefined) query = query.where('username_key', '>', comparisonKey(after));
  for (const word of searchWords(search)) query = query.where(matchesWord(word));
  return (await query.execute()).map(toAccount);
}

/** Players by part of their names, but not of their addresses, in the order of the usernames. */
export async function listPlayersByName(
  db: Database,
  { search, butNot, limit }: { search: string; butNot: number; limit: number },
): Promise<Account[]> {
  let query = db
    .selectFrom('users')
    .selectAll()
    .where('status', '=', 'active')
    .where((eb) => eb.or([eb('is_admin', '=', 0), eb('plays', '=', 1)]))
    .where('id', '<>', butNot)
    .orderBy('username_key')
    .limit(limit);
  for (const word of searchWords(search)) query = query.where(matchesName(word));
  return (await query.execute()).map(toAccount);
}

/** Existing accounts in the order of the ids. */
export async function listAccountsById(db: Database, ids: readonly number[]): Promise<Account[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('users').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, toAccount(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Words of a search, all of which must match: first and last names are often combined. */
export function searchWords(search: string | undefined): string[] {
  return search === undefined || search.trim() === '' ? [] : search.trim().split(/\s+/);
}

/** Whether a name or the address contains a word. */
export function matchesWord(word: string): Expression<SqlBool> {
  const inAddress = containsText(sql.ref('email_key'), comparisonKey(word));
  return expressionBuilder<Schema, 'users'>().or([matchesName(word), inAddress]);
}

function matchesName(word: string): Expression<SqlBool> {
  return expressionBuilder<Schema, 'users'>().or([
    containsText(sql.ref('username_key'), comparisonKey(word)),
    ...caseVariants(word).flatMap((spelling) => [
      containsText(sql`lower(first_name)`, spelling),
      containsText(sql`lower(last_name)`, spelling),
    ]),
  ]);
}

/** Case variants of a word: SQL lowers only ASCII letters on both databases. */
function caseVariants(word: string): string[] {
  const lower = comparisonKey(word).normalize('NFC');
  const [first = '', ...rest] = lower;
  const written = [lower, first.toUpperCase() + rest.join(''), lower.toUpperCase()];
  return [
    ...new Set(written.map((text) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()))),
  ];
}

export async function insertAccount(trx: Trx, account: NewAccount): Promise<Account> {
  const row = await trx
    .insertInto('users')
    .values({
      username: account.username,
      username_key: comparisonKey(account.username),
      first_name: account.firstName,
      last_name: account.lastName,
      email: account.email,
      email_key: account.email === null ? null : comparisonKey(account.email),
      password_hash: account.passwordHash,
      is_admin: toFlag(account.isAdmin),
      status: account.status ?? 'active',
      // After restoring a backup ids repeat: a new account must not accept the tokens of the
      // previous owner.
      token_version: account.createdAt.getTime(),
      face_icon_id: account.faceIconId,
      created_at: account.createdAt.getTime(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toAccount(row);
}

export interface AccountChanges {
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | null | undefined;
  isAdmin?: boolean | undefined;
  plays?: boolean | undefined;
}

/** Increments the version; returns the account, undefined if there is none. */
export async function updateAccount(
  trx: Trx,
  id: number,
  { firstName, lastName, email, isAdmin, plays }: AccountChanges,
): Promise<Account | undefined> {
  const row = await trx
    .updateTable('users')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(firstName === undefined ? {} : { first_name: firstName }),
      ...(lastName === undefined ? {} : { last_name: lastName }),
      ...(email === undefined
        ? {}
        : { email, email_key: email === null ? null : comparisonKey(email) }),
      ...(isAdmin === undefined ? {} : { is_admin: toFlag(isAdmin) }),
      ...(plays === undefined ? {} : { plays: toFlag(plays) }),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toAccount(row);
}

/**
 * Sets a password, revokes all tokens and ends all sessions except `remainingSession`; returns the
 * new token version.
 */
export async function updatePassword(
  trx: Trx,
  id: number,
  passwordHash: string,
  remainingSession?: string,
): Promise<number | undefined> {
  const row = await trx
    .updateTable('users')
    .set((eb) => ({ password_hash: passwordHash, token_version: eb('token_version', '+', 1) }))
    .where('id', '=', id)
    .returning('token_version')
    .executeTakeFirst();
  await deleteSessionsOf(trx, id, remainingSession);
  return row?.token_version;
}

/** Sets the status; tokens of inactive accounts are invalid. */
export async function updateStatus(
  trx: Trx,
  id: number,
  status: AccountStatus,
): Promise<Account | undefined> {
  const row = await trx
    .updateTable('users')
    .set((eb) => ({
      status,
      version: eb('version', '+', 1),
      ...(status === 'active' ? {} : { token_version: eb('token_version', '+', 1) }),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (status !== 'active') await deleteSessionsOf(trx, id);
  return row && toAccount(row);
}

/** Revokes all tokens and ends all sessions. */
export async function revokeTokens(trx: Trx, id: number): Promise<void> {
  await deleteSessionsOf(trx, id);
  await trx
    .updateTable('users')
    .set((eb) => ({ token_version: eb('token_version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/**
 * To be called when the token version changes. Push subscriptions and device links end with
 * their session.
 */
async function deleteSessionsOf(trx: Trx, userId: number, remaining?: string): Promise<void> {
  await trx.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute();
  const sessionIds = trx.selectFrom('sessions').select('id').where('user_id', '=', userId);
  await trx.deleteFrom('device_links').where('session_id', 'in', sessionIds).execute();
  let ended = trx.deleteFrom('sessions').where('user_id', '=', userId);
  if (remaining !== undefined) ended = ended.where('id', '!=', remaining);
  await ended.execute();
}

/** Deletes a user's password reset links. */
export async function deletePasswordResetsOf(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

/** Returns whether the account existed. Its data is deleted by cascade. */
export async function deleteAccount(trx: Trx, id: number): Promise<boolean> {
  const result = await trx.deleteFrom('users').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Active organisers. */
export async function listAdministratorIds(db: Database): Promise<number[]> {
  const appointed = await listAllAdministrators(db);
  return appointed.filter(({ status }) => status === 'active').map(({ id }) => id);
}

/** All organisers, suspended ones included. */
export function listAllAdministrators(
  db: Database,
): Promise<{ id: number; status: AccountStatus }[]> {
  return db
    .selectFrom('users')
    .select(['id', 'status'])
    .where('is_admin', '=', 1)
    .orderBy('id')
    .execute();
}
