export { createLeaderCards, type LeaderCards, leadersTopic } from './leader-cards.ts';
export { findLeader, type LeaderRecord, listLeaders } from './leaders-repository.ts';
export { addLeadersRoutes } from './leaders-routes.ts';
export { createLeadersService } from './leaders-service.ts';
export { noSuchLeader } from './no-such-leader.ts';
