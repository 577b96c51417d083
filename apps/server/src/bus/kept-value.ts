import type { Bus } from './bus.ts';
import type { Topic } from './topics.ts';

interface KeptValueParts<Value> {
  bus: Pick<Bus, 'subscribe' | 'isReliable' | 'onReset'>;
  /** News of any of them makes the value be read anew. */
  topics: readonly Topic[];
  load: () => Promise<Value>;
}

/**
 * Something read from the database that this process remembers until the bus says that it has
 * changed. A read that is under way when the news comes is forgotten with the rest.
 */
export interface KeptValue<Value> {
  read(): Promise<Value>;
  /** For whoever learns of a change before the bus tells of it. */
  forget(): void;
}

export function createKeptValue<Value>({
  bus,
  topics,
  load,
}: KeptValueParts<Value>): KeptValue<Value> {
  let kept: Promise<Value> | undefined;
  const forget = () => {
    kept = undefined;
  };
  for (const topic of topics) bus.subscribe(topic, forget);
  bus.onReset(forget);

  return {
    forget,
    read() {
      if (!bus.isReliable()) return load();
      if (kept !== undefined) return kept;
      const loading = load().catch((error: unknown) => {
        if (kept === loading) kept = undefined;
        throw error;
      });
      kept = loading;
      return loading;
    },
  };
}
