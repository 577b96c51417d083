export { createProfileFeature } from './profile-feature.ts';
