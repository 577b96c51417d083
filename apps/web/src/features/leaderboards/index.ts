export { LeaderboardPage } from './LeaderboardPage.tsx';
export { leaderboardQueries } from './queries.ts';
