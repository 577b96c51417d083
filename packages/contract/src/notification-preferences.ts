import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import type { NotificationKind } from './notifications.ts';

/** Delivered by push and as a toast; as a toast; or only in the list. */
export const notificationChannel = z.enum(['phone', 'toast', 'list']);
export type NotificationChannel = z.output<typeof notificationChannel>;

/** The channel of each topic that players can set, in display order. */
const preferences = z.object({
  messages: notificationChannel,
  battles: notificationChannel,
  challenges: notificationChannel,
  rewards: notificationChannel,
  tournaments: notificationChannel,
  games: notificationChannel,
});
export type NotificationPreferences = z.output<typeof preferences>;

export const notificationTopic = z.keyof(preferences);
export type NotificationTopic = z.output<typeof notificationTopic>;

/** The topic of each kind of notification; null: its channel cannot be set. */
export const topicOfKind: Readonly<Record<NotificationKind, NotificationTopic | null>> = {
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
  'duel-void': 'battles',
  challenge: 'challenges',
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

export const notificationPreferences = {
  get: defineEndpoint({
    method: 'GET',
    path: '/api/get-notification-preferences',
    access: 'user',
    summary: 'The caller’s channel for each topic of notifications',
    response: preferences,
  }),
  set: defineEndpoint({
    method: 'PUT',
    path: '/api/set-notification-preferences',
    access: 'user',
    summary: 'Set the channel of some topics: push, toast, or list only',
    body: z.partial(preferences),
    response: preferences,
  }),
};
