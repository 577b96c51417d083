import { isStaged as isOfStage, type Notification } from '@poketorneo/contract';

/** Whether a notification is staged instead of shown in a toast: see features/rewards. */
export function isStaged({ facts }: Pick<Notification, 'facts'>): boolean {
  return isOfStage(facts);
}
