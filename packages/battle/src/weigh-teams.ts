import type { BattleSide } from '@poketorneo/contract';
import { type TeamIndex, type WeighingBattle, weighPair } from '@poketorneo/rules/duels';
import { aiChoiceInBattle } from './ai/ai-choice-in-battle.ts';
import { startBattle } from './live-battle.ts';
import { playOut } from './play-out.ts';
import type { BattleSetup } from './setup.ts';

const grade = 2;

/** The verdict about a pair of teams. */
export interface WeighedTeams {
  readonly isFair: boolean;
  /** The winner of each battle played, as team of the pair; null for a draw. */
  readonly results: readonly (TeamIndex | null)[];
}

/**
 * Weighs two teams for a single battle by letting the AI of grade 2 play them against each other,
 * as `weighPair` of the rules asks. Equal teams and seed give the equal verdict. Takes up to two
 * seconds.
 * @throws RangeError for teams that no battle can start with.
 */
export function weighTeams(
  teams: BattleSetup['teams'],
  { seed }: { readonly seed: string },
): WeighedTeams {
  const weighing = weighTeamsStepwise(teams, { seed });
  for (;;) {
    const { done, value } = weighing.next();
    if (done) return value;
  }
}

/** `weighTeams` with a pause after each battle, for a thread that has more urgent work. */
export function* weighTeamsStepwise(
  teams: BattleSetup['teams'],
  { seed }: { readonly seed: string },
): Generator<undefined, WeighedTeams> {
  const results: (TeamIndex | null)[] = [];
  for (;;) {
    const weighing = weighPair(results);
    if (weighing.is !== 'open') return { isFair: weighing.is === 'fair', results };
    const [next] = weighing.next;
    if (next === undefined) throw new RangeError('An open weighing has a next battle');
    results.push(playWeighingBattle(teams, next, seed));
    yield;
  }
}

/** The team that wins one battle of a weighing; null for a draw. Takes a tenth of a second. */
export function playWeighingBattle(
  [first, second]: BattleSetup['teams'],
  { number, isExchanged }: WeighingBattle,
  seed: string,
): TeamIndex | null {
  const setup: BattleSetup = {
    format: 'singles',
    hasSleepClause: true,
    seed: `${seed} ${number}`,
    teams: isExchanged ? [second, first] : [first, second],
  };
  const battle = startBattle(setup);
  const { winner } = playOut(battle, (side, _request, step) =>
    aiChoiceInBattle({ battle, setup, side, grade, seed: setup.seed, step }),
  );
  return winner === null ? null : teamOf(winner, isExchanged);
}

function teamOf(side: BattleSide, isExchanged: boolean): TeamIndex {
  return (side === 1) === isExchanged ? 1 : 0;
}
