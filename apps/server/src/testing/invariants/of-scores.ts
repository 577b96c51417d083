import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** What each leaderboard's scores must be, where other tables tell. */
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

/** What contradicts itself in what the leaderboards rank by. */
export async function problemsOfScores(db: Database): Promise<string[]> {
  const problems: string[] = [];
  const mustBeEqual = async (
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
    const kept = sql`select user_id, score from user_scores where board = ${board}`;
    await mustBeEqual(`scores of the board '${board}'`, kept, counted);
  }
  await mustBeEqual(
    'how many have each score',
    sql`select board, score, players from score_counts where players > 0`,
    sql`select board, score, count(*) from user_scores group by board, score`,
  );
  return problems;
}
