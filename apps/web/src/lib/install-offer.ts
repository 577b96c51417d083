import { createStore } from './create-store.ts';

/** What a browser hands out that can put the product among the device's apps. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** The offer, while there is one: each can be taken up once. */
export const installOffer = createStore<InstallOffer | null>(null);

/** Whether the product was opened from the device's apps already. */
export function isInstalled(): boolean {
  const isApp = window.matchMedia('(display-mode: standalone)').matches;
  return isApp || ('standalone' in navigator && navigator.standalone === true);
}

/** Whether it is an iPhone or iPad, which installs by a menu of its own. */
export const isAppleDevice = (): boolean => 'standalone' in navigator;

const isOffer = (event: Event): event is InstallOffer =>
  'prompt' in event && typeof event.prompt === 'function';

/** Keeps the browser's offer for where it is wanted: it asks nobody by itself. */
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

/** Has the browser ask whether it is to be installed. */
export async function takeInstallOffer(): Promise<void> {
  const offer = installOffer.get();
  installOffer.set(null);
  await offer?.prompt();
}
