import { shuffled } from './shuffled.ts';

/** Durations of a memory game's phases in milliseconds, by the specification. */
export const memoryGameTimes = {
  beforePreview: 1000,
  preview: 5000,
  /** Delay between a pair's second card and its sound. */
  matchSound: 300,
  afterMatch: 1500,
  afterMismatch: 1000,
} as const;

export interface MemoryCard {
  /** The species of its face icon. */
  readonly id: number;
  readonly flipped: boolean;
  readonly matched: boolean;
}

/**
 * 'dealt': face down, before the preview; 'preview': all open; 'playing': the player's turn;
 * 'match' and 'mismatch': two cards are open; 'finished': all pairs are found.
 */
type MemoryPhase = 'dealt' | 'preview' | 'playing' | 'match' | 'mismatch' | 'finished';

/** State of a memory game. */
export interface MemoryGame {
  readonly phase: MemoryPhase;
  readonly cards: readonly MemoryCard[];
  /** Pairs of cards flipped. */
  readonly moves: number;
  /** Pairs found. */
  readonly found: number;
  /** Plus one per pair, minus one per mismatch, never below 0. */
  readonly score: number;
}

/** `pairs` random ids, each twice, shuffled. All ids if there are too few. */
export function dealPairs(ids: readonly number[], pairs: number, random: () => number): number[] {
  const chosen = shuffled(ids, random).slice(0, pairs);
  return shuffled([...chosen, ...chosen], random);
}

/** A new game, all cards face down. */
export function startMemoryGame(ids: readonly number[]): MemoryGame {
  const cards = ids.map((id) => ({ id, flipped: false, matched: false }));
  return { phase: 'dealt', cards, moves: 0, found: 0, score: 0 };
}

/** The game after flipping a card; unchanged if not allowed. */
export function flipMemoryCard(game: MemoryGame, index: number): MemoryGame {
  const card = game.cards[index];
  if (game.phase !== 'playing' || card === undefined || card.flipped || card.matched) return game;
  const first = game.cards.find(({ flipped, matched }) => flipped && !matched);
  const cards = game.cards.map((one, at) => (at === index ? { ...one, flipped: true } : one));
  if (first === undefined) return { ...game, cards };
  const phase = first.id === card.id ? 'match' : 'mismatch';
  return { ...game, phase, cards, moves: game.moves + 1 };
}

/** Duration of the phase in milliseconds; null while waiting for the player. */
export function memoryGameDelayMs({ phase }: MemoryGame): number | null {
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

/** The game after its phase; unchanged while waiting for the player. */
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

/** Minimum duration of a game with this number of pairs and moves, in milliseconds. */
export function minMemoryGameMs(pairs: number, moves: number): number {
  const { beforePreview, preview, afterMatch, afterMismatch } = memoryGameTimes;
  return beforePreview + preview + pairs * afterMatch + (moves - pairs) * afterMismatch;
}

function turned(cards: readonly MemoryCard[], flipped: boolean): MemoryCard[] {
  return cards.map((card) => ({ ...card, flipped }));
}
