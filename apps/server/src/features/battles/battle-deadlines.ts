import { countsAsMatch } from '@poketorneo/contract';
import { deadlineReminderMs } from '@poketorneo/rules/battle';
import { type Clock, minute } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import {
  findBattle,
  findListedLeaderBattle,
  listOverdueIds,
  listToRemind,
  updateReminded,
} from '../battle-records/index.ts';
import { notify } from '../notifications/index.ts';
import type { KeyedMutex } from './keyed-mutex.ts';
import type { BattlePlay } from './play-battle.ts';
import { runAll } from './run-all.ts';

/** Overdue battles also end when their player opens them. */
export const sweepIntervalMs = 10 * minute;

interface DeadlineParts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
  play: BattlePlay;
  runExclusive: KeyedMutex;
}

/**
 * Ends overdue battles and reminds players shortly before the deadline. Safe in several processes:
 * each battle is read again in the transaction that changes it.
 */
export function createDeadlineSweep({ db, transaction, clock, play, runExclusive }: DeadlineParts) {
  function endOverdue(battleId: number): Promise<void> {
    return runExclusive(battleId, async () => {
      const battle = await findBattle(db, battleId);
      if (battle?.status !== 'running') return;
      await play.bringUpToDate(battle, async (unit) => {
        if (!countsAsMatch(battle.kind)) return;
        const { userId, leaderName, leaderPicture } = await findListedLeaderBattle(
          unit.trx,
          battleId,
        );
        const details = { battleId, leaderName, leaderPicture };
        await notify(unit, userId, { kind: 'battle-timeout', ...details });
      });
    });
  }

  /**
   * After downtime the deadline may have passed without a reminder: a late reminder restarts the
   * notice period.
   */
  async function remind(now: Date): Promise<void> {
    const soon = new Date(now.getTime() + deadlineReminderMs);
    if ((await listToRemind(db, soon)).length === 0) return;
    await transaction(async (unit) => {
      for (const { id, userId, leaderName, leaderPicture } of await listToRemind(unit.trx, soon)) {
        const details = { battleId: id, leaderName, leaderPicture };
        await notify(unit, userId, { kind: 'battle-waiting', ...details });
        await updateReminded(unit.trx, id, soon);
      }
    });
  }

  return async (): Promise<void> => {
    const now = new Date(clock());
    const endAll = async () => runAll(await listOverdueIds(db, now), endOverdue);
    await runAll([() => remind(now), endAll], (work) => work());
  };
}
