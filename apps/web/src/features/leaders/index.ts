export { leaderLabel } from './leader-label.ts';
export { leaderQueries } from './queries.ts';
