import type { BattleSide } from '@poketorneo/contract';
import { foeOf, isPastDeadline } from '@poketorneo/rules/battle';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { UnitOfWork } from '../../db/transaction.ts';
import {
  asTrial,
  type BattleAgainstAi,
  type BattleRecord,
  playedSides,
} from '../battle-records/index.ts';
import type { DuelPlay } from './duel-play.ts';
import type { EndEarly } from './end-early.ts';
import { noSuchBattle } from './errors.ts';
import { type OwnBattle, requireBattle, requireOwnBattle } from './require-battle.ts';

interface CurrentBattleParts {
  db: Database;
  clock: Clock;
  endEarly: EndEarly;
  duelPlay: DuelPlay;
}

/** Battles as they are now: what was due is done first. */
export function createCurrentBattle({ db, clock, endEarly, duelPlay }: CurrentBattleParts) {
  /** Ends a battle against the AI as lost if its deadline has passed. */
  async function endIfOverdue(
    battle: BattleAgainstAi,
    notifyPlayer?: (unit: UnitOfWork) => Promise<unknown>,
  ): Promise<BattleRecord> {
    if (!isOverdue(battle, new Date(clock()))) return battle;
    const end = { winner: foeOf(decidedSideOf(battle)), by: 'timeout' } as const;
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
      case 'trial':
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

    /** A trial from its visitor's side. Throws AppError 'not-found' if there is none. */
    async findCurrentTrial(battleId: number): Promise<OwnBattle> {
      const trial = asTrial(await requireBattle(db, battleId));
      if (trial === null) throw noSuchBattle();
      return { battle: await bringUpToDate(trial), side: decidedSideOf(trial) };
    },
  };
}

/** The side for which a person decides. */
function decidedSideOf(battle: BattleAgainstAi): BattleSide {
  const [side] = playedSides(battle);
  if (side === undefined) throw new Error(`Nobody plays battle ${battle.id}`);
  return side;
}

function isOverdue({ deadline }: Pick<BattleRecord, 'deadline'>, now: Date): boolean {
  return deadline !== null && isPastDeadline(deadline.getTime(), now.getTime());
}

export type CurrentBattle = ReturnType<typeof createCurrentBattle>;
