import { isReloadOrBack } from '../../../lib/is-reload-or-back.ts';

/** Prefix of the sessionStorage keys of history entries at which the list has already opened. */
const prefix = 'poketorneo-leaders-opened:';

/**
 * Whether the reader returns to a history entry and expects its scroll position. Another document
 * may have stored a key for the same path.
 */
export function wasOpened(entry: string): boolean {
  const document = read(entry);
  return document === thisDocument() || (document !== null && isReloadOrBack());
}

export function markOpened(entry: string): void {
  try {
    sessionStorage.setItem(prefix + entry, thisDocument());
  } catch {
    // Storage is forbidden or full: the next visit counts as the first.
  }
}

function read(entry: string): string | null {
  try {
    return sessionStorage.getItem(prefix + entry);
  } catch {
    return null;
  }
}

function thisDocument(): string {
  return String(performance.timeOrigin);
}
