import type { BattleChoice, BattleGrade, BattleSide } from '@poketorneo/contract';
import { type BattleView, emptyView, foldEvents } from '@poketorneo/rules/battle';
import type { LiveBattle } from '../live-battle.ts';
import type { BattleSetup } from '../setup.ts';
import { guessWorlds } from '../worlds/guess-worlds.ts';
import { aiChoice } from './ai-choice.ts';

/** Asks the AI for a choice in a battle under way. */
export interface LiveAiQuestion {
  readonly battle: LiveBattle;
  /** Of which only the format and the sizes of the teams are used, which everybody sees. */
  readonly setup: BattleSetup;
  readonly side: BattleSide;
  readonly grade: BattleGrade;
  /** With the step it settles all chance. */
  readonly seed: string;
  readonly step: number;
  /** Many wait: do without looking ahead. */
  readonly inHaste?: boolean;
}

interface Seen {
  readonly view: BattleView;
  readonly count: number;
}

/** What each side has seen so far, so that only what is new is folded. */
const seenBy: Readonly<Record<BattleSide, WeakMap<LiveBattle, Seen>>> = {
  1: new WeakMap(),
  2: new WeakMap(),
};

/** What the AI has a side do, by nothing but what that side is told. */
export function aiChoiceInBattle({
  battle,
  setup,
  side,
  grade,
  seed,
  step,
  inHaste = false,
}: LiveAiQuestion): BattleChoice {
  const request = battle.request(side);
  if (request === null) throw new RangeError(`Side ${side} has nothing to decide`);
  const view = viewOf(battle, setup, side);
  const looksAhead = grade === 3 && !inHaste;
  const search = looksAhead ? guessWorlds({ view, request, seed, step }) : undefined;
  return aiChoice({ view, request, grade, seed, step, search });
}

function viewOf(battle: LiveBattle, { format, teams }: BattleSetup, side: BattleSide): BattleView {
  const [first, second] = teams;
  const before = seenBy[side].get(battle) ?? {
    view: emptyView(side, [first.length, second.length], format),
    count: 0,
  };
  const events = battle.events(side, before.count);
  const view = foldEvents(before.view, events);
  seenBy[side].set(battle, { view, count: before.count + events.length });
  return view;
}
