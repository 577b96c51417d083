import { addressOf } from '../src/features/notifications/address-of.ts';

declare const self: ServiceWorkerGlobalScope;

/** What the server sends: see push-message.ts there. */
interface News {
  title: string;
  text: string;
  url: string | null;
  urlSection: string | null;
  /** News of one topic take each other's place. */
  topic: string;
  icon: string;
}

/** Shows what comes from the server, and leads to what it is about. */
export function hearNews(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(readNews(event.data))));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(String(event.notification.data?.address ?? '/notifications')));
  });
}

async function show(news: News): Promise<void> {
  await self.registration.showNotification(news.title, {
    body: news.text,
    icon: news.icon,
    badge: '/assets/brand/notification-badge.png',
    tag: news.topic,
    lang: 'it',
    data: { address: addressOf(news) ?? '/notifications' },
  });
}

/** Browsers want each message shown, whatever it holds. */
function readNews(data: PushMessageData | null): News {
  const news: News = {
    title: 'PokéTorneo',
    text: 'C’è una novità per te.',
    url: null,
    urlSection: null,
    topic: 'news',
    icon: '/assets/brand/icon-192.png',
  };
  try {
    const sent: unknown = data?.json();
    return typeof sent === 'object' && sent !== null ? { ...news, ...sent } : news;
  } catch {
    return news;
  }
}

/** In the page that is open, as any link of it; else in one of its own. */
async function open(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (page === undefined) {
    await self.clients.openWindow(address);
    return;
  }
  page.postMessage({ kind: 'open', address });
  // A browser that does not let it come to the front has it at the right place.
  await page.focus().catch(() => undefined);
}
