import { type Effectiveness, effectivenessAgainst, isRealType } from '@poketorneo/gen4/types';

/** A move's type and class. */
export interface TypedMove {
  readonly typeId: number;
  readonly damageClass: 'physical' | 'special' | 'status';
  readonly power: number | null;
}

/** A Pokémon's types, moves and ability. */
export interface TypedPokemon {
  /** One or two. */
  readonly typeIds: readonly number[];
  /** Known moves. */
  readonly moves: readonly TypedMove[];
  /** Its ability's identifier; null where unknown. */
  readonly ability?: string | null;
}

/** Types without effect, by ability. */
const immuneByAbility: Readonly<Record<string, number>> = {
  levitate: 7,
  'flash-fire': 4,
  'volt-absorb': 5,
  'motor-drive': 5,
  'water-absorb': 3,
  'dry-skin': 3,
};

/** Halved types, by ability. */
const halvedByAbility: Readonly<Record<string, readonly number[]>> = {
  'thick-fat': [4, 9],
  heatproof: [4],
};

/** The factor of a move's type against one or two types, by generation 4's chart. */
export function effectivenessOf(moveTypeId: number, typeIds: readonly number[]): Effectiveness {
  const [first, second] = typeIds.filter(isRealType);
  if (first === undefined) return 1;
  return effectivenessAgainst(moveTypeId, [first, second ?? null]);
}

/** The factor of a move against a Pokémon, including its ability; null without damage. */
export function factorOf(move: TypedMove, target: TypedPokemon): number | null {
  if (move.damageClass === 'status') return null;
  const { ability } = target;
  const factor = effectivenessOf(move.typeId, target.typeIds);
  if (ability === null || ability === undefined) return factor;
  if (immuneByAbility[ability] === move.typeId) return 0;
  if (ability === 'wonder-guard' && factor < 2) return 0;
  return halvedByAbility[ability]?.includes(move.typeId) ? factor / 2 : factor;
}

/**
 * The best factor of a Pokémon's attacks against another; null without attacks. Unknown moves are
 * assumed to have its own types.
 */
export function bestFactor(attacker: TypedPokemon, target: TypedPokemon): number | null {
  const known = attacker.moves.length > 0 ? attacker.moves : attacker.typeIds.map(attackOfType);
  const factors = known.map((move) => factorOf(move, target)).filter((factor) => factor !== null);
  return factors.length === 0 ? null : Math.max(...factors);
}

function attackOfType(typeId: number): TypedMove {
  return { typeId, damageClass: 'physical', power: null };
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
