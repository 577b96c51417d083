import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import {
  countViewersElsewhere,
  updateViewers,
  updateViewersSeen,
  viewersIntervalMs,
} from './viewers-repository.ts';

interface ViewersParts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
}

interface Follower {
  battleId: number;
  /** A player follows a duel without being one of its viewers. */
  isViewer: boolean;
  tell: (viewers: number) => void;
}

/**
 * Tells players and spectators how many watch their duels, in all processes. The streams are
 * counted, never whose they are.
 */
export function createViewers({ db, transaction, clock }: ViewersParts) {
  const own = { server: randomUUID(), clock };
  const followers = new Set<Follower>();
  const recorded = new Map<number, { viewers: number; at: number }>();
  /** What the followers of each duel were told last. */
  const told = new Map<number, number>();

  function countOwn(): Map<number, number> {
    const counts = new Map([...recorded.keys()].map((battleId) => [battleId, 0]));
    for (const { battleId, isViewer } of followers) {
      if (isViewer) counts.set(battleId, (counts.get(battleId) ?? 0) + 1);
    }
    return counts;
  }

  async function record(): Promise<void> {
    const now = clock();
    const due = [...countOwn()].filter(([battleId, viewers]) => {
      const before = recorded.get(battleId);
      return before?.viewers !== viewers || now - before.at >= viewersIntervalMs;
    });
    if (recorded.size > 0) await updateViewersSeen(db, own);
    if (due.length === 0) return;
    const counted = due.map(([battleId, viewers]) => ({ battleId, viewers }));
    await transaction((unit) => updateViewers(unit.trx, counted, own));
    for (const { battleId, viewers } of counted) {
      if (viewers === 0) recorded.delete(battleId);
      else recorded.set(battleId, { viewers, at: now });
    }
  }

  async function tell(): Promise<void> {
    const followed = new Set([...followers].map(({ battleId }) => battleId));
    for (const battleId of told.keys()) {
      if (!followed.has(battleId)) told.delete(battleId);
    }
    if (followed.size === 0) return;
    const elsewhere = await countViewersElsewhere(db, [...followed], own);
    for (const battleId of followed) {
      const viewers = (recorded.get(battleId)?.viewers ?? 0) + (elsewhere.get(battleId) ?? 0);
      if (viewers === (told.get(battleId) ?? 0)) continue;
      told.set(battleId, viewers);
      for (const one of followers) if (one.battleId === battleId) one.tell(viewers);
    }
  }

  return {
    /** Returns the unsubscribe function. */
    subscribe(follower: Follower): () => void {
      followers.add(follower);
      const viewers = told.get(follower.battleId) ?? 0;
      if (viewers > 0) follower.tell(viewers);
      return () => followers.delete(follower);
    },

    /** Writes what has changed here, and tells of what has changed anywhere. */
    async update(): Promise<void> {
      await record();
      await tell();
    },
  };
}
