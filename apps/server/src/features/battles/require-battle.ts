import type { BattleSide } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import { type BattleRecord, findBattle, sideOf } from '../battle-records/index.ts';
import { noSuchBattle, notOwnBattle } from './errors.ts';

/** A battle from the side of one of its players. */
export interface OwnBattle {
  battle: BattleRecord;
  side: BattleSide;
}

/** Throws AppError 'not-found' if there is no such battle. */
export async function requireBattle(db: Database, id: number): Promise<BattleRecord> {
  const battle = await findBattle(db, id);
  if (battle === undefined) throw noSuchBattle();
  return battle;
}

/** Throws AppError 'forbidden' if the battle is not one of the player's. */
export async function requireOwnBattle(
  db: Database,
  userId: number,
  id: number,
): Promise<OwnBattle> {
  const battle = await requireBattle(db, id);
  const side = sideOf(battle, userId);
  if (side === null) throw notOwnBattle();
  return { battle, side };
}
