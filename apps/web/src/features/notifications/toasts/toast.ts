import type { Notification } from '@poketorneo/contract';

/** Milliseconds after which a toast hides by itself. */
const defaultDelay = 5000;

/** What is shown for a moment of one notification, or of those that there was no room for. */
export interface Toast {
  id: string;
  header: string;
  body: string;
  image: string | null;
  url: string | null;
  urlName: string | null;
  urlSection: string | null;
  sender: string | null;
  delay: number;
  /** What is deleted once the toast was acknowledged. */
  notificationId: number | null;
}

/** The toast of one notification. */
export function toastOf(notification: Notification): Toast {
  const { notificationId, title, text, image, url, urlName, urlSection, sender } = notification;
  return {
    id: String(notificationId),
    header: title,
    body: text,
    image,
    url,
    urlName,
    urlSection,
    sender,
    delay: defaultDelay,
    notificationId,
  };
}

/** The toast that stands for several: they are all on their page. */
export function toastOfSeveral(notifications: readonly Notification[]): Toast {
  return {
    id: `several-${notifications.at(-1)?.notificationId}`,
    header: `Altre ${notifications.length} notifiche`,
    body: 'Le trovi tutte nella pagina delle notifiche.',
    image: null,
    url: '/notifications',
    urlName: 'Vai alle notifiche',
    urlSection: null,
    sender: null,
    delay: defaultDelay,
    notificationId: null,
  };
}
