import { randomBytes } from 'node:crypto';
import type { BattleReplay, BattleSide } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import type { Identity } from '../../http/authentication.ts';
import {
  type BattleRecord,
  emitForPlayers,
  findReplay,
  findSharedBattle,
  sideOf,
  updateShareKey,
} from '../battle-records/index.ts';
import { viewReplay } from './battle-views.ts';
import { battleStillRunning, noReplay, notOwnBattle } from './errors.ts';
import { requireBattle, requireOwnBattle } from './require-battle.ts';
import type { SetupOf } from './setup-cache.ts';

interface ReplaysParts {
  db: Database;
  transaction: RunTransaction;
  setupOf: SetupOf;
}

/** Replays of finished battles. */
export function createBattleReplays({ db, transaction, setupOf }: ReplaysParts) {
  async function toReplay(battle: BattleRecord, side: BattleSide | null): Promise<BattleReplay> {
    if (battle.status === 'running') throw battleStillRunning();
    const replay = await findReplay(db, battle.id);
    if (replay === undefined || battle.outcome === null) throw noReplay();
    const { shareKey, outcome } = battle;
    return viewReplay(battle, await setupOf(battle.id), {
      events: [...(replay.events[side ?? 'spectator'] ?? [])],
      side,
      turns: replay.turns,
      outcome,
      replayKey: shareKey,
    });
  }

  return {
    /** From a spectator's view, by public key. */
    async sharedReplay(key: string): Promise<BattleReplay> {
      const battle = await findSharedBattle(db, key);
      if (battle === undefined) throw noReplay();
      return toReplay(battle, null);
    },

    /** From the caller's side; organisers get the spectator's view of others' battles. */
    async ownReplay({ userId, isAdmin }: Identity, battleId: number): Promise<BattleReplay> {
      const battle = await requireBattle(db, battleId);
      const side = sideOf(battle, userId);
      if (side === null && !isAdmin) throw notOwnBattle();
      return toReplay(battle, side);
    },

    /** Idempotent: a replay keeps its first public key. */
    shareReplay(userId: number, battleId: number): Promise<{ key: string }> {
      const newKey = randomBytes(18).toString('base64url');
      return transaction(async ({ trx, emit }) => {
        const { battle } = await requireOwnBattle(trx, userId, battleId);
        if (battle.status === 'running') throw battleStillRunning();
        if ((await findReplay(trx, battleId)) === undefined) throw noReplay();
        if (battle.shareKey !== null) return { key: battle.shareKey };
        await updateShareKey(trx, battleId, newKey);
        emitForPlayers({ emit }, battle);
        return { key: newKey };
      });
    },
  };
}
