import { type PushMessage, pushMessage } from '@poketorneo/contract/push-message';
import * as z from 'zod/mini';
import { addressOf } from '../src/features/notifications/address-of.ts';
import { leadTo } from './lead-to.ts';

declare const self: ServiceWorkerGlobalScope;

/** What is kept with a notification of the system. */
const shown = z.object({ address: z.string() });

/** Where whatever leads nowhere else leads. */
const list = '/notifications';

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
export function hearNews(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(readNews(event.data))));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { address } = shown.safeParse(event.notification.data).data ?? { address: list };
    event.waitUntil(leadTo(address, self.clients));
  });
}

async function show(news: PushMessage): Promise<void> {
  const data: z.output<typeof shown> = { address: addressOf(news) ?? list };
  await self.registration.showNotification(news.title, {
    body: news.text,
    icon: news.icon,
    badge: '/assets/brand/notification-badge.png',
    tag: news.topic,
    lang: 'it',
    data,
  });
}

function readNews(data: PushMessageData | null): PushMessage {
  try {
    return pushMessage.parse(data?.json());
  } catch {
    return unreadable;
  }
}
