import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** An open database, or one of its transactions. */
export type Database = Kysely<Schema>;

/**
 * A transaction. Code that must run inside one requires this type, which `Database` does
 * not extend.
 */
export type Trx = Transaction<Schema>;
