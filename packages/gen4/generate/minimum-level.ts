import type { EventInfo, Specie } from '@pkmn/data';
import { ownLearnset, specieOf } from './source.ts';

/** The two generations that a Pokémon of generation 4 can come from. */
export type SourceGeneration = 3 | 4;

const hatchLevels: Readonly<Record<SourceGeneration, number>> = { 3: 5, 4: 1 };

/** The lowest level at which some earlier stage knows the move that it needs to evolve. */
export type EarliestLevel = (specie: Specie, moveName: string) => Promise<number>;

/**
 * The lowest level at which a Pokémon can exist that began its life in a generation, raised from an
 * egg where it hatches. Infinity when that generation gives none. One that began in generation 3 may
 * since have evolved in generation 4.
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

/** The lowest level whichever generation it began in. */
export async function minimumLevelOf(
  specie: Specie,
  earliestLevel: EarliestLevel,
): Promise<number> {
  return Math.min(
    await minimumLevelFrom(3, specie, earliestLevel),
    await minimumLevelFrom(4, specie, earliestLevel),
  );
}

/** The form that this one is changed from, at any level. */
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
  const free = encounters.filter((encounter) => !isParticular(encounter));
  const levels = (free.length > 0 ? free : encounters).map(({ level }) => level ?? Number.NaN);
  return Math.min(...levels);
}

/** An event that gives one particular Pokémon says nothing about the others of its species. */
function isParticular(encounter: EventInfo): boolean {
  return encounter.shiny === true || encounter.nature !== undefined;
}
