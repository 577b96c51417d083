import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import { anonymizeSender } from './anonymize-sender.ts';
import { enablePush } from './enable-push.ts';
import { addNotificationsRoutes, type KnownIdentity } from './notifications-routes.ts';
import { createNotificationsService } from './notifications-service.ts';
import { notify } from './notify.ts';

interface NotificationsUses {
  presence: { knownIdentity: KnownIdentity };
}

export interface NotificationsFeature extends Feature {
  anonymizeSender: typeof anonymizeSender;
  enablePush: typeof enablePush;
  notify: typeof notify;
}

export function createNotificationsFeature(
  core: Core,
  { presence: { knownIdentity } }: NotificationsUses,
): NotificationsFeature {
  const notifications = createNotificationsService(core);
  return {
    anonymizeSender,
    enablePush,
    notify,
    routes: (app) => addNotificationsRoutes(app, notifications, knownIdentity),
  };
}
