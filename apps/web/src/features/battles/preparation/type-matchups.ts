import type { BattlePreparation, PreparedPokemon, SeenPokemon } from '@poketorneo/contract';
import { isRealType } from '@poketorneo/gen4/types';
import { matchups, type TypedPokemon } from '@poketorneo/rules/battle';
import { typeOf } from '../sheet/type-of.ts';

/** A known or seen Pokémon of the leader's, or the favourite type of a secret team. */
export interface Foe extends TypedPokemon {
  readonly name: string;
  /** Null where not all of it is known. */
  readonly pokemon: PreparedPokemon | null;
  /** Null where it was not seen in battle. */
  readonly seen: SeenPokemon | null;
}

/** A Pokémon's types and moves against the known part of the leader's team. */
export interface TypeMatchup {
  readonly strongAgainst: readonly Foe[];
  readonly weakAgainst: readonly Foe[];
  /** Higher is better. */
  readonly fit: number;
}

/** The known foes; none if neither the team nor a favourite type is known. */
export function foesOf({
  pokemons,
  seen,
  teamSize,
  typeId,
}: Pick<BattlePreparation['leader'], 'pokemons' | 'seen' | 'teamSize' | 'typeId'>): Foe[] {
  if (pokemons !== null) {
    return pokemons.map((pokemon) => ({
      ...typed(pokemon),
      name: pokemon.name,
      pokemon,
      seen: null,
    }));
  }
  const foes = seen.map(foeOfSeen);
  if (!isRealType(typeId) || seen.length === teamSize) return foes;
  const name = `tipo ${typeOf(typeId).name}`;
  return [...foes, { typeIds: [typeId], moves: [], name, pokemon: null, seen: null }];
}

const maxMoves = 4;

/** A seen foe; while it may have other moves, with an attack of each of its types. */
function foeOfSeen(seen: SeenPokemon): Foe {
  const { name, typeIds, ability } = seen;
  const unseen = seen.moves.length < maxMoves ? typeIds : [];
  const guessed = unseen.map((typeId) => ({
    move: null,
    typeId,
    damageClass: 'physical' as const,
  }));
  const moves = [...seen.moves, ...guessed];
  return { name, typeIds, moves, ability: ability?.identifier ?? null, pokemon: null, seen };
}

/** The matchups of the player's Pokémon, by id. */
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

/** A step per doubling; no effect counts as a step below a quarter. */
function weight(factor: number): number {
  return factor === 0 ? -3 : Math.log2(factor);
}

export function typed({ typeIds, moves, ability }: PreparedPokemon): TypedPokemon {
  return { typeIds, moves, ability: ability.identifier };
}
