import type { DuelState } from '@poketorneo/contract';
import { lastTurnOf } from '@poketorneo/rules/battle';
import { problemOfDrawOffer } from '@poketorneo/rules/duels';

/** Why the player cannot offer a draw now, in Italian; null when it can be offered. */
export function problemOfDraw({
  events,
  step,
  drawOffer,
}: Pick<DuelState, 'events' | 'step' | 'drawOffer'>): string | null {
  const turn = lastTurnOf(events);
  return problemOfDrawOffer({ turn, step, lastOffer: drawOffer === 'own' ? step : null });
}
