import { prefersReducedMotion } from './reduced-motion.ts';

/** How the page scrolls by itself: smoothly, but at once for whoever asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'auto' : 'smooth';
}
