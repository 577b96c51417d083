import type { Bus } from './bus.ts';
import { createKept } from './kept.ts';
import type { Subject } from './news-log.ts';

interface KeptValueParts<Value> {
  bus: Pick<Bus, 'isReliable' | 'moment' | 'isUnchanged'>;
  /** News of any of them makes the value be read anew. */
  subjects: readonly Subject[];
  load: () => Promise<Value>;
}

/** One thing read from the database that this process keeps, by the rule of `createKept`. */
export interface KeptValue<Value> {
  read(): Promise<Value>;
  /** For whoever learns of a change before the bus tells of it. */
  forget(): void;
}

export function createKeptValue<Value>({
  bus,
  subjects,
  load,
}: KeptValueParts<Value>): KeptValue<Value> {
  const kept = createKept<Value>(bus, { most: 1 });
  return {
    read: () => kept.read('', () => subjects, load),
    forget: () => kept.forget(''),
  };
}
