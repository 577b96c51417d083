/** A map that forgets when it is full: half of its entries at once, those not used for longest. */
export interface BoundedMap<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  delete(key: Key): void;
  clear(): void;
}

export function createBoundedMap<Key, Value>(most: number): BoundedMap<Key, Value> {
  // The newest half and the half before it: cheaper at each use than keeping one exact order.
  let recent = new Map<Key, Value>();
  let earlier = new Map<Key, Value>();
  const half = Math.max(1, Math.floor(most / 2));

  function set(key: Key, value: Value): void {
    if (recent.size >= half && !recent.has(key)) {
      earlier = recent;
      recent = new Map();
    }
    recent.set(key, value);
  }

  return {
    get(key) {
      const value = recent.get(key);
      if (value !== undefined) return value;
      const old = earlier.get(key);
      if (old !== undefined) {
        earlier.delete(key);
        set(key, old);
      }
      return old;
    },
    set(key, value) {
      earlier.delete(key);
      set(key, value);
    },
    delete(key) {
      recent.delete(key);
      earlier.delete(key);
    },
    clear() {
      recent = new Map();
      earlier = new Map();
    },
  };
}
