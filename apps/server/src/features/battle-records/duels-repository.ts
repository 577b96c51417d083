import type { ClubDuelFilter } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import type { NewestFirstPage } from '../../db/newest-first-page.ts';
import { asDuel } from './battle-players.ts';
import { type Duel, findBattle, selectBattles, toRecords } from './battles-repository.ts';

/** Duels in the list of spectators. */
const maxShown = 50;

/** Null if the battle is of another kind, or there is none. */
export async function findDuel(db: Database, id: number): Promise<Duel | null> {
  const battle = await findBattle(db, id);
  return battle === undefined ? null : asDuel(battle);
}

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
export async function listShownDuels(db: Database): Promise<Duel[]> {
  const rows = await selectBattles(db)
    .innerJoin('battle_seats', 'battle_seats.battle_id', 'battles.id')
    // Only running battles have a deadline, which is indexed.
    .where('battles.deadline', '>', 0)
    .where('battles.kind', '=', 'duel')
    .where('battles.watch', '=', 'everybody')
    .groupBy('battles.id')
    .orderBy((eb) => eb.fn.max('battle_seats.rating_before'), 'desc')
    .orderBy('battles.id', 'desc')
    .limit(maxShown)
    .execute();
  return (await toRecords(db, rows)).flatMap((battle) => asDuel(battle) ?? []);
}

/** A page of all duels, newest first. */
export async function listDuels(
  db: Database,
  { before, limit, filter }: NewestFirstPage & { filter: ClubDuelFilter },
): Promise<Duel[]> {
  const all = selectBattles(db)
    .where('kind', '=', 'duel')
    .orderBy('battles.id', 'desc')
    .limit(limit);
  const page = before === undefined ? all : all.where('battles.id', '<', before);
  const rows = await filters[filter](page).execute();
  return (await toRecords(db, rows)).flatMap((battle) => asDuel(battle) ?? []);
}

type Selected = ReturnType<typeof selectBattles>;

const filters: Readonly<Record<ClubDuelFilter, (duels: Selected) => Selected>> = {
  all: (duels) => duels,
  running: (duels) => duels.where('status', '=', 'running'),
  suspect: (duels) => duels.where('unrated_reason', '=', 'same-person'),
};
