import { useSyncExternalStore } from 'react';
import { onReducedMotionChange, prefersReducedMotion } from '../../../lib/motion.ts';

/** Whether somebody has asked for less motion; the component renders again when they change it. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(onReducedMotionChange, prefersReducedMotion);
}
