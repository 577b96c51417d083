import { answersTo, type TypedPokemon } from './matchups.ts';
import { type BattleView, foeOf, type PokemonView } from './view.ts';

/** One of the foe's that still stood, and what of one's own hits it hard. */
export interface LossAdvice<Own> {
  readonly foe: PokemonView;
  /** What it had left of its HP, from 0 to 1. */
  readonly hpShare: number;
  /** The best first; none where nothing that one owns hits it hard. */
  readonly answers: readonly Own[];
}

/**
 * Why a battle was lost, and what might help: those of the foe's that were seen and still stand, the
 * healthiest first; and how many more never came out.
 */
export function adviceAfterLoss<Own extends TypedPokemon>({
  view,
  side,
  typesOf,
  owned,
}: {
  view: BattleView;
  /** Of the loser. */
  side: 1 | 2;
  /** The types of a form. */
  typesOf: (formId: number) => readonly number[];
  /** All that the loser owns, whether it was in the team or not. */
  owned: readonly Own[];
}): { standing: LossAdvice<Own>[]; unseen: number } {
  const foes = view.sides[foeOf(side)];
  const seen = Object.values(foes.pokemons);
  const standing = seen
    .filter(({ condition }) => condition.hp > 0)
    .map((foe) => {
      const target = { typeIds: typesOf(foe.ownFormId), moves: [], ability: foe.ownAbility };
      return {
        foe,
        hpShare: foe.condition.hp / foe.condition.maxHp,
        answers: answersTo(target, owned).map(({ own }) => own),
      };
    })
    .sort((one, other) => other.hpShare - one.hpShare);
  return { standing, unseen: foes.teamSize - seen.length };
}
