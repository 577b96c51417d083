import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { notificationFacts } from './notification-facts.ts';
import { assetPath, confirmation, flagParameter, id, idParameter, moment } from './primitives.ts';

export const notificationRules = { titleMax: 45, textMax: 200 } as const;

/** The kind of a notification: a game event, or a message. */
const notificationKind = z.enum([
  'welcome',
  'starter',
  'reward',
  'prize',
  'secret-pokemon',
  'icons-obtained',
  'badge',
  'reward-lost',
  'tournament-unlocked',
  'champion-unlocked',
  'record',
  'match-recorded',
  'match-revised',
  'battle-waiting',
  'battle-timeout',
  'battle-void',
  'duel-void',
  'challenge',
  'organiser-appointed',
  'organiser-dismissed',
  'organiser-plays',
  'organiser-plays-no-more',
  'password-wish',
  'password-link',
  'device-link',
  'sign-up-waiting',
  'backup-due',
  'season-closed',
  'season-reopened',
  'message',
]);
export type NotificationKind = z.output<typeof notificationKind>;
export const notificationKinds: readonly NotificationKind[] = notificationKind.options;

/** Role change of a notification. */
export type RoleNotificationKind =
  | 'organiser-appointed'
  | 'organiser-dismissed'
  | 'organiser-plays'
  | 'organiser-plays-no-more';

export const notification = z.object({
  notificationId: id,
  userId: id,
  /** Unknown kinds parse as plain text, for pages loaded before a release. */
  kind: z.catch(notificationKind, 'message'),
  title: z.string(),
  text: z.string(),
  image: z.nullable(assetPath),
  /** A page of the product, as in '/badges'. */
  url: z.nullable(z.string()),
  urlName: z.nullable(z.string()),
  urlSection: z.nullable(z.string()),
  sender: z.nullable(z.string()),
  /** Facts for the scene; unknown facts parse as null, and the page shows a toast. */
  facts: z.catch(z.nullable(notificationFacts), null),
  /** For kind 'message': its message in the thread; null for older ones. */
  messageId: z._default(z.nullable(id), null),
  shown: z.boolean(),
  timestamp: moment,
});
export type Notification = z.output<typeof notification>;

export const notifications = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/get-notifications',
    access: 'user',
    summary: 'The caller’s notifications, newest first; with an ETag that makes polling cheap',
    query: z.object({ shown: z.optional(flagParameter) }),
    response: z.array(notification),
  }),
  setShown: defineEndpoint({
    method: 'PUT',
    path: '/api/set-notifications',
    access: 'user',
    summary: 'Mark some of the caller’s notifications as shown or not',
    query: z.object({ shown: flagParameter }),
    body: z.array(z.object({ notificationId: id })).check(z.maxLength(1000)),
    response: confirmation,
  }),
  insert: defineEndpoint({
    method: 'POST',
    path: '/api/insert-notification',
    access: 'user',
    summary: 'Write to the organisers; an organiser may write to a user',
    body: z.object({
      title: z.optional(z.nullable(z.string())),
      text: z.string(),
      sender: z.optional(z.nullable(z.string())),
      userId: z.optional(id),
    }),
    response: confirmation,
  }),
  delete: defineEndpoint({
    method: 'DELETE',
    path: '/api/delete-notification',
    access: 'user',
    summary: 'Delete one of the caller’s notifications',
    query: z.object({ notificationId: idParameter }),
    response: confirmation,
  }),
  deleteAll: defineEndpoint({
    method: 'DELETE',
    path: '/api/delete-all-notifications',
    access: 'user',
    summary: 'Delete all of the caller’s notifications',
    response: confirmation,
  }),
};
