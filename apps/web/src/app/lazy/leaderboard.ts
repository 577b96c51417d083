export { LeaderboardPage } from '../../features/leaderboards/index.ts';
