import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import { anonymizeSender } from './anonymize-sender.ts';
import { enablePush } from './enable-push.ts';
import { addNotificationsRoutes, type IdentifyActive } from './notifications-routes.ts';
import { createNotificationsService } from './notifications-service.ts';
import { notify } from './notify.ts';

interface NotificationsUses {
  presence: { identifyActive: IdentifyActive };
}

export interface NotificationsFeature extends Feature {
  anonymizeSender: typeof anonymizeSender;
  enablePush: typeof enablePush;
  notify: typeof notify;
}

export function createNotificationsFeature(
  core: Core,
  { presence: { identifyActive } }: NotificationsUses,
): NotificationsFeature {
  const notifications = createNotificationsService(core);
  return {
    anonymizeSender,
    enablePush,
    notify,
    routes: (app) => addNotificationsRoutes(app, notifications, identifyActive),
  };
}
