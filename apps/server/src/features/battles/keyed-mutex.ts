/** Runs work of the same key one after the other. */
export function createKeyedMutex<Key>() {
  const tails = new Map<Key, Promise<unknown>>();
  return async function runExclusive<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const previous = tails.get(key) ?? Promise.resolve();
    const result = previous.then(work, work);
    const settled = result.then(
      () => {},
      () => {},
    );
    tails.set(key, settled);
    try {
      return await result;
    } finally {
      if (tails.get(key) === settled) tails.delete(key);
    }
  };
}

export type KeyedMutex = ReturnType<typeof createKeyedMutex<number>>;
