import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Where rows are read: an open database, or one of its transactions. */
export type Database = Kysely<Schema>;

/**
 * One of the database's transactions. A database is none: what must not happen outside of a
 * transaction asks for this.
 */
export type Trx = Transaction<Schema>;
