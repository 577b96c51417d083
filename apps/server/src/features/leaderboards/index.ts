export { boards, lowestWinsBoard } from './boards.ts';
export { createLeaderboardsFeature } from './leaderboards-feature.ts';
export { recordScore, recountAchievements, replaceScore } from './scores.ts';
export { deleteScores, findScore } from './scores-repository.ts';
export { listStandings } from './standings-repository.ts';
