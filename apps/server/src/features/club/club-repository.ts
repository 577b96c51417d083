import { type ClubSettings, contract } from '@poketorneo/contract';
import type { Database, Trx } from '../../db/database.ts';
import { findSetting, updateSetting } from '../../db/settings.ts';

const key = 'club-name';

/** Without a name until an organiser gives one. */
export async function findClub(db: Database): Promise<ClubSettings> {
  // No name is stored as an empty one.
  return contract.club.get.response.parse({ name: (await findSetting(db, key)) || null });
}

export async function updateClub(trx: Trx, { name }: ClubSettings): Promise<void> {
  await updateSetting(trx, key, name ?? '');
}
