import {
  type Board,
  type BoardJudge,
  type BoardSide,
  type Features,
  featureNames,
} from './board.ts';

/**
 * Weights of the features in the log odds of winning: a logistic regression without negative
 * weights over battles of grade 2 against itself (`lab/fit-weights.ts`).
 */
const weights: Features = {
  hp: 0.8,
  alive: 0.25,
  status: 1.24,
  hazards: 3.2,
  speed: 0.21,
  activeRace: 0.36,
  races: 1.14,
  answers: 1.39,
};

/** The chance to win from a board, 0 to 1. */
export function chanceToWin(judge: BoardJudge, board: Board): number {
  const mineLeft = left(board.mine);
  const foeLeft = left(board.foe);
  if (mineLeft === 0 || foeLeft === 0) return mineLeft > 0 ? 1 : foeLeft > 0 ? 0 : 0.5;
  const features = judge.featuresOf(board);
  const odds = featureNames.reduce((sum, name) => sum + weights[name] * features[name], 0);
  return 1 / (1 + Math.exp(-odds));
}

function left({ active, bench, unseen }: BoardSide): number {
  return (active.hp > 0 ? 1 : 0) + bench.length + unseen;
}
