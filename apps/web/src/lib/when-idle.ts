/**
 * Calls back once the page has nothing better to do, or soon in browsers that cannot tell. Answers
 * with a function that calls it off.
 */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 300);
    return () => clearTimeout(timer);
  }
  let idle = 0;
  // Before what has just been drawn is on the screen the page may be idle too; in the frame after the
  // next it is there for certain.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      idle = requestIdleCallback(callback, { timeout: 2000 });
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    cancelIdleCallback(idle);
  };
}
