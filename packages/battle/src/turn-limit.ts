import type { Battle, Side } from '@pkmn/sim';
import type { BattleSide } from '@poketorneo/contract';

/** How a battle ended: by play, or because it had taken too long. */
export interface BattleOutcome {
  /** Null for a draw. */
  readonly winner: BattleSide | null;
  readonly by: 'play' | 'limit';
}

/** Our own kind of line in the engine's log: who has won when the turns are over. */
export const limitLine = 'limit';

/** Who is ahead: by Pokémon left, then by their share of HP; nobody where both are the same. */
export function outcomeAtLimit({ sides: [first, second] }: Pick<Battle, 'sides'>): BattleOutcome {
  const ahead =
    standing(first) - standing(second) || hp(first) * maxHp(second) - hp(second) * maxHp(first);
  return { winner: ahead > 0 ? 1 : ahead < 0 ? 2 : null, by: 'limit' };
}

function standing({ pokemon }: Side): number {
  return pokemon.filter((each) => each.hp > 0).length;
}

function hp({ pokemon }: Side): number {
  return pokemon.reduce((sum, each) => sum + each.hp, 0);
}

function maxHp({ pokemon }: Side): number {
  return pokemon.reduce((sum, each) => sum + each.maxhp, 0);
}
