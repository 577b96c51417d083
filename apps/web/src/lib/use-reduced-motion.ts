import { reducedMotionQuery } from './motion.ts';
import { useMediaQuery } from './use-media-query.ts';

/** Whether the user asks for less motion; the component renders again when that changes. */
export function useReducedMotion(): boolean {
  return useMediaQuery(reducedMotionQuery);
}
