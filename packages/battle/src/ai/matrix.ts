import type { BattleAction } from '@poketorneo/contract';
import { noBoosts } from '@poketorneo/rules/battle';
import { type Board, BoardJudge, type BoardSide, boardOf, duelOn } from './board.ts';
import { chanceToWin } from './chance-to-win.ts';
import type { Option } from './decide-singles.ts';
import { bestAttack, binding, type Duel, mirrored } from './duel.ts';
import { expectedPayoffs, smoothedPayoffs, softmax } from './equilibrium.ts';
import { certainMove, type Fighter, type KnownMove } from './fighter.ts';
import type { Situation } from './situation.ts';
import {
  afterHazards,
  faintingValue,
  restlessness,
  switchCost,
  valueOfEntering,
} from './switching.ts';
import { outcomesOfTurn, valueOfMove } from './try-move.ts';

/** What one side may do in a turn. */
type Act =
  | { readonly kind: 'move'; readonly move: KnownMove }
  | { readonly kind: 'switch'; readonly to: Fighter };

/** Weight of the heuristic's value beside the chance to win. */
const heuristicWeight = 0.15;
/** Cost of a switch in chance to win: its gain is a forecast, the turn that it takes is not. */
const costOfSwitch = 0.03;
/** Weight of the foe's likely answer against its best one. */
const predictionWeight = 0.4;
/** How far the foe follows the heuristic: differences below this hardly matter to it. */
const predictionTemperature = 0.15;

/**
 * The options of a single battle with the values of grade 3: the chance to win after one turn,
 * against all that the foe is known to be able to do, and a share of the heuristic's value.
 */
export function valuesByMatrix(situation: Situation, options: readonly Option[]): Option[] {
  const [position] = situation.request.positions;
  if (position == null) return [...options];
  const judge = new BoardJudge();
  if (position.mustSwitch) {
    return options.map((option) => withChance(option, chanceOnEntering(judge, situation, option)));
  }
  const active = situation.own.get(position.place);
  const board = active === undefined ? null : boardOf(situation, active);
  if (board === null) return [...options];
  const answers = answersOf(board);
  const acts = options.map(({ action }) => actOf(situation, action));
  const payoffs = payoffsOf(judge, board, acts, answers);
  const careful = smoothedPayoffs(payoffs);
  const predicted = expectedPayoffs(payoffs, likelihoods(board, answers));
  return options.map((option, row) =>
    withChance(
      option,
      (1 - predictionWeight) * (careful[row] ?? 0) + predictionWeight * (predicted[row] ?? 0),
    ),
  );
}

/** The chance to win after each of mine and each answer, less the cost of a switch. */
function payoffsOf(
  judge: BoardJudge,
  board: Board,
  acts: readonly (Act | null)[],
  answers: readonly (Act | null)[],
): number[][] {
  return acts.map((act) => {
    const cost = act?.kind === 'switch' ? costOfSwitch : 0;
    return answers.map((answer) => chanceAfter(judge, board, act, answer) - cost);
  });
}

function withChance({ action, value }: Option, chance: number): Option {
  return { action, value: chance + heuristicWeight * value };
}

/** The chance to win with a replacement on the field, after the best of its moves. */
function chanceOnEntering(judge: BoardJudge, situation: Situation, { action }: Option): number {
  const act = actOf(situation, action);
  const board = act?.kind === 'switch' ? boardOf(situation, act.to) : null;
  if (board === null) return 0;
  const { mine, hasGravity } = board;
  const active = afterHazards(mine.active, mine.effects, hasGravity);
  const entered: Board = { ...board, mine: { ...mine, active } };
  const acts = movesOf(active);
  if (active.hp <= 0 || acts.length === 0) return chanceToWin(judge, entered);
  return Math.max(...smoothedPayoffs(payoffsOf(judge, entered, acts, answersOf(entered))));
}

