import type { BaseLogger } from 'pino';
import { type Clock, minute } from '../../clock.ts';
import type { Trx } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { updatePresence } from './presence-repository.ts';

/** Minimum interval between writes of a session. */
const writeIntervalMs = 10 * minute;

/** Tracked sessions per process; the oldest are evicted. */
const maxTracked = 50_000;

interface Parts {
  transaction: RunTransaction;
  clock: Clock;
  log: Pick<BaseLogger, 'warn'>;
  /** Updates sessions' last seen time, in the same transaction. */
  touchSessions: (trx: Trx, sessionIds: readonly string[], seenAt: Date) => Promise<void>;
}

interface ActiveSession {
  userId: number;
  sessionId: string;
}

/** When users were last seen, across processes. */
export interface Presence {
  /** Records activity; written asynchronously. */
  markActive(session: ActiveSession): void;
  /** Waits for pending writes. */
  close(): Promise<void>;
}

/**
 * Tracks active sessions in memory and writes each once per interval, in batches. Requests never
 * wait; failed writes are retried at the next activity.
 */
export function createPresence({ transaction, clock, log, touchSessions }: Parts): Presence {
  const lastMarked = new Map<string, number>();
  const queued = new Map<string, number>();
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    while (queued.size > 0) {
      const sessionIds = [...queued.keys()];
      const userIds = [...new Set(queued.values())];
      queued.clear();
      try {
        await transaction(async ({ trx, now, emit }) => {
          await updatePresence(trx, userIds, now);
          await touchSessions(trx, sessionIds, now);
          emit('presence');
        });
      } catch (err) {
        for (const id of sessionIds) lastMarked.delete(id);
        log.warn({ err }, 'presence not saved');
      }
    }
    writing = undefined;
  }

  return {
    markActive({ userId, sessionId }) {
      const now = clock();
      const before = lastMarked.get(sessionId);
      // The clock may have been set back.
      if (before !== undefined && Math.abs(now - before) < writeIntervalMs) return;
      // Re-inserted, so that the map is ordered by activity.
      lastMarked.delete(sessionId);
      lastMarked.set(sessionId, now);
      if (lastMarked.size > maxTracked) {
        for (const oldest of lastMarked.keys()) {
          lastMarked.delete(oldest);
          break;
        }
      }
      queued.set(sessionId, userId);
      writing ??= Promise.resolve().then(write);
    },
    async close() {
      await writing;
    },
  };
}
