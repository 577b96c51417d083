import type { Notification, NotificationKind } from '@poketorneo/contract';

/** Milliseconds after which a toast hides by itself. */
const defaultDelay = 5000;

/** The content of a toast: one notification, or several. */
export interface Toast {
  id: string;
  header: string;
  body: string;
  image: string | null;
  url: string | null;
  urlName: string | null;
  urlSection: string | null;
  sender: string | null;
  messageId: number | null;
  delay: number;
  /** Deleted when the user acknowledges the toast. */
  notificationIds: readonly number[];
}

/** The toast of one notification. */
export function toastOf(notification: Notification): Toast {
  const { notificationId, title, text, image, url, urlName, urlSection, sender, messageId } =
    notification;
  return {
    id: String(notificationId),
    header: title,
    body: text,
    image,
    url,
    urlName,
    urlSection,
    sender,
    messageId,
    delay: defaultDelay,
    notificationIds: [notificationId],
  };
}

/** Whether several notifications of its kind can share a toast. */
export function isMergeable({ kind }: Pick<Notification, 'kind'>): boolean {
  return mergedTexts[kind] !== null;
}

/** The texts of merged toasts, by kind. Null: never merged. */
const mergedTexts: Readonly<
  Record<
    NotificationKind,
    ((notifications: readonly Notification[]) => Pick<Toast, 'header' | 'body'>) | null
  >
> = {
  welcome: null,
  starter: null,
  reward: null,
  prize: null,
  'secret-pokemon': null,
  'icons-obtained': (notifications) => ({
    header: `+${numberOfIcons(notifications)} icone`,
    body: 'Le trovi nel tuo profilo.',
  }),
  badge: null,
  'reward-lost': null,
  'tournament-unlocked': null,
  'champion-unlocked': null,
  record: null,
  'match-recorded': ({ length }) => ({
    header: `${length} lotte registrate`,
    body: 'Le trovi tra le tue lotte. Qualcosa non è giusto? Scrivi all’organizzatore.',
  }),
  'match-revised': null,
  'battle-waiting': null,
  'battle-timeout': null,
  'battle-void': null,
  'duel-void': null,
  challenge: null,
  'organiser-appointed': null,
  'organiser-dismissed': null,
  'organiser-plays': null,
  'organiser-plays-no-more': null,
  'password-wish': null,
  'password-link': null,
  'device-link': null,
  'sign-up-waiting': null,
  'backup-due': null,
  'season-closed': null,
  'season-reopened': null,
  message: null,
};

function numberOfIcons(notifications: readonly Notification[]): number {
  return notifications.reduce(
    (sum, { facts }) => sum + (facts?.kind === 'icons' ? facts.speciesIds.length : 1),
    0,
  );
}

/** The toast of several notifications of a mergeable kind, oldest first. */
export function toastOfKind(notifications: readonly [Notification, ...Notification[]]): Toast {
  const [first] = notifications;
  return {
    ...toastOf(first),
    ...mergedTexts[first.kind]?.(notifications),
    notificationIds: notifications.map(({ notificationId }) => notificationId),
  };
}

/** The toast with the number of all others, which deletes none of them. */
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
    messageId: null,
    delay: defaultDelay,
    notificationIds: [],
  };
}
