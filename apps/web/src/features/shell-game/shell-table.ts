import {
  advanceShellTurn,
  chooseShellCard,
  drawSwaps,
  type ShellTurn,
  startRound,
  startShellTurn,
} from '@poketorneo/rules';
import { createStore } from '../../lib/create-store.ts';
import type { GameClock } from '../../lib/game-clock.ts';
import { successIsOver } from '../../lib/game-clock.ts';
import type { SoundName } from '../../lib/sound-names.ts';
import { phaseDurationMs } from './phase-duration.ts';
import { soundsOf } from './shell-sounds.ts';

export type DealState = 'idle' | 'under-way' | 'failed';

export interface ShellTableState {
  page: 'intro' | 'playing' | 'fail';
  /** Null before the first game. */
  turn: ShellTurn | null;
  /** The server's message about the last won round; empty if there is none. */
  message: string;
  /** The last message about a record in this game; empty if there is none. */
  record: string;
  deal: DealState;
}

/** The outside of a table, replaced in tests. */
export interface ShellTableDependencies {
  clock: GameClock;
  random: () => number;
  /** Fetches the ids of three cards for a round, 0 for a new game; throws if there are none. */
  deal(round: number): Promise<number[]>;
  /** The player's record; 0 for visitors or after a failure. Never throws. */
  findRecord(): Promise<number>;
  /** Sends a won round; resolves with a message, or an empty string. Never throws. */
  report(round: number): Promise<string>;
  playSound(name: SoundName): void;
  /** Plays a sound without stopping others. */
  playEffect(name: SoundName): void;
  /** Whether swapped cards are marked instead of moved. */
  prefersReducedMotion(): boolean;
}

/** A shell game: rules, times, sounds and calls. */
export function createShellTable(dependencies: ShellTableDependencies) {
  const { clock, random, deal, findRecord, report, playSound, playEffect } = dependencies;
  const { prefersReducedMotion } = dependencies;
  const table = createStore<ShellTableState>({
    page: 'intro',
    turn: null,
    message: '',
    record: '',
    deal: 'idle',
  });
  /** Number of the current deal: responses to earlier ones are ignored. */
  let currentDeal = 0;
  /** The last won round's report, awaited: the server deals the next round only after it. */
  let lastReport: Promise<unknown> = Promise.resolve();

  function show(change: Partial<ShellTableState>): void {
    table.set({ ...table.get(), ...change });
  }

  function enterPhase(turn: ShellTurn): void {
    show({ turn });
    const isStill = prefersReducedMotion();
    for (const { name, at } of soundsOf(turn, isStill)) {
      if (at === 0) playEffect(name);
      else clock.after(at, () => playEffect(name));
    }
    if (turn.phase === 'won') celebrate(turn.round);
    const delay = phaseDurationMs(turn, isStill);
    if (delay !== null) clock.after(delay, () => continueAfter(turn));
  }

  function continueAfter(turn: ShellTurn): void {
    if (turn.phase === 'won') void begin(async () => turn.round, turn.round);
    else if (turn.phase === 'lost') {
      playSound('fail');
      show({ page: 'fail', message: '' });
    } else enterPhase(advanceShellTurn(turn));
  }

  function celebrate(round: number): void {
    const ownDeal = currentDeal;
    playSound('success');
    const isOver = successIsOver(clock);
    const answer = report(round);
    lastReport = answer;
    void answer.then((message) => {
      if (ownDeal !== currentDeal) return;
      // Later rounds beat the record too: it sounds once per game.
      const isFirst = message !== '' && table.get().record === '';
      show({ message, ...(message !== '' && { record: message }) });
      if (isFirst) void isOver.then(() => ownDeal === currentDeal && playEffect('record'));
    });
  }

  /** Deals the cards after `counted` won rounds, then starts the round of `roundOf`. */
  async function begin(roundOf: () => Promise<number>, counted: number): Promise<void> {
    currentDeal += 1;
    const ownDeal = currentDeal;
    clock.clear();
    show({ deal: 'under-way' });
    try {
      await lastReport;
      const [ids, round] = await Promise.all([deal(counted), roundOf()]);
      if (ownDeal !== currentDeal) return;
      show({ page: 'playing', message: '', deal: 'idle' });
      enterPhase(startShellTurn(round, ids, drawSwaps(random)));
    } catch {
      // The page shows the failure with a button to retry.
      if (ownDeal === currentDeal) show({ deal: 'failed' });
    }
  }

  return {
    get: table.get,
    subscribe: table.subscribe,
    /** Starts a new game, for experienced players five rounds below their record. */
    start: (): Promise<void> => {
      show({ record: '' });
      return begin(async () => startRound(await findRecord()), 0);
    },
    /** Deals the next turn again after a failure. */
    retry: (): Promise<void> => {
      const round = table.get().turn?.round ?? 0;
      return begin(async () => round, round);
    },
    choose(place: number): void {
      const { turn } = table.get();
      if (turn === null) return;
      const next = chooseShellCard(turn, place);
      if (next !== turn) enterPhase(next);
    },
    /** Stops all timers; pending responses are ignored. */
    leave(): void {
      currentDeal += 1;
      clock.clear();
    },
  };
}

export type ShellTable = ReturnType<typeof createShellTable>;
