/** A query that is under way, as TanStack's QueryObserver. */
export interface FirstQuery {
  subscribe(listener: () => void): () => void;
  getCurrentResult(): { isPending: boolean };
}

/**
 * Milliseconds that a page drawn into the document may stand as it is: what comes in that time is shown
 * at once, and no bones are drawn that would be gone in the next moment.
 */
const patience = 300;

let isBeforeApp = true;

/** Whether what is on the screen is still the drawing in the document, if there is one. */
export function isFirstView(): boolean {
  return isBeforeApp;
}

/**
 * Waits for the answers of a page's first queries, but not for long. They are kept until what is
 * answered has been called, when the page itself keeps them.
 */
export async function waitForFirstData(queries: readonly FirstQuery[]): Promise<() => void> {
  const leave: (() => void)[] = [];
  const answered = queries.map(
    (query) =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (!query.getCurrentResult().isPending) resolve();
        };
        leave.push(query.subscribe(check));
        check();
      }),
  );
  if (queries.length > 0) {
    await Promise.race([
      Promise.all(answered),
      new Promise((resolve) => setTimeout(resolve, patience)),
    ]);
  }
  return () => {
    isBeforeApp = false;
    for (const end of leave) end();
  };
}
