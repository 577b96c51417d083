import type { AccountStatus } from '@poketorneo/contract';
import { type Expression, expressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import { containsText } from '../../db/dialect.ts';
import { toFlag } from '../../db/flag.ts';
import type { Schema } from '../../db/schema.ts';
import { type Account, comparisonKey, type NewAccount } from './account.ts';

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

/** What a token is checked against at each request: the account, and which sessions it has. */
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
  // Written out: every poll reads it, and an object that is spread of a row takes twice as long to read.
  const { tokenVersion, isAdmin, plays, status } = first;
  const sessionIds = rows.flatMap(({ sessionId }) => sessionId ?? []);
  return { tokenVersion, isAdmin, plays, status, sessionIds };
}

export interface AccountsPage {
  search: string | undefined;
  after: string | undefined;
  limit: number;
}

/** Accounts by username, at most `limit` of them, those after the one whose username is `after`. */
export async function listAccounts(
  db: Database,
  { search, after, limit }: AccountsPage,
): Promise<Account[]> {
  let query = db.selectFrom('users').selectAll().orderBy('username_key').limit(limit);
  if (after !== undefined) query = query.where('username_key', '>', comparisonKey(after));
  for (const word of wordsOf(search)) query = query.where(isFoundBy(word));
  return (await query.execute()).map(toAccount);
}

/** The accounts with these ids that are still there, in the order of the ids. */
export async function listAccountsById(db: Database, ids: readonly number[]): Promise<Account[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('users').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, toAccount(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What is looked for: every word must be found, for names are often searched as first and last. */
export function wordsOf(search: string | undefined): string[] {
  return search === undefined || search.trim() === '' ? [] : search.trim().split(/\s+/);
}

/** Whether an account has a word in any of its names or in its address. */
export function isFoundBy(word: string): Expression<SqlBool> {
  const part = comparisonKey(word);
  return expressionBuilder<Schema, 'users'>().or([
    containsText(sql.ref('username_key'), part),
    containsText(sql.ref('email_key'), part),
    ...spellings(word).flatMap((spelling) => [
      containsText(sql`lower(first_name)`, spelling),
      containsText(sql`lower(last_name)`, spelling),
    ]),
  ]);
}

/**
 * A word as it may stand in a name of which SQL has lowered the letters, which on both databases
 * are those of ASCII alone: accented letters as in lower case, as in a name, as in capitals.
 */
function spellings(word: string): string[] {
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
      // After a backup was restored ids are given again: no new account may take the tokens of
      // whoever had its id before.
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

/** Counts the version up; answers with the changed account, or undefined when there is none with this id. */
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
 * Sets a password, makes every earlier token worthless and ends every session but one, if it is given;
 * answers with the new token version.
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

/** Whether an account may be used; whoever is not let in has no token that is worth anything. */
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

/** Makes every token of a user worthless, and ends every session. */
export async function revokeTokens(trx: Trx, id: number): Promise<void> {
  await deleteSessionsOf(trx, id);
  await trx
    .updateTable('users')
    .set((eb) => ({ token_version: eb('token_version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/**
 * To be called where the token version changes: derived sessions leave nothing behind. A browser is sent
 * news, and lets others in, as long as its tokens are worth something.
 */
async function deleteSessionsOf(trx: Trx, userId: number, remaining?: string): Promise<void> {
  await trx.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute();
  const sessionIds = trx.selectFrom('sessions').select('id').where('user_id', '=', userId);
  await trx.deleteFrom('device_links').where('session_id', 'in', sessionIds).execute();
  let ended = trx.deleteFrom('sessions').where('user_id', '=', userId);
  if (remaining !== undefined) ended = ended.where('id', '!=', remaining);
  await ended.execute();
}

/** Forgets the links to set a new password that were mailed to a user. */
export async function deletePasswordResetsOf(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

/** Says whether there was such an account. What belongs to it goes with it. */
export async function deleteAccount(trx: Trx, id: number): Promise<boolean> {
  const result = await trx.deleteFrom('users').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** The organisers who can do something: those whose account is in use. */
export async function listAdministratorIds(db: Database): Promise<number[]> {
  const appointed = await listAppointedAdministrators(db);
  return appointed.filter(({ status }) => status === 'active').map(({ id }) => id);
}

/** All organisers, those whose account is suspended as well. */
export function listAppointedAdministrators(
  db: Database,
): Promise<{ id: number; status: AccountStatus }[]> {
  return db
    .selectFrom('users')
    .select(['id', 'status'])
    .where('is_admin', '=', 1)
    .orderBy('id')
    .execute();
}
