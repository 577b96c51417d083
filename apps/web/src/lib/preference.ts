import type * as z from 'zod/mini';
import { createStore, type Store } from './create-store.ts';

interface PreferenceParts<Value> {
  /** What it is kept under on this device. */
  key: string;
  /** The value of what was kept, null if there is nothing; anything else may stand there too. */
  parse: (text: string | null) => Value;
  write: (value: Value) => string;
}

/**
 * Something that somebody likes one way or another, kept on this device and the same in all its tabs.
 * Where the browser keeps nothing, it holds for as long as the page does.
 */
export function createPreference<Value>({
  key,
  parse,
  write,
}: PreferenceParts<Value>): Store<Value> {
  const store = createStore<Value>(parse(read(key)));
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) store.set(parse(read(key)));
    });
  }
  return {
    ...store,
    set: (next) => {
      store.set(next);
      try {
        localStorage.setItem(key, write(next));
      } catch {
        // Forbidden or full.
      }
    },
  };
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A preference that is one of some names; the first is the usual one. */
export function createChoicePreference<const Name extends string>(
  key: string,
  names: readonly [Name, ...Name[]],
): Store<Name> {
  return createPreference<Name>({
    key,
    parse: (text) => names.find((name) => name === text) ?? names[0],
    write: (name) => name,
  });
}

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
