import type { MemoryCard, MemoryGame } from '@poketorneo/rules';
import { oneOrTwo } from '../../ui/format/euphony.ts';

type NameOf = (speciesId: number) => string;

/** A card's accessible name; `place` counts from 1. */
export function labelOf({ id, flipped, matched }: MemoryCard, place: number, nameOf: NameOf) {
  if (!flipped) return `Carta ${place}, coperta`;
  return `Carta ${place}: ${nameOf(id)}${matched ? ', trovata' : ''}`;
}

/** The screen reader's text for the last move. */
export function announcementOf(game: MemoryGame, nameOf: NameOf): string {
  const names = game.cards.filter(({ flipped, matched }) => flipped && !matched);
  const [first = '', second = ''] = names.map(({ id }) => nameOf(id));
  switch (game.phase) {
    case 'dealt':
      return 'Le carte sono sul tavolo.';
    case 'preview':
      return 'Le carte sono scoperte per 5 secondi.';
    case 'match':
      return `Coppia trovata: ${first}. ${game.found + 1} di ${game.cards.length / 2}.`;
    case 'mismatch':
      return `${oneOrTwo([first, second])}: non è una coppia.`;
    case 'playing':
      if (first !== '') return first;
      return game.moves === 0 ? 'Tocca a te: trova le coppie.' : '';
    case 'finished':
      return '';
  }
}

/** The highlight of a card in the current move: one of a pair, or of two different cards. */
export function highlightOf(
  { phase }: MemoryGame,
  { flipped, matched }: MemoryCard,
): 'pair' | 'other' | undefined {
  if (!flipped || matched) return undefined;
  if (phase === 'match') return 'pair';
  return phase === 'mismatch' ? 'other' : undefined;
}
