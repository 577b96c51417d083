import { useSyncExternalStore } from 'react';
import { onReducedMotionChange, prefersReducedMotion } from './motion.ts';

/** Whether the user asks for less motion; the component renders again when that changes. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(onReducedMotionChange, prefersReducedMotion, () => false);
}
