import type { ShellTurn } from '@poketorneo/rules';
import { oddPlace } from './shell-labels.ts';

/**
 * Whether a shell stands over the card at this place; before the cards are seen it waits
 * above them.
 */
export function isCovered(turn: ShellTurn, place: number): boolean {
  return turn.phase !== 'dealt' && turn.cards[place]?.flipped === false;
}

/**
 * What a card is in the middle of: it comes out of its shell, or it has turned out to be the right
 * one, or it was chosen and is not.
 */
export function momentOf(turn: ShellTurn, place: number): 'out' | 'right' | 'wrong' | undefined {
  const { phase, chosen } = turn;
  if (phase === 'chosen' && chosen === place) return 'out';
  if (phase !== 'won' && phase !== 'lost') return undefined;
  if (chosen !== place) return 'out';
  return place === oddPlace(turn) ? 'right' : 'wrong';
}
