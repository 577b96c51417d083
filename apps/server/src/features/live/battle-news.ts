import type { Audience } from '@poketorneo/battle';
import type { BattleUpdate, WatchedUpdate } from '@poketorneo/contract';
import type { Bus } from '../../bus/index.ts';
import { DatabaseFailure } from '../../db/errors.ts';
import { AppError } from '../../errors.ts';
import { encodeMessage } from './event-stream.ts';

/** News for a player, or for spectators. */
type News = BattleUpdate | WatchedUpdate;

/** A view of a battle, with the events after the first `after`. */
export interface NewsRequest {
  audience: Audience;
  after: number;
}

export type ReadNews = (
  battleId: number,
  requests: readonly NewsRequest[],
) => Promise<ReadonlyMap<Audience, News>>;

interface Subscriber {
  audience: Audience;
  /** Number of events the subscriber has. */
  after: number;
  /** Gets a message for its stream: the same text as all others that miss the same. */
  send: (text: string) => void;
}

interface BattleUpdated {
  battleId: number;
  update: News;
}

interface BattleNewsParts {
  bus: Pick<Bus, 'subscribe' | 'onReset' | 'isConnected'>;
  readNews: ReadNews;
  onFailure: (error: unknown) => void;
}

/**
 * Tells subscribers of the steps of battles. Each step is read once per process, by all of the
 * battle's subscribers together, and encoded once per audience.
 */
export function createBattleNews({ bus, readNews, onFailure }: BattleNewsParts) {
  const subscribersOf = new Map<number, Set<Subscriber>>();
  /** Subscribers to be told of news, each unless it is already at a step, by battle. */
  const waiting = new Map<number, Map<Subscriber, number>>();
  const reading = new Set<number>();
  /** Subscribers whom the database or the engine did not let be told, by battle. */
  const untold = new Map<number, Set<Subscriber>>();
  const lastSent = new WeakMap<Subscriber, { step: number; state: string }>();

  /** Tells those who are not at the step, or all. */
  function announce(
    battleId: number,
    subscribers: Iterable<Subscriber>,
    step = Number.POSITIVE_INFINITY,
  ): void {
    const steps = waiting.get(battleId) ?? new Map<Subscriber, number>();
    for (const one of subscribers) steps.set(one, Math.max(step, steps.get(one) ?? 0));
    waiting.set(battleId, steps);
    if (!reading.has(battleId)) void deliver(battleId);
  }

  /** One reading of a battle at a time; news meanwhile is read by the next. */
  async function deliver(battleId: number): Promise<void> {
    reading.add(battleId);
    for (;;) {
      const steps = waiting.get(battleId);
      waiting.delete(battleId);
      if (steps === undefined) break;
      // PostgreSQL sends this process its own news, too.
      const behind = [...steps]
        .filter(([one, step]) => (lastSent.get(one)?.step ?? -1) < step)
        .map(([one]) => one);
      await readAndSend(battleId, behind).catch((error: unknown) => {
        onFailure(error);
        if (!isTransient(error)) return;
        untold.set(battleId, new Set([...(untold.get(battleId) ?? []), ...behind]));
      });
    }
    reading.delete(battleId);
  }

  async function readAndSend(battleId: number, told: readonly Subscriber[]): Promise<void> {
    const current = subscribersOf.get(battleId);
    const subscribers = told.filter((one) => current?.has(one));
    if (subscribers.length === 0) return;
    const afterOf = new Map<Audience, number>();
    for (const { audience, after } of subscribers) {
      afterOf.set(audience, Math.min(after, afterOf.get(audience) ?? after));
    }
    const updates = await readNews(
      battleId,
      [...afterOf].map(([audience, after]) => ({ audience, after })),
    );
    for (const [audience, update] of updates) {
      tell(
        subscribers.filter((one) => one.audience === audience),
        { battleId, update },
      );
    }
  }

  /** Encodes an update once for all subscribers of its audience that miss the same events. */
  function tell(subscribers: readonly Subscriber[], { battleId, update }: BattleUpdated): void {
    const { seq, events, step } = update;
    const state = stateOf(update);
    const texts = new Map<number, string>();
    for (const subscriber of subscribers) {
      const missing = Math.max(0, seq - subscriber.after);
      // Told of already.
      if (missing === 0 && lastSent.get(subscriber)?.state === state) continue;
      subscriber.after = seq;
      lastSent.set(subscriber, { step, state });
      const text =
        texts.get(missing) ??
        encode({ battleId, update: { ...update, events: events.slice(events.length - missing) } });
      texts.set(missing, text);
      subscriber.send(text);
    }
  }

  bus.subscribe('battle-steps', (battleId, step) => {
    const subscribers = battleId === undefined ? undefined : subscribersOf.get(battleId);
    if (battleId !== undefined && subscribers !== undefined) announce(battleId, subscribers, step);
  });
  function announceAll(): void {
    for (const [battleId, subscribers] of subscribersOf) announce(battleId, subscribers);
  }

  // Events may have been missed.
  bus.onReset(announceAll);

  return {
    /** Tells what a failure has held back; while no events arrive, all that is new. */
    catchUp(): void {
      const heldBack = [...untold];
      untold.clear();
      if (bus.isConnected()) {
        for (const [battleId, subscribers] of heldBack) announce(battleId, subscribers);
      } else {
        announceAll();
      }
    },

    /** The first update is sent at once. Returns the unsubscribe function. */
    subscribe(battleId: number, subscriber: Subscriber): () => void {
      const subscribers = subscribersOf.get(battleId) ?? new Set();
      subscribersOf.set(battleId, subscribers.add(subscriber));
      announce(battleId, [subscriber]);
      return () => {
        subscribers.delete(subscriber);
        if (subscribers.size === 0 && subscribersOf.get(battleId) === subscribers) {
          subscribersOf.delete(battleId);
        }
      };
    },
  };
}

/** Whether another reading may succeed: the engine's thread is replaced if it stalls. */
function isTransient(error: unknown): boolean {
  return (
    error instanceof DatabaseFailure || (error instanceof AppError && error.code === 'unavailable')
  );
}

function encode({ battleId, update }: BattleUpdated): string {
  return encodeMessage(
    update.kind === 'watched'
      ? { kind: 'watched', battleId, update }
      : { kind: 'battle', battleId, update },
  );
}

/** All that an update tells but events and the server's time. */
function stateOf({ events: _, ...update }: News): string {
  const clock = 'clock' in update && update.clock !== null ? { ...update.clock, now: '' } : null;
  return JSON.stringify({ ...update, clock });
}

export type BattleNews = ReturnType<typeof createBattleNews>;
