import { createStore } from '../../lib/create-store.ts';
import { onFirstInteraction } from '../../lib/deferred.ts';
import { precache } from './precache.ts';

/** Milliseconds between two looks for a newer release, by a page that stays open. */
const checkIntervalMs = 30 * 60_000;

/** Whether the server has a newer release than this page. */
export const isUpdateAvailable = createStore(false);

/** What the page begins with: its name is another one in each release. */
const appFile = () =>
  [...document.scripts].map(({ src }) => new URL(src, location.href).pathname).find(isAppFile);
const isAppFile = (path: string) => path.startsWith('/static/app-');

/** Somebody who pays for what comes wants no more than the page. */
const prefersSavingData = () =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

let isStarted = false;

/**
 * Has the browser keep the product, once the page is in use: not before what the page itself needs.
 */
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
    // Another page has let the newer release take over, whose files this one has not.
    serviceWorker.addEventListener('controllerchange', () => {
      const before = controller;
      ({ controller } = serviceWorker);
      if (before !== null && !isApplyingUpdate) compareRelease(controller);
    });
    await untilControlled(serviceWorker);
    await precache();
  } catch {
    // A browser that keeps nothing, or was closed meanwhile: the page is of use without.
  }
}

/** What is fetched before is not seen by the worker, which keeps it. */
async function untilControlled(container: ServiceWorkerContainer): Promise<void> {
  if (container.controller !== null) return;
  await new Promise((resolve) => {
    container.addEventListener('controllerchange', resolve, { once: true });
  });
}

/** A waiting worker is of a newer release; it may be that of this page already. */
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
    // Without a network there is nothing to be found.
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', check);
  setInterval(check, checkIntervalMs);
}

let isApplyingUpdate = false;

/** Loads the page anew, of the newer release. */
export async function applyUpdate(): Promise<void> {
  isApplyingUpdate = true;
  const registration = await navigator.serviceWorker.getRegistration();
  const waiting = registration?.waiting;
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waiting.postMessage({ kind: 'take-over' });
}
