export { NotificationModal } from './message/NotificationModal.tsx';
export { importToasts } from './toasts/import-toasts.ts';
export { useNotifications } from './use-notifications.ts';
