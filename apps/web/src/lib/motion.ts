const query = '(prefers-reduced-motion: reduce)';

/** Whether the person has asked for less motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(query).matches;
}

/** Calls back when they change their mind; answers with what ends that. */
export function onReducedMotionChange(callback: () => void): () => void {
  const preference = window.matchMedia(query);
  preference.addEventListener('change', callback);
  return () => preference.removeEventListener('change', callback);
}

/** How the page scrolls by itself: smoothly, but at once for whoever asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'auto' : 'smooth';
}

/** A `ref` for what appears where it may not be seen: scrolls it into view once. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
}

/** What somebody does who has begun to look around. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Calls back at each of the reader's own moves, until the signal is aborted. */
export function onOwnMove(listener: () => void, signal: AbortSignal): void {
  for (const move of ownMoves) window.addEventListener(move, listener, { signal, passive: true });
}
