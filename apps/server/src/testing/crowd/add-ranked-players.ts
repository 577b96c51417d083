import { leaderboardKinds } from '@poketorneo/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { transactionOf } from '../../db/testing/transaction-of.ts';

/** Few enough for frequent ties. */
const distinctScores = 400;

/**
 * Adds accounts to SQLite up to `total`, with scores on every board only: for benchmarks
 * of leaderboards.
 */
export async function addRankedPlayers(db: Database, total: number): Promise<void> {
  await transactionOf(db)(async ({ trx }) => {
    await sql`
      create temp table newcomers as
      with recursive numbers(number) as (
        select count(*) + 1 from users union all select number + 1 from numbers where number < ${total}
      )
      select number from numbers where number <= ${total}`.execute(trx);
    await sql`
      insert into users (username, username_key, first_name, last_name, email, email_key,
        password_hash, is_admin, token_version, face_icon_id, created_at)
      select 'ada' || number, 'ada' || number, 'Ada', 'Rossi', 'ada' || number || '@example.org',
        'ada' || number || '@example.org', 'hash', 0, 1, 25, 0
      from newcomers`.execute(trx);
    for (const [place, board] of leaderboardKinds.entries()) {
      // A prime spreads the scores independent of the id.
      await sql`
        insert into user_scores
        select id, ${board}, 1 + (number * 7919 + ${place}) % ${distinctScores}, number
        from newcomers join users on username_key = 'ada' || number`.execute(trx);
    }
    await sql`drop table newcomers`.execute(trx);
    await sql`delete from score_counts`.execute(trx);
    await sql`
      insert into score_counts
      select board, score, count(*) from user_scores group by board, score`.execute(trx);
  });
}
