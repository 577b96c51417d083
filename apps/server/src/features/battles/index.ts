export { type BattlesFeature, createBattlesFeature } from './battles-feature.ts';
export type { BattleEngine } from './engine/battle-engine.ts';
export { createDirectEngine } from './engine/direct-engine.ts';
export type { EngineHost } from './engine/engine-host.ts';
export { createEngineThread } from './engine/engine-thread.ts';
export { attackOf, expectedFoes, foeOfSeen } from './expected-foes.ts';
export { typeOfTeam } from './lineups.ts';
export { isAlreadyFighting, startDuel } from './start-duel.ts';
