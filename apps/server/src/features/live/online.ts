import type { Bus } from '../../bus/index.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction, UnitOfWork } from '../../db/transaction.ts';
import { findRunningDuelId } from '../battle-records/index.ts';
import {
  deleteOnline,
  deleteSilentUsers,
  hasSilentUsers,
  isOnline,
  updateOnline,
} from '../presence/index.ts';

/** A stream that is opened again comes back sooner. */
const graceMs = 4000;

/** How often those who have left are looked after. */
export const leavingIntervalMs = 2000;

interface OnlineParts {
  db: Database;
  transaction: RunTransaction;
  bus: Pick<Bus, 'subscribe'>;
  clock: Clock;
  /** Whether this process has a stream of the user's. */
  isHere: (userId: number) => boolean;
  onFailure: (error: unknown) => void;
}

interface Leaving {
  leftAt: number;
  /** When other processes were asked for a stream of the user's. */
  askedAt: Date | null;
}

/** Records who comes and leaves, which the other player of a running duel is told. */
export function createOnline({ db, transaction, bus, clock, isHere, onFailure }: OnlineParts) {
  const leaving = new Map<number, Leaving>();

  function recordHere(userId: number): void {
    transaction(async (unit) => {
      const wasHere = await isOnline(unit.trx, userId, unit.now);
      await updateOnline(unit.trx, [userId], unit.now);
      if (!wasHere) await emitToDuel(unit, userId);
    }).catch(onFailure);
  }

  bus.subscribe('left-users', (userId) => {
    if (userId !== undefined && isHere(userId)) recordHere(userId);
  });

  async function leave(userId: number, { leftAt, askedAt }: Leaving): Promise<void> {
    if (isHere(userId)) {
      leaving.delete(userId);
    } else if (askedAt !== null) {
      await transaction(async (unit) => {
        if (await deleteOnline(unit.trx, userId, askedAt)) await emitToDuel(unit, userId);
      });
      leaving.delete(userId);
    } else if (clock() - leftAt >= graceMs) {
      // Elsewhere silence is enough.
      if ((await findRunningDuelId(db, userId)) === undefined) {
        leaving.delete(userId);
        return;
      }
      const asked = await transaction(async ({ now, emit }) => {
        emit('left-users', userId);
        return now;
      });
      leaving.set(userId, { leftAt, askedAt: asked });
    }
  }

  /** Those whose process was killed, or who were here by a call. Safe in several processes. */
  async function forgetSilent(): Promise<void> {
    if (!(await hasSilentUsers(db, new Date(clock())))) return;
    await transaction(async (unit) => {
      for (const userId of await deleteSilentUsers(unit.trx, unit.now)) {
        await emitToDuel(unit, userId);
      }
    });
  }

  return {
    /** The first stream of a user in this process was opened. */
    arrived: recordHere,

    /** The last stream of a user in this process has ended. */
    left(userId: number): void {
      leaving.set(userId, { leftAt: clock(), askedAt: null });
    },

    /** Called every `leavingIntervalMs`. */
    async lookAfterLeaving(): Promise<void> {
      for (const [userId, one] of [...leaving]) await leave(userId, one);
      await forgetSilent();
    },
  };
}

async function emitToDuel({ trx, emit }: UnitOfWork, userId: number): Promise<void> {
  const battleId = await findRunningDuelId(trx, userId);
  if (battleId !== undefined) emit('battle-steps', battleId);
}
