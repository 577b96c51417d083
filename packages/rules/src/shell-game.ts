import { swapDurationMs } from './shell-game-pace.ts';
import { shuffled } from './shuffled.ts';

const shellGameRules = { cards: 3, swaps: 5 } as const;

/** Durations of a turn's phases besides the swaps in milliseconds, by the specification. */
const shellGameTimes = {
  beforeShow: 1000,
  show: 2000,
  beforeSwaps: 1000,
  beforeReveal: 1000,
  /** Pause before the next turn. */
  afterWin: 4000,
  /** All cards are open, to show the correct one. */
  afterLoss: 1000,
} as const;

export interface ShellCard {
  /** The species of its face icon. */
  readonly id: number;
  readonly flipped: boolean;
}

/** Two places, from 0, whose cards swap. */
export type Swap = readonly [one: number, other: number];

/**
 * 'dealt': face down; 'shown': all open; 'hidden': face down again; 'swapping': two swap;
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

/** State of a turn. */
export interface ShellTurn {
  readonly phase: ShellPhase;
  /** Rounds won. */
  readonly round: number;
  /** By place. */
  readonly cards: readonly ShellCard[];
  readonly swaps: readonly Swap[];
  /** Number of completed swaps. */
  readonly swapped: number;
  /** The place of the chosen card. */
  readonly chosen: number | null;
}

/** A random pair and another id, shuffled. Throws for fewer than two ids. */
export function dealShellCards(ids: readonly number[], random: () => number): number[] {
  const [twin, single] = shuffled(ids, random);
  if (twin === undefined || single === undefined) throw new RangeError('Too few ids to deal from');
  return shuffled([twin, twin, single], random);
}

/** The swaps of a turn: random pairs of places, uniformly. */
export function drawSwaps(random: () => number): Swap[] {
  return Array.from({ length: shellGameRules.swaps }, (): Swap => {
    const stays = Math.floor(random() * shellGameRules.cards);
    return stays === 0 ? [1, 2] : stays === 1 ? [0, 2] : [0, 1];
  });
}

/** A new turn, all cards face down. */
export function startShellTurn(
  round: number,
  ids: readonly number[],
  swaps: readonly Swap[],
): ShellTurn {
  const cards = ids.map((id) => ({ id, flipped: false }));
  return { phase: 'dealt', round, cards, swaps, swapped: 0, chosen: null };
}

/** The current swap, or null. */
export function currentSwap({ phase, swaps, swapped }: ShellTurn): Swap | null {
  return phase === 'swapping' ? (swaps[swapped] ?? null) : null;
}

/** The turn after choosing a card; unchanged if not allowed. */
export function chooseShellCard(turn: ShellTurn, place: number): ShellTurn {
  if (turn.phase !== 'choosing' || turn.cards[place] === undefined) return turn;
  const cards = turn.cards.map((card, at) => (at === place ? { ...card, flipped: true } : card));
  return { ...turn, phase: 'chosen', cards, chosen: place };
}

/** Duration of the phase in milliseconds; null while waiting for the player. */
export function shellTurnDelayMs({ phase, round }: ShellTurn): number | null {
  switch (phase) {
    case 'dealt':
      return shellGameTimes.beforeShow;
    case 'shown':
      return shellGameTimes.show;
    case 'hidden':
      return shellGameTimes.beforeSwaps;
    case 'swapping':
      return swapDurationMs(round);
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

/** The turn after its phase; unchanged when over or waiting for the player. */
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
      return { ...turn, phase, swapped, cards: swappedCards(turn.cards, currentSwap(turn)) };
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

/** Minimum duration from deal to win at this round, in milliseconds. */
export function minShellTurnMs(round: number): number {
  const { beforeShow, show, beforeSwaps, beforeReveal } = shellGameTimes;
  return (
    beforeShow + show + beforeSwaps + shellGameRules.swaps * swapDurationMs(round) + beforeReveal
  );
}

function isUnique(cards: readonly ShellCard[], place: number | null): boolean {
  const chosen = place === null ? undefined : cards[place];
  return chosen !== undefined && cards.filter(({ id }) => id === chosen.id).length === 1;
}

function turned(cards: readonly ShellCard[], flipped: boolean): ShellCard[] {
  return cards.map((card) => ({ ...card, flipped }));
}

function swappedCards(cards: readonly ShellCard[], swap: Swap | null): readonly ShellCard[] {
  if (swap === null) return cards;
  const [one, other] = swap;
  return cards.map(
    (card, at) => (at === one ? cards[other] : at === other ? cards[one] : card) ?? card,
  );
}
