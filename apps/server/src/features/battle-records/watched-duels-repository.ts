import type { Database } from '../../db/database.ts';

/** Duels shown in a list. */
const maxShown = 50;

/** The duel that a spectator's word names: an id, or the key of its link; undefined if hidden. */
export async function findWatchedId(db: Database, word: string): Promise<number | undefined> {
  const query = db.selectFrom('battles').select('id').where('kind', '=', 'duel');
  const row = await (/^\d+$/.test(word)
    ? query.where('id', '=', Number(word)).where('watch', '=', 'everybody')
    : query.where('watch_key', '=', word).where('watch', '<>', 'nobody')
  ).executeTakeFirst();
  return row?.id;
}

/** Running duels that everybody may watch, the highest rated first. */
export async function listShownIds(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('battles')
    .innerJoin('battle_seats', 'battle_seats.battle_id', 'battles.id')
    .select('battles.id')
    // Only running battles have a deadline, which is indexed.
    .where('battles.deadline', '>', 0)
    .where('battles.kind', '=', 'duel')
    .where('battles.watch', '=', 'everybody')
    .groupBy('battles.id')
    .orderBy((eb) => eb.fn.max('battle_seats.rating_before'), 'desc')
    .orderBy('battles.id', 'desc')
    .limit(maxShown)
    .execute();
  return rows.map(({ id }) => id);
}
