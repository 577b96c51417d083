export { type Bus, createLocalBus } from './bus.ts';
export { type Cache, createCache, createRowCache, createValueCache } from './cache.ts';
export type { CacheTag } from './invalidation-log.ts';
export { openBus } from './open-bus.ts';
export { channel, encodeEvent } from './postgres-bus.ts';
export {
  type ChangeEvent,
  type Emit,
  maxIndividualEvents,
  type Topic,
  type TopicWithId,
  topicNames,
} from './topics.ts';
