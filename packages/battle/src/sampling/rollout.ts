import type { Battle, Side } from '@pkmn/sim';
import type { BattleChoice, BattleSide } from '@poketorneo/contract';
import { applyEvents, type BattleView, foeOf } from '@poketorneo/rules/battle';
import { aiChoice } from '../ai/ai-choice.ts';
import { problemOfChoice } from '../choice.ts';
import { engineChoice } from '../engine-choice.ts';
import { EventStream } from '../events/stream.ts';
import { requestOf, teamOf } from '../request.ts';
import { positionValue } from './position-value.ts';
import type { KnownBattle } from './sampled-battle.ts';

/** Depth of the rollout, in turns. */
const rolloutTurns = 1;

/** Value of a choice for a side in a sampled battle; null where it cannot be played. */
export function rolloutValue(
  battle: Battle,
  { side, view, request }: KnownBattle,
  choice: BattleChoice,
  seed: string,
): number | null {
  const foe = foeOf(side);
  // Skips the events of the recreated state.
  const stream = new EventStream(side, () => undefined);
  let seen = stream.catchUp(battle.log).length;
  let after = view;
  const last = battle.turn + rolloutTurns;
  for (let step = 0; step === 0 || (!battle.ended && battle.turn < last); step += 1) {
    const own = step === 0 ? choice : heuristicChoice(battle, side, after, `${seed}/${step}`);
    const answer = heuristicChoice(battle, foe, after, `${seed}/${step}`);
    if (!tryChoice(battle, side, own) || !tryChoice(battle, foe, answer)) {
      if (step === 0) return null;
      break;
    }
    battle.commitChoices();
    const events = stream.catchUp(battle.log);
    after = applyEvents(after, events.slice(seen));
    seen = events.length;
  }
  return positionValue({
    side,
    before: { view, request },
    after: { view: after, request: { positions: [], team: teamOf(sideOf(battle, side)) } },
  });
}

function sideOf(battle: Battle, side: BattleSide): Side {
  return battle.getSide(side === 1 ? 'p1' : 'p2');
}

/** The heuristic's choice for a side from its view; null if there is nothing to choose. */
function heuristicChoice(
  battle: Battle,
  side: BattleSide,
  view: BattleView,
  seed: string,
): BattleChoice | null {
  const request = requestOf(battle, side);
  if (request === null) return null;
  return aiChoice({ view: { ...view, side }, request, grade: 2, seed, step: 0 });
}

function tryChoice(battle: Battle, side: BattleSide, choice: BattleChoice | null): boolean {
  const request = requestOf(battle, side);
  if (choice === null || request === null) return choice === null && request === null;
  if (problemOfChoice(request, choice) !== null) return false;
  const engineSide = sideOf(battle, side);
  return engineSide.choose(engineChoice(engineSide, choice)) && engineSide.isChoiceDone();
}