/** Probabilities of the foe's answers if it decides by the heuristic. */
function likelihoods(board: Board, answers: readonly (Act | null)[]): number[] {
  const duel = mirrored(duelOn(board, board.mine.active, board.foe.active));
  const cost = switchCost + restlessness(board.foe.active);
  const values = answers.map((answer) => {
    if (answer === null) return 0;
    if (answer.kind === 'move') return valueOfMove(duel, answer.move) - (1 - answer.move.certainty);
    const entered = afterHazards(answer.to, board.foe.effects, board.hasGravity);
    if (entered.hp <= 0) return faintingValue;
    return valueOfEntering({ ...duel, mine: entered }, board.foe.active, answer.to) - cost;
  });
  return softmax(values, predictionTemperature);
}

function actOf({ request, own }: Situation, action: BattleAction): Act | null {
  switch (action.do) {
    case 'move': {
      const chosen = request.positions[0]?.moves[action.slot - 1];
      return chosen === undefined
        ? null
        : { kind: 'move', move: certainMove(chosen.move, chosen.pp > 0) };
    }
    case 'switch': {
      const to = own.get(action.to);
      return to === undefined ? null : { kind: 'switch', to };
    }
    case 'pass':
      return null;
  }
}

function movesOf({ moves }: Fighter): Act[] {
  return moves.filter(({ isUsable }) => isUsable).map((move) => ({ kind: 'move', move }));
}

/** What the foe is known to be able to do; null for nothing. */
function answersOf({ foe }: Board): (Act | null)[] {
  const acts = movesOf(foe.active);
  if (!isHeld(foe.active)) acts.push(...foe.bench.map((to): Act => ({ kind: 'switch', to })));
  return acts.length === 0 ? [null] : acts;
}

/** Whether an effect keeps a Pokémon on the field. */
export function isHeld({ effects }: Fighter): boolean {
  return ['trapped', 'ingrain', ...binding].some((effect) => effects.has(effect));
}

/** The chance to win after one turn of both. */
function chanceAfter(judge: BoardJudge, board: Board, act: Act | null, answer: Act | null): number {
  const before: Board = {
    ...board,
    mine: act?.kind === 'switch' ? switched(board.mine, act.to, board) : board.mine,
    foe: answer?.kind === 'switch' ? switched(board.foe, answer.to, board) : board.foe,
  };
  const duel = duelOn(before, before.mine.active, before.foe.active);
  const own = act?.kind === 'move' ? act.move : null;
  const back = answer?.kind === 'move' ? answer.move : null;
  let chance = 0;
  for (const outcome of outcomesOfTurn(duel, own, back)) {
    const { mine, foe, mySide, foeSide, weather, isTrickRoom } = outcome.duel;
    const hurt = own?.facts.recharges ? hurtWhileRecharging(mirrored(outcome.duel)) : 0;
    const hurtOfFoe = back?.facts.recharges ? hurtWhileRecharging(outcome.duel) : 0;
    const after: Board = {
      ...before,
      weather,
      isTrickRoom,
      mine: { ...before.mine, active: hurtBy(mine, hurt), effects: mySide.effects },
      foe: { ...before.foe, active: hurtBy(foe, hurtOfFoe), effects: foeSide.effects },
    };
    chance += outcome.chance * chanceToWin(judge, after);
  }
  return chance;
}

/** Share of the HP that a replacement is expected to take in a free turn. */
const freeShare = 0.35;

/** HP that the foe loses in the turn in which it recharges. */
function hurtWhileRecharging(duel: Duel): number {
  const { mine, foe, mySide } = duel;
  if (foe.hp <= 0) return 0;
  if (mine.hp <= 0) return mySide.bench > 0 ? freeShare * foe.maxHp : 0;
  const attack = bestAttack(duel);
  return attack === null ? 0 : attack.damage.average * attack.damage.hitChance;
}

function hurtBy(fighter: Fighter, hurt: number): Fighter {
  return hurt === 0 ? fighter : { ...fighter, hp: Math.max(0, fighter.hp - hurt) };
}

/** A side after a switch, with the entry hazards. */
function switched(side: BoardSide, to: Fighter, { hasGravity }: Board): BoardSide {
  const left: Fighter = {
    ...side.active,
    boosts: noBoosts,
    effects: new Set(),
    substitute: 0,
    lastMove: null,
    turnsOut: 0,
  };
  return {
    ...side,
    active: afterHazards(to, side.effects, hasGravity),
    bench: [...side.bench.filter((fighter) => fighter !== to), left],
  };
}
