export { addressOf } from './address-of.ts';
export { followedMessage, linkStateOf } from './followed-message.ts';
export { LatestNotifications } from './latest/LatestNotifications.tsx';
export { NotificationModal } from './message/NotificationModal.tsx';
export { notificationQueries } from './queries.ts';
export { NotificationToasts } from './toasts/NotificationToasts.tsx';
export type { NotificationChanges } from './toasts/notification-changes.ts';
export { useMarkShown } from './use-mark-shown.ts';
export { useNotifications, useUnshownNotifications } from './use-notifications.ts';
