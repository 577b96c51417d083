import type { DuelChallengeStatus } from '@poketorneo/contract';

/** Why a challenge by link cannot be accepted. */
export const closedLabels: Readonly<Record<Exclude<DuelChallengeStatus, 'open'>, string>> = {
  accepted: 'Questa sfida è già stata accettata: il codice vale per una lotta sola.',
  refused: 'Questa sfida non è più aperta.',
  withdrawn: 'Questa sfida è stata ritirata.',
  expired: 'Questa sfida è scaduta: chiedi un codice nuovo.',
};
