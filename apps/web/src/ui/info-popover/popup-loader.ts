import { onFirstInteraction } from '../../lib/deferred.ts';

type PopupModule = typeof import('./InfoPopup.tsx');

let loading: Promise<PopupModule> | undefined;
let isScheduled = false;

/** Fetches the bubble's own part, once; after a failure the next call tries again. */
export function loadInfoPopup(): Promise<PopupModule> {
  loading ??= import('./InfoPopup.tsx').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Fetches it when the page is in use and the browser has nothing better to do. */
export function preloadInfoPopup(): void {
  if (isScheduled) return;
  isScheduled = true;
  onFirstInteraction(() => {
    // Not fetched ahead: it is fetched when it is needed.
    loadInfoPopup().catch(() => undefined);
  });
}
