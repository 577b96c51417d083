import { allSpecies } from '@poketorneo/gen4';
import { isSecretIcon } from '@poketorneo/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

const secretIcons = allSpecies.map(({ id }) => id).filter(isSecretIcon);

/** The species whose secret icon a player does not have, by national number. */
export async function listUnobtainedSecretIcons(
  db: Kysely<Schema>,
  userId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('user_face_icons')
    .select('species_id')
    .where('user_id', '=', userId)
    .where('species_id', 'in', secretIcons)
    .execute();
  const obtained = new Set(rows.map((row) => row.species_id));
  return secretIcons.filter((id) => !obtained.has(id));
}
