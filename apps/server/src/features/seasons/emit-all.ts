import type { UnitOfWork } from '../../db/transaction.ts';

/** Emits the events of a season change for all users. */
export function emitAll({ emit }: UnitOfWork): void {
  emit('seasons');
  for (const topic of ['battles', 'leaderboards', 'notifications', 'progress', 'team'] as const) {
    emit(topic, 'everybody');
  }
}
