import { isServerAway } from '../../lib/connection.ts';
import { sendQueuedResults } from '../../lib/offline-play.ts';
import { endUnended } from '../../lib/sign-out.ts';

/** Milliseconds. */
const retryIntervalMs = 5000;
const timeoutMs = 4000;

/**
 * Finds out whether the server answers, when the browser says that the network has changed, and as
 * long as it does not. What the browser says alone is not enough: the server may run on this very
 * machine, or be away while the network is there. What a page waits for is brought before the
 * server counts as back, lest it be told meanwhile that something went wrong.
 */
export function followConnection(bringBack: () => Promise<unknown>): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isChecking = false;

  async function check(): Promise<void> {
    if (isChecking || signal.aborted) return;
    isChecking = true;
    clearTimeout(timer);
    const isThere = await isServerReachable(signal);
    if (isThere && isServerAway.get()) await Promise.race([bringBack(), timeout()]);
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
  // A call has found out.
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
