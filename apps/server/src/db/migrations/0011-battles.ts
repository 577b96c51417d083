import { type Kysely, type Migration, sql } from 'kysely';
import type { SqlDialect } from '../dialect.ts';

/**
 * Battles: setup, choices, and events after the end. Also the leaders' grades, and each player's
 * last team per leader.
 */
export function battles({ text, integer, identity, createTable }: SqlDialect): Migration {
  async function createBattles(db: Kysely<unknown>): Promise<void> {
    await createTable(db, 'battles')
      .addColumn('id', integer, identity)
      // No check constraint: more values will follow, and SQLite cannot change a check.
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('format', text, (column) =>
        column.notNull().check(sql`format in ('singles', 'doubles')`),
      )
      .addColumn('level_rule', text, (column) =>
        column.notNull().check(sql`level_rule in ('equal', 'real')`),
      )
      .addColumn('status', text, (column) =>
        column.notNull().check(sql`status in ('running', 'over', 'void')`),
      )
      .addColumn('step', integer, (column) => column.notNull().check(sql`step >= 0`))
      .addColumn('turn', integer, (column) => column.notNull().check(sql`turn >= 0`))
      .addColumn('setup', text, (column) => column.notNull())
      .addColumn('engine_version', text, (column) => column.notNull())
      .addColumn('user_id', integer, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('leader_id', integer, (column) => column.references('leaders.id'))
      .addColumn('outcome', text, (column) =>
        column.check(sql`outcome in ('win', 'loss', 'draw', 'suspended')`),
      )
      .addColumn('ended_by', text, (column) =>
        column.check(sql`ended_by in ('play', 'surrender', 'timeout', 'agreement', 'limit')`),
      )
      .addColumn('gains', text)
      .addColumn('deadline', integer)
      .addColumn('reminded', integer, (column) =>
        column.notNull().defaultTo(0).check(sql`reminded in (0, 1)`),
      )
      .addColumn('running_key', text, (column) => column.unique())
      .addColumn('share_key', text, (column) => column.unique())
      .addColumn('started_at', integer, (column) => column.notNull())
      .addColumn('ended_at', integer)
      .addCheckConstraint(
        'battles_running',
        sql`(status = 'running') = (running_key is not null)
          and (status = 'running') = (deadline is not null)
          and (status = 'running') = (ended_at is null)`,
      )
      .addCheckConstraint(
        'battles_over',
        sql`status <> 'over' or (outcome is not null and ended_by is not null)`,
      )
      .execute();
    await db.schema.createIndex('battles_user_id').on('battles').column('user_id').execute();
    await db.schema.createIndex('battles_deadline').on('battles').column('deadline').execute();

    await createTable(db, 'battle_choices')
      .addColumn('battle_id', integer, (column) =>
        column.notNull().references('battles.id').onDelete('cascade'),
      )
      .addColumn('number', integer, (column) => column.notNull().check(sql`number >= 1`))
      .addColumn('step', integer, (column) => column.notNull().check(sql`step >= 0`))
      .addColumn('side', integer, (column) => column.notNull().check(sql`side in (1, 2)`))
      .addColumn('choice', text, (column) => column.notNull())
      .addColumn('decided_by', text, (column) =>
        column.notNull().check(sql`decided_by in ('player', 'leader')`),
      )
      .addColumn('made_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('battle_choices_key', ['battle_id', 'number'])
      .addUniqueConstraint('battle_choices_step', ['battle_id', 'step', 'side'])
      .execute();

    await createTable(db, 'battle_replays')
      .addColumn('battle_id', integer, (column) =>
        column.notNull().primaryKey().references('battles.id').onDelete('cascade'),
      )
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('events', text, (column) => column.notNull())
      .addColumn('turns', integer, (column) => column.notNull())
      .execute();

    await createTable(db, 'chosen_teams')
      .addColumn('user_id', integer, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('leader_id', integer, (column) => column.notNull().references('leaders.id'))
      .addColumn('pokemon_ids', text, (column) => column.notNull())
      .addColumn('chosen_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('chosen_teams_key', ['user_id', 'leader_id'])
      .execute();
  }

  /** At most one match per battle. */
  async function addBattleToMatches(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('matches')
      .addColumn('battle_id', integer, (column) =>
        column.references('battles.id').onDelete('set null'),
      )
      .execute();
    await db.schema
      .createIndex('matches_battle_id')
      .unique()
      .on('matches')
      .column('battle_id')
      .execute();
  }

  /** Existing leaders get the grades of new installations. */
  async function gradeLeaders(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('leaders')
      .addColumn('battle_grade', integer, (column) =>
        column.notNull().defaultTo(1).check(sql`battle_grade between 0 and 3`),
      )
      .execute();
    for (const [slug, grades] of Object.entries(initialGrades)) {
      for (const [index, grade] of grades.entries()) {
        await sql`
          update leaders set battle_grade = ${grade}
          where position = ${index + 1}
            and tournament_id in (select id from tournaments where slug = ${slug})`.execute(db);
      }
    }
  }

  return {
    async up(db: Kysely<unknown>) {
      await createBattles(db);
      await addBattleToMatches(db);
      await gradeLeaders(db);
    },
  };
}

/** Grades per tournament, from the first leader to the champion. */
export const initialGrades: Readonly<Record<string, readonly number[]>> = {
  kanto: [0, 0, 1, 1, 1, 2, 2, 2, 3],
  johto: [1, 1, 1, 1, 2, 2, 2, 3, 3],
  hoenn: [1, 2, 1, 2, 2, 2, 3, 3, 3],
  sinnoh: [0, 1, 1, 1, 2, 3, 3, 1, 3],
};
