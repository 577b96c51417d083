/** A Pokémon or move type. `name` is Italian. */
export interface PokemonType {
  readonly id: number;
  readonly identifier: string;
  readonly name: string;
}

/** The factor by which a move's type multiplies its damage against one type. */
export type TypeFactor = 0 | 0.5 | 1 | 2;

/** The factor against a Pokémon with one type or two. */
export type Effectiveness = 0 | 0.25 | 0.5 | 1 | 2 | 4;

/** The 17 types of generation 4 in the product's order; ids 1 to 17. */
export const types: readonly PokemonType[] = [
  { id: 1, identifier: 'normal', name: 'Normale' },
  { id: 2, identifier: 'grass', name: 'Erba' },
  { id: 3, identifier: 'water', name: 'Acqua' },
  { id: 4, identifier: 'fire', name: 'Fuoco' },
  { id: 5, identifier: 'electric', name: 'Elettro' },
  { id: 6, identifier: 'rock', name: 'Roccia' },
  { id: 7, identifier: 'ground', name: 'Terra' },
  { id: 8, identifier: 'fighting', name: 'Lotta' },
  { id: 9, identifier: 'ice', name: 'Ghiaccio' },
  { id: 10, identifier: 'psychic', name: 'Psico' },
  { id: 11, identifier: 'ghost', name: 'Spettro' },
  { id: 12, identifier: 'flying', name: 'Volante' },
  { id: 13, identifier: 'dragon', name: 'Drago' },
  { id: 14, identifier: 'poison', name: 'Veleno' },
  { id: 15, identifier: 'bug', name: 'Coleottero' },
  { id: 16, identifier: 'dark', name: 'Buio' },
  { id: 17, identifier: 'steel', name: 'Acciaio' },
];

/** The type '???' of the move Maledizione; also means "no dominant type". Neutral to all. */
export const unknownType: PokemonType = { id: 10001, identifier: 'unknown', name: '???' };

/** Non-neutral matchups of an attacking type: doubled, halved, and no effect. */
const chart: readonly (readonly [
  attacking: number,
  double: readonly number[],
  half: readonly number[],
  none: readonly number[],
])[] = [
  [1, [], [6, 17], [11]],
  [2, [3, 6, 7], [2, 4, 12, 13, 14, 15, 17], []],
  [3, [4, 6, 7], [2, 3, 13], []],
  [4, [2, 9, 15, 17], [3, 4, 6, 13], []],
  [5, [3, 12], [2, 5, 13], [7]],
  [6, [4, 9, 12, 15], [7, 8, 17], []],
  [7, [4, 5, 6, 14, 17], [2, 15], [12]],
  [8, [1, 6, 9, 16, 17], [10, 12, 14, 15], [11]],
  [9, [2, 7, 12, 13], [3, 4, 9, 17], []],
  [10, [8, 14], [10, 17], [16]],
  [11, [10, 11], [16, 17], [1]],
  [12, [2, 8, 15], [5, 6, 17], []],
  [13, [13], [17], []],
  [14, [2], [6, 7, 11, 14], [17]],
  [15, [2, 10, 16], [4, 8, 11, 12, 14, 17], []],
  [16, [10, 11], [8, 16, 17], []],
  [17, [6, 9], [3, 4, 5, 17], []],
];

const typeIndex: ReadonlyMap<number, PokemonType> = new Map(
  [...types, unknownType].map((type) => [type.id, type]),
);

const factors: ReadonlyMap<number, ReadonlyMap<number, TypeFactor>> = new Map(
  chart.map(([attacking, double, half, none]) => [
    attacking,
    new Map<number, TypeFactor>([
      ...double.map((id) => [id, 2] as const),
      ...half.map((id) => [id, 0.5] as const),
      ...none.map((id) => [id, 0] as const),
    ]),
  ]),
);

/** The type with this id (1 to 17, or 10001), or undefined. */
export function findType(id: number): PokemonType | undefined {
  return typeIndex.get(id);
}

/**
 * The type with this id (1 to 17, or 10001).
 * @throws RangeError when there is none.
 */
export function typeById(id: number): PokemonType {
  const type = typeIndex.get(id);
  if (type === undefined) throw new RangeError(`No type has the id ${id}`);
  return type;
}

/** Whether the id belongs to one of the 17 types; false for '???' (10001). */
export function isRealType(id: number): boolean {
  return id !== unknownType.id && typeIndex.has(id);
}

/**
 * The factor of a move's type against one type of a Pokémon, by generation 4's chart; 1 for '???'.
 * @throws RangeError when one of the ids belongs to no type.
 */
export function effectiveness(attackingTypeId: number, defendingTypeId: number): TypeFactor {
  const attacking = typeById(attackingTypeId);
  const defending = typeById(defendingTypeId);
  return factors.get(attacking.id)?.get(defending.id) ?? 1;
}

const products: ReadonlyMap<number, Effectiveness> = new Map(
  ([0, 0.25, 0.5, 1, 2, 4] as const).map((factor) => [factor, factor]),
);

/**
 * The factor of a move's type against a Pokémon's types (the second one null for a single type).
 * @throws RangeError when one of the ids belongs to no type.
 */
export function effectivenessAgainst(
  attackingTypeId: number,
  [firstTypeId, secondTypeId]: readonly [number, number | null],
): Effectiveness {
  const first = effectiveness(attackingTypeId, firstTypeId);
  const second = secondTypeId === null ? 1 : effectiveness(attackingTypeId, secondTypeId);
  return products.get(first * second) ?? 1;
}
