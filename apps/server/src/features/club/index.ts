export { createClubFeature } from './club-feature.ts';
