/** Battles with the mechanics of generation 4. Server only: the browser applies the events. */
export { acePlaceOf } from './ai/ace.ts';
export { type AiInput, aiChoice } from './ai/ai-choice.ts';
export { aiChoiceInBattle, type LiveAiInput } from './ai/ai-choice-in-battle.ts';
export { strengthAgainst } from './ai/strength.ts';
export type { ChoiceProblem } from './choice.ts';
export { IllegalChoice, problemOfChoice, RefusedChoice } from './choice.ts';
export { engineVersion } from './engine-version.ts';
export type { UnreadableLine } from './events/line.ts';
export type { Audience } from './events/stream.ts';
export type { BattleOptions, Decisions, LiveBattle } from './live-battle.ts';
export { startBattle } from './live-battle.ts';
export { currentMechanics, type Mechanics, mechanicsVersions } from './mechanics-versions.ts';
export { playOut } from './play-out.ts';
export type { BattlePokemon, BattleSetup } from './setup.ts';
export type { BattleOutcome } from './turn-limit.ts';
export {
  playWeighingBattle,
  type WeighedTeams,
  weighTeams,
  weighTeamsStepwise,
} from './weigh-teams.ts';
