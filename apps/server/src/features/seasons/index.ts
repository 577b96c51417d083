export { openFirstSeason } from './open-first-season.ts';
export { playerSeasonsOf } from './player-seasons.ts';
export { createSeasonsFeature } from './seasons-feature.ts';
