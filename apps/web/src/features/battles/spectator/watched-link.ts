import type { WatchedDuel, WatchedUpdate } from '@poketorneo/contract';
import { createStore, type Store } from '../../../lib/create-store.ts';

export interface WatchedState {
  readonly duel: WatchedDuel;
  /** How many watch, this page included; 0 while unknown. */
  readonly viewers: number;
}

/** A watched duel, kept up to date by what the stream brings, or else by reading it again. */
export class WatchedLink {
  readonly state: Store<WatchedState>;
  /** What turns `performance.now()` into the server's time, as of `BattleLink`. */
  serverOffset = Number.NEGATIVE_INFINITY;
  readonly #read: () => Promise<WatchedDuel>;

  constructor(duel: WatchedDuel, read: () => Promise<WatchedDuel>) {
    this.#read = read;
    this.state = createStore<WatchedState>({ duel, viewers: 0 });
    this.#noteTime(duel);
  }

  /**
   * Takes an update that continues the known events, and reads the duel again if something is missing.
   */
  receive(update: WatchedUpdate): void {
    const { duel } = this.state.get();
    const known = duel.events.length;
    const first = update.seq - update.events.length;
    if (first > known) void this.catchUp();
    else if (update.seq >= known) {
      const { events, ...news } = update;
      this.#show({ ...duel, ...news, events: [...duel.events, ...events.slice(known - first)] });
    }
  }

  /** A failure changes nothing: it is tried again. */
  async catchUp(): Promise<void> {
    const read = await this.#read().catch(() => null);
    if (read === null) return;
    const { duel } = this.state.get();
    const events = [...duel.events, ...read.events.slice(duel.events.length)];
    if (read.seq >= duel.events.length || read.status !== 'running') {
      this.#show({ ...read, events });
    }
  }

  countViewers(viewers: number): void {
    this.state.set({ ...this.state.get(), viewers });
  }

  #show(duel: WatchedDuel): void {
    this.#noteTime(duel);
    this.state.set({ ...this.state.get(), duel });
  }

  #noteTime({ clock }: WatchedDuel): void {
    if (clock === null) return;
    this.serverOffset = Math.max(this.serverOffset, Date.parse(clock.now) - performance.now());
  }
}
