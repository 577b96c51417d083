import { useSyncExternalStore } from 'react';
import { onReducedMotionChange, prefersReducedMotion } from '../../../lib/motion.ts';

/** Whether whoever watches has asked for less motion, also when they change their mind. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(onReducedMotionChange, prefersReducedMotion, () => false);
}
