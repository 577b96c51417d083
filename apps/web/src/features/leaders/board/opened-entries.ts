import { cameBack } from '../../../lib/came-back.ts';

/**
 * Which entries of the browser's history the list has opened at already, for the length of a visit.
 */
const prefix = 'poketorneo-leaders-opened:';

/**
 * Whether the reader comes back to an entry, and is to find what they left. An address that is
 * opened anew may have an entry of the same name, made by another document.
 */
export function wasOpened(entry: string): boolean {
  const document = read(entry);
  return document === thisDocument() || (document !== null && cameBack());
}

export function markOpened(entry: string): void {
  try {
    sessionStorage.setItem(prefix + entry, thisDocument());
  } catch {
    // Forbidden, or full: the next time is the first again.
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
