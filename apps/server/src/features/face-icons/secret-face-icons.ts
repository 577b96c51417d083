import { allSpecies } from '@poketorneo/gen4';
import { isSecretIcon } from '@poketorneo/rules';
import type { Database } from '../../db/database.ts';
import { listOwnedSpecies } from './face-icons-repository.ts';

/** Icons given by secret quizzes only, by national number. */
export const secretFaceIcons: readonly number[] = allSpecies
  .map(({ id }) => id)
  .filter(isSecretIcon);

/** Secret icons the player does not have, by national number. */
export async function listUnobtainedSecretIcons(db: Database, userId: number): Promise<number[]> {
  const obtained = new Set(await listOwnedSpecies(db, userId, secretFaceIcons));
  return secretFaceIcons.filter((id) => !obtained.has(id));
}
