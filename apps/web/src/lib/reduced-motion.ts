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
