import type { BattleChoice, BattleGrade, BattleSide } from '@poketorneo/contract';
import { applyEvents, type BattleView, emptyView } from '@poketorneo/rules/battle';
import type { LiveBattle } from '../live-battle.ts';
import type { BattleSetup } from '../setup.ts';
import { aiChoice } from './ai-choice.ts';

/** Input of an AI choice in a live battle. */
export interface LiveAiInput {
  readonly battle: LiveBattle;
  /** Only its format and team sizes are used, which are public. */
  readonly setup: BattleSetup;
  readonly side: BattleSide;
  readonly grade: BattleGrade;
  /** Seeds all chance, together with the step. */
  readonly seed: string;
  readonly step: number;
  /** Place of the Pokémon that is kept back. */
  readonly ace?: number | undefined;
}

interface Seen {
  readonly view: BattleView;
  readonly count: number;
}

/** Each side's view so far, so that only new events are applied. */
const seenBy: Readonly<Record<BattleSide, WeakMap<LiveBattle, Seen>>> = {
  1: new WeakMap(),
  2: new WeakMap(),
};

/**
 * The AI's choice for a side, from that side's events and request alone.
 * @throws RangeError when the side has nothing to decide.
 */
export function aiChoiceInBattle(input: LiveAiInput): BattleChoice {
  const { battle, setup, side, grade, seed, step, ace } = input;
  const request = battle.request(side);
  if (request === null) throw new RangeError(`Side ${side} has nothing to decide`);
  return aiChoice({ view: viewOf(battle, setup, side), request, grade, seed, step, ace });
}

/** A battle as a side has seen it so far. */
export function viewOf(
  battle: LiveBattle,
  { format, teams }: BattleSetup,
  side: BattleSide,
): BattleView {
  const [first, second] = teams;
  const before = seenBy[side].get(battle) ?? {
    view: emptyView(side, [first.length, second.length], format),
    count: 0,
  };
  const events = battle.events(side, before.count);
  const view = applyEvents(before.view, events);
  seenBy[side].set(battle, { view, count: before.count + events.length });
  return view;
}
