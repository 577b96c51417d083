import { currentSwap, type ShellCard, type ShellTurn, type Swap } from '@poketorneo/rules';

type NameOf = (speciesId: number) => string;

/** What a screen reader says of a card; `place` counts from 1. */
export function labelOf({ id, flipped }: ShellCard, place: number, nameOf: NameOf): string {
  return flipped ? `Carta ${place}: ${nameOf(id)}` : `Carta ${place}, coperta`;
}

/** The place of the card that has no equal. */
export function oddPlace({ cards }: ShellTurn): number {
  return cards.findIndex(({ id }) => cards.filter((card) => card.id === id).length === 1);
}

const inWords = ([one, other]: Swap) => `${one + 1} e ${other + 1}`;

/** The line that tells the player what is going on; where nothing moves it names the cards. */
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
      return `Scambio ${turn.swapped + 1} di ${turn.swaps.length}: carte ${inWords(swap)}`;
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

/** The same for a screen reader, which can follow the swaps at any speed. */
export function announcementOf(turn: ShellTurn, nameOf: NameOf): string {
  switch (turn.phase) {
    case 'shown':
      return turn.cards.map((card, place) => `${labelOf(card, place + 1, nameOf)}.`).join(' ');
    case 'choosing':
      return `Scambi: ${turn.swaps.map(inWords).join(', ')}. Qual è la carta diversa?`;
    case 'won':
      return `Giusto! Corrette: ${turn.round}.`;
    case 'lost':
      return `Era la carta ${oddPlace(turn) + 1}.`;
    default:
      return '';
  }
}
