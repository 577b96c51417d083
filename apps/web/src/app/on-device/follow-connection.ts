import { isServerAway } from '../../lib/connection.ts';
import { endUnended } from '../../lib/sign-out.ts';
import { sendUnsent } from '../../lib/unsent-results.ts';

/** Milliseconds. */
const betweenTries = 5000;
const patience = 4000;

/**
 * Finds out whether the server answers, when the browser says that the network has changed, and as long as
 * it does not. What the browser says alone is not enough: the server may run on this very machine, or be
 * away while the network is there. What a page waits for is brought before the server counts as back, lest
 * it be told meanwhile that something went wrong.
 */
export function followConnection(bringBack: () => Promise<unknown>): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;

  async function look(): Promise<void> {
    if (isAsking || signal.aborted) return;
    isAsking = true;
    clearTimeout(timer);
    const isThere = await answers(signal);
    if (isThere && isServerAway.get()) await Promise.race([bringBack(), late()]);
    isAsking = false;
    if (signal.aborted) return;
    if (isServerAway.get() === isThere) isServerAway.set(!isThere);
    if (!isThere) timer = setTimeout(look, betweenTries);
    else {
      endUnended();
      void sendUnsent();
    }
  }

  for (const change of ['online', 'offline']) {
    window.addEventListener(change, () => void look(), { signal });
  }
  // A call has found out.
  const unsubscribe = isServerAway.subscribe(() => isServerAway.get() && void look());
  if (isServerAway.get() || !navigator.onLine) void look();
  else void sendUnsent();
  return () => {
    leaving.abort();
    clearTimeout(timer);
    unsubscribe();
  };
}

const late = () => new Promise((resolve) => setTimeout(resolve, patience));

async function answers(leaving: AbortSignal): Promise<boolean> {
  try {
    const signal = AbortSignal.any([leaving, AbortSignal.timeout(patience)]);
    await fetch('/api/health', { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
