export { isOnline, onlineIntervalMs, updateOnline } from './online-repository.ts';
export { createPresenceFeature } from './presence-feature.ts';
