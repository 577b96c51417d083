import type { NewsTopic } from '@poketorneo/contract';
import type { Unit } from '../../db/transaction.ts';
import { findPreference, updatePreference } from './preferences-repository.ts';

/** What a phone is asked for: somebody waits for it, or is waited for. */
const topics: readonly NewsTopic[] = ['battles', 'tournaments', 'messages'];

/** Has a user's phones told what they are asked for, but for what is wanted in the list alone. */
export async function wantOnPhone({ trx, announce }: Unit, userId: number): Promise<void> {
  for (const topic of topics) {
    if ((await findPreference(trx, userId, topic)) === 'list') continue;
    await updatePreference(trx, userId, topic, 'phone');
  }
  announce('notification-preferences', userId);
}
