import type { Insertable } from 'kysely';
import type { Database } from '../database.ts';
import type { Schema } from '../schema.ts';

/** A complete user row. */
export function userRow(username: string): Insertable<Schema['users']> {
  return {
    username,
    username_key: username.toLowerCase(),
    first_name: 'Ada',
    last_name: 'Rossi',
    email: `${username}@example.org`,
    email_key: `${username}@example.org`.toLowerCase(),
    password_hash: 'hash',
    is_admin: 0,
    face_icon_id: 25,
    created_at: 1_700_000_000_000,
  };
}

/** Returns the id. */
export async function insertUser(db: Database, username: string): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values(userRow(username))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function listUsernames(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('users').select('username').orderBy('username').execute();
  return rows.map((row) => row.username);
}
