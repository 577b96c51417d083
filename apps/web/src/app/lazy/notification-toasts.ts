export { NotificationToasts } from '../../features/notifications/index.ts';
