import type { MatchOutcome } from '@poketorneo/contract';

/** How a match ended. */
export const outcomeNames: Readonly<Record<MatchOutcome, string>> = {
  win: 'Vittoria',
  loss: 'Sconfitta',
  draw: 'Pareggio',
  suspended: 'Sospesa',
};
