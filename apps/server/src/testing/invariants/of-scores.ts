import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Scores computed from other tables. */
const achievements: readonly [board: string, counted: RawBuilder<unknown>][] = [
  [
    'leaders',
    sql`select user_id, count(*) from user_leaders where defeated_at is not null group by user_id`,
  ],
  [
    'badges',
    sql`select user_id, count(*) from user_leaders join leaders on leaders.id = leader_id
      where defeated_at is not null and badge_name is not null group by user_id`,
  ],
  ['collection', sql`select user_id, count(*) from user_pokemons group by user_id`],
];

/** Inconsistencies of scores. */
export async function problemsOfScores(db: Database): Promise<string[]> {
  const problems: string[] = [];
  const requireEqual = async (
    what: string,
    one: RawBuilder<unknown>,
    other: RawBuilder<unknown>,
  ) => {
    const { rows } = await sql`
      select * from (${one} except ${other}) as missing
      union all select * from (${other} except ${one}) as superfluous`.execute(db);
    if (rows.length > 0) problems.push(`${what}: ${JSON.stringify(rows.slice(0, 3))}`);
  };
  for (const [board, counted] of achievements) {
    const stored = sql`select user_id, score from user_scores where board = ${board}`;
    await requireEqual(`scores of the board '${board}'`, stored, counted);
  }
  await requireEqual(
    'how many have each score',
    sql`select board, score, players from score_counts where players > 0`,
    sql`select board, score, count(*) from user_scores group by board, score`,
  );
  return problems;
}
