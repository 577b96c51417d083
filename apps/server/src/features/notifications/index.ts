export { addNotificationsRoutes } from './notifications-routes.ts';
export { createNotificationsService } from './notifications-service.ts';
export { notify, revokeNotifications } from './notify.ts';
export type { ProductNotification } from './product-notification.ts';
