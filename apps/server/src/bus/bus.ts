import type { News, Topic } from './topics.ts';

/** Hears of a change: of whom, or undefined where the topic says it all. */
export type BusListener = (id?: number) => void;

/**
 * How the parts of the product, in all server processes on one database, hear of each other's
 * changes. Whoever changes something says so with `announce` of the transaction's unit; the
 * transaction does the rest.
 */
export interface Bus {
  /** Tells the listeners in this process, at once: what a transaction does after its commit. */
  publish(news: News): void;
  /** Hears of a topic, from any process; answers with what ends that. */
  subscribe(topic: Topic, listener: BusListener): () => void;
  /** Whether other processes are heard. While they are not, nothing read may be kept. */
  isReliable(): boolean;
  /** Told whenever something may have been missed: everything read before is to be forgotten. */
  onReset(listener: () => void): () => void;
  close(): Promise<void>;
}

/** The bus of an installation that is one process. */
export function createLocalBus(): Bus {
  return {
    ...createSwitchboard(),
    isReliable: () => true,
    onReset: () => () => {},
    close: async () => {},
  };
}

/** Who listens to what in this process. */
export function createSwitchboard(): Pick<Bus, 'publish' | 'subscribe'> {
  const listenersOf = new Map<Topic, Set<BusListener>>();
  return {
    publish({ topic, id }) {
      for (const listener of listenersOf.get(topic) ?? []) listener(id);
    },
    subscribe(topic, listener) {
      const listeners = listenersOf.get(topic) ?? new Set();
      listenersOf.set(topic, listeners.add(listener));
      return () => listeners.delete(listener);
    },
  };
}
