import type { BattleChoice, BattleGrade, BattleRequest, BattleSide } from '@poketorneo/contract';
import type { BattleView } from '@poketorneo/rules/battle';
import { pickOne, seededChance, symmetricNoise } from './chance.ts';
import { optionsInDoubles, type PairedOption } from './decide-doubles.ts';
import { optionsInSingles } from './decide-singles.ts';
import { valuesByMatrix } from './matrix.ts';
import { factsOf } from './move-facts.ts';
import { type Situation, situationOf } from './situation.ts';

/** Input of an AI choice: only information that its side has. */
export interface AiInput {
  /** The side's view of the battle. */
  readonly view: BattleView;
  readonly request: BattleRequest;
  readonly grade: BattleGrade;
  /** Seeds all chance, together with the step: equal input gives an equal choice. */
  readonly seed: string;
  readonly step: number;
  /** Place of the Pokémon that is kept back. */
  readonly ace?: number | undefined;
}

/** How a grade decides. */
interface Skill {
  /** Probability of a random choice. */
  readonly blunders: number;
  /** Evaluation noise. */
  readonly noise: number;
}

const skills: Readonly<Record<BattleGrade, Skill>> = {
  0: { blunders: 0.4, noise: 0.6 },
  1: { blunders: 0, noise: 0.4 },
  2: { blunders: 0, noise: 0.01 },
  3: { blunders: 0, noise: 0.002 },
};

/** Cost of sending in the ace while others can come in, in the heuristic's value. */
const aceCost = 0.3;
/** The same in chance to win. */
const aceCostInChance = 0.1;

/** The AI's choice for one side, a leader’s or an absent player’s. */
export function aiChoice({ view, request, grade, seed, step, ace }: AiInput): BattleChoice {
  const side: BattleSide = view.side ?? 2;
  const random = seededChance(seed, step, side);
  const { blunders, noise } = skills[grade];
  const isByChance = grade === 3 && request.positions.length === 1;
  const costOfAce = isByChance ? aceCostInChance : aceCost;
  const found = optionsOf(situationOf(side, view, request), isByChance).map(
    ({ choice, value }) => ({
      choice,
      value: value - (sendsInEarly(choice, ace, request) ? costOfAce : 0),
    }),
  );
  const options = withoutIdleSwitches(allowedByGrade(found, grade, request), request);
  const [first] = options;
  if (first === undefined) return request.positions.map(() => ({ do: 'pass' }));
  if (options.length === 1) return first.choice;
  if (blunders > 0 && random() < blunders) {
    return pickOne([first, ...options.filter(({ choice }) => isMoving(choice))], random).choice;
  }
  let best = first;
  let highest = -Infinity;
  for (const option of options) {
    const value = option.value + noise * symmetricNoise(random);
    if (value > highest) {
      best = option;
      highest = value;
    }
  }
  return best.choice;
}

/** All options with their values: those of the heuristic, or of the matrix in single battles. */
function optionsOf(situation: Situation, isByChance: boolean): PairedOption[] {
  if (situation.request.positions.length > 1) return optionsInDoubles(situation);
  const found = optionsInSingles(situation);
  const judged = isByChance ? valuesByMatrix(situation, found) : found;
  return judged.map(({ action, value }) => ({ choice: [action], value }));
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

/** Switches must promise more than staying, whatever the noise. */
function withoutIdleSwitches(
  options: readonly PairedOption[],
  request: BattleRequest,
): readonly PairedOption[] {
  const leaves = ({ choice }: PairedOption) =>
    choice.some(({ do: what }, index) => {
      return what === 'switch' && request.positions[index]?.mustSwitch === false;
    });
  const staying = options.filter((option) => !leaves(option)).map(({ value }) => value);
  if (staying.length === 0) return options;
  const best = Math.max(...staying);
  return options.filter((option) => option.value > best || !leaves(option));
}

/** Whether a choice sends in the ace while others could come in. */
function sendsInEarly(
  choice: BattleChoice,
  ace: number | undefined,
  { team }: BattleRequest,
): boolean {
  const isAce = (place: number) => place === ace;
  if (!choice.some((action) => action.do === 'switch' && isAce(action.to))) return false;
  return team.some(
    ({ place, isActive, condition }) => !isActive && condition.hp > 0 && !isAce(place),
  );
}

function isMoving(choice: BattleChoice): boolean {
  return choice.some((action) => action.do === 'move');
}
