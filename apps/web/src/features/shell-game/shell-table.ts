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
import { soundsOf } from './shell-sounds.ts';
import { turnDelay } from './swap-time.ts';

/** Whether cards are on their way, or did not come. */
export type DealState = 'idle' | 'under-way' | 'failed';

/** The shell game as it stands. */
export interface ShellTableState {
  page: 'intro' | 'playing' | 'fail';
  /** Null before the first game. */
  turn: ShellTurn | null;
  /** What the server says of the round that was won last; empty for nothing. */
  message: string;
  /** The last that it has said of a record in this game; empty for none. */
  record: string;
  /** A round that was won is on its way to the server. */
  isReporting: boolean;
  deal: DealState;
}

/** What a table needs from outside. */
export interface ShellTableParts {
  clock: GameClock;
  random: () => number;
  /**
   * Fetches the ids of three cards for this round, 0 for a new game; throws when there are none.
   */
  deal(round: number): Promise<number[]>;
  /** The player's record; 0 for a visitor, and after a failure. Never throws. */
  findRecord(): Promise<number>;
  /** Sends a round that was won; answers with words to show, or none. Never throws. */
  report(round: number): Promise<string>;
  playSound(name: SoundName): void;
  /** Plays a sound over what is heard already. */
  playEffect(name: SoundName): void;
  /** Whether cards that change places are marked instead of moved. */
  prefersReducedMotion(): boolean;
}

/** A shell game as it is played: the rules, with their times, sounds and calls. */
export function createShellTable(parts: ShellTableParts) {
  const { clock, random, deal, findRecord, report, playSound, playEffect } = parts;
  const { prefersReducedMotion } = parts;
  const table = createStore<ShellTableState>({
    page: 'intro',
    turn: null,
    message: '',
    record: '',
    isReporting: false,
    deal: 'idle',
  });
  /** Counts up with each deal: what an earlier one still brings is not wanted any more. */
  let current = 0;
  /** Of the last round that was won: the server deals the next one only after it. */
  let lastReport: Promise<unknown> = Promise.resolve();

  function show(change: Partial<ShellTableState>): void {
    table.set({ ...table.get(), ...change });
  }

  function enter(turn: ShellTurn): void {
    show({ turn });
    const isStill = prefersReducedMotion();
    for (const { name, at } of soundsOf(turn, isStill)) {
      if (at === 0) playEffect(name);
      else clock.after(at, () => playEffect(name));
    }
    if (turn.phase === 'won') celebrate(turn.round);
    const delay = turnDelay(turn, isStill);
    if (delay !== null) clock.after(delay, () => goOn(turn));
  }

  function goOn(turn: ShellTurn): void {
    if (turn.phase === 'won') void begin(async () => turn.round, turn.round);
    else if (turn.phase === 'lost') {
      playSound('fail');
      show({ page: 'fail', message: '' });
    } else enter(advanceShellTurn(turn));
  }

  function celebrate(round: number): void {
    const won = current;
    playSound('success');
    const isOver = successIsOver(clock);
    const answer = report(round);
    lastReport = answer;
    show({ isReporting: true });
    void answer.then((message) => {
      if (lastReport === answer) show({ isReporting: false });
      if (won !== current) return;
      // Each round after it is one, too: it is heard once in a game.
      const isFirst = message !== '' && table.get().record === '';
      show({ message, ...(message !== '' && { record: message }) });
      if (isFirst) void isOver.then(() => won === current && playEffect('record'));
    });
  }

  /**
   * Deals to a game that counts `counted` rounds, and plays at the round that turns out to be
   * its own.
   */
  async function begin(roundOf: () => Promise<number>, counted: number): Promise<void> {
    current += 1;
    const wanted = current;
    clock.clear();
    show({ deal: 'under-way' });
    try {
      await lastReport;
      const [ids, round] = await Promise.all([deal(counted), roundOf()]);
      if (wanted !== current) return;
      show({ page: 'playing', message: '', deal: 'idle' });
      enter(startShellTurn(round, ids, drawSwaps(random)));
    } catch {
      // The player sees that there are no cards, and can ask for them again.
      if (wanted === current) show({ deal: 'failed' });
    }
  }

  return {
    get: table.get,
    subscribe: table.subscribe,
    /** Begins a new game, from the record less five for who has got far enough. */
    start: (): Promise<void> => {
      show({ record: '' });
      return begin(async () => startRound(await findRecord()), 0);
    },
    /** Asks again for the cards of the next turn. */
    retry: (): Promise<void> => {
      const round = table.get().turn?.round ?? 0;
      return begin(async () => round, round);
    },
    choose(place: number): void {
      const { turn } = table.get();
      if (turn === null) return;
      const next = chooseShellCard(turn, place);
      if (next !== turn) enter(next);
    },
    /** Ends it: nothing happens any more. */
    leave(): void {
      current += 1;
      clock.clear();
    },
  };
}

export type ShellTable = ReturnType<typeof createShellTable>;
