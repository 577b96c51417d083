import { problemOfChoice, RefusedChoice, startBattle } from '@poketorneo/battle';
import type { BattleEngine } from './battle-engine.ts';
import { anyChoice } from './simple-leader.ts';

/** Battles with the mechanics of generation 4. */
export const realEngine: BattleEngine = {
  version: '@pkmn/sim 0.10.11',
  start: startBattle,
  problemOf: problemOfChoice,
  refusedSide: (error) => (error instanceof RefusedChoice ? error.side : null),
  decideForLeader({ battle, seed, step }) {
    const request = battle.request(2);
    if (request === null) throw new RangeError('The leader has nothing to decide');
    return anyChoice(request, seed, step);
  },
};
