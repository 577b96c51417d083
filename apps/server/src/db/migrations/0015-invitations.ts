import { type Migration, sql } from 'kysely';
import type { SqlDialect } from '../dialect.ts';

/** Invitations, their sign-ups, and sign-ups that await approval. */
export function invitations({ text, integer, identity, createTable }: SqlDialect): Migration {
  return {
    async up(db) {
      await createTable(db, 'invitations')
        .addColumn('id', integer, identity)
        .addColumn('token_hash', text, (column) => column.notNull().unique())
        .addColumn('seed', text, (column) => column.notNull())
        .addColumn('created_by', integer, (column) =>
          column.references('users.id').onDelete('set null'),
        )
        .addColumn('created_at', integer, (column) => column.notNull())
        .addColumn('expires_at', integer, (column) => column.notNull())
        .addColumn('places', integer, (column) => column.notNull().check(sql`places > 0`))
        .addColumn('taken', integer, (column) => column.notNull().defaultTo(0))
        .addColumn('revoked_at', integer)
        .addCheckConstraint('invitations_taken', sql`taken >= 0 and taken <= places`)
        .execute();

      await createTable(db, 'invitation_guests')
        .addColumn('user_id', integer, (column) =>
          column.notNull().primaryKey().references('users.id').onDelete('cascade'),
        )
        .addColumn('invitation_id', integer, (column) =>
          column.notNull().references('invitations.id').onDelete('cascade'),
        )
        .addColumn('joined_at', integer, (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('invitation_guests_invitation_id')
        .on('invitation_guests')
        .column('invitation_id')
        .execute();

      await createTable(db, 'sign_up_requests')
        .addColumn('user_id', integer, (column) =>
          column.notNull().primaryKey().references('users.id').onDelete('cascade'),
        )
        .addColumn('asked_at', integer, (column) => column.notNull())
        .addColumn('decision', text, (column) =>
          column.check(sql`decision in ('approved', 'refused')`),
        )
        .addColumn('decided_at', integer)
        .addColumn('welcome_id', integer)
        .execute();
    },
  };
}
