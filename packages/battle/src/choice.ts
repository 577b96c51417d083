import type {
  BattleAction,
  BattleChoice,
  BattleRequest,
  BattleSide,
  OwnPokemon,
} from '@poketorneo/contract';

/** Why a choice is invalid for a request. */
export type ChoiceProblem =
  /** One entry per own position is required. */
  | 'wrong-count'
  /** Only a switch is possible. */
  | 'must-switch'
  /** The position has nothing to decide. */
  | 'must-pass'
  /** The position has to decide. */
  | 'cannot-pass'
  | 'no-such-move'
  | 'move-disabled'
  /** In a double battle the move needs a target. */
  | 'aim-needed'
  | 'wrong-aim'
  | 'trapped'
  | 'no-such-pokemon'
  | 'already-on-field'
  | 'fainted'
  /** Both positions switch to the same Pokémon. */
  | 'called-twice';

/** A choice that the side could know to be invalid: a caller's error. */
export class IllegalChoice extends Error {
  override readonly name = 'IllegalChoice';
  readonly side: BattleSide;
  readonly problem: ChoiceProblem;

  constructor(side: BattleSide, problem: ChoiceProblem) {
    super(`Side ${side} cannot choose this: ${problem}`);
    this.side = side;
    this.problem = problem;
  }
}

/**
 * A choice that only hidden information forbids. The battle is unchanged, and the side's request
 * now shows the new information.
 */
export class RefusedChoice extends Error {
  override readonly name = 'RefusedChoice';
  readonly side: BattleSide;
  readonly reason: 'trapped' | 'move-disabled';

  constructor(side: BattleSide, reason: 'trapped' | 'move-disabled') {
    super(`The choice of side ${side} was refused: ${reason}`);
    this.side = side;
    this.reason = reason;
  }
}

type Position = NonNullable<BattleRequest['positions'][number]>;

/** Why a choice is invalid, from the side's knowledge alone; null where it can be tried. */
export function problemOfChoice(
  request: BattleRequest,
  choice: BattleChoice,
): ChoiceProblem | null {
  const { positions, team } = request;
  if (choice.length !== positions.length) return 'wrong-count';
  for (const [index, position] of positions.entries()) {
    const action = choice[index];
    if (action === undefined) return 'wrong-count';
    const problem = problemOfAction(action, position, request);
    if (problem !== null) return problem;
  }
  const called = choice.flatMap((action) => (action.do === 'switch' ? [action.to] : []));
  if (new Set(called).size < called.length) return 'called-twice';
  const toReplace = positions.filter((position) => position?.mustSwitch).length;
  if (toReplace > 0 && called.length < Math.min(toReplace, team.filter(isReady).length)) {
    return 'cannot-pass';
  }
  return null;
}

function isReady(pokemon: OwnPokemon): boolean {
  return !pokemon.isActive && pokemon.condition.hp > 0;
}

function problemOfAction(
  action: BattleAction,
  position: Position | null,
  { team }: BattleRequest,
): ChoiceProblem | null {
  if (position === null) return action.do === 'pass' ? null : 'must-pass';
  switch (action.do) {
    case 'pass':
      // Two switches with one Pokémon left: either position may stay empty.
      return position.mustSwitch ? null : 'cannot-pass';
    case 'move':
      return position.mustSwitch ? 'must-switch' : problemOfMove(action, position);
    case 'switch': {
      const pokemon = team.find(({ place }) => place === action.to);
      if (pokemon === undefined) return 'no-such-pokemon';
      if (pokemon.isActive) return 'already-on-field';
      if (pokemon.condition.hp === 0) return 'fainted';
      return position.isTrapped ? 'trapped' : null;
    }
  }
}

function problemOfMove(
  { slot, at }: BattleAction & { do: 'move' },
  { moves }: Position,
): ChoiceProblem | null {
  const move = moves[slot - 1];
  if (move === undefined) return 'no-such-move';
  if (move.isDisabled) return 'move-disabled';
  if (move.aims.length === 0) return at === undefined ? null : 'wrong-aim';
  if (at === undefined) return 'aim-needed';
  const isAim = move.aims.some(
    ({ side, position }) => side === at.side && position === at.position,
  );
  return isAim ? null : 'wrong-aim';
}
