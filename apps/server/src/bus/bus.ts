/** Hears of a change: what changed, such as a user's id, or undefined when the topic says it all. */
export type BusListener = (payload?: string) => void;

/**
 * How the parts of the product, in all server processes on one database, hear of each other's
 * changes. Two steps tell everybody, and a change that others keep in memory needs both:
 * `announce` inside the transaction, which reaches the other processes together with the commit,
 * whatever happens to this one afterwards; `publish` after the commit, so that this process has
 * heard of it before the caller is answered.
 */
export interface Bus {
  /** Tells the listeners in this process, at once. To be called after the commit. */
  publish(topic: string, payload?: string): void;
  /** Hears of a topic, from any process; answers with what ends that. */
  subscribe(topic: string, listener: BusListener): () => void;
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
  const listenersOf = new Map<string, Set<BusListener>>();
  return {
    publish(topic, payload) {
      for (const listener of listenersOf.get(topic) ?? []) listener(payload);
    },
    subscribe(topic, listener) {
      const listeners = listenersOf.get(topic) ?? new Set();
      listenersOf.set(topic, listeners.add(listener));
      return () => listeners.delete(listener);
    },
  };
}
