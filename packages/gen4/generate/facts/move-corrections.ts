import type { MoveRow } from '../../src/rows.ts';

/** Where @pkmn's generation 4 holds a later generation's figure. */
export const moveCorrections: ReadonlyMap<string, Partial<MoveRow>> = new Map([
  // +4 from generation 5 on.
  ['endure', { priority: 3 }],
  // It raises the user's Speed from generation 8 on.
  ['rapid-spin', { effectChance: null }],
  // Its 1, 11 or 31 % depend on the cry that was recorded; the games hold 0.
  ['chatter', { effectChance: null }],
]);
