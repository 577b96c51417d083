import type { Bus } from './bus.ts';
import { createKept } from './kept.ts';
import type { TopicWithId } from './topics.ts';

interface KeptRowsParts<Row> {
  bus: Pick<Bus, 'isReliable' | 'moment' | 'isUnchanged'>;
  /** Whose news carries the id of the row that has changed. */
  topic: TopicWithId;
  /** How many rows are kept at most. */
  most: number;
  find: (id: number) => Promise<Row | undefined>;
}

/** Rows of the database that this process keeps, by the rule of `createKept`. */
export interface KeptRows<Row> {
  /** What is kept of a row, without asking the database. */
  kept(id: number): Row | undefined;
  /** The row, from memory or from the database. */
  find(id: number): Promise<Row | undefined>;
}

export function createKeptRows<Row>({ bus, topic, most, find }: KeptRowsParts<Row>): KeptRows<Row> {
  const rows = createKept<Row | undefined>(bus, { most });
  return {
    kept: rows.peek,
    find: (id) =>
      rows.read(
        id,
        () => [[topic, id]],
        () => find(id),
      ),
  };
}
