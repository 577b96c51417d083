/** How long a message must stay in view to count as seen, in milliseconds. */
export const seenAfterMs = 500;

/** Reports messages that stay in view for `seenAfterMs` while the page is visible. */
export function createSeenTracker(onSeen: (ids: readonly number[]) => void) {
  /** The messages in view, each with the object of its timer. */
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
