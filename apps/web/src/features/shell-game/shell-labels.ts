import { currentSwap, type ShellTurn, type Swap } from '@poketorneo/rules';

type NameOf = (speciesId: number) => string;

/** The mark of a card once the turn is over; `place` counts from 0. */
export function markOf(turn: ShellTurn, place: number): 'tick' | 'cross' | null {
  if (turn.phase !== 'won' && turn.phase !== 'lost') return null;
  if (place === oddPlace(turn)) return 'tick';
  return place === turn.chosen ? 'cross' : null;
}

const markLabels = { tick: ', quella diversa', cross: ', sbagliata' } as const;

/** A card's accessible name, which counts from 1; `place` counts from 0. */
export function labelOf(turn: ShellTurn, place: number, nameOf: NameOf): string {
  const card = turn.cards[place];
  if (card?.flipped !== true) return `Carta ${place + 1}, coperta`;
  const mark = markOf(turn, place);
  return `Carta ${place + 1}: ${nameOf(card.id)}${mark === null ? '' : markLabels[mark]}`;
}

/** The place of the card that differs from the others. */
export function oddPlace({ cards }: ShellTurn): number {
  return cards.findIndex(({ id }) => cards.filter((card) => card.id === id).length === 1);
}

const formatSwap = ([one, other]: Swap) => `${one + 1} e ${other + 1}`;

/** The hint below the cards; with reduced motion it names the swapped cards. */
export function hintOf(turn: ShellTurn, reducedMotion: boolean): string {
  switch (turn.phase) {
    case 'dealt':
      return 'Ecco tre carte…';
    case 'shown':
      return 'Una è diversa: tienila d’occhio!';
    case 'hidden':
      return 'Attenzione, si parte…';
    case 'swapping': {
      const swap = currentSwap(turn);
      if (!reducedMotion || swap === null) return 'Segui la carta diversa!';
      return `Scambio ${turn.swapped + 1} di ${turn.swaps.length}: carte ${formatSwap(swap)}`;
    }
    case 'choosing':
      return 'Qual è la carta diversa?';
    case 'chosen':
      return 'Vediamo…';
    case 'won':
      return 'Giusto!';
    case 'lost':
      return 'Era un’altra!';
  }
}

/** The screen reader's text, with which the swaps can be followed at any speed. */
export function announcementOf(turn: ShellTurn, nameOf: NameOf): string {
  switch (turn.phase) {
    case 'shown':
      return turn.cards.map((_, place) => `${labelOf(turn, place, nameOf)}.`).join(' ');
    case 'choosing':
      return `Scambi: ${turn.swaps.map(formatSwap).join(', ')}. Qual è la carta diversa?`;
    case 'won':
      return `Giusto! Corrette: ${turn.round}.`;
    case 'lost': {
      const wrong = turn.cards.findIndex((_, place) => markOf(turn, place) === 'cross');
      return `La carta ${wrong + 1} è sbagliata: quella diversa era la ${oddPlace(turn) + 1}.`;
    }
    default:
      return '';
  }
}
