import type { BattleChoice, BattleEvent, BattleState, BattleUpdate } from '@poketorneo/contract';
import { ApiError, isTransient } from '../../../lib/api.ts';
import { createStore, type Store } from '../../../lib/create-store.ts';

/** The server calls of a battle. */
export interface BattleCalls {
  choose(body: {
    battleId: number;
    step: number;
    choice: BattleChoice;
    after: number;
  }): Promise<BattleUpdate>;
  surrender(body: { battleId: number; after: number }): Promise<BattleUpdate>;
  updates(query: { battleId: number; after: number }): Promise<BattleUpdate>;
  /** Resolves when a failed call may be retried. */
  waitForRetry(): Promise<void>;
}

export interface LinkState {
  readonly battle: BattleState;
  /** A decision is being sent. */
  readonly isSending: boolean;
  /** The network is down, and the decision is being retried. */
  readonly isOffline: boolean;
  /** Why the last decision was rejected, in Italian. */
  readonly refusal: string | null;
}

type Send = (after: number) => Promise<BattleUpdate>;

/** The status of a decision on a step already decided, here or in another window. */
const conflictStatus = 409;
const movedOnMessage = 'Nel frattempo la lotta è andata avanti: ecco com’è adesso.';

/** Sends each decision until it is delivered, and holds the resulting state of the battle. */
export class BattleLink {
  readonly state: Store<LinkState>;
  readonly #calls: BattleCalls;
  #areRetriesStopped = false;

  constructor(battle: BattleState, calls: BattleCalls) {
    this.#calls = calls;
    this.state = createStore<LinkState>({
      battle,
      isSending: false,
      isOffline: false,
      refusal: null,
    });
  }

  /** Ignored while another decision is being sent. */
  choose(choice: BattleChoice): Promise<void> {
    const { id: battleId, step } = this.state.get().battle;
    return this.#decide((after) => this.#calls.choose({ battleId, step, choice, after }));
  }

  surrender(): Promise<void> {
    const { id: battleId } = this.state.get().battle;
    return this.#decide((after) => this.#calls.surrender({ battleId, after }));
  }

  /** Fetches progress made elsewhere and an organiser's voiding; ignores a failed call. */
  async catchUp(): Promise<void> {
    const { battle, isSending } = this.state.get();
    if (isSending || battle.status === 'void') return;
    const after = battle.events.length;
    try {
      const update = await this.#calls.updates({ battleId: battle.id, after });
      const now = this.state.get();
      if (!now.isSending && now.battle === battle && hasMovedOn(battle, update))
        this.#apply(update);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** For a mounted page. */
  resumeRetries(): void {
    this.#areRetriesStopped = false;
  }

  /** For a page being left. */
  stopRetries(): void {
    this.#areRetriesStopped = true;
  }

  async #decide(send: Send): Promise<void> {
    if (this.state.get().isSending) return;
    this.#change({ isSending: true, refusal: null });
    try {
      this.#apply(await this.#sendUntilDelivered(send));
    } catch (error) {
      await this.#recover(error);
    } finally {
      this.#change({ isSending: false, isOffline: false });
    }
  }

  async #sendUntilDelivered(send: Send): Promise<BattleUpdate> {
    for (;;) {
      try {
        return await send(this.state.get().battle.events.length);
      } catch (error) {
        if (!isTransient(error) || this.#areRetriesStopped) throw error;
        this.#change({ isOffline: true });
        await this.#calls.waitForRetry();
      }
    }
  }

  /** Fetches the battle too, since a rejection may mean that it has moved on. */
  async #recover(error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) throw error;
    const { id: battleId } = this.state.get().battle;
    try {
      this.#apply(
        await this.#sendUntilDelivered((after) => this.#calls.updates({ battleId, after })),
      );
    } catch (other) {
      if (!(other instanceof ApiError)) throw other;
    }
    this.#change({ refusal: error.status === conflictStatus ? movedOnMessage : error.message });
  }

  #apply(update: BattleUpdate): void {
    const { battle } = this.state.get();
    this.#change({ battle: { ...battle, ...update, events: mergeEvents(battle.events, update) } });
  }

  #change(change: Partial<LinkState>): void {
    this.state.set({ ...this.state.get(), ...change });
  }
}

function hasMovedOn(battle: BattleState, update: BattleUpdate): boolean {
  return update.step !== battle.step || update.status !== battle.status;
}

/** The events of the update replace known ones from the same position on. */
function mergeEvents(known: readonly BattleEvent[], { seq, events }: BattleUpdate): BattleEvent[] {
  return [...known.slice(0, seq - events.length), ...events];
}
