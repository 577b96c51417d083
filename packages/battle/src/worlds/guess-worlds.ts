import type { Battle } from '@pkmn/sim';
import type { BattleChoice, BattleRequest, BattleSide } from '@poketorneo/contract';
import { type BattleView, foeOf, foldEvents } from '@poketorneo/rules/battle';
import { chanceFrom } from '../ai/chance.ts';
import { decideForLeader } from '../ai/decide.ts';
import type { GuessedWorld, Search } from '../ai/search.ts';
import { problemOfChoice } from '../choice.ts';
import { engineChoice } from '../engine-choice.ts';
import { EventStream } from '../events/stream.ts';
import { requestOf, teamOf } from '../request.ts';
import { laidOut, type Seen } from './laid-out.ts';
import { positionValue } from './position-value.ts';

/** What worlds are guessed from: nothing that the side does not know. */
export interface Guess {
  readonly view: BattleView;
  readonly request: BattleRequest;
  /** With the step it settles all chance. */
  readonly seed: string;
  readonly step: number;
}

const worldsInAll = 3;
const turnsInAll = 9;

/**
 * Worlds that look to a side as its battle does, to try choices in. They are made of what the side
 * has seen, never of the battle itself, so that nothing hidden can get into what is decided.
 */
export function guessWorlds({ view, request, seed, step }: Guess): Search {
  const seen: Seen = { side: view.side ?? 2, view, request };
  return {
    worlds: Array.from({ length: worldsInAll }, (_, index) =>
      guessedWorld(seen, `${seed}/${step}/world ${index}`),
    ),
    budget: turnsInAll,
  };
}

function guessedWorld(seen: Seen, seed: string): GuessedWorld {
  return {
    valueAfter: (choice) => {
      // Laid out anew each time, alike each time: a turn cannot be taken back.
      const battle = laidOut(seen, seed, chanceFrom(seed));
      return battle === null ? null : valueAfterTurn(battle, seen, choice, seed);
    },
  };
}

function valueAfterTurn(
  battle: Battle,
  { side, view, request }: Seen,
  choice: BattleChoice,
  seed: string,
): number | null {
  const foe = foeOf(side);
  const foeRequest = requestOf(battle, foe);
  const ownRequest = requestOf(battle, side);
  if (foeRequest === null || ownRequest === null) return null;
  if (problemOfChoice(ownRequest, choice) !== null) return null;
  const answer = decideForLeader({
    view: { ...view, side: foe },
    request: foeRequest,
    grade: 2,
    seed,
    step: 0,
  });
  // What a world is laid out with is no news.
  const stream = new EventStream(side, () => undefined);
  const before = stream.catchUp(battle.log).length;
  if (!isTaken(battle, side, choice) || !isTaken(battle, foe, answer)) return null;
  battle.commitChoices();
  const after = foldEvents(view, stream.catchUp(battle.log).slice(before));
  const own = teamOf(battle.getSide(side === 1 ? 'p1' : 'p2'));
  return positionValue({
    side,
    before: { view, request },
    after: { view: after, request: { positions: [], team: own } },
  });
}

function isTaken(battle: Battle, side: BattleSide, choice: BattleChoice): boolean {
  const engineSide = battle.getSide(side === 1 ? 'p1' : 'p2');
  return engineSide.choose(engineChoice(engineSide, choice)) && engineSide.isChoiceDone();
}
