import type { NotificationTopic } from '@poketorneo/contract';
import type { UnitOfWork } from '../../db/transaction.ts';
import { findPreference, updatePreference } from './preferences-repository.ts';

/** Topics enabled for the first push subscription. */
const topics: readonly NotificationTopic[] = ['battles', 'challenges', 'tournaments', 'messages'];

/** Enables push for the default topics, except those set to the list only. */
export async function enablePush({ trx, emit }: UnitOfWork, userId: number): Promise<void> {
  for (const topic of topics) {
    if ((await findPreference(trx, userId, topic)) === 'list') continue;
    await updatePreference(trx, userId, topic, 'phone');
  }
  emit('notification-preferences', userId);
}
