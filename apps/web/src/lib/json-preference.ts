import type * as z from 'zod/mini';
import type { Store } from './create-store.ts';
import { createPreference } from './preference.ts';

/** A preference that is kept as JSON; what does not fit its schema is as good as absent. */
export function createJsonPreference<Value>(
  key: string,
  schema: z.ZodMiniType<Value>,
  absent: Value,
): Store<Value> {
  return createPreference<Value>({
    key,
    parse: (text) => {
      if (text === null) return absent;
      try {
        return schema.safeParse(JSON.parse(text)).data ?? absent;
      } catch {
        // No JSON at all.
        return absent;
      }
    },
    write: JSON.stringify,
  });
}
