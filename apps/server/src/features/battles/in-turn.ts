/** Does what is asked for one key one after the other, and for several keys at once. */
export function createInTurn<Key>() {
  const last = new Map<Key, Promise<unknown>>();
  return async function inTurn<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const before = last.get(key) ?? Promise.resolve();
    const own = before.then(work, work);
    const settled = own.then(
      () => {},
      () => {},
    );
    last.set(key, settled);
    try {
      return await own;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}

export type InTurn = ReturnType<typeof createInTurn<number>>;
