export { NotificationsPage } from '../../features/notifications/index.ts';
