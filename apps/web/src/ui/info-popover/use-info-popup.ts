import { type ComponentType, useEffect, useState } from 'react';
import { onFirstInteraction } from '../../lib/deferred.ts';
import type { InfoPopupProps } from './InfoPopup.tsx';

type PopupModule = typeof import('./InfoPopup.tsx');

let loading: Promise<PopupModule> | undefined;
let isScheduled = false;

/** Imports the bubble's code once; after a failure the next call retries. */
function loadInfoPopup(): Promise<PopupModule> {
  loading ??= import('./InfoPopup.tsx').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Imports it after the first interaction, when the page is idle. */
function preloadInfoPopup(): void {
  if (isScheduled) return;
  isScheduled = true;
  onFirstInteraction(() => {
    // Imported on demand instead.
    loadInfoPopup().catch(() => undefined);
  });
}

/** The bubble's component; null until its first opening and until its code is loaded. */
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
      // Offline there is no bubble; the next opening retries.
      close,
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, Popup, close]);
  return Popup;
}
