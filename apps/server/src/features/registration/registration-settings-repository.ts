import { contract, type RegistrationSettings } from '@poketorneo/contract';
import type { Database, Trx } from '../../db/database.ts';
import { findSettingValues, updateSetting } from '../../db/settings.ts';

const keys = { mode: 'registration-mode', isEmailOptional: 'registration-email-optional' } as const;

/** Registration settings; by default open, with email. */
export async function findRegistrationSettings(db: Database): Promise<RegistrationSettings> {
  const values = await findSettingValues(db, Object.values(keys));
  return contract.registration.getSettings.response.parse({
    mode: values.get(keys.mode) ?? 'open',
    isEmailOptional: values.get(keys.isEmailOptional) === 'true',
  });
}

export async function updateRegistrationSettings(
  trx: Trx,
  { mode, isEmailOptional }: RegistrationSettings,
): Promise<void> {
  await updateSetting(trx, keys.mode, mode);
  await updateSetting(trx, keys.isEmailOptional, String(isEmailOptional));
}
