export type { GameRun } from './game-runs-repository.ts';
export { findGameRun, updateGameRun } from './game-runs-repository.ts';
export { clockTolerance, isPossibleAfter } from './game-time.ts';
export { mustStillBeThere } from './player.ts';
