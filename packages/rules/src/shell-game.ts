import { swapDuration } from './shell-game-pace.ts';
import { shuffled } from './shuffled.ts';

const shellGameRules = { cards: 3, swaps: 5 } as const;

/** How long each part of a turn lasts besides the swaps, in milliseconds. */
const shellGameTimes = {
  beforeShow: 1000,
  show: 2000,
  beforeSwaps: 1000,
  beforeReveal: 1000,
  /** Until the next turn. */
  afterWin: 4000,
  /** All cards lie open, for the player to see where the right one was. */
  afterLoss: 1000,
} as const;

export interface ShellCard {
  /** Of the face icon on it. */
  readonly id: number;
  readonly flipped: boolean;
}

/** The places, from 0, whose cards change over. */
export type Swap = readonly [one: number, other: number];

/**
 * 'dealt': face down; 'shown': all open; 'hidden': face down again; 'swapping': two change places;
 * 'choosing': the player's turn; 'chosen': one card open; 'won' and 'lost': all open.
 */
type ShellPhase =
  | 'dealt'
  | 'shown'
  | 'hidden'
  | 'swapping'
  | 'choosing'
  | 'chosen'
  | 'won'
  | 'lost';

/** A turn of the shell game at one moment. */
export interface ShellTurn {
  readonly phase: ShellPhase;
  /** Rounds won, as they are counted. */
  readonly round: number;
  /** By place. */
  readonly cards: readonly ShellCard[];
  readonly swaps: readonly Swap[];
  /** The swaps that are over. */
  readonly swapped: number;
  /** The place of the card that the player has turned over. */
  readonly chosen: number | null;
}

/** Two equal ids and another one, in an order that chance decides. Needs two ids at least. */
export function dealShellCards(ids: readonly number[], random: () => number): number[] {
  const [twin, single] = shuffled(ids, random);
  if (twin === undefined || single === undefined) throw new RangeError('Too few ids to deal from');
  return shuffled([twin, twin, single], random);
}

/** The swaps of a turn: any two places, each pair equally likely. */
export function drawSwaps(random: () => number): Swap[] {
  return Array.from({ length: shellGameRules.swaps }, (): Swap => {
    const stays = Math.floor(random() * shellGameRules.cards);
    return stays === 0 ? [1, 2] : stays === 1 ? [0, 2] : [0, 1];
  });
}

/** A new turn with these cards, all face down. */
export function startShellTurn(
  round: number,
  ids: readonly number[],
  swaps: readonly Swap[],
): ShellTurn {
  const cards = ids.map((id) => ({ id, flipped: false }));
  return { phase: 'dealt', round, cards, swaps, swapped: 0, chosen: null };
}

/** The two places that change over at this moment, or null. */
export function currentSwap({ phase, swaps, swapped }: ShellTurn): Swap | null {
  return phase === 'swapping' ? (swaps[swapped] ?? null) : null;
}

/** The turn after the player has turned a card over; the same one where that is not possible. */
export function chooseShellCard(turn: ShellTurn, place: number): ShellTurn {
  if (turn.phase !== 'choosing' || turn.cards[place] === undefined) return turn;
  const cards = turn.cards.map((card, at) => (at === place ? { ...card, flipped: true } : card));
  return { ...turn, phase: 'chosen', cards, chosen: place };
}

/** How long the turn stays as it is by itself, in milliseconds; null: until the player acts. */
export function shellTurnDelay({ phase, round }: ShellTurn): number | null {
  switch (phase) {
    case 'dealt':
      return shellGameTimes.beforeShow;
    case 'shown':
      return shellGameTimes.show;
    case 'hidden':
      return shellGameTimes.beforeSwaps;
    case 'swapping':
      return swapDuration(round);
    case 'choosing':
      return null;
    case 'chosen':
      return shellGameTimes.beforeReveal;
    case 'won':
      return shellGameTimes.afterWin;
    case 'lost':
      return shellGameTimes.afterLoss;
  }
}

/** The turn after that time; the same one where it is over or waits for the player. */
export function advanceShellTurn(turn: ShellTurn): ShellTurn {
  switch (turn.phase) {
    case 'dealt':
      return { ...turn, phase: 'shown', cards: turned(turn.cards, true) };
    case 'shown':
      return { ...turn, phase: 'hidden', cards: turned(turn.cards, false) };
    case 'hidden':
      return { ...turn, phase: turn.swaps.length === 0 ? 'choosing' : 'swapping' };
    case 'swapping': {
      const swapped = turn.swapped + 1;
      const phase = swapped < turn.swaps.length ? 'swapping' : 'choosing';
      return { ...turn, phase, swapped, cards: exchanged(turn.cards, currentSwap(turn)) };
    }
    case 'chosen': {
      const won = isUnique(turn.cards, turn.chosen);
      const cards = turned(turn.cards, true);
      return { ...turn, phase: won ? 'won' : 'lost', round: turn.round + (won ? 1 : 0), cards };
    }
    case 'choosing':
    case 'won':
    case 'lost':
      return turn;
  }
}

/** The least time from the deal of a turn to its being won, in milliseconds, at this round. */
export function shortestShellTurn(round: number): number {
  const { beforeShow, show, beforeSwaps, beforeReveal } = shellGameTimes;
  return (
    beforeShow + show + beforeSwaps + shellGameRules.swaps * swapDuration(round) + beforeReveal
  );
}

function isUnique(cards: readonly ShellCard[], place: number | null): boolean {
  const chosen = place === null ? undefined : cards[place];
  return chosen !== undefined && cards.filter(({ id }) => id === chosen.id).length === 1;
}

function turned(cards: readonly ShellCard[], flipped: boolean): ShellCard[] {
  return cards.map((card) => ({ ...card, flipped }));
}

function exchanged(cards: readonly ShellCard[], swap: Swap | null): readonly ShellCard[] {
  if (swap === null) return cards;
  const [one, other] = swap;
  return cards.map(
    (card, at) => (at === one ? cards[other] : at === other ? cards[one] : card) ?? card,
  );
}
