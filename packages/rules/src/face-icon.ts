import { tierOfSpecies } from '@poketorneo/gen4/tier';
import { championPosition } from './tournament.ts';

/** Whether a species' face icon is secret: tiers 2 and 3 are. */
export function isSecretIcon(speciesId: number): boolean {
  return tierOfSpecies(speciesId) > 1;
}

/**
 * Species of the face icons for defeating a leader: those of the team, each once; secret ones only
 * for a champion.
 */
export function iconsOfDefeat({
  position,
  teamSpeciesIds,
}: {
  /** The leader's position in the tournament. */
  position: number;
  teamSpeciesIds: readonly number[];
}): number[] {
  const icons = [...new Set(teamSpeciesIds)];
  return position === championPosition ? icons : icons.filter((id) => !isSecretIcon(id));
}
