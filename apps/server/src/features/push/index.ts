export { type PostMessage, type PushRequest, postToAny, postToPublic } from './post-message.ts';
export { createPushFeature } from './push-feature.ts';
export { queuePush } from './queue-push.ts';
