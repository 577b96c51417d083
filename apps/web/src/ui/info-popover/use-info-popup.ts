import { type ComponentType, useEffect, useState } from 'react';
import { onFirstInteraction } from '../../lib/deferred.ts';
import type { InfoPopupProps } from './InfoPopup.tsx';

type PopupModule = typeof import('./InfoPopup.tsx');

let loading: Promise<PopupModule> | undefined;
let isScheduled = false;

/** Fetches the bubble's own part, once; after a failure the next call tries again. */
function loadInfoPopup(): Promise<PopupModule> {
  loading ??= import('./InfoPopup.tsx').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Fetches it when the page is in use and the browser has nothing better to do. */
function preloadInfoPopup(): void {
  if (isScheduled) return;
  isScheduled = true;
  onFirstInteraction(() => {
    // Not fetched ahead: it is fetched when it is needed.
    loadInfoPopup().catch(() => undefined);
  });
}

/** The bubble's own part: null until it is first open and its code is there. */
export function useInfoPopup(
  isOpen: boolean,
  close: () => void,
): ComponentType<InfoPopupProps> | null {
  const [Popup, setPopup] = useState<ComponentType<InfoPopupProps> | null>(null);
  useEffect(preloadInfoPopup, []);
  useEffect(() => {
    if (!isOpen || Popup !== null) return;
    let isCurrent = true;
    loadInfoPopup().then(
      (module) => {
        if (isCurrent) setPopup(() => module.InfoPopup);
      },
      // Without a connection there is no bubble; the next attempt fetches it again.
      close,
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, Popup, close]);
  return Popup;
}
