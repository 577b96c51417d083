export { channel, toAnnouncement } from './announcement.ts';
export { type Bus, createLocalBus } from './bus.ts';
export { createKept, type Kept } from './kept.ts';
export { createKeptRows } from './kept-rows.ts';
export { createKeptValue } from './kept-value.ts';
export type { Subject } from './news-log.ts';
export { openBus } from './open-bus.ts';
export { type Announce, type News, type Topic, topicNames } from './topics.ts';
