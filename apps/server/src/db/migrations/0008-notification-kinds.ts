import { type Kysely, type Migration, sql } from 'kysely';
import type { SqlDialect } from '../dialect.ts';

/**
 * The kind of notifications, derived from the text of existing ones; those with a sender
 * are messages.
 */
export function notificationKinds({ text }: SqlDialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('notifications')
        .addColumn('kind', text, (column) => column.notNull().defaultTo('message'))
        .execute();
      await sql`
        update notifications
        set kind = case
          when title = 'Ti diamo il benvenuto!' then 'welcome'
          when title = 'Un nuovo compagno!' then 'starter'
          when title = 'Premio ottenuto!' then 'reward'
          when title = 'Premio speciale!' then 'prize'
          when title = 'Pokémon segreto!' then 'secret-pokemon'
          when title = 'Premio perso' then 'reward-lost'
          when title = 'Nuovo torneo!' then 'tournament-unlocked'
          when title = 'La sfida finale!' then 'champion-unlocked'
          when url = '/profile' then 'icons-obtained'
          when url = '/badges' then 'badge'
          when url = '/leaderboard' then 'record'
          else 'message'
        end
        where sender is null`.execute(db);
    },
  };
}
