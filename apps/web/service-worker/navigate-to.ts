/** What it takes of the browser to lead somewhere. */
export interface Windows {
  matchAll: (options: { type: 'window' }) => Promise<readonly Page[]>;
  openWindow: (address: string) => Promise<unknown>;
}

type Page = Pick<WindowClient, 'focused' | 'focus' | 'navigate'> & {
  postMessage: (message: unknown, transfer: Transferable[]) => void;
};

/** Milliseconds for a page to take over: one that is loading, or shows no app, never does. */
const timeoutMs = 1500;

/** Leads to an address: in the page that is open, as any link of it; else in one of its own. */
export async function navigateTo(address: string, windows: Windows): Promise<void> {
  const pages = await windows.matchAll({ type: 'window' });
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (page === undefined) {
    await windows.openWindow(address);
    return;
  }
  const isTaken = ask(page, address);
  // A browser that does not let it come to the front has it at the right place.
  await page.focus().catch(() => undefined);
  if (!(await isTaken)) await page.navigate(address).catch(() => windows.openWindow(address));
}

/** Whether the page leads there itself. */
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
