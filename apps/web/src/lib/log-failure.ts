import type { ApiError } from './api.ts';

/** Leaves a line about a failed call, with its cause if known, where whoever looks into it looks first. */
export function logFailure({ name, status, message, cause }: ApiError): void {
  const details = cause === undefined ? [] : [cause];
  // biome-ignore lint/suspicious/noConsole: the browser's console is the log that a page has.
  console.error(`${name} ${status}: ${message}`, ...details);
}
