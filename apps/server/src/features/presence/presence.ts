import type { BaseLogger } from 'pino';
import { type Clock, minute } from '../../clock.ts';
import type { Trx } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { updatePresence } from './presence-repository.ts';

/** A session that is heard of again within this time is not written down again. */
const betweenNotes = 10 * minute;

/** As many sessions as a process hears of; the ones that came first make room. */
const mostNoted = 50_000;

interface Parts {
  transaction: RunTransaction;
  clock: Clock;
  log: Pick<BaseLogger, 'warn'>;
  /** Writes when sessions were last seen, in the same transaction as their users. */
  noteSessions: (trx: Trx, sessionIds: readonly string[], seenAt: Date) => Promise<void>;
}

interface Heard {
  userId: number;
  sessionId: string;
}

/** Who has been here of late, for all processes. */
export interface Presence {
  /** Hears of a user; what has to be written is written later, and never waited for. */
  note(heard: Heard): void;
  /** Waits for what is being written. */
  close(): Promise<void>;
}

/**
 * Keeps in memory which sessions this process has heard of, and writes each down with its user once in
 * ten minutes, all those of the same moment together. Nothing waits for it, and what cannot be written
 * (the disk is full, the database away) is tried again when the session is heard of again.
 */
export function createPresence({ transaction, clock, log, noteSessions }: Parts): Presence {
  const noted = new Map<string, number>();
  const waiting = new Map<string, number>();
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    while (waiting.size > 0) {
      const sessionIds = [...waiting.keys()];
      const userIds = [...new Set(waiting.values())];
      waiting.clear();
      try {
        await transaction(async ({ trx, now, announce }) => {
          await updatePresence(trx, userIds, now);
          await noteSessions(trx, sessionIds, now);
          announce('presence');
        });
      } catch (err) {
        for (const id of sessionIds) noted.delete(id);
        log.warn({ err }, 'who is here was not written down');
      }
    }
    writing = undefined;
  }

  return {
    note({ userId, sessionId }) {
      const now = clock();
      const before = noted.get(sessionId);
      // A clock that was wrong may have been set back.
      if (before !== undefined && Math.abs(now - before) < betweenNotes) return;
      // The last noted stand last: the first in the map came first.
      noted.delete(sessionId);
      noted.set(sessionId, now);
      if (noted.size > mostNoted) {
        for (const oldest of noted.keys()) {
          noted.delete(oldest);
          break;
        }
      }
      waiting.set(sessionId, userId);
      writing ??= Promise.resolve().then(write);
    },
    async close() {
      await writing;
    },
  };
}
