export { isOnline } from './is-online.ts';
export { createPresenceFeature } from './presence-feature.ts';
