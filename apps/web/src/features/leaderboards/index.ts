export { LeaderboardPage } from './LeaderboardPage.tsx';
