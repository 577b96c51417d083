import type { EventInfo, Specie } from '@pkmn/data';
import { ownLearnset, specieOf } from './source.ts';

/** Generations of origin of a Pokémon in generation 4. */
export type SourceGeneration = 3 | 4;

const hatchLevels: Readonly<Record<SourceGeneration, number>> = { 3: 5, 4: 1 };

/** Lowest level at which an earlier stage knows the move that it needs to evolve. */
export type EarliestLevel = (specie: Specie, moveName: string) => Promise<number>;

/**
 * Lowest level of a Pokémon of a given generation of origin, raised from an egg where it hatches.
 * Infinity when that generation has none. One of generation 3 may have evolved in generation 4.
 */
export async function minimumLevelFrom(
  generation: SourceGeneration,
  specie: Specie,
  earliestLevel: EarliestLevel,
): Promise<number> {
  const base = baseFormOf(specie);
  if (base !== null) return minimumLevelFrom(generation, base, earliestLevel);
  if (specie.canHatch) return hatchLevels[generation];
  if (!specie.prevo) return encounterLevel(generation, specie);

  const earlier = specieOf(specie.prevo);
  const before = await minimumLevelFrom(generation, earlier, earliestLevel);
  switch (specie.evoType) {
    case 'trade':
    case 'useItem':
      return before;
    case 'levelMove': {
      if (!specie.evoMove) throw new Error(`${specie.name} evolves by an unknown move`);
      return Math.max(before + 1, await earliestLevel(earlier, specie.evoMove));
    }
    case 'levelFriendship':
    case 'levelHold':
    case 'levelExtra':
      return before + 1;
    case undefined:
      return Math.max(before + 1, specie.evoLevel ?? Number.NaN);
    default:
      throw new Error(`${specie.name} evolves in an unknown way: ${specie.evoType}`);
  }
}

/** Lowest level over both generations of origin. */
export async function minimumLevelOf(
  specie: Specie,
  earliestLevel: EarliestLevel,
): Promise<number> {
  return Math.min(
    await minimumLevelFrom(3, specie, earliestLevel),
    await minimumLevelFrom(4, specie, earliestLevel),
  );
}

/** The base form of a form that changes at any level. */
export function baseFormOf(specie: Specie): Specie | null {
  const name = specie.battleOnly ?? specie.changesFrom;
  if (name === undefined) return null;
  if (typeof name !== 'string') throw new Error(`${specie.name} has several base forms`);
  return specieOf(name);
}

async function encounterLevel(generation: SourceGeneration, specie: Specie): Promise<number> {
  const learnset = await ownLearnset(specie);
  const encounters = [...(learnset?.eventData ?? []), ...(learnset?.encounters ?? [])].filter(
    (encounter) => encounter.generation === generation,
  );
  const free = encounters.filter((encounter) => !isSpecialEvent(encounter));
  const levels = (free.length > 0 ? free : encounters).map(({ level }) => level ?? Number.NaN);
  return Math.min(...levels);
}

/** An event with a fixed nature or shininess does not represent its species. */
function isSpecialEvent(encounter: EventInfo): boolean {
  return encounter.shiny === true || encounter.nature !== undefined;
}
