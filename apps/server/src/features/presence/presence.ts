import type { BaseLogger } from 'pino';
import { type Clock, minute } from '../../clock.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { updatePresence } from './presence-repository.ts';

/** Whoever is heard of again within this time is not written down again. */
const betweenNotes = 10 * minute;

/** As many users as a process hears of; the ones who came first make room. */
const mostNoted = 50_000;

interface Parts {
  transaction: RunTransaction;
  clock: Clock;
  log: Pick<BaseLogger, 'warn'>;
}

/** Who has been here of late, for all processes. */
export interface Presence {
  /** Hears of a user; what has to be written is written later, and never waited for. */
  note(userId: number): void;
  /** Waits for what is being written. */
  close(): Promise<void>;
}

/**
 * Keeps in memory whom this process has heard of, and writes each down once in ten minutes, all those
 * of the same moment together. Nothing waits for it, and what cannot be written (the disk is full, the
 * database away) is tried again when the user is heard of again.
 */
export function createPresence({ transaction, clock, log }: Parts): Presence {
  const noted = new Map<number, number>();
  const waiting = new Set<number>();
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    while (waiting.size > 0) {
      const userIds = [...waiting];
      waiting.clear();
      try {
        await transaction(async ({ trx, now, announce }) => {
          await updatePresence(trx, userIds, now);
          announce('presence');
        });
      } catch (err) {
        for (const id of userIds) noted.delete(id);
        log.warn({ err }, 'who is here was not written down');
      }
    }
    writing = undefined;
  }

  return {
    note(userId) {
      const now = clock();
      const before = noted.get(userId);
      if (before !== undefined && now - before < betweenNotes) return;
      // The last noted stand last: the first in the map came first.
      noted.delete(userId);
      noted.set(userId, now);
      if (noted.size > mostNoted) {
        for (const oldest of noted.keys()) {
          noted.delete(oldest);
          break;
        }
      }
      waiting.add(userId);
      writing ??= Promise.resolve().then(write);
    },
    async close() {
      await writing;
    },
  };
}
