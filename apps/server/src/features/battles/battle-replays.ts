import { randomBytes } from 'node:crypto';
import type { BattleReplay, BattleSide } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import type { Identity } from '../../http/authentication.ts';
import { noReplay, notOverYet, notYours } from './battle-refusals.ts';
import { findReplay } from './battle-replays-repository.ts';
import { aboutBattle } from './battle-views.ts';
import { type BattleRecord, findSharedBattle, updateShareKey } from './battles-repository.ts';
import { foundBattle, foundOwnBattle } from './found-battle.ts';
import type { SetupOf } from './stored-setups.ts';

interface ReplaysParts {
  db: Database;
  transaction: RunTransaction;
  setupOf: SetupOf;
}

/** Battles that are over, to be seen again. */
export function createBattleReplays({ db, transaction, setupOf }: ReplaysParts) {
  async function toReplay(battle: BattleRecord, side: BattleSide | null): Promise<BattleReplay> {
    if (battle.status === 'running') throw notOverYet();
    const replay = await findReplay(db, battle.id);
    if (replay === undefined || battle.outcome === null) throw noReplay();
    const { shareKey, outcome } = battle;
    return {
      ...aboutBattle(battle, await setupOf(battle.id)),
      events: side === null ? replay.spectator : replay.own,
      side,
      turns: replay.turns,
      outcome,
      replayKey: shareKey,
    };
  }

  return {
    /** As somebody sees it who is on no side. */
    async shared(key: string): Promise<BattleReplay> {
      const battle = await findSharedBattle(db, key);
      if (battle === undefined) throw noReplay();
      return toReplay(battle, null);
    },

    /** As the player saw it; for organisers as a spectator does. */
    async own({ userId, isAdmin }: Identity, battleId: number): Promise<BattleReplay> {
      const battle = await foundBattle(db, battleId);
      if (battle.userId === userId) return toReplay(battle, 1);
      if (!isAdmin) throw notYours();
      return toReplay(battle, null);
    },

    /** Gives a replay its public address, once. */
    share(userId: number, battleId: number): Promise<{ key: string }> {
      const newKey = randomBytes(18).toString('base64url');
      return transaction(async ({ trx, announce }) => {
        const battle = await foundOwnBattle(trx, userId, battleId);
        if (battle.status === 'running') throw notOverYet();
        if ((await findReplay(trx, battleId)) === undefined) throw noReplay();
        if (battle.shareKey !== null) return { key: battle.shareKey };
        await updateShareKey(trx, battleId, newKey);
        announce('battles', userId);
        return { key: newKey };
      });
    },
  };
}
