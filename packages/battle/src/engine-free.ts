/** What a battle's setup needs; importing it does not load the engine, unlike the index. */
export { acePlaceOf } from './ai/ace.ts';
export { currentMechanics, mechanicsVersions } from './mechanics.ts';
export type { BattlePokemon } from './setup.ts';
