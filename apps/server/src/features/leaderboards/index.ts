export { boards, lowestWinsBoard } from './boards.ts';
export { createLeaderboardPreview } from './leaderboard-preview.ts';
export { addLeaderboardsRoutes } from './leaderboards-routes.ts';
export { createLeaderboardsService } from './leaderboards-service.ts';
export { recordScore, recountAchievements } from './scores.ts';
export { deleteScores, findScore } from './scores-repository.ts';
export { listStandings } from './standings-repository.ts';
