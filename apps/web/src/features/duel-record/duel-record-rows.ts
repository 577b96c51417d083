import type { DuelRecord, ShownRating } from '@poketorneo/contract';
import { isCertain } from '@poketorneo/rules/duels';
import { formatCount } from '../../ui/format/counts.ts';

/** As in '1520 ± 90': the true strength is in there with 95 %; '1520?' while it is uncertain. */
function formatRatingRange(rating: ShownRating): string {
  return isCertain(rating) ? `${rating.rating} ± ${2 * rating.deviation}` : `${rating.rating}?`;
}

/** Labels and values of a player's rating and finished duels. */
export function duelRecordRows({ rating, wins, losses, draws }: DuelRecord) {
  return [
    { label: 'Punteggio', value: rating === null ? '-' : formatRatingRange(rating) },
    { label: 'Vinte', value: formatCount(wins) },
    { label: 'Perse', value: formatCount(losses) },
    { label: 'Pareggiate', value: formatCount(draws) },
  ];
}

/** Whether a player has finished a duel in this season. */
export function hasDuels({ wins, losses, draws }: DuelRecord): boolean {
  return wins + losses + draws > 0;
}
