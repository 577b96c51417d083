import type { BattleChoice, BattleRequest } from '@poketorneo/contract';
import { type BattleView, foeOf } from '@poketorneo/rules/battle';
import { chanceFrom } from '../ai/chance.ts';
import type { GuessedWorld, Search } from '../ai/search.ts';
import { guessedTeam, type PlacedPokemon } from './guessed-team.ts';
import { laidOut, type Seen } from './laid-out.ts';
import { valueAfterTurns } from './play-on.ts';

/** What worlds are guessed from: nothing that the side does not know. */
export interface Guess {
  readonly view: BattleView;
  readonly request: BattleRequest;
  /** With the step it settles all chance. */
  readonly seed: string;
  readonly step: number;
}

const worldsInAll = 3;
const choicesInAll = 9;

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
    budget: choicesInAll,
  };
}

function guessedWorld(seen: Seen, seed: string): GuessedWorld {
  const others = guessedTeam(seen.view.sides[foeOf(seen.side)], chanceFrom(seed));
  return {
    valueAfter: (choice) => {
      try {
        return valueIn(seen, others, choice, seed);
      } catch {
        // The same would be guessed again and again: better not to look ahead than not to go on.
        return null;
      }
    },
  };
}

/** How good it is to choose this in one world; null where it cannot be played. */
export function valueIn(
  seen: Seen,
  others: readonly PlacedPokemon[],
  choice: BattleChoice,
  seed: string,
): number | null {
  // Laid out anew each time, alike each time: a turn cannot be taken back.
  const battle = laidOut(seen, others, seed);
  return battle === null ? null : valueAfterTurns(battle, seen, choice, seed);
}
