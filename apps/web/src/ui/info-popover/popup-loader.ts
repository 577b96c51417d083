import { whenIdle } from '../../lib/when-idle.ts';

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

/** Fetches it when the page has loaded and the browser has nothing better to do. */
export function loadInfoPopupWhenIdle(): void {
  if (isScheduled) return;
  isScheduled = true;
  const load = () => {
    // Not fetched ahead: it is fetched when it is needed.
    loadInfoPopup().catch(() => undefined);
  };
  const loadSoon = () => {
    whenIdle(load);
  };
  if (document.readyState === 'complete') loadSoon();
  else window.addEventListener('load', loadSoon, { once: true });
}
