export {
  assertAccountExists,
  findGameRun,
  type GameRun,
  isPossibleAfter,
  updateGameRun,
} from './game-runs.ts';
