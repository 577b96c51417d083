import { type Attack, type Battler, damageFactorOf, type FieldState } from './effectiveness.ts';

/** A Pokémon outside battle: its types, moves and ability. */
export interface TypedPokemon {
  /** One or two. */
  readonly typeIds: readonly number[];
  /** Known moves. */
  readonly moves: readonly Attack[];
  /** Its ability's identifier; null where unknown. */
  readonly ability?: string | null;
}

const calmField: FieldState = { weather: null, hasGravity: false };

function battlerOf({ typeIds, ability = null }: TypedPokemon): Battler {
  const unknown = { item: null, level: 1, gender: null, status: null };
  return { ...unknown, typeIds, ability, effects: new Set() };
}

/** The factor of a move against a Pokémon, including the abilities; null without damage. */
export function factorOf(
  move: Attack,
  attacker: TypedPokemon,
  target: TypedPokemon,
): number | null {
  if (move.damageClass === 'status') return null;
  return damageFactorOf(move, battlerOf(attacker), battlerOf(target), calmField);
}

/**
 * The best factor of a Pokémon's attacks against another; null without attacks. Unknown moves are
 * assumed to have its own types.
 */
export function bestFactor(attacker: TypedPokemon, target: TypedPokemon): number | null {
  const known = attacker.moves.length > 0 ? attacker.moves : attacker.typeIds.map(attackOfType);
  const factors = known
    .map((move) => factorOf(move, attacker, target))
    .filter((factor) => factor !== null);
  return factors.length === 0 ? null : Math.max(...factors);
}

function attackOfType(typeId: number): Attack {
  return { move: null, typeId, damageClass: 'physical' };
}

/** The matchup of an own Pokémon and a foe. */
export interface Matchup<Own, Foe> {
  readonly own: Own;
  readonly foe: Foe;
  /** The best factor of its attacks; null without attacks. */
  readonly deals: number | null;
  /** The best factor of the foe's attacks. */
  readonly takes: number | null;
}

/** The matchups of each own Pokémon and each foe. */
export function matchups<Own extends TypedPokemon, Foe extends TypedPokemon>(
  team: readonly Own[],
  foes: readonly Foe[],
): Matchup<Own, Foe>[] {
  return foes.flatMap((foe) =>
    team.map((own) => ({
      own,
      foe,
      deals: bestFactor(own, foe),
      takes: bestFactor(foe, own),
    })),
  );
}

/** Own Pokémon that are super effective against a foe, best first, then the least vulnerable. */
export function countersTo<Own extends TypedPokemon>(
  foe: TypedPokemon,
  team: readonly Own[],
): Matchup<Own, TypedPokemon>[] {
  return matchups(team, [foe])
    .filter(({ deals }) => (deals ?? 0) > 1)
    .sort(
      (one, other) =>
        (other.deals ?? 0) - (one.deals ?? 0) || (one.takes ?? 0) - (other.takes ?? 0),
    );
}
