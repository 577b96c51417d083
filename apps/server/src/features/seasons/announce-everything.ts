import type { Unit } from '../../db/transaction.ts';

/** Tells that everybody stands elsewhere than before. */
export function announceEverything({ announce }: Unit): void {
  announce('seasons');
  for (const topic of ['battles', 'leaderboards', 'notifications', 'progress', 'team'] as const) {
    announce(topic, 'everybody');
  }
}
