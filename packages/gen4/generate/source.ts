import { Generations, type Learnset, type Specie } from '@pkmn/data';
import { Dex } from '@pkmn/dex';
import { types, unknownType } from '../src/types.ts';

/** Generation 4 as @pkmn records it. */
// @ts-expect-error: @pkmn/data declares fewer overloads of Dex.mod than @pkmn/dex; unused here.
export const generation4 = new Generations(Dex).get(4);

/** @pkmn's id for one of our identifiers. */
export function pkmnId(identifier: string): string {
  if (identifier === 'vice-grip') return 'visegrip';
  return identifier.replaceAll('-', '');
}

/** @pkmn's entry of a species or form; throws without one in generation 4. */
export function specieOf(name: string): Specie {
  const specie = generation4.species.get(name);
  if (specie === undefined) throw new Error(`@pkmn has no Pokémon ${name} in generation 4`);
  return specie;
}

const ownLearnsets = new Map<string, Learnset | null>();

/** @pkmn's learnset of this entry alone, without its base form and earlier stages. */
export async function ownLearnset(specie: Specie): Promise<Learnset | null> {
  const known = ownLearnsets.get(specie.id);
  if (known !== undefined) return known;
  const learnset = (await generation4.learnsets.get(specie.id)) ?? null;
  ownLearnsets.set(specie.id, learnset);
  return learnset;
}

/** Our id of a type by its English name, '???' included; throws for an unknown one. */
export function typeIdOf(englishName: string): number {
  if (englishName === '???') return unknownType.id;
  const type = types.find((candidate) => candidate.identifier === englishName.toLowerCase());
  if (type === undefined) throw new Error(`Generation 4 has no type ${englishName}`);
  return type.id;
}

const moveNumbers: ReadonlyMap<string, number> = new Map(
  [...generation4.moves].map((move) => [move.id, move.num]),
);

/** A move's national number by @pkmn's id; throws for an unknown one. */
export function moveNumber(id: string): number {
  const number = moveNumbers.get(id);
  if (number === undefined) throw new Error(`Generation 4 has no move ${id}`);
  return number;
}

const abilityNumbers: ReadonlyMap<string, number> = new Map(
  [...generation4.abilities].map((ability) => [ability.name, ability.num]),
);

/** An ability's national number by its English name; throws for an unknown one. */
export function abilityNumber(englishName: string): number {
  const number = abilityNumbers.get(englishName);
  if (number === undefined) throw new Error(`Generation 4 has no ability ${englishName}`);
  return number;
}
