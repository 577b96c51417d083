import { type FollowedBattle, formatFollowed, type LiveMessage } from '@poketorneo/contract';
import { session } from '../session.ts';
import { keepStreaming } from './stream.ts';

const lockName = 'live-stream';

/** Between the tabs of a browser. */
type TabMessage =
  /** What a tab wants to be told about; nothing once it is hidden. */
  | { kind: 'follow'; tab: string; battles: readonly FollowedBattle[] }
  /** A new holder of the stream asks the other tabs. */
  | { kind: 'ask' }
  | { kind: 'message'; message: LiveMessage };

interface Follower {
  /** The number of events known now. */
  countEvents: () => number;
}

/**
 * The live news of a browser. All its visible tabs share one stream: the tab that holds a lock
 * reads it and passes the messages on.
 */
class LiveStream {
  readonly #listeners = new Set<(message: LiveMessage) => void>();
  readonly #followers = new Map<number, Set<Follower>>();
  readonly #tab = crypto.randomUUID();
  /** What other tabs follow. */
  readonly #others = new Map<string, readonly FollowedBattle[]>();
  readonly #channel = new BroadcastChannel(lockName);
  /** Present while this tab is visible and its user signed in. */
  #active: AbortController | null = null;
  /** Present while this tab reads the stream. */
  #reading: AbortController | null = null;

  constructor() {
    this.#channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) =>
      this.#receive(data),
    );
    document.addEventListener('visibilitychange', () => this.#update());
    session.subscribe(() => this.#update());
  }

  /** Calls the listener with each message; returns the unsubscribe function. */
  subscribe(listener: (message: LiveMessage) => void): () => void {
    this.#listeners.add(listener);
    this.#update();
    return () => {
      this.#listeners.delete(listener);
      this.#update();
    };
  }

  /** Asks for the news of a battle; returns the function that ends this. */
  follow(battleId: number, follower: Follower): () => void {
    const followers = this.#followers.get(battleId) ?? new Set();
    this.#followers.set(battleId, followers.add(follower));
    this.#announce();
    return () => {
      followers.delete(follower);
      if (followers.size > 0) return;
      this.#followers.delete(battleId);
      this.#announce();
    };
  }

  #update(): void {
    const isWanted =
      this.#listeners.size > 0 && document.visibilityState === 'visible' && session.get() !== null;
    if (isWanted === (this.#active !== null)) return;
    this.#active?.abort();
    this.#active = isWanted ? new AbortController() : null;
    if (this.#active !== null) void this.#hold(this.#active.signal);
    this.#announce();
  }

  /** Reads the stream as soon as no other tab does. */
  async #hold(signal: AbortSignal): Promise<void> {
    try {
      await navigator.locks.request(lockName, { signal }, () => {
        this.#post({ kind: 'ask' });
        return this.#read(signal);
      });
    } catch {
      // Hidden or signed out before the lock was free.
    }
  }

  async #read(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const reading = new AbortController();
      this.#reading = reading;
      const end = () => reading.abort();
      signal.addEventListener('abort', end);
      await keepStreaming({
        query: () => ({ battles: formatFollowed(this.#followed()) }),
        onMessage: (message) => {
          this.#post({ kind: 'message', message });
          this.#tell(message);
        },
        signal: reading.signal,
      });
      signal.removeEventListener('abort', end);
    }
    this.#reading = null;
  }

  /** What this tab follows. */
  #own(): FollowedBattle[] {
    if (this.#active === null) return [];
    return [...this.#followers].map(([battleId, followers]) => ({
      battleId,
      after: Math.min(...[...followers].map((one) => one.countEvents())),
    }));
  }

  /** What all tabs follow. */
  #followed(): FollowedBattle[] {
    const afterOf = new Map<number, number>();
    for (const { battleId, after } of [this.#own(), ...this.#others.values()].flat()) {
      afterOf.set(battleId, Math.min(after, afterOf.get(battleId) ?? after));
    }
    return [...afterOf].slice(0, 4).map(([battleId, after]) => ({ battleId, after }));
  }

  #announce(): void {
    this.#post({ kind: 'follow', tab: this.#tab, battles: this.#own() });
    // The stream is opened again with the new battles.
    this.#reading?.abort();
  }

  #receive(data: TabMessage): void {
    switch (data.kind) {
      case 'follow': {
        const before = idsOf(this.#others.get(data.tab) ?? []);
        this.#others.set(data.tab, data.battles);
        if (before !== idsOf(data.battles)) this.#reading?.abort();
        break;
      }
      case 'ask':
        this.#post({ kind: 'follow', tab: this.#tab, battles: this.#own() });
        break;
      case 'message':
        this.#tell(data.message);
    }
  }

  #tell(message: LiveMessage): void {
    for (const listener of this.#listeners) listener(message);
  }

  #post(message: TabMessage): void {
    this.#channel.postMessage(message);
  }
}

function idsOf(battles: readonly FollowedBattle[]): string {
  return battles.map(({ battleId }) => battleId).join(' ');
}

let shared: LiveStream | undefined;

/** The live news of this browser. */
export function liveStream(): Pick<LiveStream, 'subscribe' | 'follow'> {
  shared ??= new LiveStream();
  return shared;
}
