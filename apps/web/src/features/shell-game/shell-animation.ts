import type { ShellTurn } from '@poketorneo/rules';
import { oddPlace } from './shell-labels.ts';

/** Whether a shell covers the card; before the cards are shown it waits above. */
export function isCovered(turn: ShellTurn, place: number): boolean {
  return turn.phase !== 'dealt' && turn.cards[place]?.flipped === false;
}

/** The animation of a card: it is revealed, or revealed as the right or wrong choice. */
export function animationOf(turn: ShellTurn, place: number): 'out' | 'right' | 'wrong' | undefined {
  const { phase, chosen } = turn;
  if (phase === 'chosen' && chosen === place) return 'out';
  if (phase !== 'won' && phase !== 'lost') return undefined;
  if (chosen !== place) return 'out';
  return place === oddPlace(turn) ? 'right' : 'wrong';
}
