export { createPresenceFeature } from './presence-feature.ts';
