export { addLeaderboardsRoutes } from './leaderboards-routes.ts';
export { createLeaderboardsService } from './leaderboards-service.ts';
export { recordScore, recountAchievements } from './scores.ts';
export { deleteScores, findScore } from './scores-repository.ts';
