import type { ApiError } from './api.ts';

/** Logs a failed call, with its cause if known, to the console. */
export function logFailure({ name, status, message, cause }: ApiError): void {
  const details = cause === undefined ? [] : [cause];
  // biome-ignore lint/suspicious/noConsole: the browser's console is a page's only log.
  console.error(`${name} ${status}: ${message}`, ...details);
}
