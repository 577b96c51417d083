export { createMessagesFeature } from './messages-feature.ts';
