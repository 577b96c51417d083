export { NotificationModal } from './message/NotificationModal.tsx';
export { NotificationToasts } from './toasts/NotificationToasts.tsx';
export type { NotificationNews } from './toasts/news.ts';
export { useNotifications } from './use-notifications.ts';
