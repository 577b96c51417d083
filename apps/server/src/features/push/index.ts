export { type PostMessage, type PushRequest, postToAny, postToPublic } from './post-message.ts';
export { createPushKeys } from './push-keys.ts';
export { contactOf } from './push-message.ts';
export { addPushRoutes } from './push-routes.ts';
export { createPushSender } from './push-sender.ts';
export { createPushService } from './push-service.ts';
export { queuePush } from './queue-push.ts';
