import type { ChallengerOrder } from '@poketorneo/contract';

/** In which the list can be shown. */
export const challengerOrders: readonly { value: ChallengerOrder; name: string }[] = [
  { value: 'username', name: 'Dalla A alla Z' },
  { value: 'newest', name: 'Ultimi iscritti' },
  { value: 'progress', name: 'Più avanti' },
];
