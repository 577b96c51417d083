export { leaderPlace } from './leader-place.ts';
export { leaderQueries } from './queries.ts';
