import type { BattleRequest, BattleSide } from '@poketorneo/contract';
import { aiChoiceInBattle, viewOf } from '../ai/ai-choice-in-battle.ts';
import { BoardJudge, boardOf, type Features, featureNames } from '../ai/board.ts';
import { situationOf } from '../ai/situation.ts';
import { startBattle } from '../live-battle.ts';
import { playOut } from '../play-out.ts';
import type { BattleSetup } from '../setup.ts';
import { competitiveTeam } from '../testing/competitive-team.ts';
import { SeededRandom } from '../testing/seeded-random.ts';

/*
 * Prints the weights of `ai/chance-to-win.ts`: grade 2 fights itself, and a logistic regression
 * tells from the features of each position who won. `npx tsx
 * packages/battle/src/lab/fit-weights.ts 1000` plays so many battles.
 */

interface Position {
  readonly features: readonly number[];
  readonly isWon: boolean;
}

function positionsOf(number: number): Position[] {
  const random = new SeededRandom(1000 + number);
  const size = 3 + random.below(4);
  const teams = [competitiveTeam(random, size), competitiveTeam(random, size)] as const;
  const setup: BattleSetup = { format: 'singles', seed: `fit ${number}`, teams };
  const battle = startBattle(setup);
  const seen: { side: BattleSide; features: Features }[] = [];
  const { winner } = playOut(battle, (side, request, step) => {
    const features = featuresFor(side, request);
    if (features !== null) seen.push({ side, features });
    return aiChoiceInBattle({ battle, setup, side, grade: 2, seed: setup.seed, step });
  });
  if (winner === null) return [];
  return seen.map(({ side, features }) => ({
    features: featureNames.map((name) => features[name]),
    isWon: side === winner,
  }));

  function featuresFor(side: BattleSide, request: BattleRequest): Features | null {
    const [position] = request.positions;
    if (position == null || position.mustSwitch) return null;
    const situation = situationOf(side, viewOf(battle, setup, side), request);
    const active = situation.own.get(position.place);
    const board = active === undefined ? null : boardOf(situation, active);
    return board === null ? null : new BoardJudge().featuresOf(board);
  }
}

const rounds = 600;
const rate = 0.5;

/** Projected gradient descent, each weight with a step of its own size (Adagrad). */
function fit(positions: readonly Position[]): number[] {
  const weights = featureNames.map(() => 0.1);
  const squares = featureNames.map(() => 1e-9);
  for (let round = 0; round < rounds; round += 1) {
    const gradient = featureNames.map(() => 0);
    for (const { features, isWon } of positions) {
      const error = chanceOf(weights, features) - (isWon ? 1 : 0);
      for (const [index, feature] of features.entries()) {
        gradient[index] = (gradient[index] ?? 0) + (error * feature) / positions.length;
      }
    }
    for (const [index, slope] of gradient.entries()) {
      const square = (squares[index] ?? 0) + slope * slope;
      squares[index] = square;
      weights[index] = Math.max(0, (weights[index] ?? 0) - (rate * slope) / Math.sqrt(square));
    }
  }
  return weights;
}

function chanceOf(weights: readonly number[], features: readonly number[]): number {
  const odds = features.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
  return 1 / (1 + Math.exp(-odds));
}

const battles = Number(process.argv[2] ?? 1000);
const positions = Array.from({ length: battles }, (_, number) => positionsOf(number)).flat();
const weights = fit(positions);
const logLoss =
  positions.reduce((sum, { features, isWon }) => {
    const chance = chanceOf(weights, features);
    return sum - Math.log(isWon ? chance : 1 - chance);
  }, 0) / positions.length;
for (const [index, name] of featureNames.entries()) {
  process.stdout.write(`${name}: ${weights[index]?.toFixed(2)}\n`);
}
process.stdout.write(`log loss ${logLoss.toFixed(4)} over ${positions.length} positions\n`);
