import {
  type BattleChoice,
  type BattleRequest,
  type BattleSide,
  battleSides,
} from '@poketorneo/contract';
import { RefusedChoice } from './choice.ts';
import type { LiveBattle } from './live-battle.ts';
import type { BattleOutcome } from './turn-limit.ts';

/** Plays a battle to its end; `choose` decides for a side that has a request. */
export function playOut(
  battle: LiveBattle,
  choose: (side: BattleSide, request: BattleRequest, step: number) => BattleChoice,
): BattleOutcome {
  for (let step = 0; battle.end === null; step += 1) {
    const decisions: { [side in BattleSide]?: BattleChoice } = {};
    for (const side of battleSides) {
      const request = battle.request(side);
      if (request !== null) decisions[side] = choose(side, request, step);
    }
    try {
      battle.decide(decisions);
    } catch (error) {
      // The new request reveals what was hidden.
      if (!(error instanceof RefusedChoice)) throw error;
    }
  }
  return battle.end;
}
