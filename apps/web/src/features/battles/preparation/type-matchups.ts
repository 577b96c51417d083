import type { BattlePreparation, PreparedPokemon } from '@poketorneo/contract';
import { isRealType } from '@poketorneo/gen4/types';
import { matchups, type TypedPokemon } from '@poketorneo/rules/battle';
import { typeOf } from '../sheet/type-of.ts';

/** What is known of a foe to come: a Pokémon, or the favourite type of a secret team. */
export interface Foe extends TypedPokemon {
  readonly name: string;
  readonly pokemon: PreparedPokemon | null;
}

/** How a Pokémon's types fare against what is known of the leader's team. */
export interface TypeMatchup {
  readonly strongAgainst: readonly Foe[];
  readonly weakAgainst: readonly Foe[];
  /** The higher, the better it suits. */
  readonly fit: number;
}

/**
 * The foes that a leader is known to bring; none where neither the team nor a favourite type
 * is known.
 */
export function foesOf({
  pokemons,
  typeId,
}: Pick<BattlePreparation['leader'], 'pokemons' | 'typeId'>): Foe[] {
  if (pokemons !== null) {
    return pokemons.map((pokemon) => ({ ...typed(pokemon), name: pokemon.name, pokemon }));
  }
  if (!isRealType(typeId)) return [];
  return [{ typeIds: [typeId], moves: [], name: `tipo ${typeOf(typeId).name}`, pokemon: null }];
}

/** The matchup of each of the player's Pokémon, by its id. */
export function typeMatchupsOf(
  pokemons: readonly PreparedPokemon[],
  foes: readonly Foe[],
): ReadonlyMap<number, TypeMatchup> {
  return new Map(
    pokemons.map((pokemon) => {
      const results = matchups([typed(pokemon)], foes);
      const fit = results.reduce(
        (sum, { deals, takes }) => sum + weight(deals ?? 0) - weight(takes ?? 0),
        0,
      );
      const strongAgainst = results.filter(({ deals }) => (deals ?? 0) > 1).map(({ foe }) => foe);
      const weakAgainst = results.filter(({ takes }) => (takes ?? 0) > 1).map(({ foe }) => foe);
      return [pokemon.availablePokemonId, { strongAgainst, weakAgainst, fit }];
    }),
  );
}

/** A step for each doubling; what has no effect counts as a step below a quarter. */
function weight(factor: number): number {
  return factor === 0 ? -3 : Math.log2(factor);
}

/** A Pokémon as far as types go. */
export function typed({ typeIds, moves, ability }: PreparedPokemon): TypedPokemon {
  return { typeIds, moves, ability: ability.identifier };
}
