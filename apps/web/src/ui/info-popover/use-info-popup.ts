import { type ComponentType, useEffect, useState } from 'react';
import type { InfoPopupProps } from './InfoPopup.tsx';
import { loadInfoPopup, preloadInfoPopup } from './popup-loader.ts';

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
