import { type Selectable, sql } from 'kysely';
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

/** What a token is checked against at each request. */
export function findTokenState(db: Database, id: number) {
  return db
    .selectFrom('users')
    .select(['token_version as tokenVersion', 'is_admin as isAdmin'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export interface AccountsPage {
  search: string | undefined;
  after: string | undefined;
  limit: number;
  /** This account alone. */
  id?: number | undefined;
  /** By username, or those who signed up last first. */
  order?: 'username' | 'newest' | undefined;
}

/** Accounts in their order, at most `limit` of them, those after the one whose username is `after`. */
export async function listAccounts(
  db: Database,
  { search, after, limit, id, order = 'username' }: AccountsPage,
): Promise<Account[]> {
  let query = db.selectFrom('users').selectAll().limit(limit);
  query = order === 'newest' ? query.orderBy('id', 'desc') : query.orderBy('username_key');
  if (id !== undefined) query = query.where('id', '=', id);
  if (after !== undefined) {
    const key = comparisonKey(after);
    query =
      order === 'newest'
        ? query.where('id', '<', (last) =>
            last.selectFrom('users as last').select('last.id').where('last.username_key', '=', key),
          )
        : query.where('username_key', '>', key);
  }
  // Every word must be found, each in any column: names are often searched as first and last.
  if (search !== undefined && search.trim() !== '') {
    for (const word of search.trim().split(/\s+/)) {
      const part = comparisonKey(word);
      query = query.where(({ or }) =>
        or([
          containsText(sql.ref('username_key'), part),
          containsText(sql.ref('email_key'), part),
          ...spellings(word).flatMap((spelling) => [
            containsText(sql`lower(first_name)`, spelling),
            containsText(sql`lower(last_name)`, spelling),
          ]),
        ]),
      );
    }
  }
  return (await query.execute()).map(toAccount);
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
      email_key: comparisonKey(account.email),
      password_hash: account.passwordHash,
      is_admin: toFlag(account.isAdmin),
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
  email?: string | undefined;
  isAdmin?: boolean | undefined;
}

/** Counts the version up; answers with the changed account, or undefined when there is none with this id. */
export async function updateAccount(
  trx: Trx,
  id: number,
  { firstName, lastName, email, isAdmin }: AccountChanges,
): Promise<Account | undefined> {
  const row = await trx
    .updateTable('users')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(firstName === undefined ? {} : { first_name: firstName }),
      ...(lastName === undefined ? {} : { last_name: lastName }),
      ...(email === undefined ? {} : { email, email_key: comparisonKey(email) }),
      ...(isAdmin === undefined ? {} : { is_admin: toFlag(isAdmin) }),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toAccount(row);
}

/** Sets a password and makes every earlier token worthless; answers with the new token version. */
export async function updatePassword(
  trx: Trx,
  id: number,
  passwordHash: string,
): Promise<number | undefined> {
  const row = await trx
    .updateTable('users')
    .set((eb) => ({ password_hash: passwordHash, token_version: eb('token_version', '+', 1) }))
    .where('id', '=', id)
    .returning('token_version')
    .executeTakeFirst();
  return row?.token_version;
}

/** Makes every token of a user worthless. */
export async function revokeTokens(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({ token_version: eb('token_version', '+', 1) }))
    .where('id', '=', id)
    .execute();
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

export async function listAdministratorIds(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', 1)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
