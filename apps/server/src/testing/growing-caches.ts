import type { LRUCache as Cache } from 'lru-cache';
import { vi } from 'vitest';

type Defined = NonNullable<unknown>;

/** Lets caches grow on demand: allocating their maximum is half the cost of building a server. */
vi.mock('lru-cache', async (importOriginal) => {
  const { LRUCache } = await importOriginal<typeof import('lru-cache')>();
  return {
    LRUCache: class<K extends Defined, V extends Defined> extends LRUCache<K, V> {
      constructor(options: Cache.Options<K, V, unknown>) {
        const { max, ...others } = options;
        if (max === undefined) super(options);
        else super({ ...others, maxSize: max, sizeCalculation: () => 1 });
      }
    },
  };
});
