export type { LeaderCards } from './leader-cards.ts';
export { createLeadersFeature, type LeadersFeature } from './leaders-feature.ts';
export { findLeader, type LeaderRecord, listLeaders } from './leaders-repository.ts';
export { noSuchLeader } from './no-such-leader.ts';
