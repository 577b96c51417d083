import type { Battle, Side } from '@pkmn/sim';
import type { BattleSide } from '@poketorneo/contract';

/** The result of a battle: regular, or by the turn limit. */
export interface BattleOutcome {
  /** Null for a draw. */
  readonly winner: BattleSide | null;
  readonly by: 'play' | 'limit';
}

/** Our own kind of line in the engine's log: the result at the turn limit. */
export const limitLine = 'limit';

/**
 * The side with more Pokémon left, then with the greater share of HP; null where both are equal.
 */
export function outcomeAtLimit({ sides: [first, second] }: Pick<Battle, 'sides'>): BattleOutcome {
  const ahead =
    remaining(first) - remaining(second) || hp(first) * maxHp(second) - hp(second) * maxHp(first);
  return { winner: ahead > 0 ? 1 : ahead < 0 ? 2 : null, by: 'limit' };
}

function remaining({ pokemon }: Side): number {
  return pokemon.filter((each) => each.hp > 0).length;
}

function hp({ pokemon }: Side): number {
  return pokemon.reduce((sum, each) => sum + each.hp, 0);
}

function maxHp({ pokemon }: Side): number {
  return pokemon.reduce((sum, each) => sum + each.maxhp, 0);
}
