import type { ClubDuelFilter } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import type { NewestFirstPage } from '../../db/newest-first-page.ts';
import { asDuel } from './battle-players.ts';
import { type Duel, selectBattles, toRecords } from './battles-repository.ts';

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
