export { NotificationModal } from './message/NotificationModal.tsx';
export { NotificationsPage } from './page/NotificationsPage.tsx';
export { NotificationToasts } from './toasts/NotificationToasts.tsx';
export type { NotificationNews } from './toasts/news.ts';
export { useNotifications } from './use-notifications.ts';
