import type { PushMessage } from '@poketorneo/contract';
import webpush from 'web-push';
import { digestOf } from '../../digest.ts';
import type { PushRequest } from './post-message.ts';
import type { PushKeys } from './push-keys-repository.ts';
import type { DueMessage } from './push-queue-repository.ts';

export interface MessageParts {
  keys: PushKeys;
  /** VAPID contact: a web or mail address. */
  contact: string;
  assetBaseUrl: string;
}

/** Seconds a push service retains an undelivered message. */
const ttlSeconds = 24 * 60 * 60;

/** An encrypted and signed request. Messages about the same page replace each other. */
export function toRequest(
  { subscription, notification }: Pick<DueMessage, 'subscription' | 'notification'>,
  { keys, contact, assetBaseUrl }: MessageParts,
): PushRequest {
  const { kind, title, text, image, url, urlSection, challenge: about } = notification;
  const topic = topicOf(`${kind} ${url} ${urlSection}`);
  const icon = iconOf(image, assetBaseUrl);
  const challenge = about && { id: about.id, canAccept: about.terms.teams === 'drawn' };
  const message: PushMessage = { title, text, url, urlSection, topic, icon, challenge };
  const { headers, body } = webpush.generateRequestDetails(
    {
      endpoint: subscription.endpoint,
      keys: { p256dh: subscription.p256dh, auth: subscription.auth },
    },
    JSON.stringify(message),
    { vapidDetails: { subject: contact, ...keys }, TTL: ttlSeconds, topic, urgency: 'normal' },
  );
  return {
    endpoint: subscription.endpoint,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ),
    body: Buffer.from(body ?? ''),
  };
}

/** The VAPID contact: the public URL if it has a domain name. */
export function contactOf(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  const hasName = /\.[a-z][a-z0-9-]*$/.test(hostname);
  return hasName ? `https://${hostname}` : 'mailto:poketorneo@example.org';
}

/** At most 32 base64url characters; reveals nothing about the content. */
const topicOf = (subject: string) => digestOf(subject).slice(0, 32);

/** Notifications cannot show SVG. */
function iconOf(image: string | null, assetBaseUrl: string): string {
  const path = image?.endsWith('.svg') === false ? image : 'brand/icon-192.png';
  return `${assetBaseUrl}/${path}`;
}
