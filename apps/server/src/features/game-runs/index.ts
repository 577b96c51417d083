export { assertAccountExists, isPossibleAfter } from './game-runs.ts';
export { findGameRun, type GameRun, updateGameRun } from './game-runs-repository.ts';
