import type { Database } from '../../db/database.ts';
import { type BattleRecord, findBattle } from './battles-repository.ts';
import { noSuchBattle, notOwnBattle } from './errors.ts';

/** Throws AppError 'not-found' if there is no such battle. */
export async function requireBattle(db: Database, id: number): Promise<BattleRecord> {
  const battle = await findBattle(db, id);
  if (battle === undefined) throw noSuchBattle();
  return battle;
}

/** Throws AppError 'forbidden' if the battle is another player's. */
export async function requireOwnBattle(
  db: Database,
  userId: number,
  id: number,
): Promise<BattleRecord> {
  const battle = await requireBattle(db, id);
  if (battle.userId !== userId) throw notOwnBattle();
  return battle;
}
