import {
  aiChoiceInBattle,
  engineVersion,
  playWeighingBattle,
  problemOfChoice,
  RefusedChoice,
  startBattle,
} from '@poketorneo/battle';
import type { BattleEngine } from './battle-engine.ts';

/** Battles with the mechanics of generation 4. */
export const realEngine: BattleEngine = {
  version: engineVersion,
  // An unreadable line is skipped with a warning: the battle must go on.
  start: (setup) =>
    startBattle(setup, { onUnreadableLine: ({ message }) => process.emitWarning(message) }),
  problemOf: problemOfChoice,
  refusedSide: (error) => (error instanceof RefusedChoice ? error.side : null),
  leaderChoice: aiChoiceInBattle,
  weigh: ({ teams, battle, seed }) => playWeighingBattle(teams, battle, seed),
};
