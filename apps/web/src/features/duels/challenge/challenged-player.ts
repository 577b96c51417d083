import { createStore } from '../../../lib/create-store.ts';

export interface ChallengedPlayer {
  userId: number;
  name: string;
}

/** The player whose challenge sheet is open. */
export const challengedPlayer = createStore<ChallengedPlayer | null>(null);
