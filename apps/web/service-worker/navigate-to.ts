/** The part of the browser's `Clients` that navigation needs. */
export interface Windows {
  matchAll: (options: { type: 'window' }) => Promise<readonly Page[]>;
  openWindow: (address: string) => Promise<unknown>;
}

type Page = Pick<WindowClient, 'focused' | 'focus' | 'navigate'> & {
  postMessage: (message: unknown, transfer: Transferable[]) => void;
};

/** How long a page has to accept; one that is loading, or shows no app, never does. */
const timeoutMs = 1500;

/** Navigates to an address: in the open page, as by a link there; otherwise in a new window. */
export async function navigateTo(address: string, windows: Windows): Promise<void> {
  const pages = await windows.matchAll({ type: 'window' });
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (page === undefined) {
    await windows.openWindow(address);
    return;
  }
  const isTaken = ask(page, address);
  // A browser may refuse the focus; the page navigates all the same.
  await page.focus().catch(() => undefined);
  if (!(await isTaken)) await page.navigate(address).catch(() => windows.openWindow(address));
}

/** Whether the page navigates itself. */
function ask(page: Page, address: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (isTaken: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(isTaken);
    };
    const timer = setTimeout(() => end(false), timeoutMs);
    port1.onmessage = () => end(true);
    page.postMessage({ kind: 'open', address }, [port2]);
  });
}
