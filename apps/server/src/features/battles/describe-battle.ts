import type { BattleUpdate } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import type { BattleRecord } from '../battle-records/index.ts';
import type { StoredSetup } from './battle-setup.ts';

/** Moments at which a battle is seen. */
export interface ViewTimes {
  /** By this process's clock. */
  now: number;
  /** By the clock that judges duels. */
  databaseNow: number;
}

export interface ViewParts extends ViewTimes {
  db: Database;
}

/** What a player is told of a battle of any kind. */
export type Progress = Pick<
  BattleUpdate,
  'step' | 'seq' | 'status' | 'events' | 'request' | 'deadline'
>;

/** What battles of all kinds have. */
export function describeBattle(
  { id, format, levelRule, startedAt }: BattleRecord,
  { contestants }: StoredSetup,
) {
  return { id, format, levelRule, contestants, startedAt: startedAt.toISOString() };
}

export const wrongSetup = ({ id, kind }: BattleRecord, setup: StoredSetup) =>
  new Error(`The setup of battle ${id}, a ${kind}, is that of a ${setup.kind} battle`);
