export type { GameRun } from './game-runs-repository.ts';
export { findGameRun, updateGameRun } from './game-runs-repository.ts';
export { isPossibleAfter } from './game-time.ts';
export { mustExist } from './player.ts';
