import { afterSeason, ratingAt } from '@poketorneo/rules/duels';
import type { Trx } from '../../db/database.ts';

const columns = ['user_id', 'rating', 'deviation', 'volatility', 'battles', 'last_at'] as const;

/** Archives all ratings at the end of a season, and draws them towards the mean for the next. */
export async function archiveRatings(trx: Trx, seasonId: number, now: Date): Promise<void> {
  await trx
    .insertInto('past_ratings')
    .columns(['season_id', ...columns])
    .expression(
      trx.selectFrom('ratings').select((eb) => [eb.val(seasonId).as('season_id'), ...columns]),
    )
    .execute();
  const rows = await trx.selectFrom('ratings').selectAll().execute();
  for (const { user_id, last_at: lastAt, ...own } of rows) {
    const { rating, deviation } = afterSeason(ratingAt({ ...own, lastAt }, now.getTime()));
    await trx
      .updateTable('ratings')
      .set({ rating, deviation, battles: 0, last_at: now.getTime() })
      .where('user_id', '=', user_id)
      .execute();
  }
}

/** Restores the archived ratings exactly. */
export async function restoreRatings(trx: Trx, seasonId: number): Promise<void> {
  await trx.deleteFrom('ratings').execute();
  await trx
    .insertInto('ratings')
    .columns(columns)
    .expression(trx.selectFrom('past_ratings').select(columns).where('season_id', '=', seasonId))
    .execute();
  await trx.deleteFrom('past_ratings').where('season_id', '=', seasonId).execute();
}
