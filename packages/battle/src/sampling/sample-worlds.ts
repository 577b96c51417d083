import type { BattleChoice, BattleRequest } from '@poketorneo/contract';
import { type BattleView, foeOf } from '@poketorneo/rules/battle';
import { seededChance } from '../ai/chance.ts';
import type { SampledWorld, Search } from '../ai/search.ts';
import { rolloutValue } from './rollout.ts';
import { type PlacedPokemon, sampleTeam } from './sample-team.ts';
import { createSampledBattle, type KnownBattle } from './sampled-battle.ts';

/** Input of sampling: only information that the side has. */
export interface SamplingInput {
  readonly view: BattleView;
  readonly request: BattleRequest;
  /** Seeds all chance, together with the step. */
  readonly seed: string;
  readonly step: number;
}

const worldCount = 3;
const rolloutBudget = 9;

/**
 * Samples battles consistent with a side's knowledge, for rollouts. They are built from the side's
 * view, never from the real battle, so hidden information cannot influence a choice.
 */
export function sampleWorlds({ view, request, seed, step }: SamplingInput): Search {
  const seen: KnownBattle = { side: view.side ?? 2, view, request };
  return {
    worlds: Array.from({ length: worldCount }, (_, index) =>
      sampledWorld(seen, `${seed}/${step}/world ${index}`),
    ),
    budget: rolloutBudget,
  };
}

function sampledWorld(seen: KnownBattle, seed: string): SampledWorld {
  const others = sampleTeam(seen.view.sides[foeOf(seen.side)], seededChance(seed));
  return {
    valueAfter: (choice) => {
      try {
        return valueIn(seen, others, choice, seed);
      } catch {
        // The sample would fail again: no search rather than no choice.
        return null;
      }
    },
  };
}

/** Value of a choice in one sampled battle; null where it cannot be played. */
export function valueIn(
  seen: KnownBattle,
  others: readonly PlacedPokemon[],
  choice: BattleChoice,
  seed: string,
): number | null {
  // Created anew for each rollout, with the same seed, since a turn cannot be undone.
  const battle = createSampledBattle(seen, others, seed);
  return battle === null ? null : rolloutValue(battle, seen, choice, seed);
}
