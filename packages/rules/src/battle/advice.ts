import { type BattleView, foeOf, type PokemonView } from './view.ts';

/** A foe that was left after a lost battle. */
export interface RemainingFoe {
  readonly foe: PokemonView;
  /** Its remaining HP, from 0 to 1. */
  readonly hpShare: number;
}

/** After a lost battle: the seen foes left, by remaining HP, and the number of unseen ones. */
export function remainingFoes(
  view: BattleView,
  /** The loser's side. */
  side: 1 | 2,
): { remaining: RemainingFoe[]; unseen: number } {
  const foes = view.sides[foeOf(side)];
  const seen = Object.values(foes.pokemons);
  const remaining = seen
    .filter(({ condition }) => condition.hp > 0)
    .map((foe) => ({ foe, hpShare: foe.condition.hp / foe.condition.maxHp }))
    .sort((one, other) => other.hpShare - one.hpShare);
  return { remaining, unseen: foes.teamSize - seen.length };
}
