import { type BattleKind, battleKinds } from '@poketorneo/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Position of an entry in a player's history. */
export interface HistoryPlace {
  /** End, in epoch milliseconds. */
  moment: number;
  what: 'battle' | 'match';
  id: number;
}

/** How a player's finished battles of each kind are found. */
const foundBy: Readonly<Record<BattleKind, 'leader' | 'kind' | 'seat'>> = {
  leader: 'leader',
  rematch: 'leader',
  duel: 'seat',
  trial: 'kind',
};
const kindsWithoutLeader = battleKinds.filter((kind) => foundBy[kind] === 'kind');

interface PlacesPage {
  after: HistoryPlace | undefined;
  limit: number;
}

/**
 * A page of a player's finished battles, duels and kept trials, and of matches without a battle,
 * newest first. The order is total, so that pages have no gaps or duplicates.
 */
export async function listHistoryPlaces(
  db: Database,
  userId: number,
  { after, limit }: PlacesPage,
): Promise<HistoryPlace[]> {
  const battles = db
    .selectFrom('battles')
    .select(['ended_at as moment', sql<HistoryPlace['what']>`'battle'`.as('what'), 'id'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is not', null)
    .where((is) => is.or([is('leader_id', 'is not', null), is('kind', 'in', kindsWithoutLeader)]))
    .$narrowType<{ moment: number }>();
  const duels = db
    .selectFrom('battle_seats')
    .innerJoin('battles', 'battles.id', 'battle_seats.battle_id')
    .select([
      'battles.ended_at as moment',
      sql<HistoryPlace['what']>`'battle'`.as('what'),
      'battles.id',
    ])
    .where('battle_seats.user_id', '=', userId)
    .where('battles.ended_at', 'is not', null)
    .$narrowType<{ moment: number }>();
  const recorded = db
    .selectFrom('matches')
    .select(['recorded_at as moment', sql<HistoryPlace['what']>`'match'`.as('what'), 'id'])
    .where('user_id', '=', userId)
    .where('battle_id', 'is', null);
  const past = db
    .selectFrom('past_matches')
    .select(['recorded_at as moment', sql<HistoryPlace['what']>`'match'`.as('what'), 'id'])
    .where('user_id', '=', userId)
    .where('battle_id', 'is', null);
  let query = db
    .selectFrom(battles.unionAll(duels).unionAll(recorded).unionAll(past).as('past'))
    .select(['moment', 'what', 'id'])
    .orderBy('moment', 'desc')
    .orderBy('what')
    .orderBy('id', 'desc')
    .limit(limit);
  if (after !== undefined) {
    const { moment, what, id } = after;
    query = query.where((eb) =>
      eb.or([
        eb('moment', '<', moment),
        eb.and([eb('moment', '=', moment), eb('what', '>', what)]),
        eb.and([eb('moment', '=', moment), eb('what', '=', what), eb('id', '<', id)]),
      ]),
    );
  }
  return query.execute();
}
