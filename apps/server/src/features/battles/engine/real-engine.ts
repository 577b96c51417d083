import { decideInBattle, problemOfChoice, RefusedChoice, startBattle } from '@poketorneo/battle';
import type { BattleEngine } from './battle-engine.ts';

/** Battles with the mechanics of generation 4. */
export const realEngine: BattleEngine = {
  version: '@pkmn/sim 0.10.11',
  start: startBattle,
  problemOf: problemOfChoice,
  refusedSide: (error) => (error instanceof RefusedChoice ? error.side : null),
  decideForLeader: (decision) => decideInBattle({ ...decision, side: 2 }),
};
