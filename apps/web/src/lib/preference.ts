import type * as z from 'zod/mini';
import { createStore, type Store } from './create-store.ts';

interface PreferenceOptions<Value> {
  /** Its key in localStorage. */
  key: string;
  /** Parses the stored text, which may be missing or invalid. */
  parse: (text: string | null) => Value;
  write: (value: Value) => string;
}

/**
 * A user's preference, saved on the device and synchronised between its tabs. If the browser
 * forbids storage, it lasts until the page is closed.
 */
export function createPreference<Value>({
  key,
  parse,
  write,
}: PreferenceOptions<Value>): Store<Value> {
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

/** A preference that is one of some names; the first is the default. */
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

/**
 * A preference that is saved as JSON; a stored value that does not match its schema counts
 * as absent.
 */
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
