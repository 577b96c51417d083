import { contract, type RegistrationSettings } from '@poketorneo/contract';
import type { Database, Trx } from '../../db/database.ts';

const keys = { mode: 'registration-mode', isEmailOptional: 'registration-email-optional' } as const;

/** Who may sign up, and whether a mail address is needed: anyone, with one, until organisers decide. */
export async function findRegistrationSettings(db: Database): Promise<RegistrationSettings> {
  const rows = await db
    .selectFrom('settings')
    .selectAll()
    .where('key', 'in', Object.values(keys))
    .execute();
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  return contract.registration.getSettings.response.parse({
    mode: values.get(keys.mode) ?? 'open',
    isEmailOptional: values.get(keys.isEmailOptional) === 'true',
  });
}

export async function updateRegistrationSettings(
  trx: Trx,
  { mode, isEmailOptional }: RegistrationSettings,
): Promise<void> {
  const values = { [keys.mode]: mode, [keys.isEmailOptional]: String(isEmailOptional) };
  for (const [key, value] of Object.entries(values)) {
    await trx
      .insertInto('settings')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  }
}
