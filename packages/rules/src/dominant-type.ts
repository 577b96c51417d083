import { unknownType } from '@poketorneo/gen4/types';

/** A Pokémon's types; the second one null for a single type. */
export type TypePair = readonly [firstTypeId: number, secondTypeId: number | null];

/**
 * The id of the type of more than half of a team, and of more Pokémon than any other type; 10001
 * ('???') without one.
 */
export function dominantType(team: readonly TypePair[]): number {
  const members = new Map<number, number>();
  for (const types of team) {
    for (const type of new Set(types)) {
      if (type !== null) members.set(type, (members.get(type) ?? 0) + 1);
    }
  }
  const [first, second] = [...members].sort(([, one], [, other]) => other - one);
  if (first === undefined) return unknownType.id;
  const [type, count] = first;
  return count * 2 > team.length && count > (second?.[1] ?? 0) ? type : unknownType.id;
}
