import { type Effectiveness, effectivenessAgainst, isRealType } from '@poketorneo/gen4/types';

/** A move as far as its type goes. */
export interface TypedMove {
  readonly typeId: number;
  readonly damageClass: 'physical' | 'special' | 'status';
  readonly power: number | null;
}

/** A Pokémon as far as types go. */
export interface TypedPokemon {
  /** One or two. */
  readonly typeIds: readonly number[];
  /** Those that are known. */
  readonly moves: readonly TypedMove[];
  /** Its identifier; null where it is not known. */
  readonly ability?: string | null;
}

/** Types that an ability makes harmless. */
const immuneByAbility: Readonly<Record<string, number>> = {
  levitate: 7,
  'flash-fire': 4,
  'volt-absorb': 5,
  'motor-drive': 5,
  'water-absorb': 3,
  'dry-skin': 3,
};

/** Types that an ability halves. */
const halvedByAbility: Readonly<Record<string, readonly number[]>> = {
  'thick-fat': [4, 9],
  heatproof: [4],
};

/** The factor of a move's type against types (one or two), by generation 4's chart. */
export function effectivenessOf(moveTypeId: number, typeIds: readonly number[]): Effectiveness {
  const [first, second] = typeIds.filter(isRealType);
  if (first === undefined) return 1;
  return effectivenessAgainst(moveTypeId, [first, second ?? null]);
}

/** The factor of a move against a Pokémon, its ability counted; null for what deals no damage. */
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
 * The best factor of a Pokémon's attacks against another; null where it has none. Of a Pokémon whose
 * moves are not known its own types are taken for theirs.
 */
export function bestFactor(attacker: TypedPokemon, target: TypedPokemon): number | null {
  const known = attacker.moves.length > 0 ? attacker.moves : attacker.typeIds.map(attackOfType);
  const factors = known.map((move) => factorOf(move, target)).filter((factor) => factor !== null);
  return factors.length === 0 ? null : Math.max(...factors);
}

function attackOfType(typeId: number): TypedMove {
  return { typeId, damageClass: 'physical', power: null };
}

/** How one's own Pokémon stands against a foe. */
export interface Matchup<Own, Foe> {
  readonly own: Own;
  readonly foe: Foe;
  /** The best factor of its attacks; null where it has none. */
  readonly deals: number | null;
  /** The best factor of the foe's. */
  readonly takes: number | null;
}

/** How each of one's own stands against each foe. */
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

/** Those of one's own that hit a foe hard, the best first: of those alike, who is hit less. */
export function answersTo<Own extends TypedPokemon>(
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
