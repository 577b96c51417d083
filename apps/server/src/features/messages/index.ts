export { createAnnouncementsService, removeFromAnnouncements } from './announcements-service.ts';
export { addMessagesRoutes } from './messages-routes.ts';
export { createMessagesService } from './messages-service.ts';
export { createRemindersService } from './reminders-service.ts';
