/** The used part of TanStack's `QueryObserver`. */
export interface InitialQuery {
  subscribe(listener: () => void): () => void;
  getCurrentResult(): { isPending: boolean };
}

/**
 * How long the prerendered page waits for data, in milliseconds: data that arrives in this time
 * replaces it without skeletons.
 */
const timeoutMs = 300;

let isInitial = true;

/** Whether the prerendered markup, if any, is still on the screen. */
export function isInitialRender(): boolean {
  return isInitial;
}

/**
 * Waits for a page's first queries, but not for long. They stay subscribed until the returned
 * function is called, when the page has subscribed itself.
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
