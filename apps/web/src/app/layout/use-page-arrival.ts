import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ShownPage } from '../use-page.ts';

/**
 * When another page has come, moves the focus to its beginning, where a full page load would have
 * put it, and returns what a screen reader is to say. Moving within a page is no arrival.
 */
export function usePageArrival(page: ShownPage, main: RefObject<HTMLElement | null>): string {
  const shown = useRef(page.path);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (shown.current === page.path) return;
    shown.current = page.path;
    setAnnouncement(page.title);
    // A page that has put the focus where it wants it keeps it there.
    if (main.current?.contains(document.activeElement) === true) return;
    // The scroll position is the router's business: it restores it on the way back.
    main.current?.focus({ preventScroll: true });
  }, [page, main]);
  return announcement;
}
