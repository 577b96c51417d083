import type { MoveRow } from '../../src/rows.ts';

/** Figures in @pkmn's generation 4 that belong to a later generation. */
export const moveCorrections: ReadonlyMap<string, Partial<MoveRow>> = new Map([
  // +4 from generation 5 on.
  ['endure', { priority: 3 }],
  // It raises the user's Speed from generation 8 on.
  ['rapid-spin', { effectChance: null }],
  // Its 1, 11 or 31 % depend on the cry that was recorded; the games hold 0.
  ['chatter', { effectChance: null }],
]);
