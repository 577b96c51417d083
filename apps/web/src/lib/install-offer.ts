import { createStore } from './create-store.ts';

/** The browser's event that can install the product as an app. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** The current offer; each can be accepted once. */
export const installOffer = createStore<InstallOffer | null>(null);

/** Whether the product runs as an installed app. */
export function isInstalled(): boolean {
  const isApp = window.matchMedia('(display-mode: standalone)').matches;
  return isApp || ('standalone' in navigator && navigator.standalone === true);
}

/** Whether it is an iPhone or iPad, which installs only by the browser's menu. */
export const isAppleDevice = (): boolean => 'standalone' in navigator;

const isOffer = (event: Event): event is InstallOffer =>
  'prompt' in event && typeof event.prompt === 'function';

/** Stores the browser's offer instead of its own prompt; returns the unsubscribe function. */
export function captureInstallOffer(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const capture = (event: Event) => {
    event.preventDefault();
    if (isOffer(event)) installOffer.set(event);
  };
  window.addEventListener('beforeinstallprompt', capture, { signal });
  window.addEventListener('appinstalled', () => installOffer.set(null), { signal });
  return () => listening.abort();
}

/** Shows the browser's install prompt. */
export async function takeInstallOffer(): Promise<void> {
  const offer = installOffer.get();
  installOffer.set(null);
  await offer?.prompt();
}
