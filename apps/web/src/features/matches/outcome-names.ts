import type { MatchOutcome } from '@poketorneo/contract';

export const outcomeNames: Readonly<Record<MatchOutcome, string>> = {
  win: 'Vittoria',
  loss: 'Sconfitta',
  draw: 'Pareggio',
  suspended: 'Sospesa',
};
