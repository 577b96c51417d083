export { createLeaderCards, type LeaderCards } from './leader-cards.ts';
export { findLeader, type LeaderRecord, listLeaders } from './leaders-repository.ts';
export { addLeadersRoutes } from './leaders-routes.ts';
export { createLeadersService } from './leaders-service.ts';
export { noSuchLeader } from './no-such-leader.ts';
export { findRunningBattle } from './running-battle-repository.ts';
