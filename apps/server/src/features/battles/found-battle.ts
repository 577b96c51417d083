import type { Database } from '../../db/database.ts';
import { noSuchBattle, notYours } from './battle-refusals.ts';
import { type BattleRecord, findBattle } from './battles-repository.ts';

/** Throws AppError 'not-found' when there is no such battle. */
export async function foundBattle(db: Database, id: number): Promise<BattleRecord> {
  const battle = await findBattle(db, id);
  if (battle === undefined) throw noSuchBattle();
  return battle;
}

/** Throws AppError 'forbidden' when the battle is another player's. */
export async function foundOwnBattle(
  db: Database,
  userId: number,
  id: number,
): Promise<BattleRecord> {
  const battle = await foundBattle(db, id);
  if (battle.userId !== userId) throw notYours();
  return battle;
}
