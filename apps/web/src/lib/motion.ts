export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Whether the user prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(reducedMotionQuery).matches;
}

/** How the page scrolls by itself: smoothly, or at once with reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'auto' : 'smooth';
}

/** A `ref` that scrolls its element into view once it is mounted. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
}

/** Events by which users may scroll. */
const inputEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Calls back at each input that may scroll the page, until the signal is aborted. */
export function onUserInput(listener: () => void, signal: AbortSignal): void {
  for (const event of inputEvents)
    window.addEventListener(event, listener, { signal, passive: true });
}
