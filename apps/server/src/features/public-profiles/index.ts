export { createPublicProfilesFeature } from './public-profiles-feature.ts';
export { findVisibility } from './public-profiles-repository.ts';
