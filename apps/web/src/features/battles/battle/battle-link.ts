import type { BattleChoice, BattleEvent, BattleState, BattleUpdate } from '@poketorneo/contract';
import { ApiError, isTransient } from '../../../lib/api.ts';
import { createStore, type Store } from '../../../lib/create-store.ts';

/** The calls that a battle is played with. */
export interface BattleCalls {
  choose(body: {
    battleId: number;
    step: number;
    choice: BattleChoice;
    after: number;
  }): Promise<BattleUpdate>;
  surrender(body: { battleId: number; after: number }): Promise<BattleUpdate>;
  update(query: { battleId: number; after: number }): Promise<BattleUpdate>;
  /** Resolves when a call that the network has lost is to be retried. */
  wait(): Promise<void>;
}

/** The state of the page's connection to a battle. */
export interface LinkState {
  readonly battle: BattleState;
  /** A decision is on its way. */
  readonly isSending: boolean;
  /** The network is away: the decision is retried until it arrives. */
  readonly isLost: boolean;
  /** Why the last decision did not count. */
  readonly refusal: string | null;
}

type Send = (after: number) => Promise<BattleUpdate>;

/** It was decided already, here or in another window. */
const conflict = 409;
const movedOn = 'Nel frattempo la lotta è andata avanti: ecco com’è adesso.';

/**
 * The page's end of a battle: sends decisions until they have arrived, and keeps what comes
 * of them.
 */
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

  /** Decides; what is decided while another decision is on its way is nothing. */
  choose(choice: BattleChoice): Promise<void> {
    const { id: battleId, step } = this.state.get().battle;
    return this.#decide((after) => this.#calls.choose({ battleId, step, choice, after }));
  }

  surrender(): Promise<void> {
    const { id: battleId } = this.state.get().battle;
    return this.#decide((after) => this.#calls.surrender({ battleId, after }));
  }

  /**
   * Checks whether the battle has gone on elsewhere or has been annulled; ignores a failed call.
   */
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

  /** The page is there, for the first time or again. */
  open(): void {
    this.#isClosed = false;
  }

  /** The page is left: what fails from now on is not tried again. */
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

  /** What is to be decided may be another thing by now. */
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

/** All events so far, the last of which come with the update. */
function joined(known: readonly BattleEvent[], { seq, events }: BattleUpdate): BattleEvent[] {
  return [...known.slice(0, seq - events.length), ...events];
}
