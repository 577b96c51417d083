import { useSyncExternalStore } from 'react';

/** An observable value. */
export interface Store<Value> {
  get: () => Value;
  set: (next: Value) => void;
  /** Calls `listener` after each change; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's value; the component renders again when it changes. */
export function useStore<Value>({
  subscribe,
  get,
}: Pick<Store<Value>, 'subscribe' | 'get'>): Value {
  return useSyncExternalStore(subscribe, get, get);
}
