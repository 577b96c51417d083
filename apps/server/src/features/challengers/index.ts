export { createChallengersFeature } from './challengers-feature.ts';
export { isActivePlayer, isStuck } from './player-conditions-repository.ts';
