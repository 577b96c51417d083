import type { Battle, Side } from '@pkmn/sim';
import type { BattleChoice, BattleSide } from '@poketorneo/contract';
import { type BattleView, foeOf, foldEvents } from '@poketorneo/rules/battle';
import { aiChoice } from '../ai/ai-choice.ts';
import { problemOfChoice } from '../choice.ts';
import { engineChoice } from '../engine-choice.ts';
import { EventStream } from '../events/stream.ts';
import { requestOf, teamOf } from '../request.ts';
import type { Seen } from './laid-out.ts';
import { positionValue } from './position-value.ts';

/** How far is looked ahead. */
const turns = 1;

/** How good it is for a side to choose this in a world; null where it cannot be played. */
export function valueAfterTurns(
  battle: Battle,
  { side, view, request }: Seen,
  choice: BattleChoice,
  seed: string,
): number | null {
  const foe = foeOf(side);
  // What a world is laid out with is no news.
  const stream = new EventStream(side, () => undefined);
  let told = stream.catchUp(battle.log).length;
  let after = view;
  const last = battle.turn + turns;
  for (let step = 0; step === 0 || (!battle.ended && battle.turn < last); step += 1) {
    const own = step === 0 ? choice : usualChoice(battle, side, after, `${seed}/${step}`);
    const answer = usualChoice(battle, foe, after, `${seed}/${step}`);
    if (!isTaken(battle, side, own) || !isTaken(battle, foe, answer)) {
      if (step === 0) return null;
      break;
    }
    battle.commitChoices();
    const events = stream.catchUp(battle.log);
    after = foldEvents(after, events.slice(told));
    told = events.length;
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

/** What the heuristic would do for either side with what has been seen; null with nothing to do. */
function usualChoice(
  battle: Battle,
  side: BattleSide,
  view: BattleView,
  seed: string,
): BattleChoice | null {
  const request = requestOf(battle, side);
  if (request === null) return null;
  return aiChoice({ view: { ...view, side }, request, grade: 2, seed, step: 0 });
}

function isTaken(battle: Battle, side: BattleSide, choice: BattleChoice | null): boolean {
  const request = requestOf(battle, side);
  if (choice === null || request === null) return choice === null && request === null;
  if (problemOfChoice(request, choice) !== null) return false;
  const engineSide = sideOf(battle, side);
  return engineSide.choose(engineChoice(engineSide, choice)) && engineSide.isChoiceDone();
}
