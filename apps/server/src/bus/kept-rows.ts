import { createBoundedMap } from '../bounded-map.ts';
import type { Bus } from './bus.ts';
import type { TopicWithId } from './topics.ts';

interface KeptRowsParts<Row> {
  bus: Pick<Bus, 'subscribe' | 'isReliable' | 'onReset'>;
  /** Whose news carries the id of the row that has changed. */
  topic: TopicWithId;
  /** How many rows are kept at most; the half that was not used for longest goes at once. */
  most: number;
  find: (id: number) => Promise<Row | undefined>;
}

/** Rows of the database that this process remembers until the bus says that they have changed. */
export interface KeptRows<Row> {
  /** What is remembered of a row, without asking the database. */
  kept(id: number): Row | undefined;
  /** The row, from memory or from the database. */
  find(id: number): Promise<Row | undefined>;
}

/**
 * A row that was read before a change and arrives after the news of it must not be kept, nor given
 * to whoever asks after the news: so the news also forgets the reads that are under way.
 */
export function createKeptRows<Row>({ bus, topic, most, find }: KeptRowsParts<Row>): KeptRows<Row> {
  const rows = createBoundedMap<number, Row>(most);
  const reads = new Map<number, Promise<Row | undefined>>();

  function forgetAll(): void {
    rows.clear();
    reads.clear();
  }

  bus.subscribe(topic, (id) => {
    if (id === undefined) return forgetAll();
    rows.delete(id);
    reads.delete(id);
  });
  bus.onReset(forgetAll);

  function startRead(id: number): Promise<Row | undefined> {
    const read = find(id).then(
      (row) => {
        if (reads.get(id) === read) {
          reads.delete(id);
          if (row !== undefined) rows.set(id, row);
        }
        return row;
      },
      (error: unknown) => {
        if (reads.get(id) === read) reads.delete(id);
        throw error;
      },
    );
    return read;
  }

  return {
    kept: (id) => rows.get(id),
    find(id) {
      const row = rows.get(id);
      if (row !== undefined) return Promise.resolve(row);
      if (!bus.isReliable()) return find(id);
      const underWay = reads.get(id);
      if (underWay !== undefined) return underWay;
      const read = startRead(id);
      reads.set(id, read);
      return read;
    },
  };
}
