export { anonymizeSender } from './anonymize-sender.ts';
export { deleteFromAll as revokeFromEverybody } from './bulk-notifications-repository.ts';
export { enablePush } from './enable-push.ts';
export { messagePaths } from './message-paths.ts';
export {
  hasNotificationAbout,
  listKinds,
  listNotificationIdsAt,
} from './notifications-repository.ts';
export { addNotificationsRoutes } from './notifications-routes.ts';
export { createNotificationsService } from './notifications-service.ts';
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
