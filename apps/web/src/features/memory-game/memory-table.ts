import {
  advanceMemoryGame,
  flipMemoryCard,
  type MemoryGame,
  memoryGameDelayMs,
  memoryGameTimes,
  startMemoryGame,
} from '@poketorneo/rules';
import { createStore } from '../../lib/create-store.ts';
import type { GameClock } from '../../lib/game-clock.ts';
import { successIsOver } from '../../lib/game-clock.ts';
import type { SoundName } from '../../lib/sound-names.ts';
import {
  drawSuccessPicture,
  type SuccessPicture,
} from '../../ui/success-picture/success-picture.ts';

export type MemoryTableState =
  | { status: 'dealing' }
  | { status: 'failed' }
  | {
      status: 'dealt';
      game: MemoryGame;
      /** The server's message; empty if there is none. */
      message: string;
      /** Shown at the end. */
      picture: SuccessPicture;
    };

/** The outside of a table, replaced in tests. */
export interface MemoryTableDependencies {
  clock: GameClock;
  /** A number from 0 up to, but excluding, 1. */
  random: () => number;
  /** Fetches the ids of the cards; throws if there are none. */
  deal(): Promise<number[]>;
  /**
   * Sends the moves of a finished game; resolves with a message, or an empty string. Never throws.
   */
  report(moves: number): Promise<string>;
  playSound(name: SoundName): void;
  /** Plays a sound without stopping others. */
  playEffect(name: SoundName): void;
  /** Whether the cards are shown without the dealing animation. */
  prefersReducedMotion(): boolean;
}

/**
 * Milliseconds at which a card of each row sounds: MemoryBoard.module.css deals all thirty in less
 * than a second.
 */
const dealSoundTimes = [120, 234, 348, 462, 576];

/** A memory game: rules, times, sounds and calls. */
export function createMemoryTable(dependencies: MemoryTableDependencies) {
  const { clock, random, deal, report, playSound, playEffect, prefersReducedMotion } = dependencies;
  const table = createStore<MemoryTableState>({ status: 'dealing' });
  /** Number of the current deal: responses to earlier ones are ignored. */
  let currentDeal = 0;
  let picture: SuccessPicture = 1;

  function enterPhase(game: MemoryGame): void {
    table.set({ status: 'dealt', game, message: '', picture });
    if (game.phase === 'dealt') playDealSounds();
    if (game.phase === 'preview') {
      // All cards turn over, and back.
      playEffect('card-flip');
      clock.after(memoryGameTimes.preview, () => playEffect('card-flip'));
    }
    if (game.phase === 'match') clock.after(memoryGameTimes.matchSound, () => playSound('match'));
    if (game.phase === 'finished') void finish(game);
    const delay = memoryGameDelayMs(game);
    if (delay !== null) clock.after(delay, () => enterPhase(advanceMemoryGame(game)));
  }

  function playDealSounds(): void {
    const times = prefersReducedMotion() ? [0] : dealSoundTimes;
    for (const time of times) clock.after(time, () => playEffect('card-deal'));
  }

  async function finish(game: MemoryGame): Promise<void> {
    const ownDeal = currentDeal;
    playSound('success');
    const isOver = successIsOver(clock);
    const message = await report(game.moves);
    if (ownDeal !== currentDeal) return;
    table.set({ status: 'dealt', game, message, picture });
    await isOver;
    if (ownDeal === currentDeal && message !== '') playEffect('record');
  }

  return {
    get: table.get,
    subscribe: table.subscribe,
    /** Starts a new game, replacing the current one. */
    async start(): Promise<void> {
      currentDeal += 1;
      const ownDeal = currentDeal;
      clock.clear();
      table.set({ status: 'dealing' });
      try {
        const ids = await deal();
        if (ownDeal !== currentDeal) return;
        picture = drawSuccessPicture(random());
        enterPhase(startMemoryGame(ids));
      } catch {
        // The page shows the failure with a button to retry.
        if (ownDeal === currentDeal) table.set({ status: 'failed' });
      }
    },
    flip(index: number): void {
      const state = table.get();
      if (state.status !== 'dealt') return;
      const next = flipMemoryCard(state.game, index);
      if (next === state.game) return;
      playEffect('card-flip');
      enterPhase(next);
    },
    /** Stops all timers; pending responses are ignored. */
    leave(): void {
      currentDeal += 1;
      clock.clear();
    },
  };
}

export type MemoryTable = ReturnType<typeof createMemoryTable>;
