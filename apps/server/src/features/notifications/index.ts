export { addNotificationsRoutes } from './notifications-routes.ts';
export { createNotificationsService, type NotificationsService } from './notifications-service.ts';
export { notify, withdraw } from './notify.ts';
export type { ProductNotification } from './product-notification.ts';
