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

/** What lies on the table: nothing yet, nothing because the deal failed, or a game. */
export type MemoryTableState =
  | { status: 'dealing' }
  | { status: 'failed' }
  | {
      status: 'dealt';
      game: MemoryGame;
      /** What the server says of the finished game; empty for nothing. */
      message: string;
      /** What its end shows. */
      picture: SuccessPicture;
    };

/** What a table needs from outside. */
export interface MemoryTableParts {
  clock: GameClock;
  /** From 0 up to 1. */
  random: () => number;
  /** Fetches the ids of the cards; throws when there are none to be had. */
  deal(): Promise<number[]>;
  /** Sends the moves of a finished game; answers with words to show, or none. Never throws. */
  report(moves: number): Promise<string>;
  playSound(name: SoundName): void;
  /** Plays a sound over what is heard already. */
  playEffect(name: SoundName): void;
  /** Whether the cards simply lie there instead of being dealt. */
  prefersReducedMotion(): boolean;
}

/**
 * When a card of each row is heard, in milliseconds: MemoryBoard.module.css deals thirty in less
 * than a second.
 */
const dealtCards = [120, 234, 348, 462, 576];

/** A memory game as it is played: the rules, with their times, sounds and calls. */
export function createMemoryTable(parts: MemoryTableParts) {
  const { clock, random, deal, report, playSound, playEffect, prefersReducedMotion } = parts;
  const table = createStore<MemoryTableState>({ status: 'dealing' });
  /** Counts up with each deal: what an earlier game still brings is not wanted any more. */
  let current = 0;
  let picture: SuccessPicture = 1;

  function enter(game: MemoryGame): void {
    table.set({ status: 'dealt', game, message: '', picture });
    if (game.phase === 'dealt') hearDeal();
    if (game.phase === 'preview') {
      // All of them turn over, and back.
      playEffect('card-flip');
      clock.after(memoryGameTimes.preview, () => playEffect('card-flip'));
    }
    if (game.phase === 'match') clock.after(memoryGameTimes.matchSound, () => playSound('match'));
    if (game.phase === 'finished') void finish(game);
    const delay = memoryGameDelayMs(game);
    if (delay !== null) clock.after(delay, () => enter(advanceMemoryGame(game)));
  }

  function hearDeal(): void {
    const times = prefersReducedMotion() ? [0] : dealtCards;
    for (const time of times) clock.after(time, () => playEffect('card-deal'));
  }

  async function finish(game: MemoryGame): Promise<void> {
    const finished = current;
    playSound('success');
    const isOver = successIsOver(clock);
    const message = await report(game.moves);
    if (finished !== current) return;
    table.set({ status: 'dealt', game, message, picture });
    await isOver;
    if (finished === current && message !== '') playEffect('record');
  }

  return {
    get: table.get,
    subscribe: table.subscribe,
    /** Begins a new game, also in the middle of one. */
    async start(): Promise<void> {
      current += 1;
      const wanted = current;
      clock.clear();
      table.set({ status: 'dealing' });
      try {
        const ids = await deal();
        if (wanted !== current) return;
        picture = drawSuccessPicture(random());
        enter(startMemoryGame(ids));
      } catch {
        // The player sees that there are no cards, and can ask for them again.
        if (wanted === current) table.set({ status: 'failed' });
      }
    },
    flip(index: number): void {
      const state = table.get();
      if (state.status !== 'dealt') return;
      const next = flipMemoryCard(state.game, index);
      if (next === state.game) return;
      playEffect('card-flip');
      enter(next);
    },
    /** Ends it: nothing happens any more. */
    leave(): void {
      current += 1;
      clock.clear();
    },
  };
}

export type MemoryTable = ReturnType<typeof createMemoryTable>;
