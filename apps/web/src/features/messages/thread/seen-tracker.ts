/**
 * Milliseconds that something has to stand in view to count as seen: more than it takes to
 * scroll past.
 */
export const seenAfterMs = 500;

/**
 * Finds out which of the things that come into view and go are seen: those that stay, in a
 * visible page.
 */
export function createSeenTracker(onSeen: (ids: readonly number[]) => void) {
  /** What is in view, each with the wait that it is part of. */
  const inView = new Map<number, object>();
  let isPageVisible = false;

  function wait(ids: readonly number[]): void {
    if (ids.length === 0) return;
    const mark = {};
    for (const id of ids) inView.set(id, mark);
    setTimeout(() => {
      const stayed = ids.filter((id) => inView.get(id) === mark);
      if (isPageVisible && stayed.length > 0) onSeen(stayed);
    }, seenAfterMs);
  }

  return {
    come: wait,
    go(ids: readonly number[]): void {
      for (const id of ids) inView.delete(id);
    },
    /** Once the page is visible again, the messages in view start to count as seen. */
    setPageVisible(isVisible: boolean): void {
      isPageVisible = isVisible;
      wait([...inView.keys()]);
    },
    clear: () => inView.clear(),
  };
}
