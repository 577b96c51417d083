import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Brings the part of the page that the address names into view and moves the focus there. */
export function useAnchorScroll(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again scrolls again.
  useEffect(() => {
    if (hash === '') return;
    const part = document.getElementById(decodeURIComponent(hash.slice(1)));
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [hash, key]);
}
