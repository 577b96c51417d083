import type { LiveMessage } from '@poketorneo/contract';
import { keepStreaming } from '../../../lib/live-stream/stream.ts';
import type { WatchedLink } from './watched-link.ts';

/** Without a stream the duel is read this often. */
const readingMs = 3000;

/**
 * Brings the news of a watched duel while the page is visible, until it is over: by a stream of its
 * own, since another tab may watch another duel, and by reading it until the stream has spoken.
 * Returns what ends it.
 */
export function followWatched(
  word: string,
  link: Pick<WatchedLink, 'state' | 'receive' | 'catchUp' | 'countViewers'>,
  stream: typeof keepStreaming = keepStreaming,
): () => void {
  let following: AbortController | null = null;

  function onMessage(message: LiveMessage): void {
    switch (message.kind) {
      case 'watched':
        link.receive(message.update);
        break;
      case 'viewers':
        link.countViewers(message.viewers);
        break;
      case 'hello':
      case 'changed':
      case 'battle':
    }
  }

  function follow(signal: AbortSignal): void {
    const reading = setInterval(() => void link.catchUp(), readingMs);
    signal.addEventListener('abort', () => clearInterval(reading));
    void stream({
      query: () => ({ watch: word, watchAfter: link.state.get().duel.events.length }),
      onMessage: (message) => {
        clearInterval(reading);
        onMessage(message);
      },
      signal,
    });
  }

  function update(): void {
    const isWanted =
      document.visibilityState === 'visible' && link.state.get().duel.status === 'running';
    if (isWanted === (following !== null)) return;
    following?.abort();
    following = isWanted ? new AbortController() : null;
    if (following !== null) follow(following.signal);
  }

  update();
  const unsubscribe = link.state.subscribe(update);
  document.addEventListener('visibilitychange', update);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', update);
    following?.abort();
  };
}
