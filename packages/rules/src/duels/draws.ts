/** The turn from which a draw may be offered. */
export const firstDrawTurn = 5;

/**
 * Why a side cannot offer a draw now, in Italian for the screen; null when it can. `lastOffer` is
 * the step of the side's last offer, null without one: a refused or withdrawn offer counts, too.
 */
export function problemOfDrawOffer({
  turn,
  step,
  lastOffer,
}: {
  readonly turn: number;
  readonly step: number;
  readonly lastOffer: number | null;
}): string | null {
  if (turn < firstDrawTurn) return 'Prima di cinque turni non si può';
  return lastOffer === step ? 'L’hai già offerta in questo turno' : null;
}

/** Whether an offer made in the step `lastOffer` is still open: it is gone with its step. */
export function isDrawOffered({
  step,
  lastOffer,
}: {
  readonly step: number;
  readonly lastOffer: number | null;
}): boolean {
  return lastOffer === step;
}
