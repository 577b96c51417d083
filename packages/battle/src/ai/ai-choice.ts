import type { BattleChoice, BattleGrade, BattleRequest, BattleSide } from '@poketorneo/contract';
import type { BattleView } from '@poketorneo/rules/battle';
import { aroundZero, chanceFrom, oneOf } from './chance.ts';
import { optionsInDoubles, type PairedOption } from './decide-doubles.ts';
import { optionsInSingles } from './decide-singles.ts';
import { factsOf } from './move-facts.ts';
import { type Search, searched } from './search.ts';
import { situationOf } from './situation.ts';

/** What the AI is told to choose by: nothing that its side does not know. */
export interface AiQuestion {
  /** The battle as the side has seen it. */
  readonly view: BattleView;
  readonly request: BattleRequest;
  readonly grade: BattleGrade;
  /** With the step it settles all chance: asked again, it chooses the same. */
  readonly seed: string;
  readonly step: number;
  /** To look a turn ahead, for grade 3; without it the heuristic decides. */
  readonly search?: Search | undefined;
}

/** How often the lowest grade does just anything. */
const blunders = 0.35;
/** How far the values waver in the eyes of each grade. */
const noise: Readonly<Record<BattleGrade, number>> = { 0: 0.25, 1: 0.25, 2: 0.01, 3: 0.01 };

/** What the AI has a side do, be it a leader’s or, where it plays for a player, the player’s. */
export function aiChoice(question: AiQuestion): BattleChoice {
  const { view, request, grade, seed, step, search } = question;
  const side: BattleSide = view.side ?? 2;
  const random = chanceFrom(seed, step, side);
  const options = legal(optionsOf(side, view, request), grade, request);
  const [first] = options;
  if (first === undefined) return request.positions.map(() => ({ do: 'pass' }));
  if (options.length === 1) return first.choice;
  if (grade === 0 && random() < blunders) {
    return oneOf([first, ...options.filter(({ choice }) => isMoving(choice))], random).choice;
  }
  const judged = options
    .map(({ choice, value }) => ({ choice, value: value + noise[grade] * aroundZero(random) }))
    .sort((one, other) => other.value - one.value);
  const best = judged[0] ?? first;
  if (grade < 3 || search === undefined) return best.choice;
  return searched(judged, search) ?? best.choice;
}

function optionsOf(side: BattleSide, view: BattleView, request: BattleRequest): PairedOption[] {
  const situation = situationOf(side, view, request);
  if (request.positions.length > 1) return optionsInDoubles(situation);
  return optionsInSingles(situation).map(({ action, value }) => ({ choice: [action], value }));
}

/** The lowest grade knows no status moves, as long as there is anything else. */
function legal(
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
