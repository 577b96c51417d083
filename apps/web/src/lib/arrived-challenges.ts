import { createStore } from './create-store.ts';

/** The number of challenges that wait for the player's answer. */
export const arrivedChallenges = createStore(0);
