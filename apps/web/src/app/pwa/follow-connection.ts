import { isServerAway } from '../../lib/connection.ts';
import { sendQueuedResults } from '../../lib/offline-play.ts';
import { endUnended } from '../../lib/sign-out.ts';

const retryIntervalMs = 5000;
const timeoutMs = 4000;

/**
 * Checks whether the server responds when the browser reports a network change, and repeatedly
 * until it does: `navigator.onLine` alone says nothing about a server on this machine, or one that
 * is down. Failed queries are refetched before the server counts as back, so that their error states
 * do not flash.
 */
export function followConnection(refetch: () => Promise<unknown>): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isChecking = false;

  async function check(): Promise<void> {
    if (isChecking || signal.aborted) return;
    isChecking = true;
    clearTimeout(timer);
    const isThere = await isServerReachable(signal);
    if (isThere && isServerAway.get()) await Promise.race([refetch(), timeout()]);
    isChecking = false;
    if (signal.aborted) return;
    if (isServerAway.get() === isThere) isServerAway.set(!isThere);
    if (!isThere) timer = setTimeout(check, retryIntervalMs);
    else {
      endUnended();
      void sendQueuedResults();
    }
  }

  for (const change of ['online', 'offline']) {
    window.addEventListener(change, () => void check(), { signal });
  }
  // Set by a failed call.
  const unsubscribe = isServerAway.subscribe(() => isServerAway.get() && void check());
  if (isServerAway.get() || !navigator.onLine) void check();
  else void sendQueuedResults();
  return () => {
    stopping.abort();
    clearTimeout(timer);
    unsubscribe();
  };
}

const timeout = () => new Promise((resolve) => setTimeout(resolve, timeoutMs));

async function isServerReachable(leaving: AbortSignal): Promise<boolean> {
  try {
    const signal = AbortSignal.any([leaving, AbortSignal.timeout(timeoutMs)]);
    await fetch('/api/health', { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
