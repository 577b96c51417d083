import type { BattleChoice, BattleGrade, BattleRequest, BattleSide } from '@poketorneo/contract';
import type { BattleView } from '@poketorneo/rules/battle';
import { pickOne, seededChance, symmetricNoise } from './chance.ts';
import { optionsInDoubles, type PairedOption } from './decide-doubles.ts';
import { optionsInSingles } from './decide-singles.ts';
import { factsOf } from './move-facts.ts';
import { type Search, searchBestChoice } from './search.ts';
import { situationOf } from './situation.ts';

/** Input of an AI choice: only information that its side has. */
export interface AiInput {
  /** The side's view of the battle. */
  readonly view: BattleView;
  readonly request: BattleRequest;
  readonly grade: BattleGrade;
  /** Seeds all chance, together with the step: equal input gives an equal choice. */
  readonly seed: string;
  readonly step: number;
  /** One-turn search of grade 3; without it the heuristic decides. */
  readonly search?: Search | undefined;
}

/** Probability of a random choice at grade 0. */
const blunderRate = 0.35;
/** Evaluation noise by grade. */
const noise: Readonly<Record<BattleGrade, number>> = { 0: 0.25, 1: 0.25, 2: 0.01, 3: 0.01 };

/** The AI's choice for one side, a leader’s or an absent player’s. */
export function aiChoice(question: AiInput): BattleChoice {
  const { view, request, grade, seed, step, search } = question;
  const side: BattleSide = view.side ?? 2;
  const random = seededChance(seed, step, side);
  const options = allowedByGrade(optionsOf(side, view, request), grade, request);
  const [first] = options;
  if (first === undefined) return request.positions.map(() => ({ do: 'pass' }));
  if (options.length === 1) return first.choice;
  if (grade === 0 && random() < blunderRate) {
    return pickOne([first, ...options.filter(({ choice }) => isMoving(choice))], random).choice;
  }
  const judged = options
    .map(({ choice, value }) => ({ choice, value: value + noise[grade] * symmetricNoise(random) }))
    .sort((one, other) => other.value - one.value);
  const best = judged[0] ?? first;
  if (grade < 3 || search === undefined) return best.choice;
  return searchBestChoice(judged, search) ?? best.choice;
}

function optionsOf(side: BattleSide, view: BattleView, request: BattleRequest): PairedOption[] {
  const situation = situationOf(side, view, request);
  if (request.positions.length > 1) return optionsInDoubles(situation);
  return optionsInSingles(situation).map(({ action, value }) => ({ choice: [action], value }));
}

/** Grade 0 uses no status moves while there is an alternative. */
function allowedByGrade(
  options: readonly PairedOption[],
  grade: BattleGrade,
  request: BattleRequest,
): readonly PairedOption[] {
  if (grade > 0) return options;
  const attacking = options.filter(({ choice }) =>
    choice.every((action, index) => {
      if (action.do !== 'move') return true;
      const move = request.positions[index]?.moves[action.slot - 1]?.move;
      return move === undefined || factsOf(move).damageClass !== 'status';
    }),
  );
  return attacking.some(({ choice }) => isMoving(choice)) ? attacking : options;
}

function isMoving(choice: BattleChoice): boolean {
  return choice.some((action) => action.do === 'move');
}
