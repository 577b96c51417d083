import { type PushMessage, pushMessage } from '@poketorneo/contract/push-message';
import * as z from 'zod/mini';
import { addressOf } from '../src/features/notifications/address-of.ts';
import { navigateTo } from './navigate-to.ts';

declare const self: ServiceWorkerGlobalScope;

/** What is kept with a notification of the system. */
const notificationData = z.object({ address: z.string() });

/** Where whatever leads nowhere else leads. */
const fallbackAddress = '/notifications';

/** What is shown of a message that cannot be read: browsers want each of them shown. */
const unreadable: PushMessage = {
  title: 'PokéTorneo',
  text: 'C’è una novità per te.',
  url: null,
  urlSection: null,
  topic: 'news',
  icon: '/assets/brand/icon-192.png',
};

/** Shows what comes from the server, and leads to what it is about. */
export function handlePush(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(parsePushMessage(event.data))));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { address } = notificationData.safeParse(event.notification.data).data ?? {
      address: fallbackAddress,
    };
    event.waitUntil(navigateTo(address, self.clients));
  });
}

async function show(message: PushMessage): Promise<void> {
  const data: z.output<typeof notificationData> = {
    address: addressOf(message) ?? fallbackAddress,
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
