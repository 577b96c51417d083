export { createDuelRulesFeature } from './duel-rules-feature.ts';
export { findDuelRules, updateDuelRules } from './duel-rules-repository.ts';
export { assertMayFight } from './may-fight.ts';
