export { leaderboardQueries } from './queries.ts';
