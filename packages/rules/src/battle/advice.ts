import { countersTo, type TypedPokemon } from './matchups.ts';
import { type BattleView, foeOf, type PokemonView } from './view.ts';

/** A remaining foe, and the player's Pokémon that hit it hard. */
export interface LossAdvice<Own> {
  readonly foe: PokemonView;
  /** Its remaining HP, from 0 to 1. */
  readonly hpShare: number;
  /** Best first; empty without any effective one. */
  readonly counters: readonly Own[];
}

/**
 * Advice after a lost battle: the seen foes that have not fainted, by remaining HP, and the number
 * of unseen ones.
 */
export function adviceAfterLoss<Own extends TypedPokemon>({
  view,
  side,
  typesOf,
  owned,
}: {
  view: BattleView;
  /** The loser's view. */
  side: 1 | 2;
  /** The types of a form. */
  typesOf: (formId: number) => readonly number[];
  /** All Pokémon of the loser, in the team or not. */
  owned: readonly Own[];
}): { remaining: LossAdvice<Own>[]; unseen: number } {
  const foes = view.sides[foeOf(side)];
  const seen = Object.values(foes.pokemons);
  const remaining = seen
    .filter(({ condition }) => condition.hp > 0)
    .map((foe) => {
      const target = { typeIds: typesOf(foe.ownFormId), moves: [], ability: foe.ownAbility };
      return {
        foe,
        hpShare: foe.condition.hp / foe.condition.maxHp,
        counters: countersTo(target, owned).map(({ own }) => own),
      };
    })
    .sort((one, other) => other.hpShare - one.hpShare);
  return { remaining, unseen: foes.teamSize - seen.length };
}
