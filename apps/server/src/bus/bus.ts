import { InvalidationLog, type LogPosition } from './invalidation-log.ts';
import type { ChangeEvent, Topic } from './topics.ts';

/** Gets the event's id, step and choices, if it has them. */
export type BusListener = (id?: number, step?: number, choices?: string) => void;

/**
 * Publishes change events to all server processes on one database. Changes are emitted with
 * `UnitOfWork.emit`; the transaction publishes them.
 */
export interface Bus {
  /** Calls the listeners of this process; done by the transaction after its commit. */
  publish(event: ChangeEvent): void;
  /** Subscribes to events of all processes; returns the unsubscribe function. */
  subscribe(topic: Topic, listener: BusListener): () => void;
  /** Whether events of other processes arrive; otherwise nothing may be cached. */
  isConnected(): boolean;
  /** Called when events may have been missed: all cached data is invalid. */
  onReset(listener: () => void): () => void;
  /** For `isValidSince`. */
  position(): LogPosition;
  /**
   * Whether no event with these keys (see `tagKeys`) arrived since; false if events may have
   * been missed.
   */
  isValidSince(keys: readonly string[], since: LogPosition): boolean;
  close(): Promise<void>;
}

/** The bus of a single process. */
export function createLocalBus(): Bus {
  return {
    ...createDispatcher(),
    isConnected: () => true,
    onReset: () => () => {},
    close: async () => {},
  };
}

type Dispatcher = Pick<Bus, 'publish' | 'subscribe' | 'position' | 'isValidSince'> & {
  /** Call when events may have been missed. */
  reset(): void;
};

/** The listeners and the invalidation log of this process. */
export function createDispatcher(): Dispatcher {
  const listenersOf = new Map<Topic, Set<BusListener>>();
  const log = new InvalidationLog();
  return {
    position: () => log.position,
    isValidSince: (keys, since) => log.isValidSince(keys, since),
    reset: () => log.reset(),
    publish(event) {
      log.add(event);
      const { topic, id, step, choices } = event;
      for (const listener of listenersOf.get(topic) ?? []) listener(id, step, choices);
    },
    subscribe(topic, listener) {
      const listeners = listenersOf.get(topic) ?? new Set();
      listenersOf.set(topic, listeners.add(listener));
      return () => listeners.delete(listener);
    },
  };
}
