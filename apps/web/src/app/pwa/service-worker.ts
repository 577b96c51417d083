import { createStore } from '../../lib/create-store.ts';
import { onFirstInteraction } from '../../lib/deferred.ts';
import { precache } from './precache.ts';

/** The time between two checks for a newer release, in milliseconds. */
const checkIntervalMs = 30 * 60_000;

/** Whether the server has a newer release than this page. */
export const isUpdateAvailable = createStore(false);

/** The path of the app's first file, whose hash differs between releases. */
const appFile = () =>
  [...document.scripts].map(({ src }) => new URL(src, location.href).pathname).find(isAppFile);
const isAppFile = (path: string) => path.startsWith('/static/app-');

/** With the browser's data saver there is no service worker, and so no precaching. */
const prefersSavingData = () =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

let isStarted = false;

/** Registers the service worker after the first interaction: the page's own files come first. */
export function startServiceWorker(): void {
  if (isStarted || !('serviceWorker' in navigator) || import.meta.env.DEV || prefersSavingData())
    return;
  isStarted = true;
  onFirstInteraction(() => void register());
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  let { controller } = serviceWorker;
  try {
    const registration = await serviceWorker.register('/service-worker.js', {
      updateViaCache: 'none',
    });
    checkWaitingWorker(registration);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => checkWaitingWorker(registration));
    });
    checkPeriodically(registration);
    // Another tab has activated a newer release; this page still runs the old one.
    serviceWorker.addEventListener('controllerchange', () => {
      const before = controller;
      ({ controller } = serviceWorker);
      if (before !== null && !isApplyingUpdate) compareRelease(controller);
    });
    await untilControlled(serviceWorker);
    await precache();
  } catch {
    // Storage is forbidden, or the page was closed: it works without a service worker.
  }
}

/** The service worker caches only the fetches of pages that it controls. */
async function untilControlled(container: ServiceWorkerContainer): Promise<void> {
  if (container.controller !== null) return;
  await new Promise((resolve) => {
    container.addEventListener('controllerchange', resolve, { once: true });
  });
}

/** A waiting worker is newer than the active one, but maybe of this page's release. */
function checkWaitingWorker({ waiting }: ServiceWorkerRegistration): void {
  compareRelease(waiting);
}

function compareRelease(worker: ServiceWorker | null): void {
  if (worker === null || navigator.serviceWorker.controller === null) return;
  const channel = new MessageChannel();
  channel.port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'other-release') isUpdateAvailable.set(true);
  };
  worker.postMessage({ kind: 'compare', app: appFile() }, [channel.port2]);
}

function checkPeriodically(registration: ServiceWorkerRegistration): void {
  let checkedAt = performance.now();
  const check = () => {
    if (document.hidden || performance.now() - checkedAt < checkIntervalMs) return;
    checkedAt = performance.now();
    // Fails offline.
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', check);
  setInterval(check, checkIntervalMs);
}

let isApplyingUpdate = false;

/** How long the newer worker may take to activate: it waits for the older one's requests. */
const activationTimeoutMs = 3000;

/**
 * Activates the newer release and reloads the page. The document comes from the server: it is of the
 * newer release even where the older worker is still active.
 */
export async function applyUpdate(): Promise<void> {
  isApplyingUpdate = true;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting) {
    const activated = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      setTimeout(resolve, activationTimeoutMs);
    });
    registration.waiting.postMessage({ kind: 'take-over' });
    await activated;
  }
  location.reload();
}
