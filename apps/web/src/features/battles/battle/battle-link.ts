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
  update(query: { battleId: number; after: number }): Promise<BattleUpdate>;
  /** Resolves when a failed call may be retried. */
  wait(): Promise<void>;
}

export interface LinkState {
  readonly battle: BattleState;
  /** A decision is being sent. */
  readonly isSending: boolean;
  /** The network is down, and the decision is being retried. */
  readonly isLost: boolean;
  /** Why the last decision was rejected, in Italian. */
  readonly refusal: string | null;
}

type Send = (after: number) => Promise<BattleUpdate>;

/** The status of a decision on a step already decided, here or in another window. */
const conflict = 409;
const movedOn = 'Nel frattempo la lotta è andata avanti: ecco com’è adesso.';

/** Sends each decision until it is delivered, and holds the resulting state of the battle. */
export class BattleLink {
  readonly state: Store<LinkState>;
  readonly #calls: BattleCalls;
  #isClosed = false;

  constructor(battle: BattleState, calls: BattleCalls) {
    this.#calls = calls;
    this.state = createStore<LinkState>({
      battle,
      isSending: false,
      isLost: false,
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
      const update = await this.#calls.update({ battleId: battle.id, after });
      const now = this.state.get();
      if (!now.isSending && now.battle === battle && hasMovedOn(battle, update)) this.#take(update);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** For a mounted page. */
  open(): void {
    this.#isClosed = false;
  }

  /** For a page being left. */
  close(): void {
    this.#isClosed = true;
  }

  async #decide(send: Send): Promise<void> {
    if (this.state.get().isSending) return;
    this.#change({ isSending: true, refusal: null });
    try {
      this.#take(await this.#untilThere(send));
    } catch (error) {
      await this.#refused(error);
    } finally {
      this.#change({ isSending: false, isLost: false });
    }
  }

  async #untilThere(send: Send): Promise<BattleUpdate> {
    for (;;) {
      try {
        return await send(this.state.get().battle.events.length);
      } catch (error) {
        if (!isTransient(error) || this.#isClosed) throw error;
        this.#change({ isLost: true });
        await this.#calls.wait();
      }
    }
  }

  /** Fetches the battle too, since a rejection may mean that it has moved on. */
  async #refused(error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) throw error;
    const { id: battleId } = this.state.get().battle;
    try {
      this.#take(await this.#untilThere((after) => this.#calls.update({ battleId, after })));
    } catch (other) {
      if (!(other instanceof ApiError)) throw other;
    }
    this.#change({ refusal: error.status === conflict ? movedOn : error.message });
  }

  #take(update: BattleUpdate): void {
    const { battle } = this.state.get();
    this.#change({ battle: { ...battle, ...update, events: joined(battle.events, update) } });
  }

  #change(change: Partial<LinkState>): void {
    this.state.set({ ...this.state.get(), ...change });
  }
}

function hasMovedOn(battle: BattleState, update: BattleUpdate): boolean {
  return update.step !== battle.step || update.status !== battle.status;
}

/** The events of the update replace known ones from the same position on. */
function joined(known: readonly BattleEvent[], { seq, events }: BattleUpdate): BattleEvent[] {
  return [...known.slice(0, seq - events.length), ...events];
}
