import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import type { NotificationKind } from './notifications.ts';

/** What a player may want to hear of more or less. */
export const newsTopic = z.enum(['battles', 'rewards', 'tournaments', 'messages', 'games']);
export type NewsTopic = z.output<typeof newsTopic>;

/** Told on the phones that want it and in a toast; in a toast; or only kept in the list. */
export const newsDelivery = z.enum(['phone', 'toast', 'list']);
export type NewsDelivery = z.output<typeof newsDelivery>;

/** What each kind of notification belongs to; null: whoever gets one is told in any case. */
export const topicOfKind: Readonly<Record<NotificationKind, NewsTopic | null>> = {
  welcome: null,
  starter: 'rewards',
  reward: 'rewards',
  prize: 'rewards',
  'secret-pokemon': 'rewards',
  'icons-obtained': 'rewards',
  badge: 'tournaments',
  'reward-lost': 'rewards',
  'tournament-unlocked': 'tournaments',
  'champion-unlocked': 'tournaments',
  record: 'games',
  'match-recorded': 'battles',
  'match-revised': 'battles',
  'battle-waiting': 'battles',
  'battle-timeout': 'battles',
  'battle-void': 'battles',
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
  message: 'messages',
};

const preferences = z.object({
  battles: newsDelivery,
  rewards: newsDelivery,
  tournaments: newsDelivery,
  messages: newsDelivery,
  games: newsDelivery,
});
export type NotificationPreferences = z.output<typeof preferences>;

export const notificationPreferences = {
  get: defineEndpoint({
    method: 'GET',
    path: '/api/get-notification-preferences',
    access: 'user',
    summary: 'Which news the caller is told on the phone and in toasts',
    response: preferences,
  }),
  set: defineEndpoint({
    method: 'PUT',
    path: '/api/set-notification-preferences',
    access: 'user',
    summary: 'Say of some news whether they come to the phone, in toasts or only into the list',
    body: z.object({
      battles: z.optional(newsDelivery),
      rewards: z.optional(newsDelivery),
      tournaments: z.optional(newsDelivery),
      messages: z.optional(newsDelivery),
      games: z.optional(newsDelivery),
    }),
    response: preferences,
  }),
};
