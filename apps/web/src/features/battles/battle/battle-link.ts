import type {
  BattleChoice,
  BattleEvent,
  BattleKind,
  BattleState,
  BattleUpdate,
  DuelUpdate,
} from '@poketorneo/contract';
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
  /** The last choice sent, with its step; null before the first. */
  readonly chosen: { readonly step: number; readonly choice: BattleChoice } | null;
}

type Send = (after: number) => Promise<BattleUpdate>;

/** The status of a decision on a step already decided, here or in another window. */
const conflictStatus = 409;
const movedOnMessage = 'Nel frattempo la lotta è andata avanti: ecco com’è adesso.';
const conflictMessages: Readonly<Record<BattleKind, (message: string) => string>> = {
  leader: () => movedOnMessage,
  rematch: () => movedOnMessage,
  trial: () => movedOnMessage,
  // It says more: that the time is up, or that this device is not the only one.
  duel: (message) => message,
};

/** Sends each decision until it is delivered, and holds the resulting state of the battle. */
export class BattleLink {
  readonly state: Store<LinkState>;
  /**
   * What turns `performance.now()` into the server's time, in milliseconds. The quickest response
   * is the nearest to the truth; a wrong clock of the device changes nothing.
   */
  serverOffset = Number.NEGATIVE_INFINITY;
  readonly #calls: BattleCalls;
  #areRetriesStopped = false;

  constructor(battle: BattleState, calls: BattleCalls) {
    this.#calls = calls;
    this.state = createStore<LinkState>({
      battle,
      isSending: false,
      isOffline: false,
      refusal: null,
      chosen: null,
    });
    this.#noteTime(battle);
  }

  /** Ignored while another decision is being sent. */
  choose(choice: BattleChoice): Promise<void> {
    const { battle, isSending } = this.state.get();
    const { id: battleId, step } = battle;
    if (!isSending) this.#change({ chosen: { step, choice } });
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
      this.#noteTime(update);
      const now = this.state.get();
      if (!now.isSending && now.battle === battle && hasMovedOn(battle, update)) this.apply(update);
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
      this.apply(await this.#sendUntilDelivered(send));
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
      this.apply(
        await this.#sendUntilDelivered((after) => this.#calls.updates({ battleId, after })),
      );
    } catch (other) {
      if (!(other instanceof ApiError)) throw other;
    }
    const { battle } = this.state.get();
    const { status, message } = error;
    this.#change({
      refusal: status === conflictStatus ? conflictMessages[battle.kind](message) : message,
    });
  }

  /** Takes an update without gaps; one of an earlier step is ignored. */
  apply(update: BattleUpdate): void {
    this.#noteTime(update);
    const { battle } = this.state.get();
    // The stream may have been quicker than the response.
    if (update.step >= battle.step) this.#change({ battle: withUpdate(battle, update) });
  }

  #noteTime(update: BattleUpdate): void {
    const now = duelUpdateOf(update)?.clock?.now;
    if (now === undefined) return;
    this.serverOffset = Math.max(this.serverOffset, Date.parse(now) - performance.now());
  }

  #change(change: Partial<LinkState>): void {
    this.state.set({ ...this.state.get(), ...change });
  }
}

/** Null for other battles. */
function duelUpdateOf(update: BattleUpdate): DuelUpdate | null {
  switch (update.kind) {
    case 'duel':
      return update;
    case 'leader':
    case 'rematch':
    case 'trial':
      return null;
  }
}

/** Throws if the update is of another kind of battle. */
function withUpdate(battle: BattleState, update: BattleUpdate): BattleState {
  const events = mergeEvents(battle.events, update);
  switch (battle.kind) {
    case 'leader':
    case 'rematch':
      if (update.kind === battle.kind) return { ...battle, ...update, events };
      break;
    case 'trial':
      if (update.kind === battle.kind) return { ...battle, ...update, events };
      break;
    case 'duel':
      if (update.kind === battle.kind) return { ...battle, ...update, events };
  }
  throw new Error(`A ${update.kind} update for a ${battle.kind} battle`);
}

/** The parts of a duel that change without a step. */
function signsOf(update: BattleUpdate): string {
  const duelUpdate = duelUpdateOf(update);
  const said = duelUpdate?.emotes.map((emote) => emote?.at).join();
  const { isSealed, drawOffer, isFoeAway, clock } = duelUpdate ?? {};
  return [isSealed, drawOffer, isFoeAway, said, clock?.stepAt].join(' ');
}

function hasMovedOn(battle: BattleState, update: BattleUpdate): boolean {
  return (
    update.step !== battle.step ||
    update.status !== battle.status ||
    signsOf(update) !== signsOf(battle)
  );
}

/** The events of the update replace known ones from the same position on. */
function mergeEvents(known: readonly BattleEvent[], { seq, events }: BattleUpdate): BattleEvent[] {
  return [...known.slice(0, seq - events.length), ...events];
}
