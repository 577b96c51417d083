import { shuffled } from './shuffled.ts';

/** How long each part of a memory game lasts, in milliseconds. */
export const memoryGameTimes = {
  beforePreview: 1000,
  preview: 5000,
  /** From the second card of a pair to its sound. */
  matchSound: 300,
  afterMatch: 1500,
  afterMismatch: 1000,
} as const;

export interface MemoryCard {
  /** Of the face icon on it. */
  readonly id: number;
  readonly flipped: boolean;
  readonly matched: boolean;
}

/**
 * 'dealt': face down, before the preview; 'preview': all shown; 'playing': the player's turn;
 * 'match' and 'mismatch': two cards lie open and are looked at; 'finished': all are found.
 */
type MemoryPhase = 'dealt' | 'preview' | 'playing' | 'match' | 'mismatch' | 'finished';

/** A memory game at one moment. */
export interface MemoryGame {
  readonly phase: MemoryPhase;
  readonly cards: readonly MemoryCard[];
  /** Pairs of cards turned over. */
  readonly moves: number;
  /** Pairs found. */
  readonly found: number;
  /** Up by one for a pair, down by one for two cards that are none, never below 0. */
  readonly score: number;
}

/** Some of the ids, each twice, in an order that chance decides. Takes all where there are too few. */
export function dealPairs(ids: readonly number[], pairs: number, random: () => number): number[] {
  const chosen = shuffled(ids, random).slice(0, pairs);
  return shuffled([...chosen, ...chosen], random);
}

/** A new game with these cards, all face down. */
export function startMemoryGame(ids: readonly number[]): MemoryGame {
  const cards = ids.map((id) => ({ id, flipped: false, matched: false }));
  return { phase: 'dealt', cards, moves: 0, found: 0, score: 0 };
}

/** The game after the player has turned a card over; the same one where that is not possible. */
export function flipMemoryCard(game: MemoryGame, index: number): MemoryGame {
  const card = game.cards[index];
  if (game.phase !== 'playing' || card === undefined || card.flipped || card.matched) return game;
  const first = game.cards.find(({ flipped, matched }) => flipped && !matched);
  const cards = game.cards.map((one, at) => (at === index ? { ...one, flipped: true } : one));
  if (first === undefined) return { ...game, cards };
  const phase = first.id === card.id ? 'match' : 'mismatch';
  return { ...game, phase, cards, moves: game.moves + 1 };
}

/** How long the game stays as it is by itself, in milliseconds; null: until the player acts. */
export function memoryGameDelay({ phase }: MemoryGame): number | null {
  switch (phase) {
    case 'dealt':
      return memoryGameTimes.beforePreview;
    case 'preview':
      return memoryGameTimes.preview;
    case 'match':
      return memoryGameTimes.afterMatch;
    case 'mismatch':
      return memoryGameTimes.afterMismatch;
    case 'playing':
    case 'finished':
      return null;
  }
}

/** The game after that time; the same one where it waits for the player. */
export function advanceMemoryGame(game: MemoryGame): MemoryGame {
  switch (game.phase) {
    case 'dealt':
      return { ...game, phase: 'preview', cards: turned(game.cards, true) };
    case 'preview':
      return { ...game, phase: 'playing', cards: turned(game.cards, false) };
    case 'match': {
      const cards = game.cards.map((card) => (card.flipped ? { ...card, matched: true } : card));
      const phase = cards.every(({ matched }) => matched) ? 'finished' : 'playing';
      return { ...game, phase, cards, found: game.found + 1, score: game.score + 1 };
    }
    case 'mismatch': {
      const cards = game.cards.map((card) => (card.matched ? card : { ...card, flipped: false }));
      return { ...game, phase: 'playing', cards, score: Math.max(0, game.score - 1) };
    }
    case 'playing':
    case 'finished':
      return game;
  }
}

/** The least time that a game of so many pairs and moves can take, in milliseconds. */
export function shortestMemoryGame(pairs: number, moves: number): number {
  const { beforePreview, preview, afterMatch, afterMismatch } = memoryGameTimes;
  return beforePreview + preview + pairs * afterMatch + (moves - pairs) * afterMismatch;
}

function turned(cards: readonly MemoryCard[], flipped: boolean): MemoryCard[] {
  return cards.map((card) => ({ ...card, flipped }));
}
