import { type PushMessage, pushMessage } from '@poketorneo/contract/push-message';
import * as z from 'zod/mini';
import { linkPathOf } from '../src/features/notifications/link-path.ts';
import { navigateTo } from './navigate-to.ts';

declare const self: ServiceWorkerGlobalScope;

/** The data of a system notification. */
const notificationData = z.object({ address: z.string() });

/** Opened by a notification without a link. */
const fallbackPath = '/notifications';

/** Shown for a message that cannot be parsed: browsers require a notification for each push. */
const unreadable: PushMessage = {
  title: 'PokéTorneo',
  text: 'C’è una novità per te.',
  url: null,
  urlSection: null,
  topic: 'news',
  icon: '/assets/brand/icon-192.png',
};

/** Shows pushed messages as notifications; a click navigates to what they are about. */
export function handlePush(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(parsePushMessage(event.data))));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { address } = notificationData.safeParse(event.notification.data).data ?? {
      address: fallbackPath,
    };
    event.waitUntil(navigateTo(address, self.clients));
  });
}

async function show(message: PushMessage): Promise<void> {
  const data: z.output<typeof notificationData> = {
    address: linkPathOf(message) ?? fallbackPath,
  };
  await self.registration.showNotification(message.title, {
    body: message.text,
    icon: message.icon,
    badge: '/assets/brand/notification-badge.png',
    tag: message.topic,
    lang: 'it',
    data,
  });
}

function parsePushMessage(data: PushMessageData | null): PushMessage {
  try {
    return pushMessage.parse(data?.json());
  } catch {
    return unreadable;
  }
}
