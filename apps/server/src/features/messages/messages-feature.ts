import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import { createAnnouncementsService, removeFromAnnouncements } from './announcements-service.ts';
import { addMessagesRoutes } from './messages-routes.ts';
import { createMessagesService } from './messages-service.ts';
import { createRemindersService } from './reminders-service.ts';

export interface MessagesFeature extends Feature {
  removeFromAnnouncements: typeof removeFromAnnouncements;
}

export function createMessagesFeature(core: Core): MessagesFeature {
  const messages = createMessagesService(core);
  const announcements = createAnnouncementsService(core);
  const reminders = createRemindersService(core);
  return {
    removeFromAnnouncements,
    routes: (app) => addMessagesRoutes(app, { messages, announcements, reminders }),
  };
}
