import { type Moment, NewsLog } from './news-log.ts';
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
  /** Told whenever something may have been missed: nothing read before holds any more. */
  onReset(listener: () => void): () => void;
  /** Where the news stands, for `isUnchanged`. */
  moment(): Moment;
  /**
   * Whether there has been no news of some subjects since, by the keys of `keysOf`; never where some
   * may have been missed.
   */
  isUnchanged(keys: readonly string[], since: Moment): boolean;
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

type Switchboard = Pick<Bus, 'publish' | 'subscribe' | 'moment' | 'isUnchanged'> & {
  /** To be called whenever news may have been missed. */
  missed(): void;
};

/** Who listens to what in this process, and what there has been news of. */
export function createSwitchboard(): Switchboard {
  const listenersOf = new Map<Topic, Set<BusListener>>();
  const log = new NewsLog();
  return {
    moment: () => log.now,
    isUnchanged: (keys, since) => log.isUnchanged(keys, since),
    missed: () => log.forget(),
    publish(news) {
      log.add(news);
      const { topic, id } = news;
      for (const listener of listenersOf.get(topic) ?? []) listener(id);
    },
    subscribe(topic, listener) {
      const listeners = listenersOf.get(topic) ?? new Set();
      listenersOf.set(topic, listeners.add(listener));
      return () => listeners.delete(listener);
    },
  };
}
