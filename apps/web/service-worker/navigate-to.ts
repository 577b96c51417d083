/** The part of the browser's `Clients` that navigation needs. */
export interface Windows {
  matchAll: (options: { type: 'window' }) => Promise<readonly Page[]>;
  openWindow: (path: string) => Promise<unknown>;
}

type Page = Pick<WindowClient, 'focused' | 'focus' | 'navigate'> & {
  postMessage: (message: unknown, transfer: Transferable[]) => void;
};

/** How long a page has to accept; one that is loading, or shows no app, never does. */
const timeoutMs = 1500;

/** Navigates to a path: in the open page, as by a link there; otherwise in a new window. */
export async function navigateTo(path: string, windows: Windows): Promise<void> {
  const pages = await windows.matchAll({ type: 'window' });
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (page === undefined) {
    await windows.openWindow(path);
    return;
  }
  const isTaken = ask(page, path);
  // A browser may refuse the focus; the page navigates all the same.
  await page.focus().catch(() => undefined);
  if (!(await isTaken)) await page.navigate(path).catch(() => windows.openWindow(path));
}

/** Whether the page navigates itself. */
function ask(page: Page, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (isTaken: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(isTaken);
    };
    const timer = setTimeout(() => end(false), timeoutMs);
    port1.onmessage = () => end(true);
    page.postMessage({ kind: 'open', address: path }, [port2]);
  });
}
