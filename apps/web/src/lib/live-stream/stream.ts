import { type LiveMessage, liveRules } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { call, type Input } from '../api.ts';
import { readMessages } from './read-messages.ts';

const minDelayMs = 500;
const maxDelayMs = 10_000;

interface StreamOptions {
  /** Asked again at each opening, since more is known by then. */
  query: () => NonNullable<Input<typeof contract.live.stream>['query']>;
  onMessage: (message: LiveMessage) => void;
  signal: AbortSignal;
}

/**
 * Reads the stream until the signal aborts, opening it again when it ends, fails or falls silent. A
 * server that is away is asked less and less often.
 */
export async function keepStreaming({ query, onMessage, signal }: StreamOptions): Promise<void> {
  let delay = minDelayMs;
  while (!signal.aborted) {
    const attempt = new AbortController();
    const end = () => attempt.abort();
    signal.addEventListener('abort', end);
    let silence = setTimeout(end, liveRules.silenceMs);
    try {
      await call(
        contract.live.stream,
        { query: query() },
        {
          quiet: true,
          signal: attempt.signal,
          read: async ({ body }) => {
            if (body === null) return '';
            for await (const message of readMessages(body)) {
              delay = minDelayMs;
              clearTimeout(silence);
              silence = setTimeout(end, liveRules.silenceMs);
              if (message !== null) onMessage(message);
            }
            return '';
          },
        },
      );
    } catch {
      // Failed, or fell silent: it is opened again.
    } finally {
      clearTimeout(silence);
      signal.removeEventListener('abort', end);
    }
    await pause(delay, signal);
    delay = Math.min(maxDelayMs, 2 * delay);
  }
}

/** Resolves early when the browser is online again. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    // At different moments, since a server that restarts ends all streams at once.
    const timer = setTimeout(end, milliseconds * (0.5 + Math.random()));
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
