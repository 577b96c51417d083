import { noticeTime } from '@poketorneo/rules/battle';
import { type Clock, minute } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { notify } from '../notifications/index.ts';
import {
  findBattle,
  findListedBattle,
  listOverdueIds,
  listToRemind,
  updateReminded,
} from './battles-repository.ts';
import type { InTurn } from './in-turn.ts';
import type { BattlePlay } from './play-battle.ts';

/** How often a process looks; a battle that is looked at by its player ends at once. */
export const betweenSweeps = 10 * minute;

interface DeadlineParts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
  play: BattlePlay;
  inTurn: InTurn;
}

/**
 * Ends the battles whose players have waited too long, and reminds those who soon will have. Several
 * processes may do it at once: each battle is looked at again in the transaction that changes it.
 */
export function createDeadlineSweep({ db, transaction, clock, play, inTurn }: DeadlineParts) {
  function endOverdue(battleId: number): Promise<void> {
    return inTurn(battleId, async () => {
      const battle = await findBattle(db, battleId);
      if (battle?.status !== 'running' || battle.deadline === null) return;
      if (battle.deadline.getTime() > clock()) return;
      const { leaderName, leaderSprite: sprite } = await findListedBattle(db, battleId);
      await play.endUnlessMoved(battle, 'timeout', async (unit) => {
        if (battle.kind !== 'leader') return;
        await notify(unit, battle.userId, { kind: 'battle-timeout', battleId, leaderName, sprite });
      });
    });
  }

  /**
   * Where no server has run for days, nobody has been told, nor could choose: whoever is told late has
   * as long from then on.
   */
  async function remind(now: Date): Promise<void> {
    const soon = new Date(now.getTime() + noticeTime);
    if ((await listToRemind(db, soon)).length === 0) return;
    await transaction(async (unit) => {
      for (const { id, userId, leaderName, leaderSprite } of await listToRemind(unit.trx, soon)) {
        const about = { battleId: id, leaderName, sprite: leaderSprite };
        await notify(unit, userId, { kind: 'battle-waiting', ...about });
        await updateReminded(unit.trx, id, soon);
      }
    });
  }

  return async (): Promise<void> => {
    const now = new Date(clock());
    // One that cannot be ended must not keep all others waiting: its failure is told at the end.
    const failures: unknown[] = [];
    const note = (failure: unknown) => failures.push(failure);
    await remind(now).catch(note);
    for (const id of await listOverdueIds(db, now)) await endOverdue(id).catch(note);
    if (failures.length > 0) throw new AggregateError(failures, 'Some battles wait too long');
  };
}
