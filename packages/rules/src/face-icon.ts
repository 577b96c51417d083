import { tierOfSpecies } from '@poketorneo/gen4/tier';
import { championPosition } from './tournament.ts';

/** Whether the face icon of a species is a secret one: those of tier 2 and 3 are. */
export function isSecretIcon(speciesId: number): boolean {
  return tierOfSpecies(speciesId) > 1;
}

/**
 * The species whose face icons the defeat of a leader gives: those of the team, each once; the secret
 * ones among them only when it is a champion's.
 */
export function iconsOfDefeat({
  position,
  teamSpeciesIds,
}: {
  /** The leader's place in the tournament. */
  position: number;
  teamSpeciesIds: readonly number[];
}): number[] {
  const icons = [...new Set(teamSpeciesIds)];
  return position === championPosition ? icons : icons.filter((id) => !isSecretIcon(id));
}
