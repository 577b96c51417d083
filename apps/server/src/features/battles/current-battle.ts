import { foeOf, isPastDeadline } from '@poketorneo/rules/battle';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { UnitOfWork } from '../../db/transaction.ts';
import { type BattleRecord, type LeaderBattle, playersOf } from '../battle-records/index.ts';
import type { DuelPlay } from './duel-play.ts';
import type { EndEarly } from './end-early.ts';
import { type OwnBattle, requireBattle, requireOwnBattle } from './require-battle.ts';

interface CurrentBattleParts {
  db: Database;
  clock: Clock;
  endEarly: EndEarly;
  duelPlay: DuelPlay;
}

/** Battles as they are now: what was due is done first. */
export function createCurrentBattle({ db, clock, endEarly, duelPlay }: CurrentBattleParts) {
  /** Ends a battle against a leader as lost if its deadline has passed. */
  async function endIfOverdue(
    battle: LeaderBattle,
    notifyPlayer?: (unit: UnitOfWork) => Promise<unknown>,
  ): Promise<BattleRecord> {
    if (!isOverdue(battle, new Date(clock()))) return battle;
    const [late] = playersOf(battle);
    if (late === undefined) throw new Error(`Battle ${battle.id} has no player`);
    const end = { winner: foeOf(late.side), by: 'timeout' } as const;
    // A late reminder may have extended it since it was read.
    const decide = async ({ now }: UnitOfWork, current: BattleRecord) =>
      isOverdue(current, now) ? end : null;
    await endEarly(battle, decide, notifyPlayer);
    return requireBattle(db, battle.id);
  }

  function bringUpToDate(
    battle: BattleRecord,
    notifyPlayer?: (unit: UnitOfWork) => Promise<unknown>,
  ): Promise<BattleRecord> {
    switch (battle.kind) {
      case 'leader':
      case 'rematch':
        return endIfOverdue(battle, notifyPlayer);
      case 'duel':
        return duelPlay.settle(battle);
    }
  }

  return {
    bringUpToDate,

    /** Throws AppError 'forbidden' if the battle is not one of the player's. */
    async findCurrent(userId: number, battleId: number): Promise<OwnBattle> {
      const { battle, side } = await requireOwnBattle(db, userId, battleId);
      return { battle: await bringUpToDate(battle), side };
    },
  };
}

function isOverdue({ deadline }: Pick<BattleRecord, 'deadline'>, now: Date): boolean {
  return deadline !== null && isPastDeadline(deadline.getTime(), now.getTime());
}

export type CurrentBattle = ReturnType<typeof createCurrentBattle>;
