export {
  deleteOnline,
  deleteSilentUsers,
  hasSilentUsers,
  isOnline,
  isStillOnline,
  onlineIntervalMs,
  updateOnline,
} from './online-repository.ts';
export { createPresenceFeature } from './presence-feature.ts';
