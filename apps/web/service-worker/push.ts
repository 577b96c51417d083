import { type PushMessage, pushMessage } from '@poketorneo/contract/push-message';
import * as z from 'zod/mini';
import { linkPathOf } from '../src/features/notifications/link-path.ts';
import { leaveAnswer } from '../src/lib/pushed-answers.ts';
import { navigateTo } from './navigate-to.ts';

declare const self: ServiceWorkerGlobalScope;

/** The data of a system notification. */
const notificationData = z.object({ address: z.string(), challenge: pushMessage.shape.challenge });

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
  challenge: null,
};

/** Buttons of a notification, where the browser shows any; Chromium's options have them. */
const answers = [
  { action: 'accept', title: 'Accetta' },
  { action: 'refuse', title: 'Rifiuta' },
] as const;

/** Shows pushed messages as notifications; a click navigates to what they are about. */
export function handlePush(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(parsePushMessage(event.data))));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { address, challenge } = notificationData.safeParse(event.notification.data).data ?? {
      address: fallbackPath,
      challenge: null,
    };
    event.waitUntil(
      leaveAnswerTo(challenge, event.action).then(() => navigateTo(address, self.clients)),
    );
  });
}

/** The page that opens answers; it asks for a team first where one has to be chosen. */
async function leaveAnswerTo(challenge: PushMessage['challenge'], action: string): Promise<void> {
  if (challenge === null) return;
  if (action === 'refuse') await leaveAnswer(challenge.id, 'refuse');
  if (action === 'accept' && challenge.canAccept) await leaveAnswer(challenge.id, 'accept');
}

async function show(message: PushMessage): Promise<void> {
  const data: z.output<typeof notificationData> = {
    address: linkPathOf(message) ?? fallbackPath,
    challenge: message.challenge,
  };
  const options: NotificationOptions & { actions?: typeof answers } = {
    body: message.text,
    icon: message.icon,
    badge: '/assets/brand/notification-badge.png',
    tag: message.topic,
    lang: 'it',
    data,
    ...(message.challenge !== null && { actions: answers }),
  };
  await self.registration.showNotification(message.title, options);
}

function parsePushMessage(data: PushMessageData | null): PushMessage {
  try {
    return pushMessage.parse(data?.json());
  } catch {
    return unreadable;
  }
}
