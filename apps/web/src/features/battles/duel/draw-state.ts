import type { DuelState } from '@poketorneo/contract';
import { lastTurnOf } from '@poketorneo/rules/battle';
import { problemOfDrawOffer } from '@poketorneo/rules/duels';

/** Why the player cannot offer a draw now, in Italian; null when it can be offered. */
export function problemOfDraw({
  events,
  step,
  status,
  drawOffer,
}: Pick<DuelState, 'events' | 'step' | 'status' | 'drawOffer'>): string | null {
  // Its end has not been shown yet.
  if (status !== 'running') return 'La lotta sta finendo';
  if (drawOffer === 'refused') return 'Rifiutato in questo turno: riprova nel prossimo';
  const turn = lastTurnOf(events);
  return problemOfDrawOffer({ turn, step, lastOffer: drawOffer === 'own' ? step : null });
}
