import type { BattlePreparation, PreparedPokemon } from '@poketorneo/contract';
import { proposeTeam, winnersAgainst } from '@poketorneo/rules/battle';
import { contenderOf, expectedFoes, type LeaderKnowledge } from './expected-foes.ts';

/** The team proposed against a leader, and the winners against each known foe. */
export function propose(
  knowledge: LeaderKnowledge,
  owned: readonly PreparedPokemon[],
  tierLimit: number | null,
): Pick<BattlePreparation, 'proposedTeam' | 'winners'> {
  const candidates = owned.map((pokemon) => ({
    ...contenderOf(pokemon),
    id: pokemon.availablePokemonId,
    tier: pokemon.tierInGame,
  }));
  const foes = expectedFoes(knowledge);
  const known = knowledge.pokemons ?? knowledge.seen;
  return {
    proposedTeam: proposeTeam({ owned: candidates, foes, tierLimit }),
    winners: known.flatMap(({ formId }, index) => {
      const foe = foes[index];
      if (foe === undefined) return [];
      return { formId, pokemonIds: winnersAgainst(foe, candidates).map(({ id }) => id) };
    }),
  };
}
