import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ShownPage } from '../use-page.ts';

/**
 * When another page opens, moves the focus to its start, as a full page load does, and returns the
 * announcement for screen readers. Another section of the same page does not count.
 */
export function usePageArrival(page: ShownPage, main: RefObject<HTMLElement | null>): string {
  const shown = useRef(page.path);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (shown.current === page.path) return;
    shown.current = page.path;
    setAnnouncement(page.title);
    // The page has set the focus itself.
    if (main.current?.contains(document.activeElement) === true) return;
    // The router restores the scroll position.
    main.current?.focus({ preventScroll: true });
  }, [page, main]);
  return announcement;
}
