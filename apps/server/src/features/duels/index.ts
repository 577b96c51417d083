export { createDuelsFeature } from './duels-feature.ts';
