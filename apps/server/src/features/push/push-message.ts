import { createHash } from 'node:crypto';
import type { PushMessage } from '@poketorneo/contract';
import webpush from 'web-push';
import type { PushRequest } from './post-message.ts';
import type { PushKeys } from './push-keys-repository.ts';
import type { DueMessage } from './push-queue-repository.ts';

export interface MessageParts {
  keys: PushKeys;
  /** Of whom push services may ask what they are sent: an address of the web or of mail. */
  contact: string;
  assetBaseUrl: string;
}

/** Seconds for which a push service keeps what it cannot deliver: an evening's news is old the day after. */
const life = 24 * 60 * 60;

/**
 * A message as its push service wants it: encrypted for the browser, signed for the service. News about
 * the same page take each other's place, while they wait and on the screen.
 */
export function toRequest(
  { subscription, notification }: Pick<DueMessage, 'subscription' | 'notification'>,
  { keys, contact, assetBaseUrl }: MessageParts,
): PushRequest {
  const { kind, title, text, image, url, urlSection } = notification;
  const topic = topicOf(`${kind} ${url} ${urlSection}`);
  const icon = iconOf(image, assetBaseUrl);
  const message: PushMessage = { title, text, url, urlSection, topic, icon };
  const { headers, body } = webpush.generateRequestDetails(
    {
      endpoint: subscription.endpoint,
      keys: { p256dh: subscription.p256dh, auth: subscription.auth },
    },
    JSON.stringify(message),
    { vapidDetails: { subject: contact, ...keys }, TTL: life, topic, urgency: 'normal' },
  );
  return {
    endpoint: subscription.endpoint,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ),
    body: Buffer.from(body ?? ''),
  };
}

/**
 * Of whom a push service may ask what it is sent: the address of the installation, where the whole
 * network knows it by a name.
 */
export function contactOf(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  const hasName = /\.[a-z][a-z0-9-]*$/.test(hostname);
  return hasName ? `https://${hostname}` : 'mailto:poketorneo@example.org';
}

/** At most 32 letters of base64url, and nothing of what it is about. */
const topicOf = (about: string) =>
  createHash('sha256').update(about).digest('base64url').slice(0, 32);

/** Systems that show notifications know no vector drawings. */
function iconOf(image: string | null, assetBaseUrl: string): string {
  const path = image?.endsWith('.svg') === false ? image : 'brand/icon-192.png';
  return `${assetBaseUrl}/${path}`;
}
