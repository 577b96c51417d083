export { deleteFromAllUsers } from './bulk-notifications-repository.ts';
export { messagePaths } from './message-paths.ts';
export { createNotificationsFeature } from './notifications-feature.ts';
export {
  hasNotificationAbout,
  listKinds,
  listNotificationIdsAt,
} from './notifications-repository.ts';
export {
  deliver,
  deliverToMany,
  notify,
  notifyMany,
  revokeNotifications,
  revokeNotificationsAbout,
} from './notify.ts';
export { listPreferences } from './preferences-repository.ts';
export type { ProductNotification } from './product-notification.ts';
