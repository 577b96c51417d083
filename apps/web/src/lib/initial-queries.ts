/** A query that is under way, as TanStack's QueryObserver. */
export interface InitialQuery {
  subscribe(listener: () => void): () => void;
  getCurrentResult(): { isPending: boolean };
}

/**
 * Milliseconds that a page drawn into the document may stand as it is: what comes in that time is shown
 * at once, and no bones are drawn that would be gone in the next moment.
 */
const timeoutMs = 300;

let isInitial = true;

/** Whether what is on the screen is still the drawing in the document, if there is one. */
export function isInitialRender(): boolean {
  return isInitial;
}

/**
 * Waits for the answers of a page's first queries, but not for long. They are kept until what is
 * answered has been called, when the page itself keeps them.
 */
export async function waitForInitialQueries(queries: readonly InitialQuery[]): Promise<() => void> {
  const unsubscribers: (() => void)[] = [];
  const settled = queries.map(
    (query) =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (!query.getCurrentResult().isPending) resolve();
        };
        unsubscribers.push(query.subscribe(check));
        check();
      }),
  );
  if (queries.length > 0) {
    await Promise.race([
      Promise.all(settled),
      new Promise((resolve) => setTimeout(resolve, timeoutMs)),
    ]);
  }
  return () => {
    isInitial = false;
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}
