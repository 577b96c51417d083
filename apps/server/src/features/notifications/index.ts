export { forgetSender } from './forget-sender.ts';
export { deleteFromEverybody as revokeFromEverybody } from './many-notifications-repository.ts';
export { messagePlaces } from './message-places.ts';
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
export type { ProductNotification, RoleNotificationKind } from './product-notification.ts';
export { wantOnPhone } from './want-on-phone.ts';
